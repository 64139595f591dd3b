import { hairColours as h } from '../../appearance/colouring.js';
import { sense } from '../plain-form.js';
import type { Senses } from '../reading.js';

/** Colours that are said of hair alone, with or without the noun. */
export const hairOnlyColours: Senses<string> = [
  [h.black, sense('schwarzhaarig* black-haired pelinegr[oa]s?')],
  [
    h.strawberry,
    sense(
      'strawberry_blond* rubio_fresa rotblond* blond_venitien biondo_rossiccio strawberry-blond* reddish-blond* reddish_blond* ginger-blond* rubi[oa]_rojiz[oa] rubi[oa]_cobriz[oa] loir[oa]_arruivad[oa] loir[oa]_morango rotlichblond* erdbeerblond* kupferblond* blond_roux blond_vénitien biond[oa]_ramat[oa] biond[oa]_fragola ros_vermellos rossa_vermellosa',
    ),
  ],
  [
    h.lightBlond,
    sense(
      'platinum* light_blond* rubio_platino rubi[oa]_clar[oa] hellblond* platin* blond_clair biondo_chiaro bionda_chiara loir[oa]_clar[oa] ros_clar platinum-blond* ash-white very_blond* white-blond* white_blond* bleach-blond* bleached_blond* pale_blond* flaxen towheaded tow-headed fair-haired fair_hair light-haired light_hair rubi[oa]_platinad[oa] rubisim[oa] rubi[oa]_muy_clar[oa] pelo_claro cabello_claro platinad[oa] loirissim[oa] loir[oa]_platinad[oa] cabelo_claro cabelos_claros platinblond* wasserstoffblond* weissblond* strohblond* semmelblond* lichtblond* helles_haar helle_haare blond_platine blonde_platine blond_polaire cheveux_clairs platine biond[oa]_platino biondissim[oa] capelli_chiari ros_platinat cabells_clars rossa_clar',
    ),
  ],
  [
    h.darkBlond,
    sense(
      'dark_blond* dirty_blond* rubio_oscuro dunkelblond* blond_fonce biondo_scuro aschblond* ash-blond* ash_blond* dark-blond* sandy-blond* sandy_blond* sandy-haired sandy_hair mousy mousy-blond* bronde rubi[oa]_oscur[oa] rubi[oa]_ceniza rubi[oa]_ceniciento rubi[oa]_cenizo loir[oa]_acinzentad[oa] loir[oa]_cinza loir[oa]_escur[oa] mittelblond* honigblond* straßenköterblond strassenkoterblond* sandblond* blond_cendre blonde_cendree? blonde_foncee? blond_miel biond[oa]_cenere biond[oa]_scur[oa] biond[oa]_miele ros_fosc ros_cendros rossa_fosc loir[oa]_escur[oa] honey_blond*',
    ),
  ],
  [
    h.blond,
    sense(
      'blond* rubi[oa] rubi[oa]s loir[oa] loir[oa]s lour[oa] lour[oa]s biond[oaie] cabells?_rossos cabell_ros pel_ros ros rosses rossos rossa golden_hair* blonds blondish golden-haired golden_locks rubiales rubita rubito guera guero gueros catire loirinh[oa] loirão aloirad[oa] alourad[oa] goldblond* goldhaarig* blondschopf blondinet* blondasse cheveux_dores biondin[oa] biondeggiant* rosset[a]? rossenc*',
    ),
  ],
  [
    h.auburn,
    sense(
      'auburn caoba acaju kastanienrot* mogano chestnut-red reddish-brown reddish_brown red-brown mahogany burgundy_hair castan[oa]_rojiz[oa] cobriz[oa]_oscur[oa] rojo_caoba castanh[oa]-avermelhad[oa] castanh[oa]_avermelhad[oa] acajou rotbraun* mahagoni* chatain_roux auburn* castan[oa]_ramat[oa] castan[oa]_rossicci[oa] castany_rogenc caoba castany_vermellos',
    ),
  ],
  [
    h.red,
    sense(
      'rogenc[a]? rogenques rogencs vermellos[a]? pel-roj[ao]s? roux rousse rosso-rame ramat[oaie] cabells?_de_coure coppery titian rotblond redhead* red_hair* red-haired ginger* pelirroj* ruiv* rothaarig* rousse* roux fulv* pel-ro[jg]* pel_ro[jg]* pel_roig copper_hair* rotlich* roussatre* reddish* tirant_sur_le_roux avermelhad[oa]s? copper-red copper-haired copper_curls flame-haired flaming_red fiery_red carrot-topped carroty titian red-headed rojiz[oa] cobriz[oa] colorin[oa]? zanahori[oa] colorad[oa] taheñ[oa] acobread[oa] arruivad[oa] rothaarige[rnms]? feuerrot* kupferrot* kupferfarben* fuchsrot* karottenrot* rotschopf* fuchsig* cheveux_rouquins rouquin* cuivree?s? flamboyant* ramat[oaie] rossicci[oaie] fulv[oaie] capelli_rame rosso_rame rosso_malpelo pel_rogenc panotxa roig-rogenc cabello_rojo pelo_rojo rote_haar* cheveux_roux capelli_rossi cabells_vermells',
    ),
  ],
  [
    h.saltAndPepper,
    sense(
      'canos canosos canoses (?:going|turning|gone|greying|graying)_(?:gr[ea]y|silver)(?:_at_the_temples)? (?:gr[ea]y|silver|white)_at_the_temples (?:an_den_)?schlafen_(?:schon_|leicht_|etwas_)?(?:grau|ergraut|silbern)[a-z]* grau[a-z]*_an_den_schlafen grisonnant[a-z]*_aux_tempes canas_en_las_sienes cabelos_brancos_nas_temporas salt_and_pepper salt-and-pepper greying graying entrecan* graumelier* grisalho* poivre_et_sel sale_e_pepe pebre_i_sal canos[oa] grisonnant* gr[ea]y_temples silver_temples sienes_(?:gris[a-z]*|platead[a-z]*|canos[a-z]*|blanc[a-z]*) temporas_(?:gris[a-z]*|branc[a-z]*|pratead[a-z]*) graue_schlafen silberne_schlafen tempes_(?:gris[a-z]*|blanch[a-z]*|argent[a-z]*) tempie_(?:grig[a-z]*|bianc[a-z]*|argent[a-z]*) polsos_(?:gris[a-z]*|blanc[a-z]*) salt-n-pepper salt_n_pepper grizzled greyish greying_at_the_temples graying_at_the_temples grey-flecked pepper-and-salt entrecanos[oa] sal_y_pimienta canas_incipientes encanecid[oa] agrisad[oa] sal_e_pimenta meio_grisalh[oa] grau_meliert* grau-meliert* leicht_ergraut* ergraut* grauend* angegraut* graue_schlafen graumelierte[rnms]? tempes_grisonnantes grisonne poivre-et-sel brizzolat[oaie] sale-pepe ingrigit[oaie] grisos_incipients canosos canoses blanquinos[ae]? entrecanat brizzolat*',
    ),
  ],
  [
    h.white,
    sense(
      'schneeweiss* snow_white blanco_nieve blanc_neige bianco_neve blanc_neu white_hair* white-haired pelo_blanco cabello_blanco cabelo_branco cabelos_brancos weisshaarig* weisse_haare weisses_haar weissem_haar weissen_haaren weisser_dutt weisse_locken cheveux_blancs capelli_bianchi cabells_blancs white_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?hair snowy_hair snow-white_hair white_curls white_bob white_beard_and_hair pelo_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?blanco cabello_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?blanco melena_blanca canas_blancas cabelo_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?branco cabelos_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?brancos cabeleira_branca schlohweiss* weisses_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?haar weisse_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?haare? weissen_haar weisser_zopf cheveux_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?blancs chevelure_blanche capelli_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?bianchi chioma_bianca canut[oa] cabells_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?blancs cabellera_blanca cabell_blanc',
    ),
  ],
  [
    h.silver,
    sense(
      'chioma_argento cabell(?:s|era)?_(?:de_)?(?:plata|argent) cheveux_argent cabelos?_prata pelo_plata melena_plata silver_(?:crop|pixie|bob|hair) silbern(?:e[rmns]?)?_(?:haar|kurzhaar|bob|locken|zopf|dutt)[a-z]* (?:tinti|tinto|tenit|tenyits|tenidos?|gefarbt|teintes?)_(?:d_|de_)?(?:argent[oe]?|plata|silber) (?:d_|color_|de_)argento silver_hair* silver-haired pelo_plateado silbergrau* cabelo_prateado cheveux_argentes silver-grey silver-gray silver_grey silver-white silvery silver_locks silver_fox silver_bob pelo_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?platead[oa] melena_plateada cabello_plateado platead[oa] pratead[oa]s? cabelos_prateados silbern*_haar* silberhaar* silberweiss* silbrig* argentee?s? gris_argent* gris_argente argentat[oaie]? grigio_argento capelli_argento cabells_platejats platejat[s]? cabell_platejat capelli_argentati',
    ),
  ],
  [
    h.grey,
    sense(
      'grey_hair* gray_hair* grey-haired gray-haired canas pelo_gris cabello_gris pelo_cano grauhaarig* graue_haare graues_haar grauem_haar grauen_haaren cheveux_gris capelli_grigi cabells_grisos grey_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?hair gray_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?hair steel-grey steel_grey iron-grey ash-grey ashen pelo_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?gris cabello_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?gris melena_gris can[oa] cabelo_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?(?:cinza|cinzento) cabelos_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?(?:cinzas|cinzentos) graues_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?haar graue_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?haare? grauem_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?haar grauen_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?haaren stahlgrau* eisgrau* aschgrau* mausgrau* cheveux_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?gris chevelure_grise capelli_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?grigi chioma_grigia cabells_(?:(?!blond|rubi|loir|castan|biond|ros|chatain|braun|brown|ginger|red|light|dark|oscur|clar)[a-z]+_)?grisos cabell_gris cendros[ae]? cabells_canosos',
    ),
  ],
  [
    h.chestnut,
    sense(
      'chestnut castan[oa] castanh[oa] kastanienbraun* chatain* castan[ae] castany* chestnut-brown chestnut-coloured maroon_brown castanit[oa] castan[oa]_medio castanh[oa]_medio castanhinh[oa] kastanienfarben* maronenbraun* chataigne* chatains? castan[oi]_medi[oi]',
    ),
  ],
  [
    h.darkBrown,
    sense(
      'braunhaarig* brunette brunett* moren[oa] brun brune mor[oa] bruna dunkelhaarig* dark-haired dark_haired dunkelbraun* castan[oa]_oscur[oa] castanh[oa]_escur[oa] castany_fosc dark-brown-haired dark_hair dark_curls dark_locks dark-tressed pelo_oscuro cabello_oscuro pelo_muy_oscuro trigueñ[oa] moren[oa]s morochit[oa] moroch[oa] cabelo_escuro cabelos_escuros morenaç[oa] dunkles_haar dunkle_haare dunkler_zopf dunkelhaarige[rnms]? dunkle_locken brunette? brunet brunes bruns cheveux_fonces cheveux_bruns chatain_fonce brun_fonce capelli_scuri castan[oa]_scur[oa] mor[oaie] brun[oae] cabells_foscos cabell_fosc morena',
    ),
  ],
];

