import { sense } from '../plain-form.js';
import type { Senses } from '../reading.js';
import type { Garment } from './garment.js';

/** English, Spanish, Portuguese, German, French, Italian, Catalan; the narrower word stands first. */
export const headwearWords: Senses<Garment> = [
  [
    { place: 'headwear', kind: 'headwrap' },
    sense(
      '(?:foulard|fazzoletto|panuelo|lenco|mocador|tuch|scarf)_(?:[a-z]+_){0,3}(?:in_testa|en_la_cabeza|na_cabeca|al_cap|sur_la_tete|auf_dem_kopf|on_(?:her|his)_head|around_(?:her|his)_head) headwrap* head_wrap* head_tie gele doek turbante_africano turbante_colorido panuelo_en_la_cabeza lenco_na_cabeca foulard_noue_sur_la_tete foulard_sur_la_tete fazzoletto_in_testa mocador_al_cap kopfwickel headtie head-tie head-wrap head-scarf_wrap_african bandann?a(?!_around)(?!_al_cuello)(?!_au_cou)(?!_um) durag do-rag panuelo_(?:[a-z]+_){0,2}(?:en|a)_la_cabeza panuelo_anudado_en_la_cabeza lenco_(?:[a-z]+_){0,2}(?:na|a)_cabeca lenco_amarrado_na_cabeca turbante_de_capulana kopfwickeltuch* foulard_(?:[a-z]+_){0,2}(?:noue_)?(?:sur|dans|autour_de)_(?:la_tete|les_cheveux) madras_sur_la_tete fazzoletto_(?:[a-z]+_){0,2}(?:in_testa|sulla_testa|in_capo) bandana_in_testa foulard_in_testa mocador_(?:[a-z]+_){0,2}(?:al_cap|lligat_al_cap)',
    ),
  ],
  [
    { place: 'headwear', kind: 'keffiyeh', colour: '#f2efe8' },
    sense(
      'keffiyeh* kefiyeh* kufiya* kufiyya* kefiah kefia kufia keffieh* ghutra* shemagh* kafiya* kaffiyeh* keffiya* keffiah* kufiyeh* palestinian_scarf gutra ghoutra palastinensertuch* panuelo_palestino lenco_palestino mocador_palesti',
    ),
  ],
  [
    { place: 'headwear', kind: 'kufi' },
    sense(
      'kufi taqiyah prayer_cap gebetsmutze takke kufi_cap taqiya takiyah taqiyyah topi skull_cap_muslim gorro_de_oracion gorro_islamico touca_islamica taquia gebetskappe* kopfbedeckung_kufi calotte_musulmane chechia tarbouche copricapo_islamico casquet_d_oracio fez',
    ),
  ],
  [
    { place: 'headwear', kind: 'toque', colour: '#f6f5f1' },
    sense(
      'toque chef_s_hat chef_hat gorro_de_cocinero gorro_de_chef chapeu_de_cozinheiro touca_branca touca_de_cozinha kochmutze* toque_de_cuisinier cappello_da_chef cappello_da_cuoco barret_de_cuiner chef-hat cook_s_hat gorro_(?:[a-z]+_)?de_(?:chef|cocinero|cocina) chapeu_de_(?:chef|cozinheiro) kochhaube* toque_blanche cappello_da_pasticcere gorra_de_cuiner',
    ),
  ],
  [
    { place: 'headwear', kind: 'helmet', colour: '#e3bb3a' },
    sense(
      'hard_hat* hardhat* helmet* bike_helmet casco casco_de_obra capacete* schutzhelm* bauhelm* helm fahrradhelm casque_de_chantier casque casc casc_d_obra elmetto construction_helmet safety_helmet cycle_helmet bicycle_helmet motorbike_helmet motorcycle_helmet fireman_s_helmet firefighter_helmet casco_(?:de_(?:bici|bicicleta|moto|obrero|seguridad|bombero)|amarillo|blanco) capacete_de_(?:obra|mota|bicicleta) helme feuerwehrhelm* motorradhelm* bauarbeiterhelm* casque_(?:de_(?:velo|moto|pompier|securite)|jaune|blanc) casco_da_(?:cantiere|bici|moto) caschetto_da_cantiere caschetto_giallo caschetto_di_protezione elmo casc_de_(?:bici|moto|bomber)',
    ),
  ],
  [
    { place: 'headwear', kind: 'flat_cap' },
    sense(
      'flat_cap* newsboy_cap* flatcap* coppola schiebermutze* gorra_plana gorra_inglesa casquette_plate boina_italiana peaked_cap baker_boy_cap bakerboy paddy_cap ivy_cap gorra_de_visera_plana gorra_irlandesa boina_de_pala boné_italiano bone_italiano boina_inglesa ballonmutze* schirmmutze_flach schlagermutze* batschkapp* flat-cap* newsboy-cap* casquette_(?:gavroche|irlandaise|de_papy) gavroche bereto_irlandese coppole gorra_plana_de_llana',
    ),
  ],
  [
    { place: 'headwear', kind: 'beret' },
    sense(
      'beret* boina* baskenmutze* basco berets chapela txapela boinas baskenmutzchen barett* bereret baschi',
    ),
  ],
  [
    { place: 'headwear', kind: 'headband' },
    sense(
      '(?<=con_una_)fascia(?!_(?:in|alla|attorno)) (?<=con_una_)cinta(?!_(?:metrica|negra)) (?<=avec_un_)bandeau (?<=com_uma_)(?:faixa|fita)(?!_(?:na|a)_cint) faixa_(?:[a-z]+_)?n[oa]_(?:cabelo|cabeca) fascetta stirnbandchen cintita bandeletta diadem[ae]s? faixa_(?:[a-z]+_)?na_cabeca cinta_(?:[a-z]+_)?en_la_(?:cabeza|frente) fascia_(?:[a-z]+_)?in_testa bandeau_(?:[a-z]+_)?sur_la_tete headband* hairband* hair_band diadema* haarreif* haarband* serre-tete* serre_tete* bandeau cerchietto bandolete* fascia_per_capelli alice_band head-band* sweatband* sweat_band hair-band alice-band cinta_(?:del_pelo|en_el_pelo|en_la_cabeza|de_pelo) vincha* felpa_de_pelo bandana_de_pelo tiara_de_tecido faixa_(?:no_cabelo|de_cabelo|na_cabeca) arco_no_cabelo stirnband* haarbander* haarreifen headband* serre-tetes bandeau_(?:dans_les_cheveux|de_tete|eponge) fascia_(?:nei_capelli|tra_i_capelli|in_testa) cerchietti cinta_(?:al_cap|als_cabells|de_cabells)',
    ),
  ],
  [
    { place: 'headwear', kind: 'crown', colour: '#d9b44a' },
    sense(
      'tiara* (?<!flower_)crown*(?!_of_flowers) princess_crown corona(?!_de_flor)(?!_di_fiori) coronita coroa*(?!_de_flor) krone kronchen couronne*(?!_de_fleurs) diademe coroncina tiaras paper_crown flower_crown_no princess_tiara corona_de_(?:princesa|papel|reina) coroa_de_(?:princesa|papel) prinzessinnenkrone* diadem* couronne_de_princesse couronnes diademes coroncina corona_di_principessa',
    ),
  ],
  [
    { place: 'headwear', kind: 'hijab' },
    sense(
      '(?:panuelo|panoleta|lenco|mocador|foulard|tuch|scarf)_(?:[a-z]+_){0,2}(?:que_(?:le_|lhe_|li_)?(?:cubre|tapa|cobre|cobreix)|qui_(?:lui_)?(?:cache|couvre)|che_(?:le_)?copre|das_(?:die|ihre)_haare_bedeckt|covering)_(?:[a-z]+_)?(?:pelo|cabello|cabelos?|cabells?|cheveux|capelli|hair) hijab* headscarf headscarves hiyab (?<!a_)(?<!en_)velo veu kopftuch* veil voile foulard_en_la_testa foulard_islamique hejab hidjab hijabs hidschab* hidschaab head_scarf head-scarf islamic_scarf muslim_scarf al-amira shayla velo_islamico panuelo_islamico veu_islamico lenco_islamico kopftucher islamisches_kopftuch voile_islamique foulard_musulman velo_(?:musulmano|sui_capelli) vel_islamic vel hiyabs',
    ),
  ],
  [
    { place: 'headwear', kind: 'turban' },
    sense(
      'turban* turbante* turbants dastar dastaar pagri pagdi sikh_turban turbantes turbane turbanti',
    ),
  ],
  [
    { place: 'headwear', kind: 'kippah' },
    sense(
      'kippah kippa kipa quipa yarmulke kippot kippahs kipah quipá yamaka solideo solideu jarmulke* scheitelkappchen zuchetto zucchetto papalina solideu kippà',
    ),
  ],
  [
    { place: 'headwear', kind: 'beanie' },
    sense(
      'beanie* woolly_hat knit_cap gorro* wollmutze* mutze* strickmutze bonnet* berrett[oi] berretto_di_lana touca bommelmutze* gorra_de_llana barretina woolen_hat wool_hat knitted_hat knit_hat woollen_hat bobble_hat* toboggan_hat stocking_cap tuque pom-pom_hat gorrito* gorro_de_(?:lana|punto) gorros gorra_de_lana gorrinho* gorro_de_(?:la|malha) touquinha* toucas wollmutzchen* mutzchen strickmutze* pudelmutze* zipfelmutze* beanies bonnets bonnet_en_laine berretto_(?:di_lana|di_maglia) cuffia_di_lana cappello_di_lana berrettino cuffietta_di_lana gorret* gorra_de_(?:punt)',
    ),
  ],
  [
    { place: 'headwear', kind: 'cap' },
    sense(
      '(?<!al_)(?<!del_)(?<!el_)(?<!pel_)(?<!de_)cap(?!_(?:amunt|avall|endavant|enrere|endins|enfora|als?|a_(?:la|les|l))) baseball_cap caps gorra* bone kappe* basecap* baseballkappe casquette* cappellino cappellini visera baseball-cap* trucker_cap* trucker_hat* peaked-cap snapback* ballcap ball_cap sun_visor gorrita* cachucha* jockey gorras bones boné bonezinho boné_de_beisebol schirmmutze* cap_auf kappi* kappen baseballcap* baseballmutze* schildkappe* schildmutze* casquettes cappello_da_baseball berretto_(?:da_baseball|con_visiera) cappelli_da_baseball gorres gorra_de_beisbol',
    ),
  ],
  [
    { place: 'headwear', kind: 'hat', colour: '#d9c39a' },
    sense(
      'straw_hat sombrero_de_paja chapeu_de_palha strohhut* chapeau_de_paille cappello_di_paglia barret_de_palla straw-hat* straw_sunhat straw_boater boater panama_hat sombrero_panama sombrero_de_palma jipijapa chapeu-panama chapeu_panama palhinha chapeu_de_palhinha palheta panamahut* canotier* panama_de_paille paglietta cappello_panama barret_panama capell_de_palla',
    ),
  ],
  [
    { place: 'headwear', kind: 'hat' },
    sense(
      'hat hats sunhat fedora sombrero* chapeu* hut hute *hut chapeau* cappello cappelli barret* pamela panama trilby trilbies bowler_hat top_hat cowboy_hat stetson bucket_hat* sun_hat wide-brimmed_hat porkpie brimmed_hat cloche sombrerito* sombrero_(?:de_ala_ancha|vaquero|cordobes) bombin chistera chapeuzinho* chapelao cartola chapeu_de_(?:sol|feltro|coco|cowboy) hutchen filzhut* sonnenhut* schlapphut* cowboyhut* zylinder fischerhut* sonnenhutchen chapeaux feutre melon haut-de-forme bob_sur_la_tete capeline cappellone cappello_(?:a_cilindro|da_cowboy|da_sole) bombetta barrets capell copalta',
    ),
  ],
  [
    { place: 'headwear', kind: 'bow' },
    sense(
      'lacinho_(?:[a-z]+_)?na_cabeca lacito_(?:[a-z]+_)?en_la_cabeza fiocchetto_(?:[a-z]+_)?(?:in|sulla)_testa llacet_(?:[a-z]+_)?al_cap noeud_(?:[a-z]+_)?sur_la_tete schleife_auf_dem_kopf bow_on_(?:her|the)_head lacinho_(?:[a-z]+_)?(?:amarelo|rosa|branco|vermelho|azul)(?=_|,|$) lazos fiocchi llacos hair_bow bow_in_her_hair bow bows ribbon schleife llac lazo_en_el_pelo haarschleife* laco_no_cabelo noeud_dans_les_cheveux fiocco hair-bow* bow_in_(?:her|the)_hair ribbon_in_(?:her|the)_hair ribbons hair_ribbon lacito* lazo_(?:[a-z]+_)?en_(?:el_pelo|la_cabeza) lazo mono_en_el_pelo_lazo lacinho_(?:[a-z]+_)?no_cabelo laco_(?:[a-z]+_)?(?:no_cabelo|na_cabeca) fita_no_cabelo schleifchen* haarschleifchen* schleife_im_haar noeud_(?:[a-z]+_)?dans_(?:les|ses)_cheveux ruban_(?:[a-z]+_)?dans_les_cheveux fiocchetto* fiocco_(?:[a-z]+_)?(?:nei|tra_i)_capelli nastro_(?:nei|tra_i)_capelli llacet* llac_(?:[a-z]+_)?(?:al_cabell|als_cabells|al_cap)',
    ),
  ],
];

