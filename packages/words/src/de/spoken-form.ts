import {
  counted,
  monthNames,
  numbered,
  type ShortForm,
  type SpokenLanguage,
  short,
} from '../spoken.js';

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

function ordinal(number: number): string {
  if (number === 30) return 'dreißigst';
  if (number === 31) return 'einunddreißigst';
  return stems[number] ?? `${counts[number - 20] ?? ''}undzwanzigst`;
}

const weakening = 'im|am|vom|zum|dem|den|des|seit|ab|bis';
const takesWeakEnding = new RegExp(`(?<!\\p{L})(?:${weakening})\\s+$`, 'iu');

/** "2. OG", "im 19. Jh.", "2. und 3. OG": espeak-ng would say "zwei". */
function ordinals(): ShortForm[] {
  const nouns = [
    ['(?:OG|UG|(?:Ober|Unter)geschoss)', 'es'],
    ['Stock', 'er'],
    ['Etage', 'e'],
    ['(?:Jahrhundert|Jh\\.)', 'es'],
    ['(?:Bad|Schlafzimmer|Zimmer|Haus|WC)', 'es'],
    ['(?:Reihe|Wohnung|Wohneinheit|Garage|Terrasse)', 'e'],
    ['(?:Balkon|Stellplatz|Eingang)', 'er'],
  ] as const;
  const also = '(?: (?:und|oder|bis|u\\.) \\d{1,2}\\.)?';
  // All of them in one pattern: a pattern for each number took a third of a second to compile.
  const number = '(?<ordinal>[1-9]|1\\d|20)\\.';
  const hint = /\d\./u;
  return nouns.flatMap(([noun, ending]): ShortForm[] => {
    const before = (words: string) => `(?<=(?<!\\p{L})(?:${words}) )`;
    const until = `(?=${also} ${noun})`;
    const more = `(?=[-–]\\d{1,2}\\. ${noun})[-–]`;
    const form = (pattern: string, end: string): ShortForm => ({
      written: new RegExp(pattern, 'iu'),
      hint,
      spoken: ({ ordinal: figures }) => `${stems[Number(figures)]}${end}`,
    });
    return [
      form(`${before(weakening)}${number}${until}`, 'en'),
      form(`${before('der|die|das')}${number}${until}`, 'e'),
      form(`(?<![\\d.,])${number}${until}`, ending),
      form(`(?<![\\d.,])${number}${more}`, `${ending} bis `),
    ];
  });
}

