import type { LandClaim, VoiceLanguage } from '@groundwork/contract';
import type { TerrainName } from '@groundwork/photo-reading';
import type { PlotReading } from '../../ports.js';

/** Things that a sentence of a photo can name. */
export const claimables = [
  'sea',
  'water',
  'trees',
  'grass',
  'rock',
  'buildings',
  'road',
  'snow',
  'sky',
  'sun',
  'blue',
  'green',
  'golden',
  'from_above',
  'slope',
  'field',
] as const;
export type Claimable = (typeof claimables)[number];

/** Claims that make each word true; no reading claims a road, snow, a slope or a field. */
const claimedBy: Readonly<Record<Claimable, readonly LandClaim[]>> = {
  sea: ['sea'],
  water: ['water', 'sea'],
  trees: ['trees', 'green_trees'],
  grass: ['grass', 'green_grass', 'golden_grass'],
  rock: ['rock'],
  buildings: ['buildings'],
  road: [],
  snow: [],
  sky: ['sky', 'blue_sky', 'glowing_sky'],
  sun: ['low_sun'],
  blue: ['blue_sky'],
  green: ['green_trees', 'green_grass'],
  golden: ['golden_grass', 'glowing_sky'],
  from_above: ['view_from_above', 'view_straight_down'],
  slope: [],
  field: [],
};

/** Words that a customer's kind of land makes true. */
const namedBy: Readonly<Record<TerrainName, readonly Claimable[]>> = {
  meadow: ['field', 'grass'],
  field: ['field'],
  forest: ['trees'],
  hillside: ['slope'],
  mountain: ['rock'],
  coast: ['sea'],
  desert: [],
  snow: ['snow'],
  urban: ['buildings'],
};

