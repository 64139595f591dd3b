import {
  counted,
  leaning,
  monthNames,
  numbered,
  type ShortForm,
  type SpokenLanguage,
  short,
} from '../spoken.js';

/** "the 1990s", which espeak-ng would say as a number with a letter. */
const decades = 'twenties thirties forties fifties sixties seventies eighties nineties'
  .split(' ')
  .map((decade, index): ShortForm => {
    return {
      written: new RegExp(`(?<=(?<!\\d)1[6-9])${index + 2}0[’']?s(?!\\p{L})`, 'u'),
      spoken: ` ${decade}`,
    };
  });

/** `12'` and `6'2"`, the signs of feet and inches. */
const feet: readonly ShortForm[] = [
  { written: /(?<=(?<![\d.,])\d{1,2})['’′](?=\d{1,2}["”″])/u, spoken: ' feet ' },
  { written: /(?<=\d['’′]\d{1,2})["”″](?!\p{L})/u, spoken: ' inches' },
  {
    written:
      /(?<=(?<![\d.,'’‘])\d{1,2})['’′](?= ?[x×] ?\d| (?:ceilings?|wide|long|high|deep|tall))/u,
    spoken: ' feet',
  },
  { written: /(?<=['’′] ?[x×] ?\d{1,2})['’′](?![\p{L}\d])/u, spoken: ' feet' },
];

export const englishSpoken: SpokenLanguage = {
  group: ',',
  decimal: 'point',
  decimals: 'digits',
  plural: 'unless_one',
  units: {
    m2: ['one square metre', 'square metres'],
    km2: ['one square kilometre', 'square kilometres'],
    ft2: ['one square foot', 'square feet'],
    ha: ['one hectare', 'hectares'],
    acre: ['one acre', 'acres'],
    km: ['one kilometre', 'kilometres'],
    m: ['one metre', 'metres'],
    cm: ['one centimetre', 'centimetres'],
    mm: ['one millimetre', 'millimetres'],
    ft: ['one foot', 'feet'],
    mi: ['one mile', 'miles'],
    'km/h': ['one kilometre per hour', 'kilometres per hour'],
    kWh: ['one kilowatt hour', 'kilowatt hours'],
    kW: ['one kilowatt', 'kilowatts'],
    kWp: ['one kilowatt peak', 'kilowatts peak'],
    C: ['one degree Celsius', 'degrees Celsius'],
    F: ['one degree Fahrenheit', 'degrees Fahrenheit'],
  },
  currencies: {
    EUR: ['one euro', 'euros'],
    USD: ['one dollar', 'dollars'],
    GBP: ['one pound', 'pounds'],
    CHF: ['one Swiss franc', 'Swiss francs'],
    BRL: ['one Brazilian real', 'Brazilian reais'],
    MXN: ['one peso', 'pesos'],
    AED: ['one dirham', 'dirhams'],
  },
  cents: (units, cents) => `${units} ${cents}`,
  thousand: 'thousand',
  million: ['one million', 'million'],
  billion: ['one billion', 'billion'],
  millionOf: (noun) => noun,
  percent: 'percent',
  per: 'per',
  periods: { month: 'per month', week: 'per week', night: 'per night', year: 'per year' },
  to: 'to',
  plus: 'plus',
  at: 'at',
  dot: 'dot',
  months: monthNames('en'),
  date: (day, month, year) =>
    `${month} ${day}${ordinalEnding(day)}${year === null ? '' : `, ${year}`}`,
  clock: (hour, minute, half) => {
    if (hour % 24 === 0 && minute === 0) return 'midnight';
    if (half === undefined && minute === 0 && hour <= 12) return `${hour} o'clock`;
    const past = minute === 0 ? '' : ` ${minute < 10 ? 'oh ' : ''}${minute}`;
    const written = half?.replaceAll('.', '') ?? (hour > 12 ? 'pm' : hour === 0 ? 'am' : '');
    return `${hour % 12 === 0 ? 12 : hour % 12}${past} ${written}`.trimEnd();
  },
  twelveHours: true,
  year: (year, before) => {
    const [century, rest] = [Math.floor(year / 100), year % 100];
    if (
      !/(?:^|[^\p{L}])(?:in|since|from|built|of|until|till|by|to|around|about|year)\s$/iu.test(
        before,
      )
    ) {
      return null;
    }
    return `${century} ${rest === 0 ? 'hundred' : `${rest < 10 ? 'oh ' : ''}${rest}`}`;
  },
  clockSign: false,
  fractions: {
    '1/2': 'one half',
    '1/3': 'one third',
    '2/3': 'two thirds',
    '1/4': 'one quarter',
    '3/4': 'three quarters',
  },
  mixed: (whole, part, noun) => `${whole} and ${part.replace(/^one /, 'a ')} ${noun}`,
  halvesOfRooms: true,
  times: 'by',
  ofYear: '',
  dateOrder: 'month_first',
  telephone: 'digits',
  telephoneGroup: 3,
  telephoneAlone: '[(]?\\d{3}[)]? \\d{3}-\\d{4}',
  shortForms: [
    counted('mins?\\.|mins?', 'one minute', 'minutes'),
    ...decades,
    ...feet,
    counted('sq\\.? ?yds?\\.?', 'one square yard', 'square yards'),
    counted('baths?', 'one bathroom', 'bathrooms'),
    short('min\\.(?= ?\\d)', 'minimum'),
    short('max\\.(?= ?\\d)', 'maximum'),
    short('(?<=\\p{Lu}\\p{L}+ )Ave?(?!\\p{L}|\\.)|Av\\.', 'Avenue', 'u'),
    short('(?<=\\p{Lu}\\p{L}+ )Dr\\.?(?= ?,| *$)', 'Drive', 'u'),
    short('(?<=\\p{Lu}\\p{L}+ )Ln\\.?', 'Lane', 'u'),
    short('(?<=\\p{Lu}\\p{L}+ )Sq\\.?(?! ?(?:ft|m))', 'Square', 'u'),
    short('(?<=\\p{Lu}\\p{L}+ )Pl\\.', 'Place', 'u'),
    short('(?<=\\p{Lu}\\p{L}+ )Ct\\.', 'Court', 'u'),
    short('Mt\\.?(?= \\p{Lu})', 'Mount', 'u'),
    short('ca\\.|c\\.(?= ?\\d)', 'around'),
    short('excl\\.', 'excluding'),
    short('Tel\\.|Ph\\.', 'phone'),
    short('Mob\\.', 'mobile'),
    short('VAT', 'V A T', 'u'),
    short('EPC', 'E P C', 'u'),
    short('HOA', 'H O A', 'u'),
    short('w/d', 'washer and dryer'),
    numbered('#', 'number'),
    numbered('No\\.', 'number'),
    short('etc\\.', 'et cetera'),
    short('vs\\.', 'versus'),
    short('est\\.(?= ?\\d)', 'established'),
    short('Hwy\\.?(?= ?\\d)|(?<=\\p{Lu}\\p{L}+ )Hwy\\.?', 'Highway', 'u'),
    short('Rte\\.?(?= ?\\d)', 'Route', 'u'),
    short('(?<=\\p{Lu}\\p{L}+ )Rd\\.?', 'Road', 'u'),
    short('(?<=\\p{Lu}\\p{L}+ )Pkwy\\.?', 'Parkway', 'u'),
    short('A/C', 'air conditioning'),
    short('24/7', 'twenty-four seven'),
    short('i\\.e\\.', 'that is'),
    short('w/o', 'without'),
    counted('sf', 'one square foot', 'square feet'),
    counted('beds?(?= ?[,/;&]| and | *$)', 'one bedroom', 'bedrooms'),
    counted('bdrms?\\.?|bds?\\.?|beds?\\.|brs?\\.?', 'one bedroom', 'bedrooms'),
    counted('bas?\\.?|bths?\\.?', 'one bathroom', 'bathrooms'),
    short('(?<=\\p{Lu}\\p{L}+ )St\\.?', 'Street', 'u'),
    short('St\\.?(?= \\p{Lu})', 'Saint', 'u'),
    short('Ave?\\.', 'Avenue'),
    short('Rd\\.', 'Road'),
    short('Blvd\\.?', 'Boulevard'),
    short('Apt\\.', 'apartment'),
    short('approx\\.?', 'approximately'),
    short('incl\\.', 'including'),
    leaning('w/', 'with'),
    short('e\\.g\\.', 'for example'),
  ],
};

function ordinalEnding(day: number): string {
  if (day >= 11 && day <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
