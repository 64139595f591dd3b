import { sense } from '../plain-form.js';
import type { Senses } from '../reading.js';
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
      'bow_tie bowtie pajarita corbatin gravata_borboleta gravata-borboleta laco fliege noeud_papillon papillon farfallino corbati bow-tie dicky_bow corbata_de_mono corbata_michi moño_de_corbata lacinho laco_ao_pescoco querfliege noeud-papillon cravattino corbata_de_llac corbatí',
    ),
  ],
  [
    { place: 'tie' },
    sense(
      '(?<!bolo_)tie(?!-dye)(?!_dye) necktie corbata* gravata* krawatte* cravate* cravatta* corbates neck-tie skinny_tie corbatin_largo gravatinha schlips* binder lederkrawatte cravatte',
    ),
  ],
  ...headwearWords,
  [
    { place: 'onePiece', kind: 'jumpsuit' },
    sense(
      'matschanzug* regenanzug* regenoverall* matschoverall* rain_suit splash_suit puddle_suit combinaison_de_pluie fato_de_chuva overall snowsuit* boiler_suit boilersuit overall_suit ski_suit schneeanzug* skianzug* tuta_intera coverall coveralls work_overalls flight_suit flightsuit skioverall* arbeitsoverall* mono_de_trabajo mono_de_esqui mono_de_mecanico fato-macaco fato_macaco macacao_de_trabalho bleu_de_travail combinaison_de_(?:ski|travail) granota_de_(?:treball|esqui) tuta_da_meccanico tuta_da_lavoro tuta_da_sci',
    ),
  ],
  [
    { place: 'outer', kind: 'hi_vis', colour: '#e8d93a' },
    sense(
      'hi-?vis_vest hi-vis_vest hi_vis_vest hi-vis_jacket hi-vis hi_vis high-visibility_vest high_visibility_vest reflective_vest safety_vest chaleco_reflectante colete_refletor colete_refletivo warnweste* gilet_haute_visibilite gilet_ad_alta_visibilita armilla_reflectora hi-viz hi_viz hiviz hi-vis-vest high-vis_(?:vest|jacket) high-vis fluorescent_vest neon_vest reflective_jacket hi-vis_waistcoat chaleco_(?:[a-z]+_)?(?:reflectante|fluorescente|de_seguridad|de_alta_visibilidad) colete_(?:[a-z]+_)?(?:refletor|refletivo|de_seguranca|fluorescente) sicherheitsweste* leuchtweste* warnschutzweste* gilet_(?:[a-z]+_)?(?:fluo|reflechissant|de_securite|jaune_fluo) giubbotto_(?:catarifrangente|ad_alta_visibilita) gilet_(?:catarifrangente|catarinfrangente) armilla_(?:[a-z]+_)?(?:reflectant|fluorescent|d_alta_visibilitat)',
    ),
  ],
  [
    { place: 'outer', kind: 'coat', colour: '#f4f4f1' },
    sense(
      'lab_coat* doctor_s_coat bata_blanca bata_medica bata jaleco* arztkittel* laborkittel* kittel blouse_blanche blouse_de_medecin camice camici bata_de_metge white_coat doctor_s_white_coat laboratory_coat lab-coat bata_de_laboratorio bata_de_medico bata_branca jaleco_branco weisse[rnm]?_kittel arztmantel* laborkittel blouse_de_labo camice_bianco bata_de_laboratori',
    ),
  ],
  [
    { place: 'outer', kind: 'jacket', colour: '#f4f4f1' },
    sense(
      'chef_s_jacket chef_jacket chef_s_whites chaquetilla dolma kochjacke* veste_de_cuisine giacca_da_chef jaqueta_de_cuiner chef_whites chef_s_uniform chef_coat chef_s_coat cook_s_jacket chaqueta_de_(?:chef|cocinero) filipina_de_chef dolma_branca jaleca kochkleidung veste_de_chef giacca_da_cuoco jaqueta_de_xef',
    ),
  ],
  [
    { place: 'outer', kind: 'poncho' },
    sense(
      'burnous burnus poncho* ponxo* ruana* serape cape capa(?!_de_chuva) capes capelet umhang cape_en_laine mantella mantell',
    ),
  ],
  [
    { place: 'shawl' },
    sense(
      'manta(?=_(?:de|a|sobre|multicolor|por)(?![a-z])) aguayo lliclla shawl* pashmina* chal chales manton mantilla xale schultertuch* chale chales scialle* xal mantellina manto mantos manton_de_manila stole wrap_around_(?:her|his)_shoulders rebozo chalina mantoncillo panuelo_de_hombros toquilla xaile stola* umschlagtuch* dreieckstuch* etole* fichu stole mantell_de_llana mantonet',
    ),
  ],
  [
    { place: 'scrubs', colour: '#4f8fa3' },
    sense(
      'scrubs nurse_s_uniform uniforme_sanitario pijama_sanitario uniforme_hospitalar pijama_cirurgico kasack* ocp_kleidung tenue_d_hopital blouse_(?:[a-z]+_)?d_infirmi* divisa_ospedaliera divisa_da_infermiere uniforme_sanitari nurse_uniform nurses_uniform nursing_scrubs medical_scrubs pijama_de_(?:enfermera|enfermero|hospital|quirofano) uniforme_de_(?:enfermera|enfermero|enfermeira|enfermagem|enfermeiro) pijama_hospitalar bata_cirurgica kasackhose pflegekleidung op-kleidung op-kittel blouse_medicale tenue_(?:medicale|d_infirmiere) divisa_(?:sanitaria|infermieristica) pijama_d_hospital uniforme_d_infermera',
    ),
  ],
  [
    { place: 'onePiece', kind: 'sari', colour: '#b3342f' },
    sense('sari saree saris sarees sarees_and_blouse shari seidensari* baumwollsari* sari_de_seda'),
  ],
  [
    { place: 'onePiece', kind: 'kimono' },
    sense('kimono* quimono* yukata* furisode quimono_de_seda seidenkimono*'),
  ],
  [
    { place: 'onePiece', kind: 'abaya', colour: '#26272b' },
    sense(
      'abaya* jilbab* chador burqa burka abbaya abaia abaja abayah tschador niqab_and_abaya xador',
    ),
  ],
  [
    { place: 'onePiece', kind: 'thobe' },
    sense(
      'habito(?=_(?:gris|negr|blanc|marron|de_monja|religios)) habito_(?:cinza|preto|branco|castanho) habit(?=_(?:gris|noir|negre|blanc)) nun_s_habit nonnenhabit ordensgewand ordenstracht abito_da_suora tonac[ah]e? soutane* sotana* batina cassock* thobe* thawb* dishdash* kandura* kaftan* caftan* cafta djellaba* jellaba* chilaba* qamis kamis boubou* bubu agbada* tunica tunicas gewand gandoura tunique_longue gel-?laba thobes thoub thaub jubba* jubbah disdasha dischdascha dishdasha dishdash galabiy*a gallabiy*a galabia jalabiya djellabah djelaba kandora dashiki_robe grand_boubou bubu_africano gelaba chilabas tunica_larga tunica_blanca_larga tunica_comprida tunika_lang* langes_gewand kaftane caffettano caftano tunica_lunga gel·laba caftan_llarg',
    ),
  ],
  [{ place: 'onePiece', kind: 'dirndl' }, sense('dirndl*')],
  [
    { place: 'bottom', kind: 'kilt', colour: '#3f5f4a' },
    sense(
      'kilt* tartan_kilt schottenrock* kilts scottish_kilt falda_escocesa_de_hombre saiote_escoces kilt_ecossais gonnellino_scozzese',
    ),
  ],
  [
    { place: 'bottom', kind: 'lederhosen', colour: '#7a5638' },
    sense(
      'lederhose* lederhosn* krachlederne[rn]? lederhosen pantalon_de_cuero_bavaro pantaloni_di_cuoio_bavaresi krachlederne*',
    ),
  ],
  [
    { place: 'bottom', kind: 'long_skirt' },
    sense(
      '(?<!de_)capulana* sarong* pareo* lungi* wickelrock* maxi-skirt* maxi_skirt* maxirock* ankle-length_skirt floor-length_skirt lapa_skirt wrapper pagne_wrapper lehenga_skirt falda_maxi falda_hasta_los_(?:pies|tobillos) saia_maxi saia_ate_aos_pes bodenlanger_rock jupe_maxi jupe-pareo gonnellona gonna_lunga_fino_ai_piedi pareu faldilla_fins_als_peus dhoti',
    ),
  ],
  [
    { place: 'top', kind: 'kurta' },
    sense(
      'kurta* kurti* shalwar_kameez salwar_kameez salwar kameez panjabi_shirt sherwani* daraa kurtas kameez shalwar salwaar shalvar_kameez salwar-kameez shalwar-kameez punjabi_suit churidar dashiki* kurta-pijama kurta_pyjama nehru_shirt',
    ),
  ],
  [
    { place: 'top', kind: 'jersey' },
    sense(
      '(?:camiseta|camisa|camisola|playera|remera|polera)_(?:[a-z]+_){0,2}(?:de|del)_(?:futbol|futebol|baloncesto|basquete?|basket|rugby|beisbol) (?:maglia|maglietta|samarreta|maillot|tee-shirt|t-shirt)_(?:[a-z]+_){0,2}(?:da|de|di|del?)_(?:calcio|futbol|foot|football|basket|basquet|rugby) camis(?:a|ola|eta)_da_selecao(?:_[a-z]+)? camiseta_de_la_seleccion maglia_della_nazionale maillot_de_l_equipe trikot_der_nationalmannschaft football_shirt* soccer_jersey* football_jersey* football_top sports_jersey camiseta_de_futbol camisa_de_futebol camisola_de_futebol fussballtrikot* trikot* maillot* maglia_da_calcio samarreta_de_futbol *trikot basketball_(?:jersey|shirt|top)s? (?:football|soccer|rugby|hockey|cycling|baseball|team)_(?:shirt|jersey|top|kit)s? sports_(?:shirt|top) camiseta(?=_del_[a-z]) camiseta_(?:de_(?:futbol|rugby|su_equipo)) maillot_de_(?:foot|football|rugby|cycliste|basket) fussballshirt* fanshirt* maglia_(?:da|della)_(?:calcio|rugby|squadra) maglietta_(?:da_calcio|della_squadra) samarreta_(?:de_rugby|del_barca|de_basquet) camisa_de_futebol_* camisola_da_selecao camiseta_de_baloncesto maglia_da_basket samarreta_de_basquet camis(?:a|eta|ola)_d[eo]_(?:time|equip[oa]?|club[e]?)',
    ),
  ],
  [
    { place: 'top', kind: 'tank' },
    sense(
      'tank(?=_(?:and|under|with)|,|$) *unterhemd *rippunterhemd undershirt crop_top cropped_(?:listrad|pret|branc|ros|vermelh|azul|verde|amarel|com|florid)* top_corto(?=,|$) camiseta_imperio marcel tank_top* tanktop* singlet camiseta_de_tirantes camiseta_negra_de_tirantes laufshirt_armellos regata* tragertop* tragershirt debardeur* canott[ai]* samarreta_de_tirants vest_top* camisole* cami_top* muscle_shirt* muscle_tee* halter* spaghetti-strap_top* spaghetti_top* musculosa camisilla camiseta_(?:[a-z]+_)?(?:sin_mangas|de_tirantes|de_asas) top_de_(?:alcas|alcinhas|tirants|tirantes) blusa_de_alcinhas?_fina camiseta_(?:[a-z]+_)?(?:de_alcas|de_alcinhas|cavada|regata) tragertop* trager-?top* tragershirt* spaghettitrager* muskelshirt* achselshirt* unterhemd* top_a_bretelles top_a_fines_bretelles marcel maglietta_(?:[a-z]+_)?smanicata canotta* canottiera* top_con_spalline samarreta_(?:[a-z]+_)?(?:sense_manigues|de_tirants) samarreta_imperi tragertop* top_de_tirantes',
    ),
  ],
  [
    { place: 'suspenders', colour: '#4a4038' },
    sense(
      'suspensorio elasticos suspenders braces hosentrager* tirantes suspensorios bretelles bretelle elastics trouser_braces tirantes_(?:rojos|negros|azules|marrones|verdes) elasticos_de_calca hosentraeger* elastics_dels_pantalons',
    ),
  ],
  [
    { place: 'outer', kind: 'waistcoat' },
    sense(
      'waistcoat* gilet_de_costume chaleco* colete* lederweste* weste westen panciotto armilla armilles vest gilet gilets body_?warmer* puffer_vest padded_vest sleeveless_jacket waist-coat sweater_vest knitted_vest chalecos coletes steppweste* daunenweste* anzugweste* strickweste* pullunder* fleeceweste* *weste doudoune_sans_manches gilet_sans_manches gilet_matelasse smanicato panciotti armilla_de_punt',
    ),
  ],
  [
    { place: 'outer', kind: 'cardigan' },
    sense(
      'scaldacuore cache-coeur wrap_cardigan ballet_wrap cardigan* rebeca* chaqueta_de_punto chaqueta_de_lana strickjacke* casaco_de_malha casaquinho gilet_en_laine golfino jaqueta_de_punt rebequeta cardi cardigans knitted_jacket twinset chaquetas_de_punto chaquetilla_de_punto chaqueta_de_ganchillo rebequita casaquinhos casaco_de_(?:la|trico|croche) casaquinho_de_malha cardiga strickjackchen* cardigane grobstrickjacke* gilet_(?:en|de)_(?:maille|laine|tricot) gilet_(?:boutonne|tricote) golf_di_lana giacca_di_lana_fatta_a_maglia cardigans jaqueta_de_llana rebeca_de_punt',
    ),
  ],
  [
    { place: 'outer', kind: 'jacket', colour: '#5b7896' },
    sense(
      'denim_jacket jean_jacket jeans_jacket chaqueta_vaquera cazadora_vaquera chaqueta_de_mezclilla jaqueta_jeans jeansjacke* veste_en_jean giacca_di_jeans jaqueta_texana denim-jacket jean-jacket chaqueta_(?:de_jean|denim|tejana) cazadora_(?:tejana|denim) casaco_de_ganga casaco_jeans blusao_de_ganga jeans-?jacke* jeansweste* blouson_en_jean veste_(?:en_)?(?:denim|jean) giubbotto_(?:di_)?jeans giacca_(?:di_)?jeans giubbino_(?:di_)?jeans cacadora_texana jaqueta_(?:de_)?texa',
    ),
  ],
  [
    { place: 'outer', kind: 'jacket', colour: '#2d2a29' },
    sense(
      'leather_jacket chupa(?:_de_cuero|_negra_de_cuero)? perfecto chaqueta_de_cuero cazadora_de_cuero cacadora_de_cuir giubbotto_di_pelle casaco_de_couro lederjacke chaqueta_de_piel jaqueta_de_couro lederjacke* veste_en_cuir blouson_en_cuir giacca_di_pelle jaqueta_de_cuir leather_biker_jacket biker_jacket leather_bomber chaqueta_de_motero campera_de_cuero casaco_de_pele blusao_de_(?:couro|pele) jaqueta_perfecto motorradjacke* bikerjacke* lederjackchen* blouson_(?:de|en)_cuir veste_de_(?:cuir|motard) giubbotto_(?:in|di)_pelle giacca_(?:in|di)_pelle chiodo giubbino_di_pelle cacadora_de_pell jaqueta_de_pell',
    ),
  ],
  [
    { place: 'outer', kind: 'blazer' },
    sense(
      '*sakko *sakkos blazer* sport_coat sports_jacket suit_jacket americana americanas sakko* veste_de_costume giacca giacche paleto chaqueta_de_traje dinner_jacket smoking_jacket suit-jacket tailored_jacket sports_coat sportcoat saco_de_vestir blazers americanita paleto_de_linho casaco_de_fato anzugjacke* anzugsjacke* jackett* smokingjacke* veste_de_(?:tailleur|smoking) giacca_da_(?:uomo|donna) giacca_elegante americana_de_vestir',
    ),
  ],
  [
    { place: 'skirt_suit' },
    sense(
      'traje_chaqueta skirt_suit skirt-suit kostum kostume damenkostum* (?<!veste_de_)tailleur(?!_pantalon)(?!-pantalon) tailleurs? traje_sastre traje_de_chaqueta vestit_jaqueta vestit_de_jaqueta',
    ),
  ],
  [
    { place: 'suit' },
    sense(
      'clergyman clerical_suit suit suits business_suit pantsuit trouser_suit traje* terno* fato fatos anzug* (?!strampel|schlaf|schnee|trainings|jogging|ski|overall|sport|lauf|bade|tauch|raum|neopren|astronauten)*anzug hosenanzug costume* completo abito_da_uomo vestit_negre_d_home vestit_d_home vestit_jaqueta esmoquin tuxedo smoking tailleur-pantalon tailleur_pantalon traje_pantalon traje-pantalon fato_calca terno-calca completo_pantalone trouser-suit pant_suit two-piece_suit three-piece_suit dinner_suit tux suit_and_tie tailcoat tails traje_(?:de_chaqueta|sastre|de_novio|completo) trajeado ternos tailleurs terninho fraque frac hosenanzuge zweireiher* dreiteiler* frack costard costards complet_gris smokings giacca_e_cravatta vestit_de_jaqueta vestit_de_nuvi esmoquing',
    ),
  ],
  [
    { place: 'bottom', kind: 'trousers' },
    sense(
      'sweatpants track_pants joggers pantalon_de_chandal pantalones_de_chandal jogginghose* trainingshose* pantalon_de_jogging pantalon_de_survetement pantaloni_della_tuta calca_de_moletom pantalons_de_xandall sweat_pants sweat-pants track_bottoms tracksuit_bottoms jogging_bottoms jogging_pants jogger pants_deportivos pantalon_deportivo pantalones_deportivos pantalon_de_deporte calcas_de_(?:treino|moletom|fato_de_treino) sporthose* sweathose* gymnastikhose* bas_de_(?:jogging|survetement) jogging pantaloni_(?:della_tuta|sportivi|da_jogging) pantalo_de_xandall',
    ),
  ],
  [
    { place: 'tracksuit' },
    sense(
      'survets? tracksuit* sportswear gym_wear chandal* fato_de_treino trainingsanzug* jogginganzug* sportkleidung survetement* tuta tuta_sportiva xandall* ropa_deportiva roupa_esportiva track_suit shell_suit running_gear gym_clothes workout_clothes sports_clothes conjunto_deportivo ropa_de_deporte agasalho_esportivo roupa_de_(?:treino|ginastica) fato-de-treino sportanzug* sportsachen sportklamotten tenue_de_sport vetements_de_sport ensemble_de_jogging abbigliamento_sportivo tuta_da_ginnastica roba_esportiva roba_d_esport',
    ),
  ],
  [
    { place: 'outer', kind: 'coat' },
    sense(
      'casaco_de_peles? abrigo_de_piel(?:es)? fur_coat* pelzmantel* manteau_de_fourrure pelliccia abric_de_pell? casaco_(?:[a-z]+_)?de_peles dressing_gown* bathrobe* bata_(?=(?:de_(?:flores|casa|cuadros|lunares|estar|guata)|guateada)) vestagli[ae] morgenmantel bademantel hausmantel robe_de_chambre peignoir roupao albornoz batin accappatoio bati barnus housecoat* house_coat coat* overcoat* trench* trench_coat parka* raincoat* cire chubasquero* regenjacke* abrigo* gabardina* sobretudo* casaco_comprido mantel (?!bade)*mantel manteau* impermeable* impermeabile cappott* abric* regenmantel anorak overcoats duffle_coat* duffel_coat* pea_?coat* pea-coat* topcoat* mac mackintosh rain_coat* rain_jacket* fur_coat* winter_coat* down_coat* puffer_coat* wool_coat* abriguito gaban tabardo tres_cuartos plumifero_largo plumas_largo impermeable capote piloto sobretudos gabardine casacao casaco_(?:[a-z]+_)?(?:comprido|longo|de_inverno|de_pelo|impermeavel) capa_de_chuva impermeavel wintermantel* wollmantel* steppmantel* daunenmantel* dufflecoat* lodenmantel* friesennerz* regencape* pardessus manteaux doudoune_longue caban trench cire imper ciré soprabit[oi] giaccone piumino_lungo montgomery loden cappottin[oi] impermeabili gavardina tabard abriguet',
    ),
  ],
  [
    { place: 'outer', kind: 'jacket' },
    sense(
      'chaqueta_de_chandal giacca_(?:della|di)_tuta veste_de_(?:jogging|survetement) jaqueta_de_xandall track_jacket track_top tracksuit_(?:jacket|top) casaco_de_(?:fato_de_)?treino jaqueta_de_agasalho *janker janker coupe-vent windbreaker* cortavientos giacca_a_vento tallavent* corta-vento samarra jacket* puffer* anorak* cacadora* bomber* windbreaker chaqueta* cazadora* chamarra* jaqueta* casaco casacos blusao jacke jacken *jacke veste vestes blouson* giubbott* giacca_a_vento jaquet[ae]s? bomber_jacket* puffa fleece fleece_jacket* soft_?shell* windcheater* down_jacket* varsity_jacket* letterman_jacket* ski_jacket* track_jacket* plumas plumifero* plumon cortavientos forro_polar polar chamarras campera* chupa parka_corta casaquito saco_sport chaquetas jaqueta_corta-vento corta-vento corta-vento casaco_corta-vento casaco_(?:[a-z]+_)?(?:acolchoado|de_penas) anoraque kispo blusao_de_inverno kurzmantel windjacke* daunenjacke* steppjacke* fleecejacke* softshell* winterjacke* wetterjacke* outdoorjacke* blousons doudoune* coupe-vent veste_polaire polaire k-way bomberino piumin[oi] giacchett[oa]* giubbin[oi] pile felpa_in_pile k-way plomes anorac* jaqueta_de_plomes tallavent folre_polar polar',
    ),
  ],
  [
    { place: 'onePiece', kind: 'romper' },
    sense(
      'wickelbody* kurzarmbody* langarmbody* ringelbody* romper* onesie* jumpsuit_for_babies macacao_de_bebe granota_de_nado strampler* babygro* bodysuit body pelele* mameluco enterito macacao_de_bebe strampl* strampelanzug* grenouillere* barboteuse tutina* baby_suit sleepsuit* sleep_suit baby_grow* bodi* bodie ranita pijamita pijaminha* macacaozinho macacao_(?:[a-z]+_)?de_bebe fatinho_de_bebe babygrow* babygros body_de_bebe babystrampler* babybody* einteiler schlafsack* strampelhose* dors-bien dors_bien pyjamas pigiam[ai]* pigiamino tutine pagliaccetto pijames pijamet granoteta pelele_de_bebe granota_de_nado pijama pyjama* pajama* schlafanzug*',
    ),
  ],
  [
    { place: 'onePiece', kind: 'dungarees', colour: jeansBlue },
    sense(
      'dungaree* overalls overall pantalon_de_peto peto mono_vaquero jardineira* macacao_jeans macacao_de_ganga jardineiras_de_ganga latzhose* blaumann* blaumanner salopette* salopettes  granota_texana pitet overalls_denim bib_overalls bib_overall bib-and-brace dungarees_dress pinafore* jardinero jardineros enterizo_de_mezclilla overol* peto_tejano pichi* jardineira_jeans macacao_(?:de_)?(?:jeans|ganga) salopete latzrock latzhosen latzkleid* latzjeans* tragerhose* tragerkleid* chasuble salopette-jupe salopette_en_toile scamiciato peto_texa pitet_texa peto_vaquero salopette_en_jean salopette_di_jeans',
    ),
  ],
  [
    { place: 'onePiece', kind: 'jumpsuit' },
    sense(
      'mono_(?:naranja|amarillo|rosa|gris|beige|marron|morado|lila|vaporoso|fucsia|turquesa|mostaza|granate) jumpsuit* playsuit* boiler_suit boilersuit snowsuit* schneeanzug* overall mono monos mono_largo macacao combinaison* combi-?pantalon tuta_intera granota jump_suit catsuit* unitard romper_suit_for_adults enterizo mono_(?:negro|rojo|verde|azul|blanco|largo|corto|estampado|elegante|de_fiesta) palazzo_mono macacao_(?:[a-z]+_)?(?:longo|pantalona|elegante) overalldress hosenoverall* combipantalon tuta_elegante tuta_con_pantaloni granota_(?:llarga|elegant) tuta_da_lavoro',
    ),
  ],
  [
    { place: 'onePiece', kind: 'gown' },
    sense(
      'gown* evening_dress maxi_dress maxidress abendkleid* maxikleid* robe_de_soiree abito_da_sera vestido_de_noche vestido_de_noite vestit_de_nit ball_gown ballgown wedding_dress bridal_gown wedding_gown floor-length_dress full-length_dress maxi-dress vestido_(?:[a-z]+_)?(?:hasta_los_(?:pies|tobillos)|de_novia|de_gala|de_baile|maxi) maxivestido vestido_(?:[a-z]+_)?(?:de_noiva|de_gala|de_baile|ate_aos_pes|ate_os_pes) brautkleid* hochzeitskleid* ballkleid* bodenlanges_kleid* robe_(?:de_(?:mariee|bal|gala)|maxi|du_soir) abito_da_(?:sposa|ballo|gala) vestito_da_(?:sposa|ballo) vestit_de_(?:nuvia|gala|festa_llarg) vestit_fins_als_peus',
    ),
  ],
  [
    { place: 'onePiece', kind: 'dress' },
    sense(
      'robe_chasuble dress dresses sundress* vestido(?!_(?:bien|bem|bene|be|con|com|amb|como|come|com_a|formal|informal|elegante|casual|sportiv|deportiv|a_la|(?:de|di)_(?:negr[oe]|blanc[oa]?|bianco|branco|preto|nero|roj[oa]|rosso|vermelho|azul|blu|gris|grigio|cinza|verde|oscuro|scuro|escuro|forma|manera|maniera|calle|rua))(?![a-z])) vestidos kleid kleider *kleid *kleidchen robe robes vestito(?!_(?:bien|bem|bene|be|con|com|amb|como|come|com_a|formal|informal|elegante|casual|sportiv|deportiv|a_la|(?:de|di)_(?:negr[oe]|blanc[oa]?|bianco|branco|preto|nero|roj[oa]|rosso|vermelho|azul|blu|gris|grigio|cinza|verde|oscuro|scuro|escuro|forma|manera|maniera|calle|rua))(?![a-z])) vestiti abito abiti vestit(?!_(?:bien|bem|bene|be|con|com|amb|como|come|com_a|formal|informal|elegante|casual|sportiv|deportiv|a_la|(?:de|di)_(?:negr[oe]|blanc[oa]?|bianco|branco|preto|nero|roj[oa]|rosso|vermelho|azul|blu|gris|grigio|cinza|verde|oscuro|scuro|escuro|forma|manera|maniera|calle|rua))(?![a-z])) vestits vestidet shirtdress* shirt_dress* wrap_dress* tea_dress* cocktail_dress* shift_dress* minidress* frock* nightdress* nightgown* pinafore_dress* vestidito* vestidazo vestido-camisa vestidinho* camisa_vestido kleidchen kleidern robette robes petite_robe robe-chemise abitin[oi] vestitin[oi] abitino camisa_de_dormir vestit-camisa vestidets',
    ),
  ],
  [
    { place: 'bottom', kind: 'skirt' },
    sense(
      'skirt* *skirt tutu* falda* minifalda saia* (?<!(?:de|di|du|do|el|hard|punk|of)_)rock(?!_(?:band|star|shirt|concert|n|and|t-shirt)) rocke (?<!(?:de|di|du|do|el|hard|punk)_)*rock(?!_(?:band|star|shirt|concert|n|and|t-shirt)) faltenrock jupe* gonna gonne minigonna faldill* faldille* skirts pencil_skirt* mini_skirt* mini-skirt* miniskirt* midi_skirt* pleated_skirt* faldita* faldas tubo_falda pollera* saias saiote saiazinha minissaia* saia-calca rockchen* minirock* midirock* bleistiftrock* jeansrock* plisseerock* mini-jupe* minijupe* jupes jupette gonne gonnellina gonnell[ae] minigonne tutù minifaldilla*',
    ),
  ],
  [
    { place: 'bottom', kind: 'shorts' },
    sense(
      'kurze[nr]?_(?!leder)[a-z]*hosen? (?:running|gym|football|sports?|swim|cycling|board)_shorts calc[oõa]es?_de_(?:corrida|banho|desporto|futebol) bermudes (?:texans|vaqueros|tejanos)_c[ou]rt[os]s? (?:kurze|kurzen)_jeans jeans?_(?:courts?|corti|curtos?) short_jeans shorts short pantalon_[a-z]+_corto pantalones_[a-z]+_cortos pantaloni_(?:[a-z]+_)?corti kurze[nr]?_[a-z]+_hose pantalons?_courts? pantalons_[a-z]+_curts short_(?:trousers|pants) bermuda* pantalon_corto pantalones_cortos calcoes calcas_curtas calcao calcaozinho kurze_hose kurzer_hose kurzen_hose* pantalon_court pantaloncin* pantalons_curts pantalo_curt culottes_courtes bermudas?_(?:vaqueras?|tejanas?|de_mezclilla) shorts_(?:vaqueros|tejanos|de_mezclilla|jeans) board_?shorts cargo_shorts cycling_shorts swim_?shorts hot_?pants bermudas shortcito* pantaloneta* pantaloncito* calcoezinhos calcinhas_curtas calcao_de_banho shortinho* shortes shorts_jeans bermudao badeshorts badehose* hotpants kniehose* kurze_hosen radlerhose* bermuda-shorts pantacourt* cuissard* culotte_courte pantalonc* calzoncin[oi] bermude pantalonets',
    ),
  ],
  [
    { place: 'bottom', kind: 'leggings', colour: '#2c2d33' },
    sense(
      '*strumpfhosen mitges_de_reixeta mitges(?=_|,|$) medias_de_(?:red|rejilla) meia_arrastao calze_a_rete bas_resille fishnets fishnet_(?:tights|stockings) legging* yoga_pants mallas tights malles strumpfhose* collants? pantis pantimedias meia-calca meias-calca meia_calca calzamaglia calca_legging jeggings stretch_pants leggins lycra_(?:shorts|leggings)_long mallas_deportivas calzas leguis leggins_pretos legging_preta leggingsos fuseaux leggins pantacollant calcetes_llargues malla',
    ),
  ],
  [
    { place: 'bottom', kind: 'jeans', colour: jeansBlue },
    sense(
      'texana texanes vaquer[oa]s? jeans jean *jeans vaquero* tejan[oa]* pantalon_vaquero mezclilla calca_jeans calcas_de_ganga ganga texans pantalons_texans blue_jeans denims denim_trousers denim_pants skinny_jeans jeanshose* jeans_rotos pantalon_de_mezclilla pantalones_(?:vaqueros|tejanos) vaqueros pantalon_tejano pitillos calca_de_ganga calcas_(?:jeans|de_ganga) jeans_skinny roehrenjeans rohrenjeans* pantalon_en_jean jean_bleu jeanseria jeans_blu pantaloni_(?:di_)?jeans pantalo_texa tejans texa',
    ),
  ],
  [
    { place: 'bottom', kind: 'chinos', colour: '#bfa47a' },
    sense(
      '(?<!(?:er|or|nte|sta|ino|bre|cien|adre|uelo|nio|ven)o?_)chino* khakis khaki_pants khaki_trousers calca_caqui chino_trousers pantalon_chino pantalones_chinos calcas_chino* calca_chino* chinohose* stoffhose_beige pantalon_chino pantaloni_chino* pantalons_xinos',
    ),
  ],
  [
    { place: 'bottom', kind: 'trousers' },
    sense(
      'bombachas? bombachas_gauchas trousers pants slacks pantalon pantalones pantalons calca calcas hose hosen (?!bade|unter|strumpf)*hose (?!bade|unter|strumpf)*hosen pantalone pantaloni pantalo culotte sweatpants joggers corduroys cords cargo_pants cargos culottes palazzos palazzo_pants capris flares bell-bottoms bell_bottoms cropped_trousers suit_trousers dress_pants wide-leg_(?:trousers|pants) harem_pants trouser pantaloncitos_largos pantalon_de_(?:pana|lino|vestir|pinzas|tela|campana) pantalones_de_(?:pana|lino|vestir|pinzas|tela|campana) calca_(?:social|de_linho|de_tecido|pantalona) calcas_de_(?:fazenda|linho|tecido|bombazine) pantalona anzughose* stoffhose* cordhose* leinenhose* cargohose* schlaghose* bundfaltenhose* pantalons pantalon_(?:en_lin|a_pinces|de_costume|en_velours|large) pantaloni_(?:di_lino|di_velluto|eleganti|larghi) pantalons_(?:de_lli|de_vellut|de_pana|amples) falda-pantalon',
    ),
  ],
  [
    { place: 'top', kind: 'hoodie' },
    sense(
      'kapuzenpulli kapuzenpullis kapuzenpully kapuzenpullover hoodie* hoody hooded_* kapuzenpull* kapuzenpullover* sudadera_con_capucha sudadera* moletom sweat_a_capuche sweat felpa_con_cappuccio dessuadora* caputxa hooded_sweatshirt sweatshirt* felpa felpe capuche hoodies hooded_top zip-up_hoodie zip_hoodie hooded_sweater zip-hoodie buzo_con_capucha buso canguro poleron* sueter_con_capucha sudaderas moletons moletinho camisola_com_capuz casaco_com_capuz capuz sweat-shirt* pullover_mit_kapuze kapuzenjacke* kapuzensweat* kapuzenshirt* kapuze sweats felpe felpina cappuccio felpa_col_cappuccio dessuadora_amb_caputxa jersei_amb_caputxa dessuadores',
    ),
  ],
  [
    { place: 'top', kind: 'turtleneck' },
    sense(
      'turtleneck* turtle_neck* roll_neck* rollneck* polo_neck cuello_alto cuello_vuelto jersey_de_cuello_alto gola_alta rollkragen* col_roule dolcevita lupetto coll_alt a?_?collo_alto col_montant roll-neck* polo-neck* poloneck* mock_neck high-neck_(?:sweater|jumper|top) jersey_de_cuello_(?:alto|vuelto|cisne) cuello_(?:de_)?cisne beatle gola_rulê gola_rule gola_role camisola_de_gola_alta blusa_de_gola_alta rolli_pullover rollkragenpulli rolli sous-pull* pull_a_col_(?:roule|montant) maglione_a_collo_alto maglia_a_collo_alto collo_alto ciclista jersei_de_coll_(?:alt|de_cigne)',
    ),
  ],
  [
    { place: 'top', kind: 'tshirt' },
    sense(
      'batikshirt* t-shirt* t_shirt* tshirt* tee tees camiseta* playera* remera* t-shirts magliett* samarret* top tops shirtchen laufshirt* sportshirt* langarmshirt* kurzarmshirt* funktionsshirt* kapuzenshirt_no *shirt(?<=(?:lauf|sport|langarm|kurzarm|funktions|schlaf|ringel|baumwoll|kinder|damen|herren|print|bandshirt|band|motto|ober|basic)shirt) mariniere* breton_(?:top|shirt|jumper) marinera camiseta_marinera camiseta_marinheira marinheira maglia_marinara samarreta_marinera ringelshirt* streifenshirt* ringelpulli* tee-shirt* teeshirt* t-shirt long-sleeve_top crop_top* crop-top* henley* graphic_tee polera* franela playeras camisetita camisetinha* blusinha* t-shirtinha shirt(?=_mit_(?:aufdruck|motiv|print)) oberteil* maillot_de_corps magliettina maglietta samarreteta brusa_curta',
    ),
  ],
  [
    { place: 'top', kind: 'polo' },
    sense(
      'polohemd* polo polos polo_shirt* poloshirt* polito polero niki_polo chemise_piquee maglietta_polo camisa_tipo_polo camiseta_polo playera_polo polo-t-shirt polo-shirt* camisa_polo',
    ),
  ],
  [
    { place: 'top', kind: 'blouse' },
    sense(
      'blouse blouses blusa blusas bluse blusen *bluse chemisier* camicetta camicette brusa blouses blusita* blusinha_social blusen rüschenbluse tunic tunics peplum tunika* tunique* tunica_corta batas_curtas camicettina chemisiers bluson_de_mujer brusa_de_seda bluseta brusa',
    ),
  ],
  [
    { place: 'top', kind: 'sweater' },
    sense(
      'sweater* jumper* pullover* pulli* knit* knitwear knitted jersey jerseis jerseys sueter* camisola* malha* malhas blusa_de_la strick* wollpull* pull pulls maglion* maglia maglie jersei* tricot suetere woolly pull-over* cashmere_(?:sweater|jumper) cable-knit* cable_knit* fisherman_s_sweater arran aran crew-neck_sweater v-neck_sweater jersecito chompa* pulover* buzo_de_lana sueteres sueter_de_lana camisola_de_la pulover blusao_de_la suéter wollpullover* strickpullover* grobstrick* norwegerpulli* norwegerpullover* pullunder_nicht pullover* pulli tricots pull-overs chandail* maglioncin[oi] maglion[ei] pullover suèter suéteres jerseiet',
    ),
  ],
  [
    { place: 'top', kind: 'shirt', colour: jeansBlue },
    sense(
      'camisa_(?:texana|vaquera|tejana|jeans|denim|de_(?:jean|mezclilla|ganga)) chemise_en_(?:jean|denim) camicia_(?:di_)?jeans denim_shirt jeanshemd*',
    ),
  ],
  [
    { place: 'top', kind: 'shirt' },
    sense(
      'shirt shirts guayabera* dress_shirt button-down button-up button_down camisa camisas hemd hemden *hemd chemise chemises camicia camicie camises shirting overshirt* oxford_shirt* denim_shirt* linen_shirt* flannel_shirt* lumberjack_shirt* work_shirt* camisita* camisolao camisas_sociais camisa_(?:social|de_linho|de_franela|de_flanela|vaquera|de_lenador) hemdchen *hemdbluse holzfallerhemd* flanellhemd* leinenhemd* jeanshemd* freizeithemd* chemisette* surchemise* camiciola camicione camicie camisa_de_quadres',
    ),
  ],
  [
    { place: 'scarf' },
    sense(
      'scarf scarves bufanda* cachecol* schal *schal schals halstuch (?<!en_)echarpe* foulard* sciarp* fular* fulard* lenco(?!_de_bolso) panuelo(?!_(?:de|en_el)_bolsillo) neckerchief* bandana_around_(?:his|her)_neck cravat neck_scarf snood muffler* bufandas cuello_tubular panoleta pañoleta pañuelo_al_cuello panuelito cachecois lencinho lencos schaltuch* loop-?schal* wollschal* seidenschal* seidentuch* echarpes carre_de_soie tour_de_cou sciarpe sciarpina foulards scaldacollo mocador(?!_(?:de|a_la)_butxaca) mocadors tapaboques bufanda_de_llana',
    ),
  ],
  [
    { place: 'apron', colour: jeansBlue },
    sense(
      'davantal_texa davantal_vaquer delantal_(?:vaquero|tejano|de_mezclilla) denim_apron jeansschurze* tablier_en_jean grembiule_di_jeans avental_(?:jeans|de_ganga)',
    ),
  ],
  [
    { place: 'apron' },
    sense(
      'apron* delantal* avental* schurze* *schurze tablier* grembiul* davantal* pinny pinnies smock_apron mandil* mandil_de_cocina delantalito aventais schurzen kuchenschurze* grillschurze* tabliers grembiulino davantals',
    ),
  ],
  ...shoeWords,
];
