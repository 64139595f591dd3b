import type { Typeface } from '@groundwork/contract';
import type { FontDirective } from './directives.js';
import { foldWord } from './tokens.js';

/** Well-known fonts by our nearest face; `=` marks exact matches. */
const nearest: Readonly<Record<Typeface, string>> = {
  sans: `=Manrope, Open Sans, Lato, Segoe UI, Tahoma, Verdana, Trebuchet MS, Trebuchet, Calibri, Candara,
    Corbel, Frutiger, Myriad, Myriad Pro, Noto Sans, Source Sans, Source Sans Pro, Source Sans 3, Nunito,
    Nunito Sans, PT Sans, Fira Sans, Ubuntu, Cabin, Mulish, Karla, Gill Sans, Optima, Meta, Lucida Grande,
    Lucida Sans, Geneva, Hind, Rubik, Quicksand, Comic Sans, Comic Sans MS, DM Sans, Plus Jakarta Sans,
    Figtree, Outfit, Sora, Lexend, Catamaran, Asap, Dosis, Oxygen`,
  grotesk: `=Inter, Helvetica, Helvetica Neue, Arial, Roboto, San Francisco, SF Pro, Akzidenz Grotesk,
    Akzidenz, Univers, Work Sans, IBM Plex Sans, Public Sans, Neue Haas Grotesk, Franklin Gothic,
    Libre Franklin, News Gothic, Liberation Sans, Aktiv Grotesk, Archivo, Space Grotesk, Schibsted Grotesk,
    Hanken Grotesk, Acumin, Heebo, Nimbus Sans, Swiss, System UI`,
  geometric: `=Montserrat, Futura, Gotham, Avenir, Avenir Next, Poppins, Proxima Nova, Proxima, Raleway,
    Century Gothic, Josefin Sans, Jost, Urbanist, Kumbh Sans, Circular, Gilroy, Brandon Grotesque, Nexa,
    ITC Avant Garde, Avant Garde, Questrial, Didact Gothic, Red Hat Display, League Spartan, Comfortaa,
    Product Sans, Google Sans, Eurostile, Metropolis, Museo Sans, Syne, Be Vietnam Pro`,
  condensed: `=Barlow Condensed, Oswald, Bebas Neue, Bebas, Impact, League Gothic, Anton, Barlow,
    Roboto Condensed, DIN Condensed, DIN, Trade Gothic, Fjalla One, Pathway Gothic One, Antonio,
    Archivo Narrow, PT Sans Narrow, Teko, Knockout, Arial Narrow, Saira Condensed, Big Shoulders, Haettenschweiler`,
  serif: `=Source Serif 4, Source Serif, Source Serif Pro, Georgia, Times, Times New Roman, Merriweather,
    Lora, PT Serif, Noto Serif, Libre Baskerville, Baskerville, Cambria, Palatino, Palatino Linotype,
    Book Antiqua, Charter, Crimson Text, Crimson Pro, Bitter, Roboto Slab, Rockwell, Century,
    Century Schoolbook, Caslon, Adobe Caslon, Minion, Minion Pro, Utopia, Constantia, Zilla Slab, Spectral,
    Domine, Vollkorn, Arvo, Clarendon, Liberation Serif, IBM Plex Serif, Slabo, Freight Text, Mercury`,
  display: `=Playfair Display, Playfair, Bodoni, Bodoni Moda, Didot, Abril Fatface, DM Serif Display,
    DM Serif Text, Prata, Cooper, Cooper Black, Yeseva One, Fraunces, Recoleta, Canela, Ogg, Chomsky,
    Gloock, Vidaloka, Rufina, Bodoni MT, Walbaum`,
  elegant: `=Cormorant Garamond, Cormorant, Garamond, EB Garamond, Adobe Garamond, Apple Garamond, Cinzel,
    Trajan, Trajan Pro, Italiana, Marcellus, Bembo, Sabon, Jenson, Perpetua, Great Vibes, Dancing Script,
    Pacifico, Snell Roundhand, Edwardian Script, Brush Script, Lobster, Zapfino, Allura, Sacramento,
    Copperplate, Tenor Sans, Cardo, Gilda Display, Bellefair, Forum`,
  mono: `=JetBrains Mono, Courier, Courier New, Roboto Mono, Consolas, Menlo, Monaco, Fira Code, Fira Mono,
    Source Code Pro, IBM Plex Mono, Space Mono, Inconsolata, Ubuntu Mono, Andale Mono, SF Mono,
    Lucida Console, Anonymous Pro, American Typewriter, DM Mono, OCR A`,
};

