import { type Senses, sense } from '../reading.js';

export const facialHairWords: Senses<
  'none' | 'stubble' | 'moustache' | 'goatee' | 'beard' | 'full_beard'
> = [
  [
    'none',
    sense(
      'clean-shaven clean_shaven cleanshaven no_beard sin_barba sem_barba bartlos* glatt_rasiert* glattrasiert* rase_de_pres imberbe sans_barbe senza_barba sbarbat* sense_barba afeitad* afaitat* barbeado glabre',
    ),
  ],
  [
    'full_beard',
    sense(
      'full_beard big_beard bushy_beard long_beard barba_larga barba_poblada barba_cheia barba_longa barba_comprida vollbart* rauschebart barbe_fournie barbe_pleine grande_barbe barba_folta barba_lunga barba_llarga barba_espessa',
    ),
  ],
  [
    'stubble',
    sense(
      'stubble* three-day* five_o_clock_shadow barba_de_tres_dias barba_de_dias dreitagebart* drei-tage-bart* bartstoppel* barbe_de_trois_jours barba_di_tre_giorni barba_incolta barba_de_tres_dies barba_rala barba_por_fazer designer_stubble barba_incipiente',
    ),
  ],
  [
    'goatee',
    sense(
      'goatee* perilla chiva cavanhaque pera kinnbart* spitzbart* ziegenbart* bouc bouc pizzetto barbeta soul_patch van_dyke',
    ),
  ],
  [
    'beard',
    sense(
      'beard* barba barbud* barbe barbu bart vollbartig* bartig* *bart trimmed_beard barbeta_corta barbut',
    ),
  ],
  [
    'moustache',
    sense(
      'moustache* mustache* bigote* bigode* schnurrbart* schnauzer oberlippenbart* baffi baffo bigoti* bigotis mustaches',
    ),
  ],
];

export const glassesWords: Senses<'none' | 'round' | 'square' | 'sun' | 'plain'> = [
  [
    'none',
    sense(
      'no_glasses without_glasses sin_gafas sin_lentes sem_oculos ohne_brille keine_brille sans_lunettes senza_occhiali sense_ulleres',
    ),
  ],
  [
    'sun',
    sense(
      'sunglasses shades gafas_de_sol lentes_de_sol oculos_de_sol oculos_escuros sonnenbrille* lunettes_de_soleil occhiali_da_sole ulleres_de_sol',
    ),
  ],
  [
    'round',
    sense(
      'round_glasses round-rimmed round_spectacles gafas_redondas lentes_redondos oculos_redondos runde_brille runder_brille rundbrille lunettes_rondes occhiali_tondi occhiali_rotondi ulleres_rodones round_frames',
    ),
  ],
  [
    'square',
    sense(
      'square_glasses rectangular_glasses gafas_cuadradas oculos_quadrados eckige_brille lunettes_carrees occhiali_quadrati ulleres_quadrades horn-rimmed hornbrille',
    ),
  ],
  [
    'plain',
    sense(
      'glasses spectacles specs eyeglasses gafas lentes anteojos oculos brille *brille brillentrager* lunettes occhiali ulleres bespectacled reading_glasses',
    ),
  ],
];

/** Shapes beside the noun: "round gold glasses". */
export const frameShapeWords: Senses<'round' | 'square'> = [
  ['round', sense('round redond[oa]s? rund* rond* tond[oai] rotond[oai] rodon[ae]*')],
  [
    'square',
    sense('square rectangular cuadrad[oa]s? quadrad[oa]s? eckig* carre* quadrat[oaie] quadrades'),
  ],
];

export const buildWords: Senses<'slim' | 'average' | 'athletic' | 'stout'> = [
  [
    'athletic',
    sense(
      'athletic* muscular* fit sporty strong_build well-built atletic* musculos[oa]* fuerte* fornid* sportlich* muskul* trainiert* kraftig* athletique* sportif* sportive* muscle* sportiv[oa]* muscolos[oa]* musculat* atlhetic* broad-shouldered toned',
    ),
  ],
  [
    'slim',
    sense(
      'slim* slender* thin skinny lean petite delgad[oa]* flac[oa]* esbelt[oa]* magr[oa]* schlank* dunn* zierlich* mince* maigre* svelte menu[e]? snell[oa]* magrolin[oa]* esvelt* prim prima prims primes slight',
    ),
  ],
  [
    'stout',
    sense(
      'stout* plump* chubby overweight heavy heavyset heavy-set curvy large round_build big full-figured gord[oa]* gordit[oa]* rellenit[oa]* robust[oa]* corpulent* cheinh[oa]* mollig* dick* ubergewicht* rundlich* korpulent* stammig* rond ronde rondelet* corpulent* forte grassottell* grass[oa] robust* formos[oa] gras grassa grassonet* plus-size stocky',
    ),
  ],
  [
    'average',
    sense(
      'average_build medium_build average complexion_media constitucion_media normal_gebaut mittlere_statur corpulence_moyenne corporatura_media complexio_mitjana normal',
    ),
  ],
];

