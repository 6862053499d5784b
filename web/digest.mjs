// Writes a digest of the page's sources beside what was built of them: tests compare (see built_page.py).
import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const named = ["index.html", "package.json", "tsconfig.json", "vite.config.ts", "digest.mjs"];
const below = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? below(path) : [path];
  });
const files = [...named, ...below("src")].sort();
const total = createHash("sha256");
for (const file of files) {
  total.update(`${file}\0`);
  total.update(readFileSync(file));
  total.update("\0");
}
const out = "../src/ndb/frontend/web/static";
writeFileSync(join(out, "digest.txt"), total.digest("hex") + "\n");
// The built page is a plain script at the end of the body: it must run after the element it fills.
const index = join(out, "index.html");
const text = readFileSync(index, "utf8").replace(/\s*<script[^>]*src="[^"]*app\.js"[^>]*><\/script>/, "")
  .replace("</body>", '  <script src="app.js"></script>\n  </body>')
  // Before the style sheet, for which scripts behind it would wait.
  .replace("<title>", '<script src="boot.js"></script>\n    <title>');
writeFileSync(index, text);
copyFileSync("src/boot.js", join(out, "boot.js"));