export const germanSpoken: SpokenLanguage = {
  group: '.',
  decimal: 'Komma',
  decimals: 'digits',
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
    kWh: ['eine Kilowattstunde', 'Kilowattstunden'],
    kW: ['ein Kilowatt', 'Kilowatt'],
    kWp: ['ein Kilowatt Peak', 'Kilowatt Peak'],
    C: ['ein Grad', 'Grad'],
    F: ['ein Grad Fahrenheit', 'Grad Fahrenheit'],
  },
  currencies: {
    EUR: ['ein Euro', 'Euro'],
    USD: ['ein Dollar', 'Dollar'],
    GBP: ['ein Pfund', 'Pfund'],
    CHF: ['ein Franken', 'Franken'],
    BRL: ['ein Real', 'Real'],
    MXN: ['ein Peso', 'Pesos'],
    AED: ['ein Dirham', 'Dirham'],
  },
  cents: (units, cents) => `${units} ${cents}`,
  thousand: 'tausend',
  million: ['eine Million', 'Millionen'],
  billion: ['eine Milliarde', 'Milliarden'],
  millionOf: (noun) => noun,
  percent: 'Prozent',
  per: 'pro',
  periods: { month: 'pro Monat', week: 'pro Woche', night: 'pro Nacht', year: 'pro Jahr' },
  to: 'bis',
  plus: 'plus',
  at: 'ät',
  dot: 'Punkt',
  months: monthNames('de'),
  date: (day, month, year, before) =>
    `${ordinal(day)}${takesWeakEnding.test(before) ? 'en' : /(?<!\p{L})der\s+$/iu.test(before) ? 'e' : 'er'} ${month}${year === null ? '' : ` ${year}`}`,
  clock: (hour, minute) => (minute === 0 ? `${hour} Uhr` : `${hour} Uhr ${minute}`),
  clockSign: false,
  fractions: {
    '1/2': 'ein halb',
    '1/3': 'ein Drittel',
    '2/3': 'zwei Drittel',
    '1/4': 'ein Viertel',
    '3/4': 'drei Viertel',
  },
  mixed: (whole, part, noun) => `${whole} ${part.replace('ein halb', 'einhalb')} ${noun}`,
  times: 'mal',
  ofYear: '',
  // "neunzehnhundertachtundneunzig", where espeak-ng says "eintausendneunhundert…".
  year: (year) => `${Math.floor(year / 100)} hundert${year % 100 === 0 ? '' : ` ${year % 100}`}`,
  dateOrder: 'day_first',
  telephone: 'digits',
  telephoneGroup: 3,
  telephoneAlone: '01[567]\\d{8,9}',
  shortForms: [
    counted('Min\\.|min\\.', 'eine Minute', 'Minuten'),
    counted('h|Std\\.?', 'eine Stunde', 'Stunden'),
    counted('TEUR|T€|T ?EUR', 'tausend Euro', 'tausend Euro'),
    short('(?<=\\d-)Zi\\.?(?=-)', 'Zimmer'),
    short('mind\\.|min\\.(?= ?\\d)', 'mindestens'),
    short('MwSt\\.?', 'Mehrwertsteuer'),
    short('USt\\.?', 'Umsatzsteuer'),
    short('NK', 'Nebenkosten', 'u'),
    short('HK', 'Heizkosten', 'u'),
    short('KDB', 'Küche, Diele, Bad', 'u'),
    short('EBK', 'Einbauküche', 'u'),
    short('TG(?=-)', 'Tiefgaragen', 'u'),
    short('TG', 'Tiefgarage', 'u'),
    short('KP', 'Kaufpreis', 'u'),
    short('WG', 'W G', 'u'),
    short('Prov\\.-frei', 'provisionsfrei'),
    short('Prov\\.', 'Provision'),
    short('exkl\\.', 'exklusive'),
    short('bzw\\.', 'beziehungsweise'),
    short('ggf\\.', 'gegebenenfalls'),
    short('u\\. ?a\\.', 'unter anderem'),
    short('d\\. ?h\\.', 'das heißt'),
    short('usw\\.', 'und so weiter'),
    short('v\\. ?a\\.', 'vor allem'),
    short('St\\.(?= \\p{Lu})', 'Sankt', 'u'),
    short('Tel\\.', 'Telefon'),
    short('Mob\\.', 'Mobil'),
    short('Hr\\.', 'Herr'),
    short('Fr\\.(?= \\p{Lu})', 'Frau', 'u'),
    short('24/7', 'rund um die Uhr'),
    short('Fam\\.', 'Familie'),
    short('Prof\\.', 'Professor'),
    short('Pers\\.', 'Personen'),
    short('Kü\\.', 'Küche'),
    short('Nebenk\\.', 'Nebenkosten'),
    short('Jh\\.', 'Jahrhundert'),
    short('etc\\.', 'et cetera'),
    short('km(?= ?\\d)', 'Kilometer'),
    short('Ref\\.|Ref\\.-Nr\\.', 'Referenz'),
    counted('Gehmin\\.', 'eine Gehminute', 'Gehminuten'),
    counted('MM', 'eine Monatsmiete', 'Monatsmieten'),
    numbered('Nr\\.', 'Nummer'),
    short('Dr\\.', 'Doktor'),
    short('qm', 'Quadratmeter'),
    short('m²-Preis', 'Quadratmeterpreis'),
    short('Grundst\\.', 'Grundstück'),
    short('Nutzfl\\.|Nfl\\.', 'Nutzfläche'),
    short('§(?= ?\\d)', 'Paragraf'),
    counted('Zi\\.?|Zim\\.', 'ein Zimmer', 'Zimmer'),
    ...ordinals(),
    short('OG', 'Obergeschoss', 'u'),
    short('UG', 'Untergeschoss', 'u'),
    { written: /(?<=\p{L})str\.(?!\p{L})/iu, hint: /str\./iu, spoken: 'straße' },
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
    short('ca\\.|ca(?= ?\\d)', 'circa'),
    short('inkl\\.', 'inklusive'),
    short('zzgl\\.', 'zuzüglich'),
    short('max\\.', 'maximal'),
    short('z\\. ?B\\.', 'zum Beispiel'),
  ],
};