interface Known {
  readonly typeface: Typeface;
  readonly exact: boolean;
}

function spelled(name: string): string {
  return foldWord(name).replace(/[^\p{L}\p{N}]+/gu, '');
}

const known: ReadonlyMap<string, Known> = new Map(
  (Object.entries(nearest) as [Typeface, string][]).flatMap(([typeface, list]) =>
    list.split(',').map((entry): [string, Known] => {
      const exact = entry.trim().startsWith('=');
      return [spelled(entry), { typeface, exact }];
    }),
  ),
);

/** Words in the names of fonts that show their kind, the most specific first. */
const typefaceHints: readonly (readonly [RegExp, Typeface])[] = [
  [/mono(?!type)|typewriter|\bcode\b|courier|maquina|schreibmaschine|macchina|machine/u, 'mono'],
  [/condensed|narrow|compressed|condensad|schmal|etroit|strett|estreit|estrech/u, 'condensed'],
  [/script|handwrit|hand\b|cursiv|kursiv|calligra|caligra|kalligra|brush|manuscri/u, 'elegant'],
  [/garamond|elegan/u, 'elegant'],
  [/bodoni|didone|display serif/u, 'display'],
  [/sans|sin serif|sem serif|senza graz|serifenlos|ohne serif|palo seco|baston/u, 'sans'],
  [/grotes|gothic|helvetica|neo.?grot|swiss/u, 'grotesk'],
  [/geometri|rounded|futur|modern/u, 'geometric'],
  [/serif|roman|slab|antiqua|book|empattement|graz|classi|klassi|clasic/u, 'serif'],
  [/display|poster|fat/u, 'display'],
];

/** Names that are everyday words too; in a prompt they need a word such as "font" or "use" next to them. */
const everyday = new Set(
  [
    'Impact, Times, Inter, Georgia, Monaco, Geneva, Avenir, Bitter, Century, Copperplate, Optima, Meta, Rockwell',
    'Charter, Mercury, Utopia, Forum, Swiss, Circular, Outfit, Oxygen, Cooper, Cardo, Cabin, Anton, Antonio',
    'Knockout, Courier, Archivo, Lobster, Italiana, Sacramento, Minion, Metropolis, Asap, Din, Hind, Ogg, Lora',
    'Lato, Ubuntu, Proxima, Spectral, Domine, Barlow, Oswald, Akzidenz, Prata, Jost, Rubik, Lexend',
  ]
    .join(',')
    .split(',')
    .map(spelled),
);

/** A font by its exact name, without words for its kind; for prompts. */
export function fontNamed(name: string): { font: FontDirective; needsContext: boolean } | null {
  const found = known.get(spelled(name));
  if (found === undefined) return null;
  return {
    font: { kind: 'typeface', typeface: found.typeface, asked: name, exact: found.exact },
    needsContext: everyday.has(spelled(name)),
  };
}

/**
 * Our face for a font's name: itself, the nearest to a well-known one, or one of the kind in the name ("Foo Serif",
 * "anything condensed"). Null without either.
 */
export function understandFont(name: string): FontDirective | null {
  const asked = name.trim();
  const weightless = asked.replace(
    /\s+(?:thin|light|regular|book|medium|semi\s?bold|bold|extra\s?bold|black|heavy|italic|oblique)\b/giu,
    '',
  );
  const named = fontNamed(asked) ?? fontNamed(weightless);
  if (named !== null) return { ...named.font, asked };
  const words = foldWord(asked).replace(/[^\p{L}\p{N}]+/gu, ' ');
  const [, typeface] = typefaceHints.find(([word]) => word.test(words)) ?? [];
  return typeface === undefined ? null : { kind: 'typeface', typeface, asked, exact: false };
}
