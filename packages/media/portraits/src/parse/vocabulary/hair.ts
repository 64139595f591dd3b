import { hairColours as h } from '../../appearance/colouring.js';
import { type Senses, sense } from '../reading.js';

/** Colours that are said of hair alone, with or without the noun. */
export const hairOnlyColours: Senses<string> = [
  [h.strawberry, sense('strawberry_blond* rubio_fresa rotblond* blond_venitien biondo_rossiccio')],
  [
    h.lightBlond,
    sense(
      'platinum* light_blond* rubio_platino rubi[oa]_clar[oa] hellblond* platin* blond_clair biondo_chiaro bionda_chiara loir[oa]_clar[oa] ros_clar',
    ),
  ],
  [
    h.darkBlond,
    sense(
      'dark_blond* dirty_blond* rubio_oscuro dunkelblond* blond_fonce biondo_scuro aschblond* loir[oa]_escur[oa] honey_blond*',
    ),
  ],
  [
    h.blond,
    sense(
      'blond* rubi[oa] rubi[oa]s loir[oa] loir[oa]s lour[oa] lour[oa]s biond[oaie] cabells?_rossos cabell_ros pel_ros ros rosses rossos rossa golden_hair*',
    ),
  ],
  [h.auburn, sense('auburn caoba acaju kastanienrot* mogano')],
  [
    h.red,
    sense(
      'redhead* red_hair* red-haired ginger* pelirroj* ruiv* rothaarig* rousse* roux fulv* pel-ro[jg]* pel_ro[jg]* pel_roig copper_hair* cabello_rojo pelo_rojo rote_haar* cheveux_roux capelli_rossi cabells_vermells',
    ),
  ],
  [
    h.saltAndPepper,
    sense(
      'salt_and_pepper salt-and-pepper greying graying entrecan* graumelier* grisalho* poivre_et_sel sale_e_pepe pebre_i_sal canos[oa] grisonnant* brizzolat*',
    ),
  ],
  [
    h.white,
    sense(
      'schneeweiss* snow_white blanco_nieve blanc_neige bianco_neve blanc_neu white_hair* white-haired pelo_blanco cabello_blanco cabelo_branco cabelos_brancos weisshaarig* weisse_haare weisses_haar weissem_haar weissen_haaren weisser_dutt weisse_locken cheveux_blancs capelli_bianchi cabells_blancs',
    ),
  ],
  [
    h.silver,
    sense(
      'silver_hair* silver-haired pelo_plateado silbergrau* cabelo_prateado cheveux_argentes capelli_argentati',
    ),
  ],
  [
    h.grey,
    sense(
      'grey_hair* gray_hair* grey-haired gray-haired canas pelo_gris cabello_gris pelo_cano cabelo_grisalho cabelos_grisalhos grauhaarig* graue_haare graues_haar grauem_haar grauen_haaren cheveux_gris capelli_grigi cabells_grisos cabells_canosos',
    ),
  ],
  [
    h.chestnut,
    sense('chestnut castan[oa] castanh[oa] kastanienbraun* chatain* castan[ae] castany*'),
  ],
  [
    h.darkBrown,
    sense(
      'brunette brunett* pelinegr* moren[oa] brun brune mor[oa] bruna dunkelhaarig* dark-haired dark_haired dunkelbraun* castan[oa]_oscur[oa] castanh[oa]_escur[oa] castany_fosc',
    ),
  ],
];

/** Colours that mean hair only next to its noun. */
export const hairColourWords: Senses<string> = [
  [
    h.darkBrown,
    sense(
      'dark_brown cafe_oscuro dunkelbraun* brun_fonce castano_scuro dark oscur[oa]* dunkel dunkle dunkles dunklem dunklen fonce* scur[oi] fosc* escur[oa]*',
    ),
  ],
  [
    h.lightBrown,
    sense(
      'light_brown hellbraun* marron_claro castano_claro castanho_claro chatain_clair castano_chiaro castany_clar sandy',
    ),
  ],
  [
    h.brown,
    sense('brown braun* marron* cafe marroni marro brun* castan* castanh* castany* chatain*'),
  ],
  [
    h.black,
    sense('black schwarz* negr[oae]* pret[oa]* noir* ner[oi] negres jet_black raven azabache'),
  ],
  [h.grey, sense('grey gray gris* grau graue* grauem grauen cinza* grigi grigi[oa]* silver')],
  [h.white, sense('white weiss* blanc* branc* bianc*')],
  [
    h.red,
    sense(
      'red roj[oa]* rot rote rotes roter rotem roten vermelh* roux ross[oie] vermell* copper orange',
    ),
  ],
  [h.blond, sense('golden dorad* golden* dourad* dore* dorat* honey')],
  ['#c65a86', sense('pink rosa roses? cor-de-rosa')],
  ['#3f62a3', sense('blue azul* blau* bleu* blu blava')],
  ['#4f8f5f', sense('green verde* grun* vert* verd')],
  ['#c9743a', sense('orange naranja laranja arancione taronja')],
  ['#6a4a94', sense('purple violet* lila morad* rox[oa]* viola roxo')],
];

