// Puts a .br and a .gz beside every built file that shrinks, so that the server need not compress.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const FOLDER = "dist";
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|wasm)$/;

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

for (const path of [...files(FOLDER)]) {
  if (!TEXT.test(path)) continue;
  const bytes = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const small = { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: 9 }) };
  for (const [ending, packed] of Object.entries(small)) {
    if (packed.length < bytes.length) writeFileSync(`${path}.${ending}`, packed);
  }
}