/** Colours that mean hair only next to its noun. */
export const hairColourWords: Senses<string> = [
  [
    h.lightBlond,
    sense(
      'bleached peroxide oxigenad[oa]s? descolorid[oa]s? decolorad[oa]s? decoloree?s? decolorat[oaie] ossigenat[oaie] oxygenee?s? blondiert* gebleicht* descolorit[s]? decolorats?',
    ),
  ],
  [
    h.darkBrown,
    sense(
      'dark_brown cafe_oscuro dunkelbraun* brun_fonce castano_scuro dark oscur[oa]* dunkel dunkle dunkles dunklem dunklen fonce* scur[oaie] fosc* escur[oa]*',
    ),
  ],
  [
    h.lightBrown,
    sense(
      'light_brown hellbraun* marron_claro light-brown mid-brown_light light_chestnut light-chestnut caramel toffee honey-brown caramelo castan[oa]_clar[oa] castanh[oa]-clar[oa] castanh[oa]_clar[oa] mittelbraun* haselnussbraun* hellbraune[rnms]? chatains?_clairs? brun_clair castan[oi]_chiar[oi] castan[oa]_chiar[oa] castanys?_clars? castano_claro castanho_claro chatain_clair castano_chiaro castany_clar sandy',
    ),
  ],
  [
    h.brown,
    sense('brown braun* marron* cafe marroni marro brun* castan* castanh* castany* chatain*'),
  ],
  [
    h.black,
    sense(
      'black schwarz* negr[oae]* pret[oa]* noir* ner[oaie] negres jet_black raven azabache jet-black raven-haired raven_black raven-black coal-black inky ebony-haired ink-black negrisim[oa] pelo_azabache negro_azabache endrin[oa] pretinh[oa] negro_azeviche azeviche (?:pech|raben|tief|kohl|blau|nacht)schwarz* noir_de_jais noir_corbeau jais corvin[oi] nerissim[oi] nero_corvino atzabeja negrissim[s]?',
    ),
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
  [
    '#c65a86',
    sense(
      'rosati roses rosats pinke[rnsm]? pink rosas? rosad[oa]s? hot_pink magenta fucsia fuchsia pink-dyed rosafarben* rosane* rosa roses? cor-de-rosa',
    ),
  ],
  [
    '#3f62a3',
    sense(
      'blue azuis teal turquoise turquesa turkis* electric_blue petrol petroleo turchese azul* blau* bleu* blu blava azzurr[oaie] blaus blaves bleus turchini celesti',
    ),
  ],
  [
    '#4f8f5f',
    sense(
      'verdi verdissim[oi] verda verdes verts verte vertes green emerald mint-green neongrun* giftgrun* verde* grun* vert* verd',
    ),
  ],
  ['#c9743a', sense('arancioni naranjas orange naranja laranja arancione taronja')],
  [
    '#6a4a94',
    sense(
      'liles morats morades violettes purple lavender lilac lavanda lavendel* lilla mauve violette? morad[oa]s? lilas lavande violet* lila morad* rox[oa]* viola roxo viola violetti lilac_rinse purple_rinse blue_rinse',
    ),
  ],
];

export const hairNouns = sense(
  '(?:the_)?other_half la_otra_mitad die_andere_halfte l_autre_moitie l_altra_meta a_outra_metade l_altra_meitat mullets? burstenschnitt spazzola cepillo naturkrause rulls rull rinse coupe(?!-)(?!_vent) garconne dauerwell[ae]n? permanente? perm permed *haarschnitt zopfen locken coils kinks curl dutts zopfchen melenas tignasse pelambrera grena zazzera criniera guedelha cabelao pelaje matte pelusa pelucón crinera cua cues resto rest reste flaum fluff fuzz pelusa pelusilla duvet lanugine penugem borrissol cabelinho hair hairs haired hairstyle *haired pelo cabello cabellos melena cabelo cabelos haar haare haaren *haar *haare *haaren haarig* cheveux chevelure capelli capigliatura chioma cabell cabells cabellera locks frisur pelo_cabello bun ponytail bob braids fringe bangs curls coleta trenza trenzas trenes trena trecce treccia nattes tresse tresses couettes codini cuetes pigtails monio mono(?!_(?:larg|cort|vaquer|azul|verde|roj|negr|blanc|amarill|gris|beig|rosa|marron|naranja|de_|estampad|enteriz)) monyo chignon crocchia coque dutt zopf zopfe rizos caracois locken lockchen rinxols caschetto carre afro dreadlocks rastas locs mohawk crete cresta irokes* wellen coda_di_cavallo queue_de_cheval rabo_de_cavalo pferdeschwanz undercut* vokuhila extensions extensiones pagenkopf* pixie* bubikopf* lob pob pageboy wuschelkopf* lockenkopf* blondschopf* rotschopf* quiff fade buzz_cut crew_cut tresses mane mop ringlets strands updo waves melenita pelito cabecita melenon cabelinhos cabeleira mecha madeixa schopf haarschopf mahne tolle lockenpracht haarpracht locken crin toison boucles meches anglaises boccoli riccioli ricci onde capello chiometta tirabuixons cabellets tupe flequillo franja pony fringe frange frangia serrell trenes trenetes tranca trancas rulos bucles cachos',
);
export const eyeNouns = sense(
  'olhao olhoes olhinho olhaco occhietti ullassos augchen augelein mirettes occhioni ojazos ojitos olhinhos ullets *augen peepers eye eyes eyed *eyed ojo ojos olho olhos auge augen augig* *augig* yeux oeil occhi occhio ull ulls',
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
      'hazel avellana avela haselnuss* hazel-green honey-coloured golden hazelnut avellanad[oa]s? ambarin[oa] melad[oa]s? amendoad[oa]_mel cor_de_mel amendoa bernsteinfarben* haselnussbraun* honigbraun* ambre[es]* noisettes nocciola ambrat[oi] miele mel avellana noisette nocciola avellan* amber ambar bernstein* ambre ambra miel mel honey',
    ),
  ],
  [
    '#517fa3',
    sense(
      'blue azul* blau* bleu* azzurr* blu blava blaus celest* azuis azules clar[oi]s clars clairs chiari helle hellen lichte light',
    ),
  ],
  ['#5f7c52', sense('green verde* grun* gruen* vert* verdes verdos[oa]s? verdi verds verd')],
  ['#76858f', sense('grey gray gris* grau* cinza* grigi*')],
  [
    '#5b3a22',
    sense('brown cafes? marron* castan* castanh* braun* brun* cafe marro marrons castany*'),
  ],
];