/** Metres more or less than usual. */
export const statureWords: Senses<number> = [
  [
    0.1,
    sense('very_tall muy_alt[oa] sehr_gross* muito_alt[oa] tres_grand* molto_alt[oa] molt_alt*'),
  ],
  [0.07, sense('tall alt[oa]s? gross grosser grosse hochgewachsen* grand grande alt alts')],
  [
    -0.07,
    sense(
      'short petite small baj[oa]s? bajit[oa]* baix[oa]s? baixinh[oa] klein* petit* bass[oa]* bassin[oa] baixet[a]? menud[oa]* kleinwuchsig*',
    ),
  ],
];

export const freckleWords = sense(
  'freckl* pecas pecos[oa]* sardas sardent[oa]* sommersprossen* sommersprossig* taches_de_rousseur lentiggini lentigginos[oa] pigues pigat*',
);
export const wrinkleWords = sense(
  'wrinkle* lined_face laugh_lines crow* arrugas arrugad[oa] rugas falten* faltig* rides ride[e]? rughe rugos[oa] arrugues arrugad[ae]s weathered',
);
export const expectingWords = sense(
  'pregnant expecting embarazada gravida gestante schwanger* hochschwanger* enceinte incinta embarassada prenyada baby_bump babybauch',
);
export const caneWords = sense(
  'cane walking_stick baston bengala gehstock* spazierstock* stock canne bastone basto crutch* muleta* kruck* bequille*',
);
export const wheelchairWords = sense(
  'wheelchair* wheel_chair silla_de_ruedas cadeira_de_rodas rollstuhl* fauteuil_roulant sedia_a_rotelle carrozzina cadira_de_rodes',
);
export const necklaceWords = sense(
  'necklace* pendant pearls chain collar_de_perlas collar colgante colar halskette* kette* perlenkette collier collana collaret perles perlas',
);
export const earringWords = sense(
  'earring* pendientes aretes brincos ohrring* boucles_d_oreilles orecchini arracades',
);

/** Smiles and moods are the portrait's expression, not the person's looks; they are understood and left to the picture. */
export const moodWords = sense(
  'smil* warm friendly kind cheerful happy relaxed gentle confident calm joyful smiling elegant attractive handsome beautiful pretty cute lovely good-looking sonri* amable simpatic* alegre feliz guap[oa] cara_amable elegante* bonit[oa] sorri* lachel* freundlich* nett* froh* hubsch* schon* sympathisch* elegant* souri* gentil* joyeu* sympathique* belle beau joli* sorrid* sorris* gentile simpatic[oa] allegr[oa] bell[oa] somri* amable alegre maco maca',
);

/** How light or deep skin is said to be, on the scale of skin tones. */
export const skinWords: Senses<readonly [number, number]> = [
  [
    [0.34, 0.5],
    sense(
      'light_brown light-brown morena_clara hellbraun* marron_clair marrone_chiaro morena_clar',
    ),
  ],
  [
    [0, 0.08],
    sense(
      'very_pale very_fair porcelain porcelana blass blasse blasser tres_pale muy_clara muito_clara sehr_hell*',
    ),
  ],
  [
    [0.02, 0.14],
    sense(
      'fair pale light light-skinned fair-skinned clara claro palid[oa]* hell helle heller hellhautig* claire clair pale chiara chiaro clara pal*lida rosy ivory',
    ),
  ],
  [
    [0.26, 0.42],
    sense(
      'olive oliva olivenfarben* oliv* olivatre oliveastra olivastra aceitunad[oa] oliva morena_clara',
    ),
  ],
  [
    [0.34, 0.5],
    sense(
      'tan tanned bronz* sun-kissed bronce* broncead* morena trigueñ* triguen* bronzead* gebraunt* bronze* hale* abbronzat* bruna bru moreno golden',
    ),
  ],
  [
    [0.5, 0.68],
    sense('brown medium_brown caramel marron* cafe braun* brune mulata parda marro canela'),
  ],
  [[0.6, 0.78], sense('medium_dark morena_oscura')],
  [
    [0.78, 1],
    sense(
      'dark black ebony deep oscur[oa] negr[oa] pret[oa] escur[oa] dunkel* dunkelhautig* schwarz* foncee? noire? scur[oa] ner[oa] fosca fosc',
    ),
  ],
];
