import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Replacements for the generic families, and for any that we lack. */
const generic = {
  serif: 'Source Serif 4',
  monospace: 'JetBrains Mono',
  'sans-serif': 'Manrope',
} as const;
const FALLBACK = 'Noto Sans';

let folders: () => readonly string[] = () => [];

/**
 * Says where the fonts lie that texts of SVGs are set in. Without any, their letters are boxes, which is enough to see
 * whether an SVG can be drawn.
 */
export function letterSvgsWith(fontFolders: () => readonly string[]): void {
  folders = fontFolders;
}

/**
 * Runs a program with an environment in which fontconfig finds only our fonts. The configuration file exists while the
 * program runs.
 */
export async function withOwnFonts<Result>(
  program: (environment: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'groundwork-fonts-'));
  try {
    const file = join(folder, 'fonts.conf');
    await writeFile(file, configuration(folder));
    // Without a home folder of its own fontconfig would find the user's settings and fonts.
    return await program({ FONTCONFIG_FILE: file, HOME: folder, XDG_CACHE_HOME: folder });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function configuration(cache: string): string {
  const places = folders().map((folder) => `<dir>${escaped(folder)}</dir>`);
  const aliases = Object.entries(generic).map(
    ([name, family]) =>
      `<alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`,
  );
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...places,
    ...aliases,
    '<match target="pattern"><edit name="family" mode="append_last">',
    `<string>${FALLBACK}</string></edit></match>`,
    `<cachedir>${escaped(cache)}</cachedir>`,
    '</fontconfig>',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
