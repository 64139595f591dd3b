import type { Marks } from '../../appearance/appearance.js';
import type { Piercing } from '../../appearance/traits.js';
import { sense } from '../plain-form.js';
import type { Senses } from '../reading.js';

export const freckleWords = sense(
  'freckl* pecas pecos[oa]* sardas sardent[oa]* sommersprossen* sommersprossig* taches_de_rousseur lentiggini lentigginos[oa] pigues pigat* pigad* freckly freckle-faced pecosit[oa] pecosos? sardinhas sardento cheio_de_sardas sommersprosse sommersprossige[rnms]? rousseurs taches_de_son efelidi lentigginett* piguetes pigallat pigosa pigós',
);
export const moleWords = sense(
  '(?:sinal|lunar|piga|neo|nevo)_(?:no|en_el|en_la|na|al|a_la|sul|sulla|sobre_el|sobre_o)_(?:queixo|rosto|labio|face|bochecha|barbilla|menton|mejilla|cara|mento|guancia|labbro|barbeta|galta|llavi) lunares?_(?:en|por)_(?:la|el|su)_(?:cara|rostro|mejilla|cuello) mole beauty_spot beauty_mark birthmark* moles port-wine_stain mancha_de_nacimiento marca_de_nascenca sinais feuermal* muttermale tache_de_naissance grain_de_beaute voglia taca_de_naixement lunar lunar_en_la_mejilla sinal_no_rosto pinta_no_rosto pinta muttermal* leberfleck* schonheitsfleck* grains?_de_beaute neo nei piga',
);
export const facePlaceWords = sense(
  '(?:across|on|over)_(?:her|his|the)_nose auf_der_nase uber_der_nase en_la_nariz por_la_nariz no_nariz sur_le_nez sul_naso al_nas sobre_el_nas on_his_cheek on_her_cheek on_the_cheek on_their_cheek cheek en_la_mejilla mejilla na_bochecha no_rosto auf_der_wange wange sur_la_joue joue sulla_guancia guancia a_la_galta galta nos_dentes en_los_dientes aux_dents sui_denti on_her_teeth on_his_teeth on_the_teeth on_teeth a_les_dents ai_denti',
);
export const scarWords = sense(
  'scar scars scarred scarring cicatric* cicatriz* schmiss narben* vernarbte[rnms]? balafree? sfregiat[oa] cicatriu* burn_scar cicatri[zcx]* narbe* vernarbt* sfregio cicatriu* balafre*',
);
export const scarPlaceWords: Senses<'cheek' | 'brow' | 'chin'> = [
  ['brow', sense('eyebrow brow ceja sobrancelha augenbraue sourcil sopracciglio cella')],
  ['chin', sense('chin menton barbilla queixo kinn mento barbeta')],
  [
    'cheek',
    sense('cheek face mejilla cara bochecha rosto wange gesicht joue visage guancia viso galta'),
  ],
];
export const vitiligoWords = sense('vitil*');
export const dimpleWords = sense(
  'dimpl* hoyuelos covinhas grubchen* fossettes fossette clotets dimpled hoyuelo covinha grubchen fossetta fossettine clotet',
);
export const bindiWords = sense(
  'bindi_ross[oa] bindi_vermelho bindi_rouge bindi_bord[oô] roter_bindi rotem_bindi roten_bindi bindi_rot (?:small|tiny|black|maroon)_bindi (?:point_rouge|punto_rojo|ponto_vermelho|roter_punkt|punto_rosso|punt_vermell|red_dot)_(?:sur_le|en_la|na|auf_der|sulla|al|on_the|on_her)_(?:front|frente|testa|stirn|fronte|forehead) bindi tilak tilaka bindi_rojo bindi_vermell red_bindi tika',
);
export const downWords = sense(
  'down_syndrome down_s_syndrome down_s sindrome_de_down down-syndrom* downsyndrom trisomie_21 trisomia_21 trisomy_21 sindrome_di_down trissomia_21 t21 down-s_syndrome downs_syndrome downs with_downs trisomia_del_21 sindrome_down portador_de_trissomia_21 mongolismo trisomie trisomique down-syndrom down_syndrom',
);
export const toothBracesWords = sense(
  'bague_dentaire aparato(?!_auditiv) aparelho(?!_auditiv)(?!_de_surdez) dental_braces braces_on_teeth orthodontic* aparato_dental aparato_en_los_dientes brackets ortodoncia aparelho_nos_dentes aparelho_dentario aparelho_ortodontico zahnspange* appareils?_dentaires? bagues_dentaires bagues_aux_dents apparecchio(?!_acustic) apparecchio_ai_denti apparecchio_dentale ferros aparell(?!_auditiu) dental_brace tooth_brace teeth_braces metal_braces train-track_braces train_tracks orthodontic_braces brace_on_(?:her|his|the)_teeth braces_on_(?:her|his|the|their)_teeth ortodoncia_fija frenillos ferros_nos_dentes ferrinhos aparelho_fixo aparelho_de_dentes feste_spange zahnklammer* zahnspangentrager* spange_im_mund bagues(?=$|,|_et_)(?!.*doigts) appareil_sur_les_dents broches_dentaires macchinetta_ai_denti macchinetta apparecchio_fisso apparecchio_ortodontico brackets aparell_a_les_dents ortodoncia_a_les_dents ferros aparell_dental',
);
/** Of teeth among the looks, of trousers among the clothes. */
export const bracesWord = sense('braces');
export const eyePatchWords = sense(
  'eye_patch eyepatch parche_en_el_ojo parche_ocular parche tapa-olho tapa_olho pala_no_olho augenklappe* cache-?_?oeil cache_œil bandeau_sur_l_oeil benda_sull_occhio benda pegat_a_l_ull pegat eye-patch patch_over_(?:his|her|one|the)_(?:left_|right_)?eye parche_sobre_el_ojo parche_pirata tampao_no_olho pala_ocular augenbinde* piratenbinde* bandeau_sur_un_oeil bandeau_de_pirate benda_da_pirata benda_sull_occhio pegat_a_l_ull pegat_ocular',
);
/** Make-up that leaves the lips as they are. */
export const lightMakeupWords = sense(
  '(?:light|natural|subtle|minimal|soft|discreet|eye)_make-?_?up trucco_(?:leggero|naturale|discreto|sobrio|occhi) maquillaje_(?:ligero|natural|discreto|suave|sencillo) maquillage_(?:leger|discret|naturel) maquiagem_(?:leve|discreta|natural|suave) maquilhagem_(?:leve|discreta|natural|suave) maquillatge_(?:lleuger|discret|natural|suau) (?:dezent|leicht)*_make-?_?up make-?_?up_(?:dezent|leicht) dezent_geschminkt leicht_geschminkt ligeramente_maquillada legerement_maquillee levemente_maquiada poc_maquillada poco_truccata',
);
export const lipstickWords = sense(
  'lipstick red_lips labios_rojos labios_pintados pintalabios batom lippenstift* rouge_a_levres? levres_rouges rossetto labbra_rosse pintallavis llavis_vermells trucco truccat[oa] maquillatge maquillad[ao] schminke geschminkt* make_up lippy red_lipstick lip_colour lip_gloss lipgloss lip-gloss labial labios_(?:rojos|rosas|pintados) carmin labios_carmesi batom_vermelho labios_vermelhos geschminkte_lippen rote_lippen rote[rnms]?_lippenstift roter_lippenstift lippen_rot levres_(?:rouges|maquillees|peintes) gloss labbra_(?:rosse|dipinte) rossetto_rosso llavis_(?:vermells|pintats) carmi make-?up maquillaj* maquiagem makeup',
);
export const wrinkleWords = sense(
  'wrinkle* lined_face laugh_lines crow_s_feet arrugas arrugad[oa] rugas falten(?!rock)(?!hose)[a-z]{0,8} faltig* rides ridee? rughe rugos[oa] arrugues arrugad[ae]s weathered weathered_face wettergegerbt* burine viso_segnato wrinkly wrinkled creased crinkled crow_s-feet lined deep_lines leathery_face weathered_skin arruguit[oa]s patas_de_gallo surcos cara_surcada pele_enrugada enrugad[oa] pes_de_galinha vincad[oa] runzel* runzlig* zerfurcht* faltenreich* lachfaltchen lachfalten krahenfusse peau_plissee ridules pattes_d_oie parchemin* fripee? rugosett[oa] zampe_di_gallina grinzos[oa] grinze arrugadet[ae]? potes_de_gall solcat[oa] solcs segnato segnada solcato cara_colrada colrada curtid[oa] gegerbt*',
);
export const tattooWords = sense(
  'tatuats tatuades tatuat tatuada tatuati tatuate tatouee?s? tatuados tatuadas tatowiert* tattoo* tattooed tatuaj* tatuad[oa]s? tatuagen[s]? tatuagem tatowier* tatouage* tatoue[e]? tatuaggi* tatuat[oaie]? tatuatge* tattoos inked ink_on tats tatus? tatuajes tatuada_entera tatuagens tatuad[ao]s tatowierung* tatowierte[rnms]? tattoos tatoues tattoue tatuaggio tatuaggi tatuad[ae]s?',
);
export const tattooPlaceWords: Senses<NonNullable<Marks['tattoo']>> = [
  [
    'neck',
    sense(
      'collarbones? chest schlusselbein brust clavicula pecho peito clavicule poitrine clavicola petto pit neck cuello pescoco hals nacken cou collo coll',
    ),
  ],
  [
    'face',
    sense(
      'moko chin kinn menton barbilla queixo mento barbeta face cara rosto gesicht visage viso',
    ),
  ],
  [
    'arm',
    sense(
      'arm arms forearm* sleeve sleeves hands? hande manos maos mains mani mans brazo* antebrazo* manga braco* antebraco* unterarm* bras avant-bras braccio braccia avambraccio brac bracos',
    ),
  ],
];
export const piercingWords = sense(
  'anneau_de_nez anell_de_nas anello_di_naso (?:aros?|aretes?|anillo|pendiente|argolla|brinco|argola|anello|orecchino|anneau|boucle|arracada|anella|cercol|ring|stecker|stud|hoop)_(?:en|na|no|al|au|dans|a|im|in|sul|der|à)(?:_(?:la|el|le|der|her|his|the))?_(?:nariz|nez|naso|nas|nase|nose|labio|labbro|levre|llavi|lippe|lip|ceja|sobrancelha|sourcil|sopracciglio|cella|augenbraue|eyebrow) (?:nez|arcade|levre|sourcil)_percee? nariz_(?:perforada|furada) naso_forato nas_foradat pierced_(?:nose|eyebrow|lip) (?:nose|eyebrow|lip)_pierced durchstochene_(?:nase|lippe) pierc* nose_ring* nose_stud* septum* lip_ring pirsin* septo nasenring* nasenpiercing* augenbrauenpiercing* lippenpiercing* pircing* anneau_au_nez nose-ring nose-stud nose_pin nose_piercing eyebrow_bar labret lip_stud anillo_en_la_nariz piercings? nostril nasenstecker* nasenstecker piercing_an_der_* augenbrauenring* lippenring* anneau_dans_le_nez clou_au_nez brillant_au_nez orecchino_al_naso brillantino_al_naso anella_al_nas arracada_al_nas piercing* anello_al_naso arete_en_la_nariz argola_no_nariz',
);
export const piercingPlaceWords: Senses<Piercing> = [
  ['septum', sense('septum* septo')],
  ['eyebrow', sense('eyebrow* brow ceja sobrancelha augenbrau* arcade sourcil sopracciglio cella')],
  ['nose', sense('nose nose_ring nose_stud nariz nas nasen* nase nez naso')],
  ['lip', sense('lip lip_ring labio labial lippe* levre labbro llavi')],
];
/** Where a piercing is not drawn. */
export const otherPiercingPlaceWords = sense(
  'ears? navel belly_button tongue orejas? ombligo lengua orelhas? umbigo lingua ohr ohren bauchnabel nabel zunge oreilles? nombril langue orecchi[oea] ombelico orella orelles melic llengua',
);
/** Where clothes hide a tattoo. */
export const hiddenTattooPlaceWords = sense(
  'back leg legs calf calves thigh ankle foot ribs rucken bein beine wade waden knochel fuss oberschenkel espalda pierna piernas pantorrilla tobillo pie costas perna pernas tornozelo panturrilha dos jambes? mollet cheville schiena gamb[ae] polpaccio caviglia esquena cam[ae]s? panxell turmell',
);
export const cheekyWords = sense(
  'guanciott[ea] guanciotte guance_tonde galtones? galtes_rodones galtetes bochechinhas mejillas_redondas joues_rebondies dicke_backchen pausbackchen rote_backchen chubby-cheeked cachet(?:es|on[a]?) bochechud[oa]s? chubby_cheeks rosy_cheeks round_cheeks mofletes mofletud[oa] bochechud[oa] bochechas pausbacken pausback* joues_rondes joues_rouges guance_paffute galtes_rodones round_face cara_redonda rosto_redondo rundes_gesicht visage_rond viso_tondo',
);