export const shoeWords: Senses<Garment> = [
  [
    { place: 'shoes', kind: 'sneakers' },
    sense(
      'tennis(?=$|,|;) chucks sneakerschuh* chuteiras? fussballschuh* football_boots botas_de_futbol scarpe_da_calcio chaussures_de_foot sneaker* trainers running_shoes tennis_shoes zapatillas* zapatillas_deportivas deportivas tenis sapatilhas turnschuh* baskets scarpe_da_ginnastica bambes vambes sportschuh* gym_shoes trainer athletic_shoes sports_shoes plimsolls plimsoles canvas_shoes converse high-tops high_tops pumps_trainers zapatillas_de_(?:deporte|tenis|correr) zapatos_deportivos zapatilla tenis_(?:brancos|blancos) playeras_zapatillas championes sapatilhas_de_(?:desporto|corrida) laufschuh* turnschuhe sneakern tennisschuh* basketball_shoes chaussures_de_sport tennis_blanches scarpe_(?:da_corsa|da_tennis|sportive) sabatilles* vambes sabates_esportives',
    ),
  ],
  [
    { place: 'shoes', kind: 'boots' },
    sense(
      'gummistiefeln *stiefeln botinhas? botita boots coturno boot *boots bota botas stiefel* *stiefel rain_boots wellies wellingtons gummistiefel* botas_de_agua bottes bottines stivali stivaletti botes botins ankle_boots chelsea_boots hiking_boots work_boots cowboy_boots doc_martens dr_martens docs wellington_boots welly_boots wellington rubber_boots snow_boots knee-high_boots botines botin botitas katiuskas borceguies botinhas galochas coturnos botas_de_(?:borracha|couro|trabalho|trekking) stiefelett* wanderschuh* chelsea-boots winterstiefel* reitstiefel* arbeitsschuh* godillots rangers bottes_(?:en_caoutchouc|de_pluie|en_cuir) bottillons stivalett[oi] anfibi stivali_di_gomma scarponi scarponcini botetes botes_d_aigua katiuskes botins',
    ),
  ],
  [
    { place: 'shoes', kind: 'sandals' },
    sense(
      'sandels sandle badelatschen badeschlappen pantufas? pantuflas? pantoffeln? *pantoffeln? hausschuh* slippers charentaises pantofole sabatilles_d_estar_per_casa clogs zuecos socs esclops zoccoli sabots tamancos rasteirinha rasteiras? clogs? esclops? zuecos? tamancos? sandal* flip-flops flip_flops chanclas chinelo* sandalen sandalen flipflops sandales tongs sandali infradito sandalies xancletes sandal slippers sliders slides espadrilles flip-flop birkenstocks crocs huaraches chancletas ojotas sandalias alpargatas pantuflas zapatillas_de_casa zapatillas_de_(?:estar_)?por_casa zapatillas_de_andar_por_casa cholas sandalinhas havaianas rasteirinhas alpercatas pantufas badelatschen latschen zehentrenner flipflop* hausschuhe pantoffeln espadrilles claquettes chaussons pantoufles ciabatt[ae] pantofole zoccoli espardenyes espardenya sabatilles_de_casa xancles',
    ),
  ],
  [
    { place: 'shoes', kind: 'heels' },
    sense(
      'zepp[ae] wedges wedge_(?:heels|sandals|shoes) compensees keilabsatz* cunas sandalias_de_cuna semelles_compensees heels salto(?!_alto)(?!_de) high_heels stilettos pumps tacones zapatos_de_tacon saltos salto_alto stockelschuh* absatzschuh* talons escarpins tacchi scarpe_con_tacco talons_alts sabates_de_talo scarpe_col_tacco zapatos_de_tacones chaussures_a_talons high-heels high_heeled_shoes high-heeled_shoes court_shoes kitten_heels platform_shoes zapatos_de_(?:tacon|aguja|plataforma) tacones_altos stilettos_rojos sapatos_de_(?:salto|salto_alto|tacao) scarpins sapato_de_salto salto_agulha pumps highheels high-heels stilettos hochhackig* absatze* hackenschuh* hauts_talons talons_(?:hauts|aiguilles) souliers_a_talons decollete scarpe_(?:con|col|coi)_tacch?[oi] tacchi_(?:alti|a_spillo) sabates_de_tac[oó] talons talo_alt',
    ),
  ],
  [
    { place: 'shoes', kind: 'flats' },
    sense(
      'sapatilha(?!_(?:de_)?(?:desport|corrida)[a-z]*) sapatilhinhas? ballerinas flats ballet_flats ballerina* babouches? babbucc[eia]* babuchas? babutxes sabatilles_de_ballet zapatillas_de_ballet sapatilhas_de_ballet ballettschuh* chaussons_de_danse bailarinas manoletinas sabrinas ballerines ballerine ballet-flats ballerina_flats ballet_shoes flat_shoes mary_janes pumps_flat zapatos_planos merceditas chatitas sapatilhas_de_bailarina sapato_raso sabrina flache_schuhe ballerinaschuhe chaussures_plates babies_vernies scarpe_basse ballerina bailarines sabates_planes manoletines',
    ),
  ],
  [
    { place: 'shoes', kind: 'barefoot' },
    sense(
      '(?:no|without)_shoes sin_zapatos sem_sapatos ohne_schuhe keine_schuhe sans_chaussures senza_scarpe sense_sabates barefoot bare_feet descalz[oa]* descalc* barfuss barfussig* pieds_nus scalz[oaie] descalca descalc bare-foot barefooted bare-footed bare_foot descalcinh[oa] pe_descalco pes_descalcos nacktfuss* barfusig* nu-pieds pieds-nus a_piedi_nudi piedi_nudi peus_nus',
    ),
  ],
  [
    { place: 'shoes', kind: 'leather' },
    sense(
      'haferlschuh* shoes shoe loafers loafer oxfords brogues zapato* mocas* sapato* schuhe* (?!hand)*schuhe lederschuh* chaussure* mocassin* scarpe mocassini sabat* sabates lace-ups lace_ups derby_shoes derbies monk_straps dress_shoes school_shoes boat_shoes deck_shoes oxford_shoes moccasins slip-ons zapatitos mocasines nauticos zapatones sapatinhos mocassins halbschuh* schnurschuh* lackschuh* slipper mokassin* chaussure souliers derbies richelieu scarpett[ae] scarpine scarponcini_eleganti stringate mocassino mocassins sabatetes',
    ),
  ],
];
