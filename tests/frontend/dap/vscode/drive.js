// The browser of the tests inside VS Code: node drive.js URL FOLDER CHROMIUM. Opens the page, does what tests.js asks for by
// files (want-NAME: a screenshot NAME.png; want-click: a click into the timeline), and ends when results.json is there.
const fs = require("fs");
const path = require("path");
const puppeteer = require("puppeteer-core");

const [url, folder, chromium] = process.argv.slice(2);
const at = (name) => path.join(folder, name);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The timeline's canvas: a webview is a frame in a frame. */
async function canvas(page) {
  for (const frame of page.frames()) {
    const found = await frame.$("#run").catch(() => null);
    if (found) {
      return found;
    }
  }
  return null;
}

async function answer(page, name) {
  if (name === "click") {
    let found = null;
    while (!(found = await canvas(page))) {
      await pause(100);
    }
    const box = await found.boundingBox();
    await page.mouse.click(box.x + box.width * 0.3, box.y + box.height / 2);
  } else {
    await pause(1500); // what is painted last: fonts, inline values
    await page.screenshot({ path: at(`${name}.png`) });
  }
  fs.writeFileSync(at(`have-${name}`), "");
}

async function main() {
  const browser = await puppeteer.launch({
    executablePath: chromium, headless: true, args: ["--no-sandbox", "--disable-gpu"], defaultViewport: { width: 1400, height: 860 },
  });
  try {
    const page = await browser.newPage();
    await page.goto(url, { timeout: 120000 });
    const end = Date.now() + Number(process.env.NDB_TEST_SECONDS ?? 400) * 1000;
    while (!fs.existsSync(at("results.json")) && Date.now() < end) {
      const wanted = fs.readdirSync(folder).filter((name) => name.startsWith("want-")).map((name) => name.slice(5));
      for (const name of wanted.filter((each) => !fs.existsSync(at(`have-${each}`)))) {
        await answer(page, name);
      }
      await pause(100);
    }
    await page.screenshot({ path: at("last.png") });
  } finally {
    await browser.close();
  }
}

main().then(() => process.exit(0), (error) => { console.error(error); process.exit(1); });
