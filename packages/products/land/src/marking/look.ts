import { type Ink, inkOf, luma, mixInks } from './painted-photo.js';
import { nearBlack } from './strokes.js';

/** Features that a hint can ask for, besides a colour. */
type HintFeature =
  | 'dashed'
  | 'hatch'
  | 'grid'
  | 'filled'
  | 'minimal'
  | 'neon'
  | 'elegant'
  | 'thick'
  | 'thin'
  | 'outline';

interface Hint {
  /** `#rrggbb`, or null when none is named. */
  readonly colour: string | null;
  readonly wanted: ReadonlySet<HintFeature>;
  /** Features named after a "no" or "without". */
  readonly unwanted: ReadonlySet<HintFeature>;
  /** Draw only the named parts. */
  readonly only: boolean;
}

/**
 * Words in English, Spanish, German, French, Italian, Portuguese and Catalan, separated by spaces. A trailing * matches
 * any ending.
 */
const colours: readonly (readonly [string, string])[] = [
  [
    '#ff3b30',
    'red reds rojo* roja* rot rote* rouge* rosso rossa rosse rossi vermelh* vermell* roig roja encarnad* scarlet crimson',
  ],
  ['#2f8cff', 'blue* azul* blau* bleu* blu blava blaves'],
  ['#1f3f8f', 'navy marineblau*'],
  ['#3ddc68', 'green* verde* verd verda verds grün* grun grune* gruen* vert verte verts vertes'],
  ['#ffd60a', 'yellow* amarill* gelb* jaune* giall* amarel* groc groga grocs'],
  ['#ff8c1a', 'orange* naranja* arancio* arancion* laranja* taronja* taronges'],
  ['#e8b64c', 'gold* dorad* doré* dore dorée oro ouro dourad* daurat* daurada dorat*'],
  ['#24d7e8', 'cyan* turquoise* turques* türkis* turkis* cian ciano turchese* teal petrol*'],
  ['#ff4fa3', 'pink* magenta* rosa rosas rose roses fucsia fuchsia fúcsia'],
  ['#a35bff', 'purple* violet* morad* púrpura* purpur* lila* viola roxo roxa lilla'],
  ['#ffffff', 'white* blanco* blanca* blanc blanche* blancs weiß* weiss* bianc* branc*'],
  ['#16191d', 'black* negro* negra* schwarz* noir noire* nero nera preto preta negre'],
  ['#c4ccd4', 'silver* grey gray plata plateado* silber* grau* argent* grigi* cinza* prata gris'],
  ['#b5713c', 'brown* marrón* marron* braun* brun brune castanh* marró bronze* copper* kupfer*'],
];

const features: Readonly<Record<HintFeature, string>> = {
  dashed:
    'dash* dotted dots discontinu* discontínu* gestrichel* strichel* gepunktet* pointill* tiret* tirets tratteggiat* punteggiat* tracejad* pontilhad* puntead* puntejad* trazos guiones',
  hatch:
    'hatch* rayad* schraff* hachur* tratteggio ratllat* stripe* striped rayas striat* listrad* ratlles diagonal*',
  grid: 'grid* raster* gitter* grille* griglia grelha* cuadrícula* cuadricula* quadrícula* quadricula* quadrill* karo* rejilla graella',
  filled:
    'fill* rellen* gefüllt* füll* fuell* rempli* plein* riempi* riempimento preench* omplert* farcit* ausgefüllt* surface flächig*',
  minimal:
    'minimal* plain* simple simply liso lisa schlicht* sobr* semplice* simples senzill* sencill* einfach* clean* limpi* limpo épuré* epure* pulit* dezent* discret* subtil* subtle* sutil*',
  neon: 'neon* néon* neón neó fluor* glow* leucht* lumin* llumin* glüh* laser* brillant* brilhant*',
  elegant:
    'elegan* élégan* luxur* luxus* lujo* luxe* lusso* premium noble* edel* edle* refin* raffin* sofistic* sophist* fein*',
  thick:
    'thick* bold* heavy grues* dick* fett* kräftig* épais* epais* spess* gruix* wide breit* large marcad*',
  thin: 'thin* fine fin fina fino fins dünn* duenn* zart* mince* sottil* prim prima delgad* delicad* hairline',
  outline:
    'outline* contour* border* line lines linie* línea* linea* ligne* línia* linia* linha* contorno* contorn* umriss* rand bord bordo borde* perímetro* perimetro* perímetre* umrand* kontur*',
};

const noWords = 'no not without sin ohne kein keine keinen sans pas senza sem sense non não';
const onlyWords =
  'only just solo sólo solamente nur bloß lediglich seulement seul seule uniquement soltanto apenas somente só només sols';

