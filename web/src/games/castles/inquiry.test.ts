import { expect, test } from "vitest";
import { Inquiry } from "./inquiry";

/** A question that is answered when we say so. */
function question() {
  let answer: (word: string) => void = () => {};
  const asked = new Promise<string>((resolve) => (answer = resolve));
  return { asked, answer: async (word: string) => (answer(word), await asked) };
}

test("only the newest answer is used", async () => {
  const inquiry = new Inquiry();
  const [first, second, third] = [question(), question(), question()];
  const heard: string[] = [];
  for (const { asked } of [first, second]) inquiry.ask(asked, (word) => heard.push(word));
  await second.answer("new");
  await first.answer("old");
  expect(heard).toEqual(["new"]);
  inquiry.ask(third.asked, (word) => heard.push(word));
  inquiry.forget();
  await third.answer("forgotten");
  expect(heard).toEqual(["new"]);
});

test("actions in the meantime wait for the answer, and for a further one that it needs", async () => {
  const inquiry = new Inquiry();
  const [first, second] = [question(), question()];
  const done: string[] = [];
  inquiry.then(() => done.push("at once"));
  inquiry.ask(first.asked, () => done.push("answered"));
  inquiry.then(() => {
    done.push("one");
    inquiry.ask(second.asked, () => done.push("answered again"));
  });
  inquiry.then(() => done.push("two"));
  expect(done).toEqual(["at once"]);
  await first.answer("");
  expect(done).toEqual(["at once", "answered", "one"]);
  await second.answer("");
  expect(done).toEqual(["at once", "answered", "one", "answered again", "two"]);
});

test("waiting actions run when there is nothing to ask, and are dropped when the question is settled", () => {
  const inquiry = new Inquiry();
  const done: string[] = [];
  inquiry.ask(question().asked, () => {});
  inquiry.then(() => done.push("settled"));
  inquiry.settle();
  expect(done).toEqual(["settled"]);
  inquiry.ask(question().asked, () => {});
  inquiry.then(() => done.push("forgotten"));
  inquiry.forget();
  expect(done).toEqual(["settled"]);
});