export const hairNouns = sense(
  'flaum fluff fuzz pelusa pelusilla duvet lanugine penugem borrissol cabelinho hair hairs haired hairstyle *haired pelo cabello cabellos melena cabelo cabelos haar haare haaren *haar *haare *haaren haarig* cheveux chevelure capelli capigliatura chioma cabell cabells cabellera locks frisur pelo_cabello bun ponytail bob braids fringe bangs curls coleta trenza trenzas trenes trena trecce treccia nattes tresse tresses couettes codini cuetes pigtails mono monyo chignon crocchia coque dutt zopf zopfe rizos caracois locken lockchen rinxols caschetto carre afro dreadlocks rastas locs mohawk crete cresta irokes* wellen coda_di_cavallo queue_de_cheval rabo_de_cavalo pferdeschwanz',
);
export const eyeNouns = sense(
  'eye eyes eyed *eyed ojo ojos olho olhos auge augen augig* *augig* yeux oeil occhi occhio ull ulls',
);
export const skinNouns = sense(
  'skin skinned *skinned complexion piel tez pele haut teint peau pelle carnagione pell tono_de_piel hautig* *hautig* hauttyp cutis',
);

export const eyeColourWords: Senses<string> = [
  [
    '#3a2417',
    sense(
      'dark_brown marron_oscuro dunkelbraun* brun_fonce castano_scuro black dark negr* oscur* dunkel* noir* ner* fosc* escur* pret*',
    ),
  ],
  [
    '#80632f',
    sense(
      'hazel avellana avela haselnuss* noisette nocciola avellan* amber ambar bernstein* ambre ambra miel mel honey',
    ),
  ],
  ['#517fa3', sense('blue azul* blau* bleu* azzurr* blu blava blaus celest* clar[oi]s light')],
  ['#5f7c52', sense('green verde* grun* gruen* vert* verdi verds verd')],
  ['#76858f', sense('grey gray gris* grau* cinza* grigi*')],
  ['#5b3a22', sense('brown marron* castan* castanh* braun* brun* cafe marro marrons castany*')],
];

export const hairLengthWords: Senses<'bald' | 'buzz' | 'short' | 'chin' | 'shoulder' | 'long'> = [
  [
    'bald',
    sense(
      'bald calv[oa]* calb calba careca* carequinha glatze* glatzkopf* kahl* chauve* crane_chauve pelat[oa] (?<!quasi_)senza_capelli (?<!gairebe_)(?<!quasi_)sense_cabells? (?<!(?:almost|hardly|barely)_)no_hair (?<!casi_)sin_pelo (?<!quase_)sem_cabelo (?<!fast_)keine_haare kaum_haare (?<!presque_)sans_cheveux',
    ),
  ],
  [
    'buzz',
    sense(
      'gairebe_sense_cabells? quasi_sense_cabells? casi_sin_pelo quase_sem_cabelo fast_keine_haare presque_sans_cheveux quasi_senza_capelli almost_no_hair hardly_any_hair barely_any_hair buzz_cut buzzcut buzz crew_cut shaved_head shaven_head head_shaved cabeza_rapada cap_rapat cabeca_rapada cabelo_raspado raspado pelo_rapado crane_rase testa_rasata geschoren* shaved cropped_very_short rapa[dt]* kurzgeschoren* millimeter* rase* rasat[oi] ganz_kurz* very_short_hair muy_corto molt_curt cortissim[oi] tres_court*',
    ),
  ],
  [
    'shoulder',
    sense(
      'shoulder-length shoulder_length medium-length medium_length medium media_melena melena_media hombros hasta_los_hombros medio medios schulterlang* halblang* mittellang* mi-long* mi_long* aux_epaules alle_spalle medio_lungh* mitjan* a_l_espatlla comprimento_medio bis_zur_schulter bis_zu_den_schultern jusqu_aux_epaules fino_alle_spalle fins_a_les_espatlles ombros pelos_ombros espatlles lob',
    ),
  ],
  [
    'chin',
    sense(
      'short_(?:[a-z]+_)?bob kurzer_(?:[a-z]+_)?bob bob_cort[oa] carre_court afro* afrohaar bob bob_cut chin-length au_carre a_caschetto carre_noir chin_length kinnlang* carre chanel caschetto melena_corta corte_bob gran_afro grande_afro volumos*',
    ),
  ],
  [
    'long',
    sense(
      'long largo larga largos largas long comprid[oa]* comprid* long[ao]s? down_to_h[a-z]*_waist lang lange langer langes langem langen *lang longs longue* lungh[oiae] lung[oiae] llarg* waist-length',
    ),
  ],
  [
    'short',
    sense(
      'short pixie* kurz* kurzhaarig* kurzen corto corta cortos cortas curto curtos curta courts? courte* cort[oiae] curt curts cropped close-cropped',
    ),
  ],
];

export const hairTextureWords: Senses<'straight' | 'wavy' | 'curly' | 'coily'> = [
  [
    'coily',
    sense(
      'coily kinky natural_hair afro* high_top high_top_fade hi-?top crespo* crespos kraus* crepu* crespi nappy type_4 african_hair tight_curls',
    ),
  ],
  [
    'curly',
    sense(
      'curl* curly* rizos caracois caracol lockchen ricci rinxols rizad[oa]* rizos cachead* encaracolad* lock* lockig* gelockt* locken* lockenkopf boucl* frise* rinxol* ricci* ricc[oi]* riccioli arrissat* rinxols curls',
    ),
  ],
  [
    'wavy',
    sense(
      'wav* ondulad* ondula* wellig* gewellt* ondule* mossi ondulat* ones wellen mossi moss[oi]',
    ),
  ],
  ['straight', sense('straight lis[oa]* lisos glatt* glattes lisse* liscio lisci llis* raides?')],
];
