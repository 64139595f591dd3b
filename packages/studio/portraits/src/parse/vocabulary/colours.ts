import type { Pattern } from '../../appearance/appearance.js';
import { sense } from '../plain-form.js';
import type { Senses } from '../reading.js';

/**
 * Colours of cloth and things as a dyer makes them, quieter than a screen's primaries, with the endings of the
 * languages. English, Spanish, Portuguese, German, French, Italian, Catalan.
 */
const dyes: readonly (readonly [hex: string, words: string])[] = [
  [
    '#1f7a80',
    'teal petrol* petrolfarben* petroleo azul-petroleo azul_petroleo bleu_canard bleu_petrole verde_petrolio blau_petroli ottanio azul_pavo_real azul_pato azul_pavao verde_petroleo verde_petrolio petrolblau* petrolgrun* blaugrun* bleu_paon bleu-vert vert_petrole blu_petrolio verde_ottanio verd_petroli teal-blue peacock',
  ],
  [
    '#24344f',
    'navy navy_blue azul_marin* azul_oscuro marineblau* dunkelblau* bleu_marine blu_navy blu_scuro azul_escuro blau_mari blau_fosc marinho marino navy-blue dark_blue dark-blue midnight_blue midnight-blue azul_noche azul_marino_oscuro azul_noite azul-marinho azul-escuro nachtblau* mitternachtsblau* tiefblau* tintenblau* bleu_(?:fonce|nuit|encre) bleu-marine marine blu_(?:notte|marino) blau_nit',
  ],
  [
    '#9fc0dc',
    'light_blue sky_blue baby_blue azul_cla* azul_celeste celeste azul_bebe hellblau* himmelblau* bleu_clair bleu_ciel azzurr* celest* blau_cel blau_clar light-blue pale_blue pale-blue powder_blue ice_blue sky-blue baby-blue pastel_blue azul_(?:cielo|pastel|palido|ceu|bebe) azul-(?:claro|bebe|celeste) babyblau* eisblau* pastellblau* zartblau* blassblau* wasserblau* bleu_(?:pale|pastel|layette|glacier) bleu-ciel blu_(?:chiaro|cielo|pastello) azzurrin[oa] blau_(?:pastel|pal·lid|pallid)',
  ],
  [
    '#2c4a86',
    'royal_blue cobalt* konigsblau* bleu_roi azul_real electric_blue royal-blue bright_blue ultramarine azul_(?:electrico|rey|cobalto|royal|anil|klein) azulon azul-royal ultramarin* kobaltblau* royalblau* leuchtblau* indigo indigo* bleu_(?:electrique|cobalt|klein|outremer) blu_(?:elettrico|cobalto|reale|oltremare) blau_(?:electric|cobalt|reial) anyil',
  ],
  ['#5b7896', 'denim denim_blue azul_vaquero jeansblau*'],
  [
    '#31588f',
    'blue blau blaue* blaues blauer blu blueish bluish (?!turkis|cyan)*blau(?:e[rsnm]?)? azulad[oa]s? azulinho bleutee? blavos[ae]? azuis azules azul* bleu* blava blaus blaves',
  ],
  [
    '#7b2638',
    'weinrot* granate bordo_oscuro burgundy bordeaux maroon wine granates granate burdeos vinho bordo bordeauxrot* wine-red wine_red dark_red dark-red deep_red oxblood claret plum_red merlot berry rojo_(?:oscuro|vino|burdeos) color_vino tinto vinotinto bordo bordô vermelho-escuro vermelho_escuro cor_de_vinho vinho dunkelrot* burgunder* weinfarben* bordeauxfarben* rubinrot* rouge_(?:fonce|bordeaux|vin) lie_de_vin grenat rosso_(?:scuro|vino|bordeaux) amaranto vermell_fosc weinrot* bordo vino granat garnet',
  ],
  [
    '#b8362f',
    'red roj* vermelh* rot crimson scarlet cherry_red cherry-red bright_red vermilion carmesi escarlata encarnad[oa] rojo_(?:cereza|carmesi|fuego|vivo|sangre) colorad[oa] carmim escarlate vermelho-vivo (?!ziegel|rost|kupfer|bordeaux|wein|dunkel)*rot(?:e[rsnm]?)? rouge_(?:vif|cerise|vermillon) vermillon ecarlate rosso_(?:fuoco|ciliegia|vivo) scarlatto carmi escarlat rote* roter rotes rouge* ross[oaie] vermell*',
  ],
  [
    '#d9857f',
    'coral* salmon* koralle* corail corall* peach peach-coloured salmon-pink melocoton durazno asalmonad[oa] pessego salmao apricot* aprikos* pfirsich* saumon abricot salmone albicocca salmo presec lachs*',
  ],
  [
    '#e7b9bd',
    'light_pink pale_pink pastel_pink rosa_claro hellrosa rose_pale rosa_palo rosa_pallido dusty_pink blush light-pink pale-pink pastel-pink baby_pink dusty_rose powder_pink rosa_(?:pastel|bebe|pale|cuarzo|clarinho|cipria|antico|antic|pal) rosa-(?:claro|bebe) zartrosa* altrosa* babyrosa* blassrosa* pastellrosa* rose_(?:poudre|pastel|clair|bonbon|dragee) vieux_rose',
  ],
  [
    '#d8829a',
    'pink rosa rosad* cor_de_rosa pinkish dark_pink raspberry rosafarben* rosane[rsnm]? pinkfarben* pinke[rsnm]? knallrosa* dunkelrosa* himbeer* framboise frambuesa framboesa lampone rosat[oa] rosad[ae]s? rosit[oa] rosinha cor-de-rosa rose roses rosas',
  ],
  [
    '#b23a7a',
    'magenta fuchsia fucsia fuchs* hot_pink shocking_pink hot-pink neon_pink rosa_(?:chicle|fuerte|fucsia|choque|intenso|fluo|shocking) rosa-choque neonpink* knallpink* rose_(?:fuchsia|vif|fluo|indien) magentafarben* fuscia',
  ],
  [
    '#2f4f3a',
    'vert_sapin vert_bouteille verde_bottiglia verde_botella verd_ampolla verde_garrafa tannengrun* moosgrun* dark_green forest_green bottle_green verde_oscuro verde_escuro dunkelgrun* vert_fonce verde_scuro verd_fosc flaschengrun* dark-green hunter_green racing_green pine_green forest-green bottle-green verde_(?:bosque|pino|ingles|musgo|cazador|bandeira|floresta|bosco|pino|inglese) verde-(?:escuro|garrafa|musgo) waldgrun* dunkelgrune[rsnm]? jagergrun* vert_(?:foret|anglais|sombre) verd_(?:bosc|pi)',
  ],
  [
    '#9cb79a',
    'light_green mint* sage verde_cla* verde_menta menta verde_acqua verd_aigua hellgrun* salbei* vert_clair verde_chiaro verd_clar vert_d_eau verde_salvia light-green pale_green mint-green mint_green sage-green pistachio seafoam verde_(?:agua|pistacho|pastel|menta|manzana_claro|pistache|mar|pistacchio|pastello) verde-(?:claro|agua|menta) mintgrun* pastellgrun* zartgrun* lindgrun* pistazie* salbeigrun* vert_(?:menthe|amande|pastel|pistache|tendre|sauge) verd_(?:menta|pastel|pistatxo|salvia)',
  ],
  [
    '#6d7042',
    'olive_green olive* khaki_green oliv* verde_oliva kaki khaki caqui cachi army_green military_green olive-green khaki-green verde_(?:militar|caqui|kaki|militare) verde-(?:oliva|militar|tropa) verde_oliva olivgrun* khakigrun* khakifarben* vert_(?:olive|kaki|militaire|armee) verd_(?:oliva|militar|caqui) kakhi',
  ],
  [
    '#2a9d8f',
    'turquoise turquesa turkis* turchese aqua aquamarine cyan aguamarina turques[ae] ciano cyan* aquamarin* turchesi azul_turquesa bleu_turquoise verd_turquesa blau_turquesa turqueses',
  ],
  [
    '#0b5d4e',
    'emerald* esmeralda smaragd* emeraude jade verde_(?:esmeralda|jade|smeraldo) vert_emeraude verd_maragda smerald* maragda',
  ],
  [
    '#4f8055',
    'green verde* verd verda grass-green lime lime_green lime-green apple_green kelly_green verdos[oa] verdinh[oa] *grun(?:e[rsnm]?)? verdatre verdastr[oa] verdolin[oa] verds verdes grun grune* gruner grunes gruen* vert verte* verts verdi',
  ],
  [
    '#cf9f2c',
    'mustard* mostaza mostarda senf* moutarde senape mostassa ochre ocre ocker mustard-yellow ocher mostaza amarillo_(?:mostaza|ocre) amarelo_mostarda mostardinha senfgelb* ockergelb* curry* jaune_(?:moutarde|ocre) giallo_(?:senape|ocra) ocra groc_(?:mostassa|ocre)',
  ],
  [
    '#eed27a',
    'light_yellow amarillo_claro hellgelb* jaune_pale giallo_chiaro pale_yellow pastel_yellow lemon amarillo_(?:pastel|palido|limon) amarelo-claro amarelo_(?:claro|bebe|pastel) zitronengelb* pastellgelb* blassgelb* jaune_(?:citron|pastel|clair) giallo_(?:limone|pastello|pallido) groc_(?:clar|pastel|llimona)',
  ],
  [
    '#e3bb3a',
    'yellow amarill* amarel* canary *gelb(?:e[rsnm]?)? amarillit[oa] amarelinh[oa] jaunatre giallin[oa] gelb gelbe* gelber gelbes jaune* giall* groc* groga grogues',
  ],
  [
    '#c06a3c',
    'terracott* terracota* rust* teja ziegelrot* rouille ruggine copper rust-coloured rust_red brick brick_red burnt_orange rojo_teja teja color_teja oxido ladrillo ferrugem tijolo cor_de_tijolo cobre rostrot* rostfarben* rostbraun* kupferfarben* terracottafarben* brique cuivre orange_brule mattone cotto ramat[oa] rovell teula totxo',
  ],
  [
    '#d98236',
    'neonorange saffron azafran acafrao safran* zafferano safra safrangelb* safranfarben* pumpkin calabaza zucca citrouille taronges orange* naranja* laranja* orange-coloured tangerine anaranjad[oa]s? alaranjad[oa]s? cor_de_laranja cor-de-laranja orangene[rsnm]? mandarine arancio carbassa arancion* taronja*',
  ],
  [
    '#a793c4',
    'lavend* liles lilac* lilla lila* lilas malva mauve lilac-coloured lavanda lavande lavendel* fliederfarben* hell-?lila helllila zartlila lila_claro lilas_claro lilaceo glicine malve malva* lavanda_clar alfazema',
  ],
  [
    '#6b4d8c',
    'purple violet* mora[dt]* plum aubergine eggplant dark_purple ciruela berenjena violacee?o? purpura ameixa beringela pflaume* aubergin* *violett(?:e[rsnm]?)? violette?s? pourpre prune porpora prugna melanzana viola_scuro lila_fosc pruna alberginia rox[oa]* violett* viola* porpra',
  ],
  [
    '#8f6a45',
    'camel camello kamel* cognac tan beige_oscuro cammello camel-coloured caramel honey_brown light_brown light-brown tan-coloured fawn nude_dark marron_claro caramelo castanho-claro castanho_claro marrom_claro camelo hellbraun* kamelfarben* cognacfarben* karamell* haselnuss* marron_clair brun_clair fauve noisette caramel cuoio_chiaro marrone_chiaro nocciola cammello color_cammello marro_clar camell avellana',
  ],
  [
    '#6f4e37',
    'brown marron* brown castanh* marrom braun braune* brauner braunes brun bruns brune* marro marrons marrone marroni marron* choco* schoko* chestnut dark_brown dark-brown coffee mocha walnut (?<!garcon_de_)cafes? marron_(?:oscuro|chocolate) chocolate achocolatad[oa] castanhos? marrom_escuro castanho-escuro acastanhad[oa] *braun(?:e[rsnm]?)? mokka* kaffee* marron_(?:fonce|glace) brun_fonce chocolat chatain testa_di_moro marrone_scuro cioccolato caffe marro_fosc xocolata',
  ],
  [
    '#d9c7a6',
    'beges beige* beix beis bege sand sandfarben* arena sable sabbia crudo taupe sandy sand-coloured oatmeal stone biscuit nude topo piedra avena color_arena color_hueso camel_claro areia nude bege_claro sand-farben* sandfarbig* taupefarben* hafer* greige naturfarben* ecru_fonce grege sable nocciola_chiaro tortora color_sabbia sorra torrat beixos?',
  ],
  [
    '#f3ead9',
    'cream* crema creme* ecru ivory marfil marfim elfenbein ivoire avorio off_white vanilla off-white eggshell cream-coloured creamy crudo hueso blanco_(?:roto|hueso|crudo) color_crema vainilla branco-sujo branco_sujo off-white cru creme-claro baunilha cremefarben* cremeweiss* cremig* wollweiss* naturweiss* eierschalen* elfenbeinfarben* champagner* blanc_casse creme_clair coquille ecrue panna color_panna bianco_(?:sporco|panna|latte) crema_clar blanc_trencat vori cru',
  ],
  [
    '#45484f',
    'charcoal* gris_anthracite grigio_antracite gris_antracita anthrazitgrau* cinza_antracite dark_grey dark_gray antracita anthrazit* anthracite antracite gris_oscuro dunkelgrau* gris_fonce grigio_scuro cinza_escuro gris_fosc grafit* dark-grey dark-gray charcoal-grey charcoal_grey slate slate_grey slate-grey anthracite-grey gris_(?:marengo|carbon|pizarra|plomo) marengo chumbo grafite cinza-escuro cinzento-escuro cinzento_escuro cinza_chumbo anthrazitfarben* schiefer* dunkelgrau* gris_(?:ardoise|charbon|souris) ardoise grigio_(?:fumo|ardesia|piombo) fumo_di_londra gris_(?:marengo|antracita)',
  ],
  [
    '#c9cbcd',
    'light_grey light_gray gris_claro hellgrau* gris_clair grigio_chiaro cinza_claro gris_clar silver light-grey light-gray pale_grey pearl_grey silvery dove_grey gris_(?:perla|palido|claro|perle) platead[oa]s? prateado? pratead[oa]s? cinza-claro cinzento-claro cinzento_claro cinza_perola silberfarben* silbrig* perlgrau* gris_(?:perle|pale|argent) argentee?s? argentat[oa] grigio_(?:perla|argento) platejat platejad[ae]s? gris_perla plata prata argent* silbern*',
  ],
  [
    '#8b8e93',
    'grey gray gris* cinz* greyish grayish grey-blue steel (?!anthrazit|dunkel|hell)*grau(?:e[rsnm]?)? cinzent[oa]s? acinzentad[oa]s? grigiastr[oa] grisenc[a]? grau graue* grauer graues grigi grigi[oae]*',
  ],
  [
    '#26272b',
    'black negr[oae]* pret[oa]* jet-black jet_black blackish pitch-black negrit[oa]s? pretinh[oa]s? *schwarz(?:e[rsnm]?)? noiratre noires? nerissim[oa] negre[s]? schwarz schwarze* schwarzer schwarzes noir* ner[oaie] negres',
  ],
  [
    '#f6f4ef',
    'white blanc* branc[oa]* snow-white bright_white alb[oa] branquinh[oa]s? alv[oa] (?!creme|woll|natur)*weiss(?:e[rsnm]?)? blanques? biancastr[oa] candid[oa] blanquet[a]? weiss weisse* weisser weisses blanc* bianc*',
  ],
  [
    '#c9a24b',
    'daurad[ae]s? gold* dorad* dourad* golden* dore* dorat* daurat* d_oro golden-yellow gold-coloured gilded color_oro oro ouro cor_de_ouro goldfarben* goldgelb* goldig* en_or doree?s? color_oro dorad[oa]s? or_daurat',
  ],
];

