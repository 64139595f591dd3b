import { sense } from '../plain-form.js';
import type { Senses } from '../reading.js';

/** English, Spanish, Portuguese, German, French, Italian, Catalan. Read before colours: a white cane is an aid. */
export const whiteCaneWords = sense(
  'white_cane long_cane baston_blanco baston_de_ciego bengala_branca bengala_de_cego blindenstock* weiss*_blindenstock* weiss*_stock canne_blanche bastone_bianco basto_blanc white-cane white_stick long_white_cane cane_for_the_blind blind_cane baston_guia bengala_para_cegos langstock* weisser_langstock blindenlangstock* canne_d_aveugle canne_longue_blanche bastone_per_ciechi basto_de_cec basto_blanc_de_cec',
);
export const guideDogWords = sense(
  'guide_dog* seeing_eye_dog service_dog* assistance_dog* perro_guia perro_lazarillo perro_de_asistencia cao-guia cao_guia cao_de_assistencia blindenhund* blindenfuhrhund* assistenzhund* chien_guide chien-guide chien_d_aveugle chien_d_assistance cane_guida cane_da_assistenza gos_guia gos_pigall guide-dog* seeing-eye_dog* service-dog* assistance-dog* dog_guide perro-guia perra_guia cachorro-guia cachorro_guia cadela-guia fuhrhund* begleithund* labrador_guide chien_guide_d_aveugle chienne_guide cane-guida cagnolina_guida gossa_guia gos-guia gos_d_assistencia gos_d_assistencia',
);
/** Blindness itself shows in cane and dog, not in the face. */
export const blindWords = sense(
  'blind visually_impaired ciego ciega invidente cego cega invisual aveugle malvoyante? cieco cieca non_vedente cec cega invident sehbehindert* sightless partially_sighted sight-impaired legally_blind blindness visual_impairment ceguera deficiente_visual deficiencia_visual discapacidad_visual baja_vision baixa_visao blinde[rnms]? erblindet* deficiente?_visuelle? malvoyant non-voyante? ipovedente non-vedente cega invidents',
);
export const hearingAidWords = sense(
  'audifons? hearing_aid* hearing_device* cochlear_implant* audifono* protesis_auditiva* implante_coclear* aparelhos?_auditivos? protese_auditiva aparelho_de_surdez horgerat* horimplantat* cochlea-implantat* cochleaimplantat* appareils?_auditifs? protheses?_auditives? sonotone* implant_cochleaire apparecchi*_acustic* protesi_acustic* impianto_cocleare audiofon* implant_coclear* hearing-aid* in-ear_hearing_aid behind-the-ear_aid bte cochlear* aparato_para_oir aparato_auditivo aparelho_para_ouvir audioprotese* implante_coclear hoergerat* hoergeraet* horgerate hinter-dem-ohr* cochlea* audioprothese* prothese_auditive aide_auditive implant* aparell_auditiu aparells_auditius protesi_auditiva apparecchietto_acustico',
);
export const deafWords = sense(
  'deaf hard_of_hearing sord[oa] surd[oa] gehorlos* schwerhorig* sourde? malentendante? sord sorda hearing-impaired hearing_impaired partially_deaf hearing_loss hipoacusi* dificultad_auditiva deficiente_auditiv[oa] deficiencia_auditiva taub* gehorbehindert* horgeschadigt* non-udente non_udente ipoacusic[oa] malentendant sordesa',
);
export const crutchWords = sense(
  'crutch* muletas? krucke* gehhilfen bequille* stampell[ae] crosses on_crutches crutches walking_on_crutches forearm_crutch* elbow_crutch* en_muletas con_muletas andando_de_muletas de_muletas canadianas unterarmstutz* an_krucken bequilles beguilles stampella grucc[ei]a* grucce crossa crosses muletes gehstutze* unterarmgehstutze*',
);
export const walkerWords = sense(
  'walker walking_frame zimmer_frame rollator* andador caminador deambulatore deambulateur* gehwagen gehgestell andarilho walking-frame zimmer rollator_walker wheeled_walker rollators? andadera tacataca taca-taca caminador_con_ruedas andador_com_rodas gehhilfe_mit_radern gehbock* gehrahmen* cadre_de_marche girello_deambulatore caminadors? caminador',
);
export const caneWords = sense(
  'uses_(?:two|2)_sticks (?:two|2)_(?:walking_)?sticks (?:with|uses|on)_(?:a|his|her)_stick cane walking_stick walking_cane baston bengala gehstock* spazierstock* kruckstock* stock canne bastone bastone_da_passeggio basto garrota cachav[ao] cachaba gayata bordon walking-stick walking-cane stick(?=_in_(?:his|her)_hand) leaning_on_a_(?:stick|cane) uses_a_stick with_a_(?:wooden_)?stick wooden_cane wooden_stick quad_cane bastoncito garrote cayado bengalinha cajado muleta_unica gehstocke am_stock spazierstocke kruecke canne_de_marche canne_en_bois bastoncino bastone_di_legno gaiato bastonet',
);
export const wheelchairWords = sense(
  'rollstuhlfahrerin* fauteuil_electrique wheelchair* wheel_chair silla_de_ruedas cadeira_de_rodas cadeirante rollstuhl* fauteuil_roulant sedia_a_rotelle carrozzina cadira_de_rodes wheelchair-bound wheelchair-user in_a_chair_with_wheels power_chair powerchair electric_chair_user rollstuhlfahrer* rollifahrer* im_rolli elektrorollstuhl* silla_electrica silla_de_ruedas_electrica sillita_de_ruedas usuari[oa]_de_silla cadeira_de_rodas_eletrica cadeirantes en_fauteuil(?:_roulant)? fauteuil-roulant fauteuil_electrique sedia_rotelle carrozzella cadira_electrica',
);

/** The noun; limb and side are next to it or part of the same word. */
export const prosthesisWords = sense(
  'bioni[a-z]* lauffeder* lame_de_course protesis_de_carrera protesi_de_cursa running_prosthesis (?:pierna|brazo|perna|braco|gamba|braccio|cama|brac|jambe|bras|main|mano|mao)_(?:[a-z]+_)?(?:artificielle?|artificial|artificiale|bionic[oa]|bionique|postiz[oa]) (?:bionic|artificial)_(?:arm|leg|hand) kunstlich*_(?:arm|bein|hand) prosthe* running_blade artificial_leg artificial_arm protesis ortopedic[oa] protese* protetic[oa] *prothese* prothese* prothetique* protesi* protesi_ ortopedic[oa]?',
);
export const limbWords: Senses<'leg' | 'arm'> = [
  [
    'leg',
    sense(
      'leg legs lower_leg foot pierna* pie perna* bein* *bein beinprothese* jambe* pied gamba gambe cama cames running_blade',
    ),
  ],
  [
    'arm',
    sense(
      'avantbrac avantbracos antebraco antebrazo avambraccio avant-bras arm arms hand forearm brazo* mano braco* mao armprothese* handprothese* unterarm bras main braccio braccia mano brac bracos ma',
    ),
  ],
];
export const sideWords: Senses<'left' | 'right' | 'both'> = [
  ['both', sense('both ambas ambos beide* deux entrambe dues')],
  ['left', sense('left izquierd[oa] esquerd[oa] link* gauche sinistr[oa] esquerr[ea]')],
  ['right', sense('right derech[oa] direit[oa] recht* droite? destr[oa] dret dreta')],
];

export const electricWheelchairWords = sense(
  'electric electrica elettrica eletrica electrique elektrisch* elektrorollstuhl* e-rollstuhl* power_?chair powered motori[sz]ed motorizada motorise',
);
