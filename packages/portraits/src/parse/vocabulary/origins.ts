import { type Senses, sense } from '../reading.js';

/**
 * Where somebody's forebears come from, as groups that share a range of natural colouring. Nothing but skin, hair
 * and eyes follows from it, and each only as a range.
 */
export const origins = [
  'northern_european',
  'european',
  'mediterranean',
  'latin_american',
  'middle_eastern',
  'north_african',
  'black',
  'east_asian',
  'southeast_asian',
  'south_asian',
  'pacific',
  'mixed',
] as const;
export type Origin = (typeof origins)[number];

export const originWords: Senses<Origin> = [
  [
    'mixed',
    sense(
      'mixed mixed_race mixed-race biracial multiracial multi-ethnic mestiz* mulat* mestic* gemischt* mischling metis* metiss* misto mista mixt* interracial birracial dual_heritage mestis* pardo parda',
    ),
  ],
  [
    'black',
    sense(
      'black afro* african* africain* afrikan* african[oaie]* africanes schwarz schwarze schwarzer negr[oae]* pret[oa] noir noire ner[oa] negres caribbean caribe* jamaican* jamaiquin* nigerian* nigerianisch* ethiopian* etiope kenyan* ghanaian* senegal* somali* congolese haitian* subsahar* sub-saharan* subsaharian* dunkelhautig*',
    ),
  ],
  [
    'north_african',
    sense(
      'north_african* norteafrican* nordafrikan* nord_african* nord-african* maghreb* magreb* moroccan* marroqu* marokkan* marocain* marocchin* algerian* algerien* argelin* tunisian* tunisien* tunecin* egypt* egipci* agyptisch* berber* amazigh marroc* nordafrican* maghrebin* norteafricana',
    ),
  ],
  [
    'middle_eastern',
    sense(
      'middle_eastern* medio_oriente* oriente_medio del_medio_oriente arab* arabisch* arabe* turk* turc* turkish turco turca persian* persisch* iranian* iranisch* irani persa leban* liban* syrian* sirio siria syrisch* israeli* jewish kurd* iraq* orientalisch* nahost* nahostlich* moyen_orient* mediorientale* orient_mitja',
    ),
  ],
  [
    'southeast_asian',
    sense(
      'southeast_asian* south_east_asian* south-east_asian* filipin* philippin* thai* tailand* thailand* vietnam* indonesi* malay* malai* cambodian* sudeste_asiatic* sudostasiat* asie_du_sud-est sud-est_asiatic* burmese',
    ),
  ],
  [
    'south_asian',
    sense(
      'south_asian* indian indio india indisch* indien* indian[oa] hindu pakistan* bangladesh* bengali sri_lankan* tamil* nepal* punjabi surasiatic* sudasiat* sikh asie_du_sud indies',
    ),
  ],
  [
    'east_asian',
    sense(
      'east_asian* asian* asiat* chines* chin[oa] chinois* cines* xines* japan* japon* giappon* korean* corean* coreen* koreanisch* taiwan* ostasiat* oriental mongol* est_asiatic* asia',
    ),
  ],
  [
    'latin_american',
    sense(
      'latin latino* latina* latinx hispanic* hispan[oa]* mexican* mexikan* messican* mexicain* colombian* kolumbian* peruvian* peruan* brazil* brasil* bresil* argentin* chilen* venezol* venezuel* cuban* kuban* ecuador* lateinamerikan* sudamerik* sudameric* latinoameric* latino-americ* south_american* boliv* dominican* puerto_ric* guatemal* indigen* native_american* andin*',
    ),
  ],
  [
    'mediterranean',
    sense(
      'mediterran* mediterrane* spanish* spanier* spanisch* espanol* espanhol* espagnol* spagnol* espanyol* italian* italien* italiano* italiana* greek* griech* grieg* grec* greg[oa] portug* catalan* catala catalana katalan* southern_european* sudeurop* sudlandisch* sud-europ* sur_de_europa olive',
    ),
  ],
  [
    'northern_european',
    sense(
      'nordic* nordisch* nordic[oa]* scandinav* skandinav* escandinav* swed* sueco sueca schwed* suedois* svedes* norweg* norueg* danish danes* danisch* finnish finn* irish irland* irlandes* irlandais* scottish schott* escoces* dutch holand* niederland* neerland* olandes* iceland* baltic* celtic* northern_european* nordeurop* nord-europ*',
    ),
  ],
  [
    'pacific',
    sense('polynes* polines* maori* hawaiian* samoan* pacific* tongan* fijian* aboriginal*'),
  ],
  [
    'european',
    sense(
      'european* caucasian* caucasic[oa]* kaukas* caucasien* europ* white weiss* blanc* branc[oa]* bianc* british british english englisch* ingles* anglais* french franzos* frances* francais* german* deutsch* aleman* allemand* tedesc* alemany* polish polnisch* polac* polonais* russian* russisch* rus[oa] russe ukrain* ucran* slav* eslav* slaw* austrian* osterreich* swiss schweiz* suiz* suisse* american* amerikan* canadian* australian* western occidental*',
    ),
  ],
];

export interface Colouring {
  /** Place on the scale of skin tones, 0 fairest to 1 deepest. */
  readonly skin: readonly [low: number, high: number];
  readonly hair: readonly (readonly [hex: string, weight: number])[];
  readonly eyes: readonly (readonly [hex: string, weight: number])[];
  readonly texture: readonly (readonly ['straight' | 'wavy' | 'curly' | 'coily', number])[];
  readonly lids: 'open' | 'smooth';
}

