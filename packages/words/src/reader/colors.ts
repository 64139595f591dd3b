import { z } from 'zod';
import { once, phraseList, readData } from '../data-file.js';
import { hexOfOklch, oklchOf, shadeOf } from './shades.js';

/** Colours by name: lower case, without spaces. */
export const colorNames = once(
  (): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(
        readData(
          new URL('../data/colors.json', import.meta.url),
          z.record(z.string().regex(/^#[0-9a-f]{6}$/), phraseList),
        ),
      ).flatMap(([hex, names]) => names.map((name) => [name, hex] as const)),
    ),
);

const letters = (text: string): string => text.normalize('NFD').replace(/\p{M}+/gu, '');

/** The same names as they are typed on a keyboard without accents; the first of two alike is kept. */
const plainNames = once(
  (): ReadonlyMap<string, string> =>
    new Map([...colorNames()].reverse().map(([name, hex]) => [letters(name), hex])),
);

/** Endings of colour words, each with the ending of the dictionary form. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/s$/u, ''],
  [/es$/u, ''],
  [/e$/u, ''],
  [/(?:en|er|em)$/u, ''],
  [/hi$/u, 'o'],
  [/he$/u, 'a'],
  [/i$/u, 'o'],
  [/i$/u, 'e'],
  [/i$/u, 'io'],
  [/e$/u, 'a'],
  [/as$/u, 'o'],
  [/ish$/u, ''],
  [/farben(?:e[nrsm]?)?$/u, ''],
  [/farbige?[nrsm]?$/u, ''],
];

function inflectedColor(word: string): string | undefined {
  for (const [ending, dictionary] of endings) {
    if (word.length < 5 || !ending.test(word)) continue;
    const form = word.replace(ending, dictionary);
    const hex = colorNames().get(form) ?? plainNames().get(form);
    if (hex !== undefined) return hex;
  }
  return undefined;
}

function namedColor(word: string): string | undefined {
  return colorNames().get(word) ?? plainNames().get(letters(word)) ?? inflectedColor(word);
}

/** Words that change a colour's shade, stems without accents; a German one may stand before the colour in one word. */
const shades: readonly (readonly [RegExp, number])[] = [
  [/^(?:very|muy|sehr|tres|molto|muito|bien)$/u, 0],
  [/^(?:dark|deep|oscur[oa]s?|profund[oa]s?|intens[oa]s?|dunkle?[nrsm]?|tiefe?[nrsm]?)$/u, -0.42],
  [/^(?:fonce[es]*|sombres?|profonde?s?|scur[oaie]|profond[oaie]|cup[oaie]|escur[oa]s?)$/u, -0.42],
  [/^(?:light|pale|soft|pastel|clar[oa]s?|palid[oa]s?|suaves?|helle?[nrsm]?|zarte?[nrsm]?)$/u, 0.5],
  [/^(?:blasse?[nrsm]?|pastell|clairs?|claires?|pales?|doux|chiar[oaie]|pallid[oaie])$/u, 0.5],
  [/^(?:tenu[ei]|pastello)$/u, 0.5],
];
const germanShades = /^(dunkel|tief|hell|blass|zart|pastell)(?=.{3})/u;
const germanSteps: Readonly<Record<string, number>> = {
  dunkel: -0.42,
  tief: -0.42,
  hell: 0.5,
  blass: 0.5,
  zart: 0.5,
  pastell: 0.5,
};

/** Everyday names of hues; next to another colour they only qualify it ("verde esmeralda"). */
const hues = once(
  (): ReadonlySet<string> =>
    new Set(
      ['red', 'green', 'blue', 'yellow', 'gray', 'white', 'black', 'orange', 'purple', 'pink']
        .concat('brown', 'rojo', 'verde', 'azul', 'amarillo', 'negro', 'naranja', 'morado', 'rosa')
        .concat('marrón')
        .flatMap((name) => colorNames().get(name) ?? []),
    ),
);

/** "verde esmeralda", "emerald green": the colour that is no mere hue. */
function specifiedColor(words: readonly string[]): string | undefined {
  const [one, other] = words.map(namedColor);
  if (words.length !== 2 || one === undefined || other === undefined) return undefined;
  if (hues().has(one) === hues().has(other)) return undefined;
  return hues().has(one) ? other : one;
}

function shadedColor(words: readonly string[]): string | undefined {
  let change = 0;
  const base: string[] = [];
  for (const word of words) {
    const [, step] = shades.find(([stem]) => stem.test(letters(word))) ?? [];
    if (step === undefined) base.push(word);
    else change += step;
  }
  let name = base.join('');
  if (base.length === words.length) {
    const [prefix] = germanShades.exec(letters(name)) ?? [];
    if (prefix === undefined) return undefined;
    change = germanSteps[prefix] ?? 0;
    name = name.slice(prefix.length);
  }
  const hex = namedColor(name) ?? specifiedColor(base);
  return hex === undefined || change === 0 ? undefined : shadeOf(hex, change);
}

/** Words that ask for a colour at its strongest, as the shades are written. */
const vivid =
  /^(?:bright|vivid|vibrant|hot|neon|electric|strahlende?[nrsm]?|leuchtende?[nrsm]?|knallige?[nrsm]?|grelle?[nrsm]?|vifs?|vives?|vivid[oa]s?|viv[oaie]s?|eclatante?s?|brillantes?|acces[oaie]|electric[oa])$/u;
/** Below this chroma of OKLCH a colour is a grey, which has no stronger one. */
const GREY = 0.04;

function vividColor(words: readonly string[]): string | undefined {
  const base = words.filter((word) => !vivid.test(letters(word)));
  const hex = base.length === words.length ? undefined : namedColor(base.join(''));
  if (hex === undefined) return undefined;
  const { lightness, chroma, hue } = oklchOf(hex);
  if (chroma < GREY) return hex;
  // A hue is strongest in the middle, but for yellow, which is light.
  const middle = Math.min(hue > 80 && hue < 125 ? 0.9 : 0.66, Math.max(0.5, lightness));
  return hexOfOklch({ lightness: middle, chroma: 0.4, hue });
}

/**
 * `#rrggbb` of a hex colour (with or without #, three or six digits) or of a colour's name in one of the
 * languages of showcases, which may be inflected, typed without accents, shaded or strengthened ("dark green",
 * "hellblau", "vert foncé", "bright pink"); null for anything else.
 */
export function colorOf(text: string): string | null {
  const lower = text.trim().toLowerCase();
  const word = lower.replace(/[\s_-]+/gu, '');
  const [, hex] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/u.exec(word) ?? [];
  if (hex === undefined) {
    const words = lower.split(/[\s_-]+/u).filter(Boolean);
    return (
      namedColor(word) ?? specifiedColor(words) ?? shadedColor(words) ?? vividColor(words) ?? null
    );
  }
  return `#${hex.length === 6 ? hex : hex.replace(/./gu, '$&$&')}`;
}
