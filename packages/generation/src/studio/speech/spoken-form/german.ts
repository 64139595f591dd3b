import { counted, type ShortForm, type SpokenLanguage, short } from './spoken-language.js';

/** Stems of the ordinals that a date or a floor needs. */
const stems = [
  '',
  'erst',
  'zweit',
  'dritt',
  'viert',
  'fünft',
  'sechst',
  'siebt',
  'acht',
  'neunt',
  'zehnt',
  'elft',
  'zwölft',
  'dreizehnt',
  'vierzehnt',
  'fünfzehnt',
  'sechzehnt',
  'siebzehnt',
  'achtzehnt',
  'neunzehnt',
  'zwanzigst',
];
const counts = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];

/** 1 to 31, without its ending. */
function ordinal(number: number): string {
  if (number === 30) return 'dreißigst';
  if (number === 31) return 'einunddreißigst';
  return stems[number] ?? `${counts[number - 20] ?? ''}undzwanzigst`;
}

const weakening = 'im|am|vom|zum|dem|den|des|der|seit|ab|bis';
const takesWeakEnding = new RegExp(`(?<!\\p{L})(?:${weakening})\\s+$`, 'iu');

/** "2. OG": espeak-ng would say "zwei". */
function floors(): ShortForm[] {
  const nouns = [
    ['(?:OG|UG|(?:Ober|Unter)geschoss)', 'es'],
    ['Stock', 'er'],
    ['Etage', 'e'],
  ] as const;
  return stems.slice(1, 13).flatMap((stem, index) =>
    nouns.flatMap(([noun, ending]): ShortForm[] => [
      {
        written: new RegExp(`(?<=(?<!\\p{L})(?:${weakening}) )${index + 1}\\.(?= ${noun})`, 'iu'),
        spoken: `${stem}en`,
      },
      {
        written: new RegExp(`(?<![\\d.,])${index + 1}\\.(?= ${noun})`, 'iu'),
        spoken: `${stem}${ending}`,
      },
    ]),
  );
}

export const german: SpokenLanguage = {
  group: '.',
  decimal: 'Komma',
  plural: 'unless_one',
  units: {
    m2: ['ein Quadratmeter', 'Quadratmeter'],
    km2: ['ein Quadratkilometer', 'Quadratkilometer'],
    ft2: ['ein Quadratfuß', 'Quadratfuß'],
    ha: ['ein Hektar', 'Hektar'],
    acre: ['ein Acre', 'Acres'],
    km: ['ein Kilometer', 'Kilometer'],
    m: ['ein Meter', 'Meter'],
    cm: ['ein Zentimeter', 'Zentimeter'],
    mm: ['ein Millimeter', 'Millimeter'],
    ft: ['ein Fuß', 'Fuß'],
    mi: ['eine Meile', 'Meilen'],
    'km/h': ['ein Kilometer pro Stunde', 'Kilometer pro Stunde'],
  },
  currencies: {
    EUR: ['ein Euro', 'Euro'],
    USD: ['ein Dollar', 'Dollar'],
    GBP: ['ein Pfund', 'Pfund'],
    CHF: ['ein Franken', 'Franken'],
    BRL: ['ein Real', 'Real'],
  },
  cents: (units, cents) => `${units} ${cents}`,
  thousand: 'tausend',
  million: ['eine Million', 'Millionen'],
  billion: ['eine Milliarde', 'Milliarden'],
  millionOf: (noun) => noun,
  percent: 'Prozent',
  per: 'pro',
  to: 'bis',
  plus: 'plus',
  months: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
  date: (day, month, year, before) =>
    `${ordinal(day)}${takesWeakEnding.test(before) ? 'en' : 'er'} ${month} ${year}`,
  clock: (hour, minute) => (minute === 0 ? `${hour} Uhr` : `${hour} Uhr ${minute}`),
  fractions: {
    '1/2': 'ein halb',
    '1/3': 'ein Drittel',
    '2/3': 'zwei Drittel',
    '1/4': 'ein Viertel',
    '3/4': 'drei Viertel',
  },
  dateOrder: 'day_first',
  telephone: 'digits',
  shortForms: [
    counted('Zi\\.?|Zim\\.', 'ein Zimmer', 'Zimmer'),
    ...floors(),
    short('OG', 'Obergeschoss', 'u'),
    short('UG', 'Untergeschoss', 'u'),
    { written: /(?<=\p{L})str\.(?!\p{L})/iu, spoken: 'straße' },
    short('Str\\.', 'Straße'),
    short('Pl\\.', 'Platz'),
    short('EG', 'Erdgeschoss', 'u'),
    short('DG', 'Dachgeschoss', 'u'),
    short('EFH', 'Einfamilienhaus', 'u'),
    short('MFH', 'Mehrfamilienhaus', 'u'),
    short('Whg\\.', 'Wohnung'),
    short('Wfl\\.', 'Wohnfläche'),
    short('Grdst\\.', 'Grundstück'),
    short('Bj\\.', 'Baujahr'),
    short('Nr\\.', 'Nummer'),
    short('ca\\.', 'circa'),
    short('inkl\\.', 'inklusive'),
    short('zzgl\\.', 'zuzüglich'),
    short('max\\.', 'maximal'),
    short('z\\. ?B\\.', 'zum Beispiel'),
  ],
};