export const hairColours = {
  black: '#1b1716',
  darkBrown: '#36241a',
  brown: '#573a26',
  chestnut: '#6b3f28',
  lightBrown: '#87613d',
  darkBlond: '#a67e4e',
  blond: '#cda467',
  lightBlond: '#e3c690',
  strawberry: '#c9844e',
  red: '#a84f28',
  auburn: '#7a3620',
  grey: '#a9a6a3',
  silver: '#cfccc8',
  white: '#eae7e2',
  saltAndPepper: '#7d7873',
} as const;

export const eyeColours = {
  brown: '#5b3a22',
  darkBrown: '#3a2417',
  hazel: '#80632f',
  green: '#5f7c52',
  blue: '#517fa3',
  grey: '#76858f',
} as const;

const h = hairColours;
const e = eyeColours;

export const colourings: Record<Origin, Colouring> = {
  northern_european: {
    skin: [0, 0.14],
    hair: [
      [h.blond, 4],
      [h.lightBlond, 2],
      [h.darkBlond, 3],
      [h.lightBrown, 2],
      [h.red, 1],
    ],
    eyes: [
      [e.blue, 5],
      [e.grey, 2],
      [e.green, 2],
      [e.hazel, 1],
    ],
    texture: [
      ['straight', 5],
      ['wavy', 3],
    ],
    lids: 'open',
  },
  european: {
    skin: [0.05, 0.24],
    hair: [
      [h.brown, 4],
      [h.darkBrown, 3],
      [h.lightBrown, 3],
      [h.darkBlond, 2],
      [h.blond, 1.5],
      [h.chestnut, 1],
    ],
    eyes: [
      [e.brown, 3],
      [e.blue, 3],
      [e.green, 2],
      [e.hazel, 2],
      [e.grey, 1],
    ],
    texture: [
      ['straight', 4],
      ['wavy', 4],
      ['curly', 1],
    ],
    lids: 'open',
  },
  mediterranean: {
    skin: [0.2, 0.4],
    hair: [
      [h.darkBrown, 5],
      [h.black, 2],
      [h.brown, 3],
      [h.chestnut, 1],
    ],
    eyes: [
      [e.brown, 5],
      [e.darkBrown, 2],
      [e.hazel, 2],
      [e.green, 1],
    ],
    texture: [
      ['wavy', 4],
      ['straight', 3],
      ['curly', 2],
    ],
    lids: 'open',
  },
  latin_american: {
    skin: [0.3, 0.55],
    hair: [
      [h.black, 4],
      [h.darkBrown, 5],
      [h.brown, 1],
    ],
    eyes: [
      [e.darkBrown, 4],
      [e.brown, 4],
      [e.hazel, 1],
    ],
    texture: [
      ['wavy', 4],
      ['straight', 4],
      ['curly', 2],
    ],
    lids: 'open',
  },
  middle_eastern: {
    skin: [0.27, 0.5],
    hair: [
      [h.black, 5],
      [h.darkBrown, 4],
    ],
    eyes: [
      [e.darkBrown, 4],
      [e.brown, 4],
      [e.hazel, 1],
      [e.green, 0.5],
    ],
    texture: [
      ['wavy', 5],
      ['straight', 3],
      ['curly', 2],
    ],
    lids: 'open',
  },
  north_african: {
    skin: [0.36, 0.58],
    hair: [
      [h.black, 5],
      [h.darkBrown, 4],
    ],
    eyes: [
      [e.darkBrown, 5],
      [e.brown, 3],
    ],
    texture: [
      ['curly', 4],
      ['wavy', 4],
      ['straight', 1],
    ],
    lids: 'open',
  },
  black: {
    skin: [0.72, 0.98],
    hair: [
      ['#171210', 6],
      ['#1f1713', 3],
    ],
    eyes: [
      [e.darkBrown, 6],
      ['#2d1b12', 3],
      [e.brown, 1],
    ],
    texture: [
      ['coily', 6],
      ['curly', 2],
    ],
    lids: 'open',
  },
  east_asian: {
    skin: [0.14, 0.34],
    hair: [
      ['#161416', 6],
      ['#221a18', 3],
    ],
    eyes: [
      ['#33211a', 6],
      [e.darkBrown, 3],
    ],
    texture: [
      ['straight', 8],
      ['wavy', 1],
    ],
    lids: 'smooth',
  },
  southeast_asian: {
    skin: [0.36, 0.56],
    hair: [
      ['#171416', 6],
      ['#241a17', 3],
    ],
    eyes: [
      ['#33211a', 6],
      [e.darkBrown, 3],
    ],
    texture: [
      ['straight', 6],
      ['wavy', 2],
    ],
    lids: 'smooth',
  },
  south_asian: {
    skin: [0.46, 0.74],
    hair: [
      ['#171314', 6],
      ['#231916', 3],
    ],
    eyes: [
      [e.darkBrown, 6],
      [e.brown, 2],
    ],
    texture: [
      ['straight', 4],
      ['wavy', 4],
      ['curly', 1],
    ],
    lids: 'open',
  },
  pacific: {
    skin: [0.48, 0.68],
    hair: [
      ['#171313', 6],
      ['#251a16', 2],
    ],
    eyes: [[e.darkBrown, 6]],
    texture: [
      ['wavy', 5],
      ['curly', 4],
    ],
    lids: 'open',
  },
  mixed: {
    skin: [0.42, 0.66],
    hair: [
      [h.black, 2],
      [h.darkBrown, 5],
      [h.brown, 2],
    ],
    eyes: [
      [e.brown, 4],
      [e.darkBrown, 3],
      [e.hazel, 2],
      [e.green, 1],
    ],
    texture: [
      ['curly', 6],
      ['wavy', 2],
      ['coily', 2],
    ],
    lids: 'open',
  },
};
