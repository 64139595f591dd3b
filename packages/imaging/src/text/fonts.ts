import { createRequire } from 'node:module';
import sharp from 'sharp';

export const fontFamilies = ['sans', 'serif', 'display', 'mono'] as const;
export type FontFamily = (typeof fontFamilies)[number];
export type FontWeight = 400 | 600 | 800;

const require = createRequire(import.meta.url);

/** Faces by npm package: the family's name inside the font, and its files' stem. All are under the SIL Open Font License. */
const packages = {
  manrope: { name: 'Manrope', stem: 'Manrope' },
  'source-serif-4': { name: 'Source Serif 4', stem: 'SourceSerif4' },
  'playfair-display': { name: 'Playfair Display', stem: 'PlayfairDisplay' },
  'jetbrains-mono': { name: 'JetBrains Mono', stem: 'JetBrainsMono' },
  'noto-sans': { name: 'Noto Sans', stem: 'NotoSans' },
  'noto-sans-arabic': { name: 'Noto Sans Arabic', stem: 'NotoSansArabic' },
  'noto-sans-hebrew': { name: 'Noto Sans Hebrew', stem: 'NotoSansHebrew' },
} as const;

const weightFolders = ['400Regular', '600SemiBold', '800ExtraBold'] as const;

/** The scripts that a family's own face lacks come from these, in this order; serif faces try a serif first. */
const fallback = ['Noto Sans', 'Noto Sans Arabic', 'Noto Sans Hebrew'];
const families: Record<FontFamily, readonly string[]> = {
  sans: ['Manrope', ...fallback],
  serif: ['Source Serif 4', ...fallback],
  display: ['Playfair Display', 'Source Serif 4', ...fallback],
  mono: ['JetBrains Mono', ...fallback],
};

/** Pango's list of families for one of ours: the first that has a glyph draws it. */
export function familyList(family: FontFamily): string {
  return families[family].join(',');
}

let loading: Promise<void> | null = null;

/**
 * Makes every face known to this process's font map, once.
 *
 * libvips adds a `fontfile` to fontconfig's application fonts and keeps it there, so after one tiny
 * text for each file any later text, on any thread, finds all faces by name, and fallback between them works.
 * A fonts.conf named by FONTCONFIG_FILE would do the same, but only when the variable reaches the C
 * environment before the first text: worker threads and Jest give code a copy of process.env, so it
 * would not. Families are always listed by name, so fonts installed on the machine are used only for
 * scripts that none of ours covers (Chinese, Japanese, Korean, Thai and others).
 */
export function loadFonts(): Promise<void> {
  loading ??= loadEach().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function loadEach(): Promise<void> {
  for (const [folder, { stem }] of Object.entries(packages)) {
    for (const weight of weightFolders) {
      const fontfile = require.resolve(
        `@expo-google-fonts/${folder}/${weight}/${stem}_${weight}.ttf`,
      );
      await sharp({ text: { text: 'a', font: 'sans 8', fontfile } })
        .raw()
        .toBuffer();
    }
  }
}
