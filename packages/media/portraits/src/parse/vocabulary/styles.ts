import { type Senses, sense } from '../reading.js';

/** The occasion that a person is dressed for. */
export const styleWords: Senses<'casual' | 'smart' | 'formal' | 'sporty'> = [
  [
    'formal',
    sense(
      'formal* business* businesslike professional* elegant* de_vestir ejecutiv* executiv* geschafts* festlich* chic professionnel* habille* profesional* profissional* ufficiale eleganti mudado',
    ),
  ],
  [
    'sporty',
    sense(
      'sporty sportive sport* deportiv[oa]* esportiv* sportlich* sportif* sportiv[oaie]* athleisure',
    ),
  ],
  [
    'smart',
    sense(
      'smart smart-casual smart_casual stylish semi-formal arreglad[oa] arrumad* gepflegt* schick* soigne* curat[oaie] arreglat*',
    ),
  ],
  [
    'casual',
    sense(
      'casual* informal* everyday lassig* leger* locker* decontracte* sportswear relaxed simple sencill* simples einfach* semplic* senzill* comod* bequem* comfortable',
    ),
  ],
];

/** Said of a dress or a skirt that reaches the ankles. */
export const floorLengthWords = sense(
  'long full-length floor-length ankle-length maxi larg[oa]s? long[oa]s? comprid[oa]s? lang lange langes langer langen bodenlang* knochellang* longues? lung[oah]* llarg llarga llargs llargues',
);

/** Cut and cloth, which the drawing leaves to the garment. */
export const cutWords = sense(`
  padded quilted acolchad[oa] acolchoad[oa] gesteppt* matelasse* imbottit[oa] encoixinat long short long-sleeved short-sleeved sleeve* sleeveless fitted loose oversized slim-fit leather cotton linen wool* silk
  suede crewneck crew-neck crew v-neck collared high-waisted ankle tailored rolled wash wide-leg straight-leg knee-length cropped plain simple soft light-weight
  largo larga largos largas corto corta cortos cortas manga mangas algodon lino lana seda cuero piel ajustad[oa]* holgad[oa]*
  lis[oa]s? longo longa longos longas curto curta comprid[oa] algodao linho couro la
  lang lange langer langes langarm* kurzarm* kurz kurze kurzer kurzes baumwoll* leinen* woll* seiden* leder* schlicht*
  longue longues court courte manches coton lin laine soie cuir ample
  lungo lunga lunghi lunghe maniche cotone seta pelle cuoio
  llarg llarga manigues cot llana seda cuir pell
`);

export const sleeveWords: Senses<'long' | 'short' | 'none'> = [
  [
    'none',
    sense(
      '(?<=(?:vestido|vestidito|robe|abito|vestito|vestit|top|kleid|dress)_(?:[a-z]+_)?)(?:de_tirantes|de_alcas|a_bretelles|con_spalline|a_spalline|de_tirants|mit_tragern|with_(?:thin_|spaghetti_)?straps) strappy sleeveless sin_mangas sem_mangas armellos* sans_manches senza_maniche sense_manigues',
    ),
  ],
  [
    'short',
    sense(
      'short-sleeved short_sleeve* manga_corta mangas_cortas manga_curta mangas_curtas kurzarm* kurzarmelig* manches_courtes maniche_corte maniga_curta manigues_curtes',
    ),
  ],
  [
    'long',
    sense(
      'long-sleeved long_sleeve* manga_larga mangas_largas manga_comprida mangas_compridas langarm* langarmelig* manches_longues maniche_lunghe maniga_llarga manigues_llargues',
    ),
  ],
];