export const dyeWords: Senses<string> = dyes.map(([hex, words]) => [hex, sense(words)] as const);

/** Words that make the next or last colour lighter (above 0) or darker. */
export const shadeWords: Senses<number> = [
  [
    0.11,
    sense(
      'light pale pastel claro clara claros claras hell helle* clair* chiar[oaie] clar clars clares suave soft light-coloured pastel pale bright_light clarit[oa] clarinh[oa] palid[oa]s? pastell* hell blasse[rsnm]? zartes? pales? claire?s? pallid[oa] tenue chiarissim[oa] suaus?',
    ),
  ],
  [
    -0.11,
    sense(
      'dark deep oscur[oa]* escur[oa]* dunkel* dunkle* fonce* scur[oaie] fosc* intenso dark-coloured oscurit[oa] escurinh[oa] dunkle[rsnm]? tiefes? sombres? foncee?s? cupo scurissim[oa] fosques? foscos',
    ),
  ],
];

export const patternWords: Senses<Exclude<Pattern, 'plain'>> = [
  [
    'stripes',
    sense(
      'ratlletes rayitas riguette listrinhas hooped a_strisce strisce ratlles listrad[oa]s? strip* breton_top *_stripes as_riscas riscas pinstripe* stripey stripy striped_pattern candy-striped vertical_stripes horizontal_stripes pin-stripe* chalk-stripe a_rayas de_rayas a_listas listas listad[oa]s? as_listras de_listras riscad[oa]s? risca_de_giz raias raiad[oa]s? langsgestreift* quergestreift* ringel* geringelt* nadelstreifen* blockstreifen* *gestreift* a_rayures rayee?s? rayure mariniere* zebree?s? a_righe righine gessat[oa] ratlla llistes llistat llistada milanes_ratllat raya rayas rayad[oa]* listras listrad[oa]* gestreift* streifen* *streifen* raye* rayures righe rigat[oaie] ratlles ratllad* mariner* breton',
    ),
  ],
  [
    'checks',
    sense(
      'lenadora lenadoras scacchi a_scacchi escaques bucheron holzfaller* holzfallerhemd* boscaiol[oa] lenhador llenyataire check* plaid* tartan* gingham flannel a_cuadros cuadros xadrez kariert* karo* *kariert* carreaux quadri quadretti quadres quadriculad* escocesa a(?:os|_os)?_quadrados de_quadrados checked checkered chequered chequer* houndstooth dogtooth buffalo_check lumberjack gingham madras windowpane tattersall glen_check cuadrill[eo]* vichy escoces[a]? principe_de_gales pata_de_gallo lenador ajedrez* xadrezinho de_xadrez pied-de-poule pied_de_poule escocês karomuster* schottenkaro schottenmuster* vichykaro hahnentritt* gingan prince_de_galles vichy ecossais[e]? a_carreaux scozzese* a_quadri principe_di_galles pied_de_coq a_quadres a_quadrets vichy escossesa quadrets',
    ),
  ],
  [
    'dots',
    sense(
      'polka* dot* dotted polka_dot* lunares bolinhas gepunktet* punkte pois topos piquets dotty spotted spots spotty pin-dot de_puntos puntos de_lunares de_bolinhas bolas_brancas pintinhas bolas poas poá getupft* tupfen* punkten gepunktete[rsnm]? *punkten a_pois petits_pois pointille? plumetis pallini puntini a_pallini pics de_pics punts de_punts',
    ),
  ],
  [
    'floral',
    sense(
      'hawaiihemd* hawaihemd* hawaii-hemd* hawaian[oa]s? hawaiian[oa]s? hawaiian(?=_shirt) hawaienne* (?:a|de|di|mit|with)_(?:rose|rosas|roses|rosen) a_rose de_rosas roses(?=_on|_print) sunflower* sonnenblumen* floral* flower* flowered flores florid[oa]* gebl?umt* blumen* geblumt* fleur* fleuri* fiori fiorat* floreal* a_fiori com_flores flors de_flors a_flors flors florejad* rose-print rose_print botanical ditsy daisies roses_print tropical_flowers hibiscus rosas_estampadas florecitas florecillas florit[ao]s margaritas girasoles florzinhas florinhas floridinh[oa] estampa_floral margaridas girassois blumchen* bluemchen* geblumte[rsnm]? blumig* margeriten sonnenblumen rosenmuster* fleurettes liberty marguerites tournesols a_fleurs fiorellini fiorit[oa] a_fiorellini margherite girasoli floretes estampat_floral floral[s]?',
    ),
  ],
  [
    'tweed',
    sense(
      'tweed* harris_tweed herringbone spigato espiga espiguilla fischgrat* harris-tweed tweedy donegal espinha_de_peixe de_espiga tweedsakko tweedmantel fischgratmuster* chevron chevrons a_chevrons spina_di_pesce spinato espigat',
    ),
  ],
  [
    'print',
    sense(
      'de_(?:muchos|varios|mil|todos_los)_colores de_colores de_(?:muitas|varias)_cores coloratissim[oa] geometric[ie] geometriche batik* ankara de_colors de_toutes_les_couleurs de_capulana de_chita wax pagne kente kitenge wax-print wax_prints african_wax adinkra paisley animal_print leopard leopard_print zebra_print snake_print tie-dye tie_dye geometric geometric_print abstract_print aztec tropical tropical_print palm_print psychedelic patchwork fair_isle nordic_pattern argyle colour-block colour_block color_block leopardo cachemir geometric[oa]s? tropicales etnic[oa]s? oncinha chita leopardenmuster* leomuster* tigermuster* geometrisch* gebatikt* multicolore?s? bariolee?s? imprimes? geometriques? jacquard cachemire leopardat[oa] geometric[oi] variopint[oa] multicolor[ei] lleopard geometrics? virolad[ae]? ankara* print wax_print african_print batik printed patterned muster mit_muster gemustert* *muster estampad* imprimee? motifs fantasia estampat* bunt bunte* bunter colourful colorful colorid[oa]* multicolor* rainbow arcoiris regenbogenfarben* arc-en-ciel',
    ),
  ],
  [
    'stars',
    sense(
      'estrelles estrelletes stars starry estrellas de_estrellas estrelas sterne* sternen* etoiles etoile stelle stelline estels star-print star_print star-patterned estrellitas estrelladas? estrellad[oa] estrelinhas estrelad[oa] sternchen* etoilee? stellat[oa] estelad[ae]?',
    ),
  ],
  [
    'camouflage',
    sense(
      'camouflage* camo camuflaje camuflado camuflagem tarnmuster tarnfarben mimetic* camuflatge camo-print army_print military_print camuflad[oa]s? militar_camuflaje tarnfleck* flecktarn camouflagemuster* treillis militaire_camouflage mimetica militare_mimetico',
    ),
  ],
];
