import type { Outfit } from '../../appearance/appearance.js';
import { type Senses, sense } from '../reading.js';

type KindOf<K extends keyof Outfit> =
  NonNullable<Outfit[K]> extends { kind: infer Kind } ? Kind : never;

/** What a word for clothes puts on; `colour` is the cloth's own when no other is said. */
export type Garment =
  | { readonly place: 'top'; readonly kind: KindOf<'top'>; readonly colour?: string }
  | { readonly place: 'outer'; readonly kind: KindOf<'outer'>; readonly colour?: string }
  | { readonly place: 'bottom'; readonly kind: KindOf<'bottom'>; readonly colour?: string }
  | { readonly place: 'onePiece'; readonly kind: KindOf<'onePiece'>; readonly colour?: string }
  | { readonly place: 'shoes'; readonly kind: KindOf<'shoes'>; readonly colour?: string }
  | { readonly place: 'headwear'; readonly kind: KindOf<'headwear'>; readonly colour?: string }
  | {
      readonly place: 'scarf' | 'apron' | 'tie' | 'bow_tie' | 'suit' | 'tracksuit';
      readonly colour?: string;
    };

const jeansBlue = '#4a6285';

/** English, Spanish, Portuguese, German, French, Italian, Catalan; the narrower word stands first. */
export const garmentWords: Senses<Garment> = [
  [
    { place: 'bow_tie' },
    sense(
      'bow_tie bowtie pajarita corbatin gravata_borboleta gravata-borboleta laco fliege noeud_papillon papillon farfallino corbati',
    ),
  ],
  [{ place: 'tie' }, sense('tie necktie corbata* gravata* krawatte* cravate* cravatta* corbates')],
  [
    { place: 'outer', kind: 'waistcoat' },
    sense(
      'waistcoat* gilet_de_costume chaleco* colete* weste westen panciotto armilla armilles vest gilet gilets',
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
      'leather_jacket chaqueta_de_cuero cazadora_de_cuero chaqueta_de_piel jaqueta_de_couro lederjacke* veste_en_cuir blouson_en_cuir giacca_di_pelle jaqueta_de_cuir',
    ),
  ],
  [
    { place: 'outer', kind: 'blazer' },
    sense(
      'blazer* sport_coat sports_jacket suit_jacket americana americanas sakko* veste_de_costume giacca giacche paleto chaqueta_de_traje tailleur',
    ),
  ],
  [
    { place: 'suit' },
    sense(
      'suit suits business_suit pantsuit trouser_suit traje* terno* fato fatos anzug* *anzug hosenanzug costume* completo abito_da_uomo vestit_jaqueta esmoquin tuxedo smoking',
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
      'coat* overcoat* trench* trench_coat parka* raincoat* abrigo* gabardina* sobretudo* casaco_comprido mantel *mantel manteau* impermeable* impermeabile cappott* abric* regenmantel anorak',
    ),
  ],
  [
    { place: 'outer', kind: 'jacket' },
    sense(
      'jacket* bomber* windbreaker chaqueta* cazadora* chamarra* jaqueta* casaco casacos blusao jacke jacken *jacke veste vestes blouson* giubbott* giacca_a_vento jaquet[ae]s?',
    ),
  ],
  [
    { place: 'onePiece', kind: 'romper' },
    sense(
      'romper* onesie* babygro* bodysuit body pelele* mameluco enterito macacao_de_bebe strampl* strampelanzug* grenouillere* barboteuse tutina* granota_de_nado pijama pyjama* pajama* schlafanzug*',
    ),
  ],
  [
    { place: 'onePiece', kind: 'dungarees', colour: jeansBlue },
    sense(
      'dungaree* overalls overall jumpsuit* pantalon_de_peto peto mono_vaquero jardineira macacao latzhose* salopette* salopettes granota pitet',
    ),
  ],
  [
    { place: 'onePiece', kind: 'gown' },
    sense(
      'gown* evening_dress maxi_dress maxidress sari saree abaya* kaftan* caftan* jilbab* djellaba* jellaba* chilaba* abendkleid* maxikleid* robe_de_soiree abito_da_sera vestido_de_noche vestido_de_noite vestit_de_nit',
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
      'skirt* *skirt tutu* kilt* falda* minifalda saia* rock rocke *rock faltenrock jupe* gonna gonne minigonna faldill* faldille*',
    ),
  ],
  [
    { place: 'bottom', kind: 'shorts' },
    sense(
      'shorts short bermuda* pantalon_corto pantalones_cortos calcoes calcas_curtas kurze_hose kurzer_hose kurzen_hose* pantalon_court pantaloncin* pantalons_curts pantalo_curt culottes_courtes',
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
      'turtleneck* turtle_neck* roll_neck* rollneck* polo_neck cuello_alto cuello_vuelto jersey_de_cuello_alto gola_alta rollkragen* col_roule dolcevita lupetto coll_alt',
    ),
  ],
  [
    { place: 'top', kind: 'tank' },
    sense(
      'tank_top* tanktop* singlet camiseta_de_tirantes tirantes regata* tragertop* tragershirt debardeur* canottiera* samarreta_de_tirants',
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
      'shirt shirts kurta guayabera dress_shirt button-down button-up button_down camisa camisas hemd hemden *hemd chemise chemises camicia camicie camises',
    ),
  ],
  [
    { place: 'shoes', kind: 'sneakers' },
    sense(
      'sneaker* trainers running_shoes tennis_shoes zapatillas* zapatillas_deportivas deportivas tenis sapatilhas turnschuh* baskets scarpe_da_ginnastica bambes vambes sportschuh* gym_shoes',
    ),
  ],
  [
    { place: 'shoes', kind: 'boots' },
    sense(
      'boots boot *boots bota botas stiefel* *stiefel bottes bottines stivali stivaletti botes botins',
    ),
  ],
  [
    { place: 'shoes', kind: 'sandals' },
    sense(
      'sandal* flip-flops flip_flops chanclas chinelo* sandalen sandalen flipflops sandales tongs sandali infradito sandalies xancletes',
    ),
  ],
  [
    { place: 'shoes', kind: 'heels' },
    sense(
      'heels high_heels stilettos pumps tacones zapatos_de_tacon saltos salto_alto stockelschuh* absatzschuh* talons escarpins tacchi scarpe_con_tacco talons_alts',
    ),
  ],
  [
    { place: 'shoes', kind: 'flats' },
    sense('flats ballet_flats ballerina* bailarinas manoletinas sabrinas ballerines ballerine'),
  ],
  [
    { place: 'shoes', kind: 'barefoot' },
    sense(
      'barefoot bare_feet descalz[oa]* descalc* barfuss barfussig* pieds_nus scalz[oaie] descalca descalc',
    ),
  ],
  [
    { place: 'shoes', kind: 'leather' },
    sense(
      'shoes shoe loafers loafer oxfords brogues zapato* mocas* sapato* schuhe* *schuhe lederschuh* chaussure* mocassin* scarpe mocassini sabat* sabates',
    ),
  ],
  [
    { place: 'headwear', kind: 'hijab' },
    sense(
      'hijab* headscarf headscarves hiyab pañuelo_en_la_cabeza panuelo_en_la_cabeza velo veu kopftuch* veil voile foulard_en_la_testa foulard_islamique',
    ),
  ],
  [{ place: 'headwear', kind: 'turban' }, sense('turban* turbante* turbants dastar')],
  [{ place: 'headwear', kind: 'kippah' }, sense('kippah kippa kipa yarmulke')],
  [
    { place: 'headwear', kind: 'beanie' },
    sense(
      'beanie* woolly_hat knit_cap gorro* wollmutze* mutze* strickmutze bonnet* berrett* touca',
    ),
  ],
  [
    { place: 'headwear', kind: 'cap' },
    sense(
      'cap baseball_cap caps gorra* bone kappe* baseballkappe casquette* cappellino cappellini visera',
    ),
  ],
  [
    { place: 'headwear', kind: 'hat', colour: '#d9c39a' },
    sense(
      'straw_hat sombrero_de_paja chapeu_de_palha strohhut* chapeau_de_paille cappello_di_paglia barret_de_palla',
    ),
  ],
  [
    { place: 'headwear', kind: 'hat' },
    sense(
      'hat hats sunhat fedora sombrero* chapeu* hut hute *hut chapeau* cappello cappelli barret* pamela panama',
    ),
  ],
  [
    { place: 'headwear', kind: 'bow' },
    sense(
      'hair_bow bow_in_her_hair bow bows ribbon schleife llac lazo_en_el_pelo haarschleife* laco_no_cabelo noeud_dans_les_cheveux fiocco',
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
];