export const hairLengthWords: Senses<'bald' | 'buzz' | 'short' | 'chin' | 'shoulder' | 'long'> = [
  [
    'bald',
    sense(
      'keine_haare(?!_auf) (?:has_|had_)?lost_(?:all_)?(?:her|his|their)_hair (?:a_)?perdu_(?:tous_)?ses_cheveux ha_perso_(?:tutti_)?i_capelli (?:hat_)?(?:ihre|seine|alle)_haare_verloren (?:ha_)?perdido_(?:todo_)?el_pelo perdeu_(?:todo_)?o_cabelo ha_perdut_(?:tots_)?els_cabells sin_pelo_por_la_quimio (?:la_)?cabeza_afeitada cap_afaitat cap_pelat pelatin[oa] pelat[oa]_in_testa keine_haare_mehr testa_(?:rasata_a_zero|pelata|lucida) shaved_bald glatt_rasierter_(?:kopf|schadel) cabeca_(?:lisa|brilhante) bald calv[oa]* calb calba careca* carequinha glatze* glatzkopf* kahl* chauve* crane_chauve pelat[oa] (?<!quasi_)senza_capelli bald-headed bald_head bald_headed shiny_head completely_bald hairless calvos? calvet[ae]? pelon[a]? pelado calva_completa totalmente_calvo sin_un_pelo careca_total completamente_careca kahlkopf* vollglatze* haarlos* crane_(?:lisse|nu) calvizie_totale pelata (?<!gairebe_)(?<!quasi_)sense_cabells? (?<!(?:almost|hardly|barely)_)no_hair (?<!casi_)sin_pelo (?<!quase_)sem_cabelo (?<!fast_)keine_haare (?<!presque_)sans_cheveux',
    ),
  ],
  [
    'buzz',
    sense(
      'sin_casi_pelo sense_gairebe_cabells? sem_quase_cabelo presque_pas_de_cheveux brush_cut crew-?cut flat-?top burstenschnitt* burstenhaar* al_cepillo a_cepillo a_spazzola a_escovinha al_raspall en_brosse stoppelhaar* stoppelschnitt* buzzed cabeca_raspada gairebe_sense_cabells? quasi_sense_cabells? casi_sin_pelo quase_sem_cabelo fast_keine_haare presque_sans_cheveux quasi_senza_capelli kaum_haare kaum_haar barely_any_hair wenig_haare (?:apenas|casi_nada_de)_pelo pouquissimo_cabelo a_peine_quelques_cheveux pochissimi_capelli pochi_capelli_ancora (?:gairebe_)?sense_gaires_cabells almost_no_hair hardly_any_hair barely_any_hair buzz_cut buzzcut buzz crew_cut shaved_head shaven_head head_shaved cabeza_rapada cap_rapat cabeca_rapada cabelo_raspado raspado pelo_rapado crane_rase testa_rasata geschoren* shaved cropped_very_short rapa[dt]* kurzgeschoren* millimeter* rase* rasat[oi] ganz_kurz* very_short_hair en_brosse kurz_rasiert* kurzrasiert* kahl_rasiert* kahlrasiert* auf_millimeter* close-cropped_to_the_skull shaved_short rapadas? al_uno al_dos shaven close-shaved close_shaved closely_shaved clipped crew-cut skinhead cabeza_afeitada afeitada_la_cabeza al_rape rapadit[oa] al_cero cortisim[oa] muy_cortit[oa] cabeca_rapada maquina_zero pelo_a_maquina cabelo_a_maquina curtissim[oa] muito_curt[oa] sehr_kurz* kurz_geschoren* abrasiert* rasierter_kopf stoppelkurz* igelschnitt* crane_rase tete_rasee tres_ras coupe_en_brosse a_ras ras testa_rapata rapat[oi] rasati_a_zero cap_pelat molt_curts? curtissim[s]? al_zero muy_corto molt_curt cortissim[oi] tres_court*',
    ),
  ],
  [
    'shoulder',
    sense(
      'un_p[oò]_lungh[ie] un_poco_larg[oa] algo_larg[oa] (?:etwas|leicht)_langer[a-z]* a_(?:bit|little)_long longish um_pouco_comprid[oa] un_peu_longs? una_mica_llargs? shoulder-length shoulder_length medium-length medium_length medium mullets? vokuhila nuque_longue coupe_mulet media_melena melena_media hombros hasta_los_hombros medio medios schulterlang* halblang* mittellang* mi-long* mi_long* aux_epaules alle_spalle medio_lungh* mitjan* a_l_espatlla comprimento_medio bis_zur_schulter bis_zu_den_schultern jusqu_aux_epaules fino_alle_spalle fins_a_les_espatlles ombros pelos_ombros (?<!d_)espatlles lob to_(?:her|his|the)_collar_?bones? (?:just_)?(?:past|below|above)_(?:her|his|the)_shoulders to_(?:her|his|the)_shoulders past_(?:her|his|the)_shoulders at_(?:her|his|the)_shoulders shoulder-grazing shoulder_grazing collar-length collarbone-length neck-length mid-length mid_length down_to_(?:her|his|the)_shoulders por_los_hombros a_los_hombros a_la_altura_de_los_hombros por_debajo_de_los_hombros medio_largo semilarg[oa] melenita ate_aos_ombros na_altura_dos_ombros pela_altura_dos_ombros a_altura_dos_ombros pelo_ombro medio_longo schulterlange[rnms]? bis_auf_die_schultern bis_an_die_schultern halblange[rnms]? auf_die_schultern jusqu_aux_epaules sur_les_epaules aux_epaules mi-longs mi-courts sulle_spalle fino_alle_spalle all_altezza_delle_spalle medio-lungh[oi] di_media_lunghezza fins_a_l_espatlla a_l_alcada_de_les_espatlles mitja_melena mitja_cabellera mig_llarg*',
    ),
  ],
  [
    'chin',
    sense(
      'melen(?:a|ita)_por_las_orejas por_las_orejas ear-?length short_(?:[a-z]+_)?bob kurzer_(?:[a-z]+_)?bob bob_cort[oa] carre_court afro* afrohaar bob bob_cut chin-length au_carre a_caschetto carre_noir chin_length kinnlang* carre chanel caschetto melena_corta corte_bob gran_afro grande_afro volumos* black_power (?:down_)?to_(?:his|her|the)_(?:jaw|chin|ears|earlobes) (?<!shoulder_length_)chin-length_bob jaw-length jaw_length ear-length pageboy pob sleek_bob angled_bob melena_corta melena_por_la_barbilla hasta_la_barbilla por_la_barbilla a_la_altura_de_la_barbilla chanel_curto pelo_queixo altura_do_queixo ate_ao_queixo chanelzinho pagenkopf* pagenschnitt* bis_zum_kinn kinnlange[rnms]? bobschnitt* bubikopf* jusqu_au_menton au_menton carre_(?:plongeant|lisse|boucle|blond|brun|gris|roux|blanc) coupe_au_carre fino_al_mento al_mento casco_corto fins_a_la_barbeta a_l_alcada_de_la_barbeta tall_bob cabell_a_l_alcada_de_la_barbeta',
    ),
  ],
  [
    'long',
    sense(
      'melena melenas mane mahne criniera criniere cabelao lungues larguisim[oa]s? compridissim[oa]s? llarguissim[oae]s? lunghissim[oaie] longuissim[oa]s? waist-length reach(?:es|ing)?_(?:to_)?(?:her|his)_waist long largo larga largos largas long comprid[oa]* comprid* long[ao]s? down_to_h*_waist lang(?!_und_(?:durr|dunn|schlank|schlaksig)) lange langer langes langem langen [a-z]{3,}lang longs longue* lungh[oiae] lung[oiae] llarg* waist-length very_long down_(?:her|his|the)_back halfway_down_(?:her|his)_back to_(?:her|his|the)_waist down_to_(?:her|his|the)_(?:waist|hips|back) hip-length hip_length floor-length_hair flowing mid-back mid-back-length long-haired rapunzel larguisim[oa]s? hasta_la_(?:cintura|cadera|espalda) hasta_media_espalda a_la_cintura por_la_cintura melenon compridissim[oa] ate_a(?:_|o_)(?:cintura|meio_das_costas) pela_cintura pelas_costas ate_a_cintura nas_costas lange[rnms]? langhaarig* huftlang* taillenlang* bis_zur_(?:hufte|taille) bis_zum_(?:po|gurtel) jusqu_a_la_taille jusqu_aux_hanches dans_le_dos jusqu_au_milieu_du_dos au_milieu_du_dos fino_alla_vita fino_a_meta_schiena lunghissim[oaie] alla_vita fins_a_la_(?:cintura|meitat_de_l_esquena) llarguissim* a_mitja_esquena',
    ),
  ],
  [
    'short',
    sense(
      'kurzhaarschnitt* kurzhaarfrisur* curtas curtes courtes corte cortissim[oaie] cortisim[oa]s? curtinhas tres_courts? molto_corti molt_curts raccourcis garconne close-cropped short pixie* kurz* kurzhaarig* kurzen corto corta cortos cortas curto curtos curta courts? courte* cort[oiae] curt curts cropped close-cropped shortish short-haired short-cropped garcon pixie-cut cortit[oa]s? corto_y_peinado curtinh[oa]s? kurze[rnms]? kurzgeschnitten* kurzhaarschnitt* courts a_la_garconne coupe_courte coupe_garconne cortet[s]? curtet[s]? tallat_curt a_lo_garcon a_la_garcon pelicort[oa] capelli_corti tagli[oa]_cort[oa]',
    ),
  ],
];

