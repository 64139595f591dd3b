import type { MusicMood } from '@groundwork/contract/catalogues/music-tracks';

/** Subjects of films that decide their music; the first of equals wins. */
export const moodSubjects = [
  'night',
  'sea',
  'mountain',
  'luxury',
  'modern',
  'country',
  'family',
  'sun',
] as const;
export type MoodSubject = (typeof moodSubjects)[number];

/** The moods that suit each; where there are several, films differ. */
export const moodsOf: Readonly<Record<MoodSubject, readonly [MusicMood, ...MusicMood[]]>> = {
  night: ['evening'],
  sea: ['calm'],
  mountain: ['pastoral'],
  luxury: ['elegant'],
  modern: ['modern'],
  country: ['pastoral', 'hopeful', 'warm'],
  family: ['warm', 'hopeful'],
  sun: ['bright'],
};

/** Moods that no photo contradicts. */
export const anyMoods = ['warm', 'hopeful', 'bright'] as const satisfies readonly MusicMood[];

/**
 * Words of English, Spanish, Portuguese, German, French, Italian and Catalan, a line each: sellers write in theirs,
 * whatever the film's is. A word that ends in `*` may go on.
 */
const words: Readonly<Record<MoodSubject, string>> = {
  night: `
    night|nights|evening|evenings|sunset|sunsets|twilight|dusk
    noche|nocturn*|atardecer|crepúsculo
    noite|anoitecer|entardecer|pôr do sol
    nacht|nachts|abend*|sonnenuntergang*|dämmerung
    nuit|soir|soirée|crépuscule|coucher de soleil
    notte|notturn*|tramonto|crepuscolo
    nit|vespre|capvespre`,
  sea: `
    sea|seaside|seafront|sea-view|beach*|ocean*|coast*|harbour|marina|lake*|waterfront
    mar|marítim*|playa*|costa|litoral|océano|lago
    praia*|beira-mar|oceano
    meer*|strand*|küste*|ostsee*|nordsee*|seeblick|seeufer|am see
    mer|plage*|côte|littoral|océan|lac
    mare|spiaggia|litorale
    platja|platges|oceà|llac`,
  mountain: `
    mountain*|alpine|alps|chalet*|ski|skiing
    montaña*|sierra|pirineo*|esquí
    montanha*|serra
    berg|berge|bergen|bergblick|berghaus|berghütte|bergdorf|alpen*|gebirge|skigebiet
    montagn*|alpes|pyrénées
    alpi|dolomit*
    muntany*|pirineu*`,
  luxury: `
    luxur*|exclusiv*|prestig*|mansion|palace|castle|manor
    lujo*|palacio|palacete|castillo|señorial
    luxo*|luxuos*|palácio|palacete|castelo
    luxus*|exklusiv*|palais|schloss|herrenhaus|stadtpalais
    luxe|luxueu*|château|manoir|hôtel particulier
    lusso*|lussuos*|esclusiv*|palazzo|castello
    luxós|luxosa|palau|castell`,
  modern: `
    modern*|contemporary|minimalis*|loft*|penthouse*|downtown|city|urban|bauhaus
    moderno|moderna|ático|contemporáne*|ciudad|céntric*
    cidade|contemporâne*|cobertura
    stadt|innenstadt|stadtmitte|zentrum|dachgeschosswohnung|zeitgenössisch*
    moderne*|contemporain*|centre-ville
    attico|città|contemporane*
    àtic|ciutat|contemporani*`,
  country: `
    country|countryside|farm|farmhouse|cottage*|rural|village|vineyard*|orchard*|meadow*
    finca|cortijo|campo|rústic*|viñedo*|pueblo
    quinta|herdade|aldeia|vinha*
    landhaus|landgut|bauernhaus|bauernhof|gutshof|weinberg*|obstwiese*|ländlich*|dorf
    campagne|ferme|fermette|longère|vignoble*|verger
    casale|cascina|masseria|campagna|vigneto|borgo
    masia|camp|vinya|vinyes|poble`,
  family: `
    family|families|children|kids|playground|nursery
    familia*|niños|infantil
    família*|familiar|crianças
    familie*|kinder*|spielplatz
    famille*|familial*|enfants
    famiglia|familiare|bambini
    famílies|nens`,
  sun: `
    sunny|sun|pool|pools|garden*|sunlit|light-filled
    soleado|soleada|piscina*|jardín|jardines
    ensolarad*|jardim|jardins
    sonnig*|garten*|schwimmbad|schwimmbecken
    ensoleill*|piscine*|jardin
    soleggiat*|giardin*|luminos*
    assolellat*|jardí`,
};

const patterns = moodSubjects.map((subject) => {
  const alternatives = words[subject]
    .split(/[|\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}\\p{L}*` : word));
  const pattern = new RegExp(`(?<![\\p{L}])(?:${alternatives.join('|')})(?!\\p{L})`, 'iu');
  return { subject, pattern };
});

export function subjectsIn(
  text: string,
): { readonly subject: MoodSubject; readonly word: string }[] {
  const plain = text.normalize('NFC');
  return patterns.flatMap(({ subject, pattern }) => {
    const word = pattern.exec(plain)?.[0];
    return word === undefined ? [] : [{ subject, word }];
  });
}
