import { expect, test } from "vitest";
import { timeText } from "./time.svelte";
import { words } from "./words/words.svelte";

const HOUR = 3_600_000;

test.each([["en", "3 d", "5 h"], ["fr", "3 j", "5 h"], ["nl", "3 d", "5 u"], ["de", "3 T.", "5 Std."]] as const)("%s writes time as its readers do", async (language, days, hours) => {
  await words.speak(language);
  expect(timeText(3.2 * 24 * HOUR)).toBe(days);
  expect(timeText(5.2 * HOUR)).toBe(hours);
  expect(timeText(545_000)).toBe("9:05");
  expect(timeText(-1)).toBe("0:00");
});

test("a day that has just begun has 24 hours, and three days have 72", async () => {
  await words.speak("en");
  expect(timeText(24 * HOUR - 2000)).toBe("24 h");
  expect(timeText(72 * HOUR - 2000)).toBe("72 h");
});
