import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(
  new URL('../../packages/studio/typesetting/package.json', import.meta.url),
);
const folderOf = (name) => dirname(require.resolve(`${name}/package.json`));

const families = [
  ['Inter', 'inter', 'Inter'],
  ['Montserrat', 'montserrat', 'Montserrat'],
  ['Manrope', 'manrope', 'Manrope'],
  ['Playfair Display', 'playfair-display', 'PlayfairDisplay'],
  ['Cormorant Garamond', 'cormorant-garamond', 'CormorantGaramond'],
  ['Source Serif', 'source-serif-4', 'SourceSerif4'],
  ['Barlow Condensed', 'barlow-condensed', 'BarlowCondensed'],
  ['JetBrains Mono', 'jetbrains-mono', 'JetBrainsMono'],
];
const weights = [
  [400, '400Regular'],
  [600, '600SemiBold'],
  [700, '700Bold'],
];

function face(family, folder, name, [weight, style]) {
  const file = join(folderOf(`@expo-google-fonts/${folder}`), style, `${name}_${style}.ttf`);
  return `@font-face{font-family:'${family}';font-weight:${weight};src:url('${pathToFileURL(file)}')}`;
}

/** Style sheets with the fonts that references are set in; DejaVu comes from the system and is none of the product's. */
export function fontSheets() {
  const faces = families.flatMap(([family, folder, name]) =>
    weights.map((weight) => face(family, folder, name, weight)),
  );
  const rightToLeft = [
    ['Noto Sans Arabic', 'noto-sans-arabic', 'NotoSansArabic'],
    ['Noto Sans Hebrew', 'noto-sans-hebrew', 'NotoSansHebrew'],
  ].flatMap(([family, folder, name]) =>
    weights.map((weight) => face(family, folder, name, weight)),
  );
  const asian = ['jp', 'sc'].map((script) => {
    const file = join(folderOf(`@fontsource-variable/noto-sans-${script}`), 'index.css');
    return `<link rel="stylesheet" href="${pathToFileURL(file)}">`;
  });
  return `${asian.join('')}<style>${[...faces, ...rightToLeft].join('')}</style>`;
}