export const hairTextureWords: Senses<'straight' | 'wavy' | 'curly' | 'coily'> = [
  [
    'coily',
    sense(
      'naturkrause* krause_haare afrokrause coily kinky natural_hair afro* high_top high_top_fade hi-?top crespo* crespos kraus* crepu* crespi nappy type_4 african_hair tight_curls black_power tightly_curled tightly_coiled tightly_curling tight_coils coils kinky-curly woolly_hair afro-textured afro-hair african-textured 4c 4b natural_curls_4c pelo_afro cabello_afro rizo_afro pelo_chino_muy_apretado ensortijad[oa]_apretad[oa] rizos_apretados crespit[oa] cabelo_afro carapinh[oa]* crespinh[oa] afrolocken krauslock* krauskopf* krauselhaar* gekrauselt* krause[rnms]? cheveux_afro crepus crepues? afro crespi afro_naturale ricci_strettissimi ricci_stretti cresp cresps crespa crespad* cabell_afro rull_afro',
    ),
  ],
  [
    'curly',
    sense(
      'dauerwellen? permanente? permanentada? permanentado permanentat permanentada perm(?:ed)? curled curl* curly* rizos caracois caracol lockchen ricci rinxols rizad[oa]* rizos cachead* encaracolad* lock* lockig* gelockt* locken* lockenkopf boucl* frise* rinxol* ricci* ricc[oi]* riccioli arrissat* rinxols curls wuschelkopf* curly-haired curly-headed curled ringlet* spirals spiral_curls corkscrew* frizzy permed perm corkscrews rizosa? rizadit[oa] ensortijad[oa]* rulos? bucles tirabuzones ruloso caracolillos chin[oa]_rizad[oa] cachinhos cachos enrolad[oa]* encaracoladinh[oa] anelad[oa]* lockenschopf* lockenmahne* wuschelig* korkenzieher* ringellock* lockenhaar* dauerwell* bouclettes boucle[es]* boucles frisottes frisee?s? anglaises tire-bouchon permanente riccioluti riccioluto ricciolin[oa] riccia riccie boccoli boccolosi arricciati ricciut[oa] arrissad[ae]s? arrissat rull rulls rullat* tirabuixons bucles rinxolat[s]?',
    ),
  ],
  [
    'wavy',
    sense(
      'wav* ondulad* ondula* wellig* gewellt* ondule* mossi ondulat* ones wellen mossi moss[oi] tousled beachy beach_waves undulating ondas ondeado ondulante ondinhas ondulad[oa]s? naturwellig* leicht_gewellt* gewellte[rnms]? wallend* ondulante?s? ondulees? onde mosso mossa onduladet[s]?',
    ),
  ],
  [
    'straight',
    sense(
      'allisat allisada allisats alisat alisadinh[oa] geglattet* liscia(?:ti|to|ta) lissage defrise[es]* progressiva straight lis[oa]* lisos glatt* glattes lisse* liscio lisci llis* raides? poker-straight pin-straight straightened sleek lank dead-straight ironed laci[oa]s? alisad[oa]* planchad[oa] estirad[oa] lisinh[oa] escorrid[oa]* esticad[oa] chapinha glatthaarig* glattes glatte[rnms]? gerade_fallend* raides lisse[s]? lissee?s? plats baguettes lisciss* liscia lisce piastrat[oi] stirati spaghetti llisos llises estirat[s]?',
    ),
  ],
];
