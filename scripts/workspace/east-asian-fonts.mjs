import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fingerprint, whenChanged } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';

const PACKAGE = inRoot('packages', 'studio', 'typesetting');
const OUTPUT = path.join(PACKAGE, 'dist', 'east-asia');
const REGIONS = ['sc', 'jp', 'kr'];

/**
 * Writes the parts of the East Asian web fonts as TrueType, which the shaper reads, with the characters of each part and
 * the licence; where their versions changed.
 */
export async function buildEastAsianFonts() {
  const wanted = fingerprint([path.join(PACKAGE, 'package.json')]);
  const results = REGIONS.map((region) => path.join(OUTPUT, region, 'unicode.json'));
  await whenChanged('east-asian-fonts', wanted, results, async () => {
    const require = createRequire(path.join(PACKAGE, 'package.json'));
    /** @type {{ decompress(font: Buffer): Promise<Uint8Array> }} */
    const { decompress } = require('wawoff2');
    rmSync(OUTPUT, { recursive: true, force: true });
    for (const region of REGIONS) {
      const from = path.dirname(
        require.resolve(`@fontsource-variable/noto-sans-${region}/LICENSE`),
      );
      const to = path.join(OUTPUT, region);
      mkdirSync(to, { recursive: true });
      for (const file of readdirSync(path.join(from, 'files'))) {
        const part = /^noto-sans-[a-z]+-(.+)-wght-normal\.woff2$/.exec(file)?.[1];
        if (part === undefined) continue;
        const font = await decompress(readFileSync(path.join(from, 'files', file)));
        writeFileSync(path.join(to, `${part}.ttf`), font);
      }
      for (const file of ['LICENSE', 'unicode.json']) {
        copyFileSync(path.join(from, file), path.join(to, file));
      }
    }
  });
}
