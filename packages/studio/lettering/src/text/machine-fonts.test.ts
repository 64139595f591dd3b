import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fontFolders } from '@groundwork/typesetting/font-folders';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const run = promisify(execFile);

/** Letters texts and draws an SVG with texts, in families that are ours, the machine's and nobody's; prints each picture's hash. */
const program = `
import { createHash } from 'node:crypto';
const { renderText } = await import(process.argv[2]);
const { decodeRaster } = await import(process.argv[3]);
const hash = (data) => createHash('sha256').update(data).digest('hex');
const hashes = [];
for (const family of ['sans', 'serif', 'display', 'mono']) {
  for (const text of ['Villa 1.250 m²', '🏡 ☀ ✓ →', '平屋 หมู่บ้าน \u{e123}', 'قطعة أرض']) {
    const drawn = await renderText({ text, font: { family, weight: 600 }, sizePx: 40, colour: '#fff' });
    hashes.push(hash(drawn.data));
  }
}
const texts = ['Inter', 'Noto Emoji', 'sans-serif', 'Nobody Sans']
  .map((family, at) => '<text font-family="' + family + '" font-size="40" y="' + (50 + 50 * at) + '">Villa 🏡</text>')
  .join('');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="250">' + texts + '</svg>';
hashes.push(hash((await decodeRaster(Buffer.from(svg), { width: 400 })).data));
console.log(JSON.stringify(hashes));
`;

describe('lettering', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'machine-fonts-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** A home whose fonts, and those named by the machine's own settings, are these; pictures as they are drawn there. */
  async function drawnWith(name: string, files: readonly string[]): Promise<string[]> {
    const home = join(folder, name);
    const fonts = join(home, '.fonts');
    const shared = join(home, 'share', 'fonts');
    for (const place of [fonts, shared]) {
      await mkdir(place, { recursive: true });
      for (const [at, file] of files.entries()) await copyFile(file, join(place, `${at}.ttf`));
    }
    const settings = join(home, 'fonts.conf');
    await writeFile(
      settings,
      `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${home}</cachedir></fontconfig>`,
    );
    const index = new URL('../index.js', import.meta.url).href;
    const script = join(home, 'letter.mjs');
    await writeFile(script, program);
    const imaging = import.meta.resolve('@groundwork/imaging');
    const { stdout } = await run(process.execPath, [script, index, imaging], {
      env: {
        PATH: process.env.PATH,
        HOME: home,
        XDG_DATA_HOME: join(home, 'share'),
        FONTCONFIG_FILE: settings,
      },
    });
    return JSON.parse(stdout) as string[];
  }

  it('comes out alike whatever fonts the machine has', async () => {
    const files = await Promise.all(
      fontFolders()
        .filter((place) => /noto-emoji|inter|noto-sans-arabic/.test(place))
        .map(async (place) => {
          const [file] = (await readdir(place)).filter((name) => name.endsWith('.ttf'));
          if (file === undefined) throw new Error(`There is no font in ${place}.`);
          return join(place, file);
        }),
    );
    expect(files.length).toBeGreaterThan(3);
    const without = await drawnWith('bare', []);
    expect(without).toHaveLength(17);
    expect(await drawnWith('furnished', files)).toEqual(without);
  }, 120_000);
});
