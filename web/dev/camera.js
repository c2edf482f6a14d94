import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const SIZES = { phone: { width: 360, height: 640 }, desktop: { width: 1440, height: 900 } };
/** A phone's system font, where it is installed (Debian's fonts-roboto), instead of the machine's default. */
const FONTS = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<match target="pattern"><edit name="family" mode="append" binding="strong"><string>Roboto</string></edit></match>
<include>/etc/fonts/fonts.conf</include></fontconfig>`;

/** How a small picture is taken: with fewer pixels than a desktop has, and stronger compression. */
const SMALL = { phone: { quality: 60 }, desktop: { quality: 50, scale: 0.75 } };

/** A browser with a phone's system font. */
export async function darkroom() {
  const folder = mkdtempSync(join(tmpdir(), "ivanhoe-fonts-"));
  writeFileSync(join(folder, "fonts.conf"), FONTS);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"], env: { ...process.env, FONTCONFIG_FILE: join(folder, "fonts.conf") },
  });
  return {
    browser,
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes what a page shows, small enough to be kept with the code. */
export async function develop(page, file, { quality = 82, scale = 1 } = {}) {
  const devtools = await page.context().newCDPSession(page);
  const clip = scale === 1 ? undefined : { x: 0, y: 0, ...page.viewportSize(), scale };
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality, clip });
  const picture = Buffer.from(data, "base64");
  writeFileSync(file, picture);
  console.log(`${file} ${Math.round(picture.length / 1024)} KB`);
}

/** Takes pictures of what guests see. */
export async function camera(url) {
  const { browser, close } = await darkroom();

  /** What `guest` sees at an address, after `act` has touched the page; and once more in `small`, a file with less detail. */
  async function shoot(file, guest, path, { size = "phone", theme = "light", act = async () => {}, small = null } = {}) {
    const context = await browser.newContext({ viewport: SIZES[size], deviceScaleFactor: size === "phone" ? 2 : 1, locale: "en-GB" });
    await context.addCookies([{ ...guest.pass, url }]);
    await context.addInitScript((kept) => localStorage.setItem("ivanhoe-settings", JSON.stringify(kept)), { theme, tips: false, speed: "instant", sound: false });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(url + path);
    await page.locator(".table:not(.loading), h1, h2").first().waitFor();
    await page.waitForTimeout(500);
    await act(page);
    await page.waitForTimeout(400);
    await develop(page, file);
    if (small) await develop(page, small, SMALL[size]);
    await context.close();
  }

  return { shoot, close };
}
