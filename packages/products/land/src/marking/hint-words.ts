/** Features that a hint can ask for, besides a colour. */
export type HintFeature =
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

export interface Hint {
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
export function readHint(hint: string | null): Hint {
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
