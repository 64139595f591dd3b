import { type Senses, sense } from '../reading.js';

export const facialHairWords: Senses<
  'none' | 'stubble' | 'moustache' | 'goatee' | 'beard' | 'full_beard'
> = [
  [
    'none',
    sense(
      'clean-shaven ohne_bart clean_shaven cleanshaven no_beard sin_barba sem_barba bartlos* glatt_rasiert* glattrasiert* rase_de_pres imberbe sans_barbe senza_barba sbarbat* sense_barba afeitad* afaitat* barbeado glabre sans_barbe_ni_moustache',
    ),
  ],
  [
    'full_beard',
    sense(
      '(?:full|long|big|bushy|thick|huge|wild)_(?:[a-z]+_)?beard dichter_bart dichter_*_bart barbe_(?:[a-z]+_)?longue grosse_barbe barbe_epaisse barba_espesa barba_tupida barba_*_poblada barba_densa barba_espessa barba_espesa barba_*_larga barba_*_longa barba_*_comprida barba_*_llarga barba_*_lunga long_*_beard barba_larga_negra barba_comprida_grisalha lunga_barba barba_llarga_grisa big_red_beard big_beard long_grey_beard long_gray_beard long_white_beard long_black_beard langer_*_bart langer_bart longue_barbe lunga_barba bushy_beard long_beard barba_larga barba_poblada barba_cheia barba_longa barba_comprida vollbart* rauschebart barbe_fournie barbe_pleine grande_barbe barba_folta barba_lunga barba_llarga barba_espessa',
    ),
  ],
  [
    'stubble',
    sense(
      'stubble* three-day* five_o_clock_shadow barba_de_tres_dias barba_de_dias dreitagebart* drei-tage-bart* bartstoppel* barbe_de_trois_jours barba_di_tre_giorni barba_incolta barba_de_tres_dies barba_rala barba_por_fazer designer_stubble barba_incipiente barba_incipient barbe_de_plusieurs_jours stoppelbart* barba_sfatta',
    ),
  ],
  [
    'goatee',
    sense(
      'goatee* perilla chiva cavanhaque pera kinnbart* spitzbart* ziegenbart* bouc bouc pizzetto barbeta soul_patch van_dyke',
    ),
  ],
  [
    'moustache',
    sense(
      'moustache* mustache* bigote* bigode* schnurrbart* schnauzbart* schnauzer oberlippenbart* baffi baffo bigoti* bigotis mustaches',
    ),
  ],
  [
    'beard',
    sense(
      'beard* barba barbud* barbe barbu bart vollbartig* bartig* *bart trimmed_beard barbeta_corta barbut',
    ),
  ],
];

export const glassesWords: Senses<'none' | 'round' | 'square' | 'sun' | 'plain'> = [
  [
    'none',
    sense(
      'no_glasses keine_brille ni_lunettes ni_ulleres ni_gafas nem_oculos without_glasses sin_gafas sin_lentes sem_oculos ohne_brille keine_brille sans_lunettes senza_occhiali sense_ulleres',
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

export const frameWords = sense(
  'frame* rims? rimmed rahmen gestell montura* armacao armacoes monture* montatura montures',
);

/** Shapes next to the noun: "round gold glasses". */
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
      'slim* slender* thin skinny lean petite skinny delgad[oa]* flac[oa]* esbelt[oa]* magr[oa]* schlank* dunn* zierlich* mince* maigre* svelte menu[e]? snell[oa]* magrolin[oa]* esvelt* prim prima prims primes slight',
    ),
  ],
  [
    'stout',
    sense(
      'beer_belly potbell* pot-bell* *bauch bauchlein barrig[ao]n* barriga* panz[ao]n* panza bedaine ventru pancia panciut* panxa panxut* bierbauch* stout* plump* chubby overweight heavy heavyset heavy-set curvy large round_build big full-figured gord[oa]* gordinh[oa]* gordit[oa]* rellenit[oa]* robust[oa]* corpulent* cheinh[oa]* mollig* dick* ubergewicht* rundlich* korpulent* stammig* rond ronde rondelet* corpulent* forte grassottell* grass[oa] robust* formos[oa] gras grassa grassonet* plus-size plus_size stocky barrigud[oa] complexion_robusta kraftig_gebaut dicker dicke',
    ),
  ],
  [
    'average',
    sense(
      'average_build medium_build average complexion_media constitucion_media normal_gebaut mittlere_statur corpulence_moyenne corporatura_media complexio_mitjana normal',
    ),
  ],
];

/** Parts of a head or body that may be big without the whole. */
export const partOfBodyWords = sense(
  'eye eyes nose ears? hands? feet lips mouth teeth tooth smile eyebrows forehead chin ojos nariz orejas? manos pies labios boca dientes sonrisa cejas frente olhos orelhas? maos pes boca dentes sorriso sobrancelhas testa augen nase ohren hande fusse lippen mund zahne lacheln augenbrauen stirn yeux nez oreilles? mains pieds levres bouche dents sourire sourcils front occhi naso orecchi[eao] mani piedi labbra bocca denti sorriso sopracciglia fronte ulls nas orelles mans peus llavis dents somriure celles front',
);
export const bellyWords = sense(
  'belly bump tummy *bauch bauchlein barrigao? barrig[ao]n* barriga* panz[ao]n* panza bedaine ventre ventru pancia pancione panciut* panxa panxut*',
);