/** Words as Unicode sees them: the edge of `\b` falls inside accented words. */
const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?![\\p{L}·])`, 'iu');
type Words = Readonly<Record<Claimable, RegExp>>;

export const claimableWords: Readonly<Record<VoiceLanguage, Words>> = {
  en: {
    sea: whole('seas?|seaside|ocean|coast|coastal|coastline|beach|shore'),
    water: whole('waters?|lake|river|stream|brook|pond'),
    trees: whole('trees?|woods?|wooded|woodland|forests?|bushes|shrubs|hedges?'),
    grass: whole('grass|grassy|lawns?|turf'),
    rock: whole('rocks?|rocky|cliffs?|mountains?|peaks?|boulders?'),
    buildings: whole('buildings?|roofs?|rooftops?|town|city|urban|village|neighbou?rs'),
    road: whole('roads?|lanes?|streets?|paths?|tracks?'),
    snow: whole('snow|snowy|snow-covered|ice|icy'),
    sky: whole('sky|skies|clouds?|cloudy'),
    sun: whole('sun|sunny|sunlit|sunlight|sunset|sunrise|dusk|dawn|evening light'),
    blue: whole('blue'),
    green: whole('green|greenery|lush'),
    golden: whole('gold|golden|yellow|glowing|dry|bare'),
    from_above: whole('from above|from the air|aerial|overhead|below you|bird’s-eye|drone'),
    slope: whole('slopes?|sloping|hill|hills|hillside|hilly|flat|(?<!ground )level'),
    field: whole('fields?|meadows?|pasture|prairie'),
  },
  es: {
    sea: whole('mar|océano|costa|coster[oa]|playa|orilla'),
    water: whole('agua|aguas|lago|río|arroyo|estanque'),
    trees: whole('árbol|árboles|bosques?|arbolad[oa]|arbustos|setos?'),
    grass: whole('hierba|césped|pasto'),
    rock: whole('rocas?|rocos[oa]|acantilados?|montañas?|picos?'),
    buildings: whole('edificios?|tejados?|ciudad|urban[oa]|pueblo|vecinos'),
    road: whole('caminos?|calles?|carreteras?|senderos?'),
    snow: whole('nieve|nevad[oa]|hielo'),
    sky: whole('cielos?|nubes?|nublado'),
    sun: whole('sol|soleado|atardecer|amanecer'),
    blue: whole('azul|azules'),
    green: whole('verde|verdes|verdor'),
    golden: whole('dorad[oa]s?|amarill[oa]s?|encendido|sec[oa]|árid[oa]'),
    from_above: whole('desde el aire|desde arriba|lo alto|la vertical|en vertical|a tus pies|dron'),
    slope: whole('ladera|pendiente|colinas?|llan[oa]|nivelad[oa]'),
    field: whole('campos?|prados?|praderas?'),
  },
  pt: {
    sea: whole('mar|oceano|costa|costeir[oa]|praia|margem'),
    water: whole('água|águas|lago|rio|ribeiro|lagoa'),
    trees: whole('árvores?|bosques?|floresta|arborizad[oa]|arbustos|sebes?'),
    grass: whole('erva|relva|pasto'),
    rock: whole('rochas?|rochos[oa]|falésias?|montanhas?|picos?'),
    buildings: whole('edifícios?|telhados?|cidade|urban[oa]|aldeia|vizinhos'),
    road: whole('caminhos?|estradas?|ruas?|trilhos?'),
    snow: whole('neve|nevad[oa]|gelo'),
    sky: whole('céu|céus|nuvens?|nublado'),
    sun: whole('sol|ensolarad[oa]|pôr do sol|amanhecer'),
    blue: whole('azul|azuis'),
    green: whole('verdes?|verdura'),
    golden: whole('dourad[oa]s?|amarel[oa]s?|brasa|sec[oa]|árid[oa]'),
    from_above: whole('do ar|de cima|do alto|na vertical|aos seus pés|lá em baixo|drone'),
    slope: whole('encosta|inclinad[oa]|colinas?|plan[oa]'),
    field: whole('campos?|prados?'),
  },
  de: {
    sea: whole('meer|ozean|küste|\\p{L}*küsten\\p{L}*|strand|ufer'),
    water: whole('wasser|see|fluss|bach|teich'),
    trees: whole('baum|bäumen?|wald|wälder|bewaldet\\p{L}*|büschen?|hecken?'),
    grass: whole('gras|rasen'),
    rock: whole('fels|felsen|felsig\\p{L}*|klippen?|bergen?|berg\\p{L}*'),
    buildings: whole('gebäuden?|dächern?|stadt|städtisch\\p{L}*|dorf|nachbarn?'),
    road: whole('wege?s?|straßen?|pfade?s?'),
    snow: whole('schnee|verschneit\\p{L}*|eis'),
    sky: whole('himmels?|wolken?|bewölkt'),
    sun: whole('sonne|sonnig\\p{L}*|abendlicht|sonnenuntergang|sonnenaufgang'),
    blue: whole('blau\\p{L}*'),
    green: whole('grün\\p{L}*'),
    golden: whole('gold\\p{L}*|gelb\\p{L}*|leuchtend\\p{L}*|trocken\\p{L}*|karg\\p{L}*'),
    from_above: whole('aus der luft|von oben|aus der höhe|unter ihnen|senkrecht|drohne'),
    slope: whole('hang|hanggrundstück|hügel\\p{L}*|flach\\p{L}*|eben\\p{L}+es'),
    field: whole('feld|felder|wiesen?|weiden?'),
  },
  fr: {
    sea: whole('mer|océan|côte|côtier|plage|rivage'),
    water: whole('eau|eaux|lac|rivière|ruisseau|étang'),
    trees: whole('arbres?|bois|forêts?|boisée?|buissons|haies?'),
    grass: whole('herbe|gazon|pelouse'),
    rock: whole('roches?|rochers?|rocheux|falaises?|montagnes?|sommets?'),
    buildings: whole('bâtiments?|toits?|ville|urbaine?|village|voisins'),
    road: whole('chemins?|routes?|rues?|sentiers?'),
    snow: whole('neige|enneigée?|glace'),
    sky: whole('ciel|cieux|nuages?|nuageux'),
    sun: whole('soleil|ensoleillée?|coucher|aube|crépuscule'),
    blue: whole('bleue?s?'),
    green: whole('verte?s?|verdure|verdoyante?'),
    golden: whole('dorée?s?|jaunes?|embrasé|sèche|sec|aride'),
    from_above: whole(
      "des airs|d'en haut|de haut|à la verticale|depuis le ciel|sous vos pieds|drone",
    ),
    slope: whole('pente|collines?|flanc|plate?'),
    field: whole('champs?|prairies?|prés?'),
  },
  it: {
    sea: whole('mare|oceano|costa|costier[oa]|spiaggia|riva'),
    water: whole('acqua|acque|lago|fiume|ruscello|stagno'),
    trees: whole('alber[oi]|boschi|bosco|boscos[oa]|cespugli|siepi|siepe'),
    grass: whole('erba'),
    rock: whole('rocci[ae]|rocce|rocciosa?|scogliere?|montagn[ae]|cime'),
    buildings: whole('edifici|edificio|tetti|città|urban[oa]|paese|vicini'),
    road: whole('strad[ae]|sentier[oi]|via'),
    snow: whole('neve|innevat[oa]|ghiaccio'),
    sky: whole('cielo|cieli|nuvol[ae]|nuvoloso'),
    sun: whole('sole|soleggiat[oa]|tramonto|alba'),
    blue: whole('azzurr[oi]|blu'),
    green: whole('verd[ei]|verdeggiante'),
    golden: whole('dorat[oaie]|giall[oaie]|infuocato|secc[oa]|arid[oa]'),
    from_above: whole("dall'aria|dall'alto|sotto di voi|in verticale|da sopra|drone"),
    slope: whole('pendio|pendenza|collin[ae]|piano|pianeggiante'),
    field: whole('camp[oi]|prat[oi]'),
  },
  ca: {
    sea: whole('mar|oceà|costa|costaner|platja|riba'),
    water: whole('aigua|aigües|llac|riu|rierol|estany'),
    trees: whole('arbres?|boscos?|bosc|arbrat|arbustos|tanques'),
    grass: whole('herba|gespa|pastura'),
    rock: whole('roques?|roca|rocós|penya-segats?|muntany(?:a|es)|cims?'),
    buildings: whole('edificis?|teulades?|ciutat|urbà|poble|veïns'),
    road: whole('camins?|camí|carrers?|carreteres?|senders?'),
    snow: whole('neu|nevat|nevada|gel'),
    sky: whole('cels?|núvols?|ennuvolat'),
    sun: whole('sol baix|assolellat|posta|alba'),
    blue: whole('blaus?|blava'),
    green: whole('verds?|verda|verdor'),
    golden: whole('daura(?:t|da|des)|grogu?e?s?|encès|sec|àrid'),
    from_above: whole("des de l'aire|des de dalt|de dalt|en vertical|als vostres peus|dron"),
    slope: whole('vessant|pendent|turons?|pla'),
    field: whole('camps?|prats?'),
  },
};

/** What a sentence about a photo names beyond its claims, in the sentence's own word; null when all of it is true. */
export function unclaimedWord(
  sentence: string,
  language: VoiceLanguage,
  plot: Pick<PlotReading, 'claims' | 'namedLand'> | null,
): string | null {
  const named = plot?.namedLand ?? null;
  const told = named === null ? [] : namedBy[named];
  for (const thing of claimables) {
    const claimed = claimedBy[thing].some((claim) => plot?.claims.includes(claim) === true);
    if (claimed || told.includes(thing)) continue;
    const found = claimableWords[language][thing].exec(sentence);
    if (found !== null) return found[0];
  }
  return null;
}
