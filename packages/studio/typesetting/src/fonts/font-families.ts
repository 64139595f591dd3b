import { createRequire } from 'node:module';
import type { Typeface } from '@groundwork/contract/showcase/typefaces';
import type { FontWeight } from '../text-style.js';

const require = createRequire(import.meta.url);

interface FontFamily {
  /** The package's folder, and its files' stem. */
  readonly folder: string;
  readonly stem: string;
  /** The faces nearest to the weights 400, 600 and 800. */
  readonly faces: readonly [string, string, string];
}

function family(
  folder: string,
  stem: string,
  faces: FontFamily['faces'] = ['400Regular', '600SemiBold', '800ExtraBold'],
): FontFamily {
  return { folder, stem, faces };
}

/** Families of the `@expo-google-fonts` packages. All are under the SIL Open Font License. */
const families = {
  manrope: family('manrope', 'Manrope'),
  inter: family('inter', 'Inter'),
  montserrat: family('montserrat', 'Montserrat'),
  barlowCondensed: family('barlow-condensed', 'BarlowCondensed'),
  sourceSerif: family('source-serif-4', 'SourceSerif4'),
  playfair: family('playfair-display', 'PlayfairDisplay'),
  cormorant: family('cormorant-garamond', 'CormorantGaramond', [
    '400Regular',
    '600SemiBold',
    '700Bold',
  ]),
  jetBrainsMono: family('jetbrains-mono', 'JetBrainsMono'),
  notoSans: family('noto-sans', 'NotoSans'),
  notoArabic: family('noto-sans-arabic', 'NotoSansArabic'),
  notoHebrew: family('noto-sans-hebrew', 'NotoSansHebrew'),
  notoSymbols: family('noto-sans-symbols-2', 'NotoSansSymbols2', [
    '400Regular',
    '400Regular',
    '400Regular',
  ]),
  notoMath: family('noto-sans-math', 'NotoSansMath', ['400Regular', '400Regular', '400Regular']),
  notoEmoji: family('noto-emoji', 'NotoEmoji', ['400Regular', '600SemiBold', '700Bold']),
} as const satisfies Record<string, FontFamily>;
export type FamilyName = keyof typeof families;
export const familyNames = Object.keys(families) as FamilyName[];

/** A typeface's own family first, then those of like character that have more scripts. */
export const ownFamilies: Record<Typeface, readonly FamilyName[]> = {
  sans: ['manrope'],
  grotesk: ['inter'],
  geometric: ['montserrat'],
  condensed: ['barlowCondensed'],
  serif: ['sourceSerif'],
  display: ['playfair', 'sourceSerif'],
  elegant: ['cormorant', 'sourceSerif'],
  mono: ['jetBrainsMono'],
};

/** Families to try for any typeface, in this order. */
export const commonFamilies: readonly FamilyName[] = [
  'notoSans',
  'notoSymbols',
  'notoMath',
  'notoEmoji',
];

export interface FaceFile {
  /** The package's folder and the face in it. */
  readonly id: string;
  readonly path: string;
}

export function faceFile(name: FamilyName, weight: FontWeight): FaceFile {
  const { folder, stem, faces } = families[name];
  const face = faces[weight === 400 ? 0 : weight === 600 ? 1 : 2];
  return {
    id: `${folder}/${face}`,
    path: require.resolve(`@expo-google-fonts/${folder}/${face}/${stem}_${face}.ttf`),
  };
}
