import { type Senses, sense } from '../reading.js';
import type { Garment } from './garment.js';
import { headwearWords, shoeWords } from './headwear-and-shoes.js';

const jeansBlue = '#4a6285';

/**
 * English, Spanish, Portuguese, German, French, Italian, Catalan; the narrower word stands first: "foulard sur la tête" is
 * no scarf, and a bow tie no bow.
 */
export const garmentWords: Senses<Garment> = [
  [
    { place: 'bow_tie' },
    sense(
      'bow_tie bowtie pajarita corbatin gravata_borboleta gravata-borboleta laco fliege noeud_papillon papillon farfallino corbati',
    ),
  ],
  [{ place: 'tie' }, sense('tie necktie corbata* gravata* krawatte* cravate* cravatta* corbates')],
  ...headwearWords,
  [
    { place: 'onePiece', kind: 'jumpsuit' },
    sense(
      'snowsuit* boiler_suit boilersuit overall_suit ski_suit schneeanzug* skianzug* tuta_intera tuta_da_lavoro tuta_da_sci',
    ),
  ],
  [
    { place: 'outer', kind: 'hi_vis', colour: '#e8d93a' },
    sense(
      'hi-?vis_vest hi-vis_vest hi_vis_vest hi-vis_jacket hi-vis hi_vis high-visibility_vest high_visibility_vest reflective_vest safety_vest chaleco_reflectante colete_refletor colete_refletivo warnweste* gilet_haute_visibilite gilet_ad_alta_visibilita armilla_reflectora',
    ),
  ],
  [
    { place: 'outer', kind: 'coat', colour: '#f4f4f1' },
    sense(
      'lab_coat* doctor_s_coat bata_blanca bata_medica bata jaleco* arztkittel* laborkittel* kittel blouse_blanche blouse_de_medecin camice camici bata_de_metge',
    ),
  ],
  [
    { place: 'outer', kind: 'jacket', colour: '#f4f4f1' },
    sense(
      'chef_s_jacket chef_jacket chef_s_whites chaquetilla dolma kochjacke* veste_de_cuisine giacca_da_chef jaqueta_de_cuiner',
    ),
  ],
  [{ place: 'outer', kind: 'poncho' }, sense('poncho* ponxo* ruana*')],
  [
    { place: 'shawl' },
    sense(
      'shawl* pashmina* chal chales manton mantilla xale schultertuch* chale chales scialle* xal mantellina',
    ),
  ],
  [
    { place: 'scrubs', colour: '#4f8fa3' },
    sense(
      'scrubs nurse_s_uniform uniforme_sanitario pijama_sanitario uniforme_hospitalar pijama_cirurgico kasack* ocp_kleidung tenue_d_hopital blouse_d_infirmiere divisa_ospedaliera divisa_da_infermiere uniforme_sanitari',
    ),
  ],
  [{ place: 'onePiece', kind: 'sari', colour: '#b3342f' }, sense('sari saree saris sarees')],
  [{ place: 'onePiece', kind: 'kimono' }, sense('kimono* quimono* yukata*')],
  [
    { place: 'onePiece', kind: 'abaya', colour: '#26272b' },
    sense('abaya* jilbab* chador burqa burka'),
  ],
  [
    { place: 'onePiece', kind: 'thobe' },
    sense(
      'thobe* thawb* dishdash* kandura* kaftan* caftan* cafta djellaba* jellaba* chilaba* qamis kamis boubou* bubu agbada* tunica tunicas gewand gandoura tunique_longue gel-?laba',
    ),
  ],
  [{ place: 'onePiece', kind: 'dirndl' }, sense('dirndl*')],
  [{ place: 'bottom', kind: 'kilt', colour: '#3f5f4a' }, sense('kilt* tartan_kilt schottenrock*')],
  [{ place: 'bottom', kind: 'lederhosen', colour: '#7a5638' }, sense('lederhose*')],
  [{ place: 'bottom', kind: 'long_skirt' }, sense('capulana* sarong* pareo* lungi* wickelrock*')],
  [
    { place: 'top', kind: 'kurta' },
    sense('kurta* kurti* shalwar_kameez salwar_kameez salwar kameez panjabi_shirt sherwani* daraa'),
  ],
  [
    { place: 'top', kind: 'jersey' },
    sense(
      'football_shirt* soccer_jersey* football_jersey* football_top sports_jersey camiseta_de_futbol camisa_de_futebol camisola_de_futebol fussballtrikot* trikot* maillot* maglia_da_calcio samarreta_de_futbol *trikot basketball_(?:jersey|shirt|top)s? camiseta_de_baloncesto maglia_da_basket samarreta_de_basquet camis(?:a|eta|ola)_d[eo]_(?:time|equip[oa]?|club[e]?)',
    ),
  ],
  [
    { place: 'top', kind: 'tank' },
    sense(
      'tank_top* tanktop* singlet camiseta_de_tirantes camiseta_negra_de_tirantes regata* tragertop* tragershirt debardeur* canott[ai]* samarreta_de_tirants tragertop* top_de_tirantes',
    ),
  ],
  [
    { place: 'suspenders', colour: '#4a4038' },
    sense('suspenders braces hosentrager* tirantes suspensorios bretelles bretelle elastics'),
  ],
  [
    { place: 'outer', kind: 'waistcoat' },
    sense(
      'waistcoat* gilet_de_costume chaleco* colete* lederweste* weste westen panciotto armilla armilles vest gilet gilets',
    ),
  ],
  [
    { place: 'outer', kind: 'cardigan' },
    sense(
      'cardigan* rebeca* chaqueta_de_punto chaqueta_de_lana strickjacke* casaco_de_malha casaquinho gilet_en_laine golfino jaqueta_de_punt rebequeta',
    ),
  ],
  [
    { place: 'outer', kind: 'jacket', colour: '#5b7896' },
    sense(
      'denim_jacket jean_jacket jeans_jacket chaqueta_vaquera cazadora_vaquera chaqueta_de_mezclilla jaqueta_jeans jeansjacke* veste_en_jean giacca_di_jeans jaqueta_texana',
    ),
  ],
  [
    { place: 'outer', kind: 'jacket', colour: '#2d2a29' },
    sense(
      'leather_jacket chupa(?:_de_cuero|_negra_de_cuero)? perfecto chaqueta_de_cuero cazadora_de_cuero cacadora_de_cuir giubbotto_di_pelle casaco_de_couro lederjacke chaqueta_de_piel jaqueta_de_couro lederjacke* veste_en_cuir blouson_en_cuir giacca_di_pelle jaqueta_de_cuir',
    ),
  ],
  [
    { place: 'outer', kind: 'blazer' },
    sense(
      'blazer* sport_coat sports_jacket suit_jacket americana americanas sakko* veste_de_costume giacca giacche paleto chaqueta_de_traje',
    ),
  ],
  [
    { place: 'suit' },
    sense(
      'suit suits business_suit pantsuit trouser_suit traje* terno* fato fatos anzug* *anzug hosenanzug costume* completo tailleur abito_da_uomo vestit_negre_d_home vestit_d_home vestit_jaqueta esmoquin tuxedo smoking',
    ),
  ],
  [
    { place: 'bottom', kind: 'trousers' },
    sense(
      'sweatpants track_pants joggers pantalon_de_chandal pantalones_de_chandal jogginghose* trainingshose* pantalon_de_jogging pantalon_de_survetement pantaloni_della_tuta calca_de_moletom pantalons_de_xandall',
    ),
  ],
  [
    { place: 'tracksuit' },
    sense(
      'tracksuit* sportswear gym_wear chandal* fato_de_treino trainingsanzug* jogginganzug* sportkleidung survetement* tuta tuta_sportiva xandall* ropa_deportiva roupa_esportiva',
    ),
  ],
  [
    { place: 'outer', kind: 'coat' },
    sense(
      'coat* overcoat* trench* trench_coat parka* raincoat* cire chubasquero* regenjacke* abrigo* gabardina* sobretudo* casaco_comprido mantel *mantel manteau* impermeable* impermeabile cappott* abric* regenmantel anorak',
    ),
  ],
  [
    { place: 'outer', kind: 'jacket' },
    sense(
      'jacket* puffer* anorak* cacadora* bomber* windbreaker chaqueta* cazadora* chamarra* jaqueta* casaco casacos blusao jacke jacken *jacke veste vestes blouson* giubbott* giacca_a_vento jaquet[ae]s?',
    ),
  ],
  [
    { place: 'onePiece', kind: 'romper' },
    sense(
      'romper* onesie* jumpsuit_for_babies macacao_de_bebe granota_de_nado strampler* babygro* bodysuit body pelele* mameluco enterito macacao_de_bebe strampl* strampelanzug* grenouillere* barboteuse tutina* granota_de_nado pijama pyjama* pajama* schlafanzug*',
    ),
  ],
  [
    { place: 'onePiece', kind: 'dungarees', colour: jeansBlue },
    sense(
      'dungaree* overalls overall pantalon_de_peto peto mono_vaquero jardineira* macacao_jeans macacao_de_ganga jardineiras_de_ganga latzhose* salopette* salopettes granota_texana granota pitet peto_vaquero salopette_en_jean salopette_di_jeans',
    ),
  ],
  [
    { place: 'onePiece', kind: 'jumpsuit' },
    sense(
      'jumpsuit* playsuit* boiler_suit boilersuit snowsuit* schneeanzug* overall mono monos mono_largo macacao combinaison* combi-?pantalon tuta_intera tuta_da_lavoro',
    ),
  ],
  [
    { place: 'onePiece', kind: 'gown' },
    sense(
      'gown* evening_dress maxi_dress maxidress abendkleid* maxikleid* robe_de_soiree abito_da_sera vestido_de_noche vestido_de_noite vestit_de_nit',
    ),
  ],
  [
    { place: 'onePiece', kind: 'dress' },
    sense(
      'dress dresses sundress* vestido vestidos kleid kleider *kleid *kleidchen robe robes vestito vestiti abito abiti vestit vestits vestidet',
    ),
  ],
  [
    { place: 'bottom', kind: 'skirt' },
    sense(
      'skirt* *skirt tutu* falda* minifalda saia* rock rocke *rock faltenrock jupe* gonna gonne minigonna faldill* faldille*',
    ),
  ],
  [
    { place: 'bottom', kind: 'shorts' },
    sense(
      'shorts short pantalon_[a-z]+_corto pantalones_[a-z]+_cortos pantaloni_(?:[a-z]+_)?corti kurze[nr]?_[a-z]+_hose pantalons?_courts? pantalons_[a-z]+_curts short_(?:trousers|pants) bermuda* pantalon_corto pantalones_cortos calcoes calcas_curtas calcao calcaozinho kurze_hose kurzer_hose kurzen_hose* pantalon_court pantaloncin* pantalons_curts pantalo_curt culottes_courtes',
    ),
  ],
  [
    { place: 'bottom', kind: 'leggings', colour: '#2c2d33' },
    sense('legging* yoga_pants mallas tights malles calca_legging'),
  ],
  [
    { place: 'bottom', kind: 'jeans', colour: jeansBlue },
    sense(
      'jeans jean *jeans vaquero* tejan[oa]* pantalon_vaquero mezclilla calca_jeans calcas_de_ganga ganga texans pantalons_texans',
    ),
  ],
  [
    { place: 'bottom', kind: 'chinos', colour: '#bfa47a' },
    sense('chino* khakis khaki_pants khaki_trousers calca_caqui'),
  ],
  [
    { place: 'bottom', kind: 'trousers' },
    sense(
      'trousers pants slacks pantalon pantalones pantalons calca calcas hose hosen *hose *hosen pantalone pantaloni pantalo culotte sweatpants joggers corduroys',
    ),
  ],
  [
    { place: 'top', kind: 'hoodie' },
    sense(
      'hoodie* hoody hooded_* kapuzenpull* kapuzenpullover* sudadera_con_capucha sudadera* moletom sweat_a_capuche sweat felpa_con_cappuccio dessuadora* caputxa hooded_sweatshirt sweatshirt* felpa felpe capuche',
    ),
  ],
  [
    { place: 'top', kind: 'turtleneck' },
    sense(
      'turtleneck* turtle_neck* roll_neck* rollneck* polo_neck cuello_alto cuello_vuelto jersey_de_cuello_alto gola_alta rollkragen* col_roule dolcevita lupetto coll_alt a?_?collo_alto col_montant',
    ),
  ],
  [
    { place: 'top', kind: 'tshirt' },
    sense(
      't-shirt* t_shirt* tshirt* tee tees camiseta* playera* remera* t-shirts magliett* samarret* top tops shirtchen',
    ),
  ],
  [
    { place: 'top', kind: 'polo' },
    sense('polo polos polo_shirt* poloshirt* polo-shirt* camisa_polo'),
  ],
  [
    { place: 'top', kind: 'blouse' },
    sense('blouse blouses blusa blusas bluse blusen *bluse chemisier* camicetta camicette brusa'),
  ],
  [
    { place: 'top', kind: 'sweater' },
    sense(
      'sweater* jumper* pullover* pulli* knit* knitwear knitted jersey jerseis jerseys sueter* camisola* malha* malhas blusa_de_la strick* wollpull* pull pulls maglion* maglia maglie jersei* tricot suetere woolly',
    ),
  ],
  [
    { place: 'top', kind: 'shirt' },
    sense(
      'shirt shirts guayabera* dress_shirt button-down button-up button_down camisa camisas hemd hemden *hemd chemise chemises camicia camicie camises',
    ),
  ],
  [
    { place: 'scarf' },
    sense(
      'scarf scarves bufanda* cachecol* schal *schal schals halstuch echarpe* foulard* sciarp* fular* fulard* lenco panuelo',
    ),
  ],
  [
    { place: 'apron' },
    sense('apron* delantal* avental* schurze* *schurze tablier* grembiul* davantal*'),
  ],
  ...shoeWords,
];
