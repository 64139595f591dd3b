import { hexOfOklch, oklchOf, shadeOf } from './shades.js';

/**
 * Names of CSS Color 4, each before its six hex digits, without navy and gold: those of CSS are an ink blue and a
 * traffic yellow that nobody means who speaks of a house's colours.
 */
const cssNames = `
  aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc
  bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a
  burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50
  cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b
  darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9
  darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc
  darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f
  darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff
  dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0
  forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff
  goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0
  hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa
  lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080
  lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90
  lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa
  lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0
  lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa
  mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371
  mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585
  midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead
  oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500 orangered ff4500
  orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093
  papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6
  purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1
  saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee
  sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090
  snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8
  tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5
  yellow ffff00 yellowgreen 9acd32
`;

/** Everyday names in the languages of showcases. Where CSS has the word, CSS wins. */
const everydayNames = `
  rojo c62828 roja c62828 rot c62828 rouge c62828 rosso c62828 rossa c62828 vermelho c62828
  vermelha c62828 azul 1f4fb2 blau 1f4fb2 bleu 1f4fb2 bleue 1f4fb2 blu 1f4fb2 azzurro 1f4fb2
  azzurra 1f4fb2 verde 2e7d32 grün 2e7d32 gruen 2e7d32 vert 2e7d32 verte 2e7d32 amarillo f9d71c
  amarilla f9d71c gelb f9d71c jaune f9d71c giallo f9d71c gialla f9d71c amarelo f9d71c
  amarela f9d71c negro 111111 negra 111111 schwarz 111111 noir 111111 noire 111111 nero 111111
  nera 111111 preto 111111 preta 111111 blanco ffffff blanca ffffff weiß ffffff weiss ffffff
  blanc ffffff blanche ffffff bianco ffffff bianca ffffff branco ffffff branca ffffff gris 808080
  grau 808080 grigio 808080 grigia 808080 cinza 808080 cinzento 808080 cinzenta 808080 naranja f28c28 anaranjado f28c28
  orangé f28c28 arancione f28c28 laranja f28c28 morado 6a1b9a morada 6a1b9a púrpura 6a1b9a
  lila 6a1b9a violett 6a1b9a pourpre 6a1b9a viola 6a1b9a roxo 6a1b9a roxa 6a1b9a violeta 6a1b9a
  mauve 6a1b9a rosa e91e8c rose e91e8c rosado e91e8c marrón 6d4c41 braun 6d4c41 marron 6d4c41
  brun 6d4c41 marrone 6d4c41 castanho 6d4c41 marrom 6d4c41 dorado c9a227 dorada c9a227 oro c9a227
  gold c9a227 golden c9a227 gold-leaf c9a227 or c9a227 doré c9a227 dorée c9a227 dorato c9a227 dorata c9a227
  dourado c9a227 dourada c9a227 ouro c9a227 plateado b8b8c0 silbern b8b8c0 argent b8b8c0
  argenté b8b8c0 argento b8b8c0 prateado b8b8c0 plata b8b8c0 prata b8b8c0 silber b8b8c0
  marino 1b2a49 dunkelblau 1b2a49 marine 1b2a49 azulmarino 1b2a49 bleumarine 1b2a49
  marinho 1b2a49 beis e8dcc4 bege e8dcc4 crema e8dcc4 creme e8dcc4 crème e8dcc4 cream e8dcc4
  petrol 14213d burgundy 7b1e3b burdeos 7b1e3b granate 7b1e3b bordeaux 7b1e3b bordeauxrot 7b1e3b
  borgoña 7b1e3b bordô 7b1e3b vinho 7b1e3b vino 7b1e3b weinrot 7b1e3b terracotta c4653a
  terracota c4653a terrakotta c4653a charcoal 36454f antracita 36454f anthrazit 36454f
  anthracite 36454f antracite 36454f marfil fff8e7 elfenbein fff8e7 ivoire fff8e7 avorio fff8e7
  marfim fff8e7 emerald 0b5d4e esmeralda 0b5d4e smaragd 0b5d4e émeraude 0b5d4e smeraldo 0b5d4e
  turquesa 2a9d8f türkis 2a9d8f turchese 2a9d8f mint b7e4c7 menta b7e4c7 menthe b7e4c7
  minze b7e4c7 celeste 87b9de himmelblau 87b9de bleuciel 87b9de azulcielo 87b9de azulcéu 87b9de
  celestino 87b9de babyblue a9cce8 navy 1b2a49 navyblue 1b2a49 blunavy 1b2a49 marineblau 1b2a49 blumarino 1b2a49
  nachtblau 16213e bleunuit 16213e blunotte 16213e azulnoche 16213e azulnoite 16213e
  rosegold b76e79 rosegolden b76e79 roségold b76e79 ororosa b76e79 orrose b76e79 ourorosa b76e79
  champagne e6d3ae champán e6d3ae champagner e6d3ae champanhe e6d3ae sand d9c7a3 arena d9c7a3
  sable d9c7a3 sabbia d9c7a3 areia d9c7a3 taupe 8b7e74 ochre c98a2b ocre c98a2b ocker c98a2b
  ocra c98a2b mustard d4a017 mostaza d4a017 senf d4a017 senfgelb d4a017 moutarde d4a017
  senape d4a017 mostarda d4a017 bronze a97142 bronce a97142 bronzo a97142 copper b87333
  cobre b87333 kupfer b87333 cuivre b87333 rame b87333 olivegreen 6b7040 oliva 6b7040
  olivgrün 6b7040 verdeoliva 6b7040 vertolive 6b7040 koralle f07c62 korallenrot f07c62
  corail f07c62 corallo f07c62 aubergine 4b2340 offwhite f7f4ec blancoroto f7f4ec
  blanccassé f7f4ec cremeweiß f7f4ec gebrochenweiß f7f4ec biancosporco f7f4ec brancosujo f7f4ec
  winered 7b1e3b lavanda b9a7d6 lavendel b9a7d6 lavande b9a7d6 flieder b08fc7 sage 9caf88
  salbei 9caf88 salbeigrün 9caf88 sauge 9caf88 salvia 9caf88 sálvia 9caf88 azulmarinho 1b2a49 königsblau 2a4fa3
  azulreal 2a4fa3 bleuroi 2a4fa3 blureale 2a4fa3
`;

