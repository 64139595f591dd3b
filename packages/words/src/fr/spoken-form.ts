import {
  counted,
  monthNames,
  numbered,
  type ShortForm,
  type SpokenLanguage,
  short,
} from '../spoken.js';
import { frenchAgreement } from './cardinals.js';

const units =
  ' un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const tens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante'];

/** From 2 to 69. */
function cardinal(number: number): string {
  if (number < 20) return units[number] ?? '';
  const [ten, unit] = [tens[Math.floor(number / 10)] ?? '', number % 10];
  return unit === 0 ? ten : `${ten}${unit === 1 ? ' et ' : '-'}${units[unit] ?? ''}`;
}

function ordinal(number: number): string {
  return `${cardinal(number).replace(/e$/, '').replace(/cinq$/, 'cinqu').replace(/neuf$/, 'neuv')}ième`;
}

/** Centuries and arrondissements. */
const roman = ' I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'.split(
  ' ',
);

const ordinals: readonly ShortForm[] = [
  ...Array.from({ length: 68 }, (_, index) =>
    short(`${index + 2}(?:ème|eme|e|è)`, ordinal(index + 2)),
  ),
  ...roman.slice(2).map((letters, index) => short(`${letters}(?:ème|e)`, ordinal(index + 2), 'u')),
];