/** "d'or" is gold in French and Catalan; a bare "or" is not in English. */
const ofGold = /(?:d['’]|\ben |couleur )or\b/u;
const shade = /^(?:hell|dunkel|tief|light|dark|knall|azur)(?=\p{L}{3})/u;

/** Reads a customer's words about the marking. Nothing of them but the digits of a colour goes any further. */
function readHint(hint: string | null): Hint {
  const text = (hint ?? '').toLowerCase().normalize('NFC');
  const words = text.match(/\p{L}+/gu) ?? [];
  const wanted = new Set<HintFeature>();
  const unwanted = new Set<HintFeature>();
  for (const [index, word] of words.entries()) {
    for (const feature of featureNames) {
      if (!stands(word, features[feature])) continue;
      const denied = words.slice(Math.max(0, index - 2), index).some((one) => stands(one, noWords));
      (denied ? unwanted : wanted).add(feature);
    }
  }
  const named = words
    .map((word) => word.replace(shade, ''))
    .map((word) => colours.find(([, names]) => stands(word, names))?.[0])
    .find((colour) => colour !== undefined);
  return {
    colour: /#[0-9a-f]{6}\b/u.exec(text)?.[0] ?? named ?? (ofGold.test(text) ? '#e8b64c' : null),
    wanted,
    unwanted,
    only: words.some((word) => stands(word, onlyWords)),
  };
}

const featureNames = [
  'dashed',
  'hatch',
  'grid',
  'filled',
  'minimal',
  'neon',
  'elegant',
  'thick',
  'thin',
  'outline',
] as const satisfies readonly HintFeature[];

function stands(word: string, list: string): boolean {
  return list
    .split(' ')
    .some((one) => (one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : word === one));
}

/** How the marking is drawn. Strengths are 0 to 1. */
export interface MarkingLook {
  readonly accent: Ink;
  /** Poles, the rims of nodes, marks next to the edges. */
  readonly light: Ink;
  /** The bands of poles and the middle of nodes, where they must differ from `light`. */
  readonly second: Ink;
  /** The fine edge that keeps the line visible on ground of the same brightness. */
  readonly edge: Ink;
  /** Lines of the grid or the hatching. */
  readonly rule: Ink;
  readonly pattern: 'grid' | 'hatch' | 'plain';
  readonly fill: number;
  /** Extra strength of the tint next to the line. */
  readonly glow: number;
  /** How light the middle of the line is against its accent. */
  readonly core: number;
  /** Strength of the grid or the hatching. */
  readonly ruling: number;
  /** Width of the line against the usual. */
  readonly weight: number;
  readonly dashed: boolean;
  /** A line that shines instead of one with an edge. */
  readonly neon: boolean;
  /** Whether corners and edges are marked. */
  readonly marks: boolean;
}

const white: Ink = [255, 255, 255];

/** The look of a hint; anything left open is chosen to stand out from the plot's ground. */
export function lookFor(hint: string | null, ground: Ink): MarkingLook {
  const { colour, wanted, unwanted, only } = readHint(hint);
  const accent = inkOf(colour ?? standingOut(ground));
  const brightness = luma(accent);
  const outlineOnly =
    (only && wanted.has('outline') && !wanted.has('filled')) || unwanted.has('filled');
  const pattern = patternOf(wanted, unwanted);
  const groundLuma = luma(ground);
  return {
    accent,
    light: white,
    second: brightness > 215 ? [58, 64, 71] : accent,
    edge: brightness < 75 ? [244, 246, 248] : nearBlack,
    rule: groundLuma > 178 ? mixInks(accent, nearBlack, 0.3) : white,
    pattern: outlineOnly ? 'plain' : pattern,
    fill: outlineOnly ? 0 : tintOf(wanted),
    glow: wanted.has('dashed') ? 0.22 : 0.5,
    core: wanted.has('neon') ? 0.92 : coreOf(brightness, groundLuma),
    ruling: pattern === 'hatch' ? 0.5 : wanted.has('elegant') ? 0.36 : 0.46,
    weight: weightOf(wanted),
    dashed: wanted.has('dashed'),
    neon: wanted.has('neon'),
    marks: !wanted.has('minimal') && !(only && outlineOnly),
  };
}

/** A light middle makes a deep colour shine on dark land; on light land it would wash the line out. */
function coreOf(brightness: number, groundLuma: number): number {
  if (brightness < 75 || groundLuma > 165) return 0.06;
  return brightness < 160 ? 0.5 : 0.3;
}

function patternOf(
  wanted: ReturnType<typeof readHint>['wanted'],
  unwanted: ReturnType<typeof readHint>['unwanted'],
): MarkingLook['pattern'] {
  if (wanted.has('hatch')) return 'hatch';
  if (wanted.has('grid')) return 'grid';
  return wanted.has('minimal') || wanted.has('filled') || unwanted.has('grid') ? 'plain' : 'grid';
}

function tintOf(wanted: ReturnType<typeof readHint>['wanted']): number {
  if (wanted.has('filled')) return 0.5;
  if (wanted.has('minimal')) return 0.17;
  return wanted.has('elegant') ? 0.2 : 0.25;
}

function weightOf(wanted: ReturnType<typeof readHint>['wanted']): number {
  if (wanted.has('thick')) return 1.55;
  if (wanted.has('thin')) return 0.7;
  return wanted.has('elegant') || wanted.has('minimal') ? 0.8 : 1;
}

const gold = '#ffc53d';

/** Warm gold on green, grey and dark land; a strong red on snow; blue where gold would drown in sand, straw or leaves. */
function standingOut(ground: Ink): string {
  if (luma(ground) > 188) return '#f23b2f';
  return apart(inkOf(gold), ground) < 142 ? '#17b8e8' : gold;
}

/** Distance in brightness, red against green, and blue against yellow. */
function apart(one: Ink, two: Ink): number {
  const axes = (ink: Ink) => [luma(ink), ink[0] - ink[1], ink[2] - (ink[0] + ink[1]) / 2] as const;
  const [a, b] = [axes(one), axes(two)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