function table(text: string): [string, string][] {
  const words = text.trim().split(/\s+/u);
  return words.flatMap((word, at): [string, string][] =>
    at % 2 === 0 ? [[word, `#${words[at + 1] ?? ''}`]] : [],
  );
}

/** Colour by name: lower case, without spaces. */
export const colorNames: ReadonlyMap<string, string> = new Map([
  ...table(everydayNames),
  ...table(cssNames),
]);

const letters = (text: string): string => text.normalize('NFD').replace(/\p{M}+/gu, '');

/** The same names as they are typed on a keyboard without accents; the first of two alike is kept. */
const plainNames: ReadonlyMap<string, string> = new Map(
  [...colorNames].reverse().map(([name, hex]) => [letters(name), hex]),
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
    const hex = colorNames.get(form) ?? plainNames.get(form);
    if (hex !== undefined) return hex;
  }
  return undefined;
}

function namedColor(word: string): string | undefined {
  return colorNames.get(word) ?? plainNames.get(letters(word)) ?? inflectedColor(word);
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
const hues: ReadonlySet<string> = new Set(
  ['red', 'green', 'blue', 'yellow', 'gray', 'white', 'black', 'orange', 'purple', 'pink', 'brown']
    .concat('rojo', 'verde', 'azul', 'amarillo', 'negro', 'naranja', 'morado', 'rosa', 'marrón')
    .flatMap((name) => colorNames.get(name) ?? []),
);

/** "verde esmeralda", "emerald green": the colour that is no mere hue. */
function specifiedColor(words: readonly string[]): string | undefined {
  const [one, other] = words.map(namedColor);
  if (words.length !== 2 || one === undefined || other === undefined) return undefined;
  if (hues.has(one) === hues.has(other)) return undefined;
  return hues.has(one) ? other : one;
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