export const frenchSpoken: SpokenLanguage = {
  group: '.',
  decimal: 'virgule',
  decimals: 'number',
  agreement: frenchAgreement,
  plural: 'from_two',
  units: {
    m2: ['un mètre carré', 'mètres carrés'],
    km2: ['un kilomètre carré', 'kilomètres carrés'],
    ft2: ['un pied carré', 'pieds carrés'],
    ha: ['un hectare', 'hectares'],
    acre: ['un acre', 'acres'],
    km: ['un kilomètre', 'kilomètres'],
    m: ['un mètre', 'mètres'],
    cm: ['un centimètre', 'centimètres'],
    mm: ['un millimètre', 'millimètres'],
    ft: ['un pied', 'pieds'],
    mi: ['un mille', 'milles'],
    'km/h': ['un kilomètre heure', 'kilomètres heure'],
    kWh: ['un kilowattheure', 'kilowattheures'],
    kW: ['un kilowatt', 'kilowatts'],
    kWp: ['un kilowatt-crête', 'kilowatts-crête'],
    C: ['un degré', 'degrés'],
    F: ['un degré Fahrenheit', 'degrés Fahrenheit'],
  },
  currencies: {
    EUR: ['un euro', 'euros'],
    USD: ['un dollar', 'dollars'],
    GBP: ['une livre', 'livres'],
    CHF: ['un franc suisse', 'francs suisses'],
    BRL: ['un réal', 'réaux'],
    MXN: ['un peso', 'pesos'],
    AED: ['un dirham', 'dirhams'],
  },
  cents: (units, cents) => `${units} ${cents}`,
  thousand: 'mille',
  million: ['un million', 'millions'],
  billion: ['un milliard', 'milliards'],
  millionOf: (noun) => (/^[aeiouéè]/i.test(noun) ? `d'${noun}` : `de ${noun}`),
  percent: 'pour cent',
  per: 'par',
  periods: { month: 'par mois', week: 'par semaine', night: 'par nuit', year: 'par an' },
  to: 'à',
  plus: 'plus',
  at: 'arobase',
  dot: 'point',
  months: monthNames('fr'),
  date: (day, month, year) =>
    `${day === 1 ? 'premier' : day} ${month}${year === null ? '' : ` ${year}`}`,
  clock: (hour, minute) => (minute === 0 ? `${hour} heures` : `${hour} heures ${minute}`),
  clockSign: true,
  fractions: {
    '1/2': 'un demi',
    '1/3': 'un tiers',
    '2/3': 'deux tiers',
    '1/4': 'un quart',
    '3/4': 'trois quarts',
  },
  mixed: (whole, part, noun) => `${whole} ${noun} et ${part.replace(/^un /, '')}`,
  times: 'sur',
  ofYear: '',
  dateOrder: 'day_first',
  telephone: 'groups',
  telephoneGroup: 2,
  telephoneAlone: '0[1-9]\\d{8}',
  shortForms: [
    counted('mins?\\.|mins?|mn', 'une minute', 'minutes'),
    counted('chambres?', 'une chambre', 'chambres'),
    counted('pièces?', 'une pièce', 'pièces'),
    short('min\\.(?= ?\\d)', 'minimum'),
    short('max\\.(?= ?\\d)', 'maximum'),
    numbered('No\\.?|n[°º]', 'numéro'),
    counted('sde', "une salle d'eau", "salles d'eau"),
    short('sde', "salle d'eau"),
    short('24 ?h(?:eures)? ?/ ?24', '24 heures sur 24'),
    short('7 ?j(?:ours)? ?/ ?7', '7 jours sur 7'),
    short('DPE', 'D.P.E.', 'u'),
    short('CC', 'charges comprises', 'u'),
    short('H\\.?S\\.?P\\.?', 'hauteur sous plafond', 'u'),
    short('RdJ', 'rez-de-jardin'),
    short('réf\\.', 'référence'),
    short('arr\\.', 'arrondissement'),
    short('asc\\.', 'ascenseur'),
    short('balc\\.', 'balcon'),
    short('cuis\\.', 'cuisine'),
    short('gar\\.', 'garage'),
    short('(?<=(?:m²|m2) )hab\\.', 'habitables'),
    short('clim\\.', 'climatisation'),
    short('H\\.?T\\.?', 'hors taxes', 'u'),
    short('TTC', 'toutes taxes comprises', 'u'),
    short('FAI', "frais d'agence inclus", 'u'),
    short('incl\\.', 'comprise'),
    short('ca\\.', 'environ'),
    short('M\\.(?= \\p{Lu})', 'monsieur', 'u'),
    short('Mme\\.?', 'madame', 'u'),
    short('Mlle\\.?', 'mademoiselle', 'u'),
    short('Me(?= \\p{Lu})', 'maître', 'u'),
    short('Tél\\.|Tel\\.', 'téléphone'),
    short('Port\\.', 'portable'),
    short('c\\.-à-d\\.', "c'est-à-dire"),
    short('bât\\.', 'bâtiment'),
    short('ét\\.', 'étage'),
    short("rte\\.?(?= (?:de|d'|du))", 'route'),
    short('km(?= ?\\d)', 'kilomètre'),
    short('1[èe]re', 'première'),
    counted('ch\\.|chbres?\\.?', 'une chambre', 'chambres'),
    counted('p\\.|pces?\\.?', 'une pièce', 'pièces'),
    counted('sdb\\.?', 'une salle de bains', 'salles de bains'),
    counted('wc', 'un WC', 'WC'),
    short('sdb', 'salle de bains'),
    short('Av\\.', 'avenue'),
    short('b(?:oulev|l?v?d)\\.?', 'boulevard'),
    short('pl\\.', 'place'),
    short('imp\\.', 'impasse'),
    short('chem\\.', 'chemin'),
    short('St\\.?(?=[ -]\\p{Lu})', 'Saint', 'u'),
    short('Ste\\.?(?=[ -]\\p{Lu})', 'Sainte', 'u'),
    short('RDC', 'rez-de-chaussée'),
    short('env\\.', 'environ'),
    short('appt\\.?', 'appartement'),
    short('n[°º]', 'numéro'),
    short('p\\. ?ex\\.', 'par exemple'),
    short('1ers', 'premiers'),
    short('1er', 'premier'),
    short('1[èe]?re', 'première'),
    short('2nde', 'seconde'),
    short('2nds?', 'second'),
    ...ordinals,
  ],
};