/** Metres more or less than usual. */
export const statureWords: Senses<number> = [
  [
    0.1,
    sense('very_tall muy_alt[oa] sehr_gross* muito_alt[oa] tres_grand* molto_alt[oa] molt_alt*'),
  ],
  [0.07, sense('tall alt[oa]s? alta gross grosser grosse hochgewachsen* grand grande alt alts')],
  [
    -0.07,
    sense(
      'short petite small baj[oa]s? bajit[oa]* baix[oa]s? baixinh[oa] klein* petit* bass[oa]* bassin[oa] baixet[a]? menud[oa]* kleinwuchsig*',
    ),
  ],
];

/** How far a pregnancy is: the belly is drawn the same. */
export const pregnancyMonthWords =
  /(?:de |im |in the |di |in )?(?:[a-z0-9]+) (?:months?|meses|mesos|mois|mesi|monat)(?: (?:de embarazo|gestante))?/gu;
export const expectingWords = sense(
  'pregnant expecting embarazada gravida gestante schwanger* hochschwanger* enceinte incinta embarassada prenyada baby_bump babybauch umstandskleid umstands* premama',
);

/** Moods show in the face. */
export const moodWords: Senses<'laugh' | 'neutral' | 'smile'> = [
  [
    'laugh',
    sense(
      'laugh* cheerful joyful joyous riendo risuen[oa] alegre* rindo risonh[oa] lachend* frohlich* rieu* hilare? joyeu* ridente allegr[oa] rient',
    ),
  ],
  [
    'neutral',
    sense(
      'serious* stern solemn seri[oa]s? serios[oa] ernst* streng* serieu[xs]e? severe? serieuse serio seriosa sad triste* traurig* thoughtful pensiv* tired cansad[oa]',
    ),
  ],
  [
    'smile',
    sense(
      '(?:big|broad|wide|huge)_smile gran_sonrisa sonrisa_amplia grande_sorriso sorriso_largo sorriso_grande breites_lacheln grosses_lacheln (?:grand|large)_sourire ampio_sorriso gran_somriure smil* warm friendly kind happy relaxed gentle confident calm sonri* amable simpatic* feliz sorri* lachel* freundlich* nett* froh* sympathisch* souri* gentil* sympathique* sorrid* sorris* gentile simpatic[oa] somri*',
    ),
  ],
];

/** Said of people rather than of their looks; nothing is drawn by it, nothing is missing without it. */
export const praiseWords = sense(
  'elegant attractive handsome beautiful pretty cute lovely good-looking guap[oa] cara_amable elegante* bonit[oa] hubsch* schon* elegant* belle beau joli* bell[oa] maco maca long_neck cuello_largo broad_smile',
);

/** How light or deep skin is said to be, on the Monk scale (1 to 10). */
export const skinWords: Senses<readonly [number, number]> = [
  [
    [8.3, 9.4],
    sense(
      'very_dark very_deep ebony deep_black muy_oscura muy_negra muito_escura muito_negra sehr_dunkle? sehr_dunkel tiefdunkle tres_foncee tres_noire molto_scura molt_fosca jet_black',
    ),
  ],
  [
    [5, 5.6],
    sense(
      'light_brown light-brown morena_clara hellbraun* marron_clair marrone_chiaro morena_clar marro_clar castanho_clara',
    ),
  ],
  [
    [1, 1.8],
    sense(
      'very_pale very_fair porcelain porcelana blass blasse blasser tres_pale muy_clara muito_clara sehr_hell* albino albina albinism* albinismo alabaster',
    ),
  ],
  [
    [1.4, 3],
    sense(
      'fair pale light light-skinned fair-skinned clara claro palid[oa]* hell helle heller hellhautig* claire clair pale chiara chiaro pal*lida rosy ivory white blanca branca weisse blanche bianca',
    ),
  ],
  [
    [4.2, 5.2],
    sense('olive oliva olivenfarben* oliv* olivatre oliveastra olivastra aceitunad[oa] oliva'),
  ],
  [
    [4.7, 5.5],
    sense(
      'tan tanned bronz* sun-kissed bronce* broncead* morena trigueñ* triguen* bronzead* gebraunt* bronze* hale* abbronzat* bruna bru moreno golden',
    ),
  ],
  [
    [7, 8.4],
    sense(
      'dark_brown deep_brown marron_oscur[oa] dunkelbraune? marron_fonce brun_fonce marrone_scuro castanho-escura',
    ),
  ],
  [[5.9, 6.8], sense('medium_dark morena_oscura')],
  [
    [5.5, 6.6],
    sense('brown medium_brown caramel marron* cafe braun* brune mulata parda marro canela'),
  ],
  [
    [7.2, 9],
    sense(
      'dark black deep oscur[oa] negr[oa] pret[oa] escur[oa] dunkel* dunkelhautig* schwarz* foncee? noire? scur[oa] ner[oa] fosca fosc',
    ),
  ],
];
