import { type Senses, sense } from '../reading.js';

/** English, Spanish, Portuguese, German, French, Italian, Catalan. Read before colours: a white cane is an aid. */
export const whiteCaneWords = sense(
  'white_cane long_cane baston_blanco baston_de_ciego bengala_branca bengala_de_cego blindenstock* weiss*_blindenstock* weiss*_stock canne_blanche bastone_bianco basto_blanc',
);
export const guideDogWords = sense(
  'guide_dog* seeing_eye_dog service_dog* assistance_dog* perro_guia perro_lazarillo perro_de_asistencia cao-guia cao_guia cao_de_assistencia blindenhund* blindenfuhrhund* assistenzhund* chien_guide chien-guide chien_d_aveugle chien_d_assistance cane_guida cane_da_assistenza gos_guia gos_pigall gos_d_assistencia',
);
/** Blindness itself shows in cane and dog, not in the face. */
export const blindWords = sense(
  'blind visually_impaired ciego ciega invidente cego cega invisual aveugle malvoyante? cieco cieca non_vedente cec cega invident sehbehindert*',
);
export const hearingAidWords = sense(
  'hearing_aid* hearing_device* cochlear_implant* audifono* protesis_auditiva* implante_coclear* aparelhos?_auditivos? protese_auditiva aparelho_de_surdez horgerat* horimplantat* cochlea-implantat* cochleaimplantat* appareils?_auditifs? protheses?_auditives? sonotone* implant_cochleaire apparecchi*_acustic* protesi_acustic* impianto_cocleare audiofon* implant_coclear*',
);
export const deafWords = sense(
  'deaf hard_of_hearing sord[oa] surd[oa] gehorlos* schwerhorig* sourde? malentendante? sord sorda',
);
export const crutchWords = sense(
  'crutch* muletas? krucke* gehhilfen bequille* stampell[ae] crosses on_crutches gehstutze* unterarmgehstutze*',
);
export const walkerWords = sense(
  'walker walking_frame zimmer_frame rollator* andador caminador deambulatore deambulateur* gehwagen gehgestell andarilho',
);
export const caneWords = sense(
  '(?:with|uses|on)_(?:a|his|her)_stick cane walking_stick walking_cane baston bengala gehstock* spazierstock* kruckstock* stock canne bastone bastone_da_passeggio basto',
);
export const wheelchairWords = sense(
  'wheelchair* wheel_chair silla_de_ruedas cadeira_de_rodas cadeirante rollstuhl* fauteuil_roulant sedia_a_rotelle carrozzina cadira_de_rodes',
);

/** The noun; limb and side are next to it or part of the same word. */
export const prosthesisWords = sense(
  '(?:pierna|brazo|perna|braco|gamba|braccio|cama|brac|jambe|bras|main|mano|mao)_(?:[a-z]+_)?(?:artificielle?|artificial|artificiale|bionic[oa]|bionique|postiz[oa]) (?:bionic|artificial)_(?:arm|leg|hand) kunstlich*_(?:arm|bein|hand) amputad[oa] amputiert* amputee? amputat[oai]? amputated prosthe* amputee running_blade artificial_leg artificial_arm protesis ortopedic[oa] protese* protetic[oa] *prothese* prothese* prothetique* protesi* protesi_ ortopedic[oa]?',
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
      'arm arms hand forearm brazo* mano braco* mao armprothese* handprothese* unterarm bras main braccio braccia mano brac bracos ma',
    ),
  ],
];
export const sideWords: Senses<'left' | 'right' | 'both'> = [
  ['both', sense('both ambas ambos beide* deux entrambe dues')],
  ['left', sense('left izquierd[oa] esquerd[oa] link* gauche sinistr[oa] esquerr[ea]')],
  ['right', sense('right derech[oa] direit[oa] recht* droite? destr[oa] dret dreta')],
];
