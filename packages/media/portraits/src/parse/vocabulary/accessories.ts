import type { Outfit } from '../../appearance/appearance.js';
import { type Senses, sense } from '../reading.js';

type Kind = NonNullable<Outfit['necklace']>['kind'];

export const necklaceWords: Senses<Kind> = [
  [
    'pearls',
    sense(
      'pearl_necklace pearls string_of_pearls collar_de_perlas perlas colar_de_perolas perolas perlenkette* perlen collier_de_perles collana_di_perle perle collaret_de_perles perles',
    ),
  ],
  [
    'beads',
    sense(
      'beaded_necklace beads bead_necklace collar_de_cuentas cuentas colar_de_contas perlenschnur* collier_de_billes collana_di_perline collaret_de_granets',
    ),
  ],
  [
    'pendant',
    sense(
      'necklace* pendant chain gold_chain silver_chain collar colgante cadena colar corrente halskette* kette kettchen goldkette collier pendentif chaine collana ciondolo catenina collaret penjoll cadeneta medallion locket',
    ),
  ],
];

export const earringWords: Senses<NonNullable<Outfit['earrings']>> = [
  [
    'hoops',
    sense(
      'hoop_earring* hoops gold_hoops aros aros_grandes pendientes_de_aro argolas? brincos_de_argola brincos_grandes_de_argola kreolen creoles grandes_creoles orecchini_a_cerchio cerchi arracades_de_cercol cercols',
    ),
  ],
  [
    'drops',
    sense(
      'drop_earring* dangling_earring* pendientes_largos brincos_compridos ohrgehange orecchini_pendenti pendants_d_oreilles',
    ),
  ],
  [
    'studs',
    sense(
      'earring* stud_earring* ear_stud* pendientes? aretes? zarcillos brincos? ohrring* ohrstecker* boucles?_d_oreilles? orecchin[oi] arracad[ae]s?',
    ),
  ],
];

export const watchWords = sense(
  'watch wristwatch smart_?watch smart_watch reloj relogio armbanduhr* uhr smartwatch montre orologio rellotge',
);
export const braceletWords = sense(
  'bracelet* bangle* pulsera* pulseiras? armreif* armband bracelets braccialett[oi] bracciale polsera polseres brazalete*',
);
export const headphoneWords = sense(
  'headphone* earphone* earbuds headset auriculares cascos_de_musica fones fones_de_ouvido auscultadores kopfhorer* casque_audio casque_sur_les_oreilles ecouteurs casque_de_musique cuffie cuffiette auriculars cascos_de_musica',
);
/** Whether they are on the ears or around the neck is ignored. */
export const headphonePlaceWords = sense(
  'around_his_neck around_her_neck um_den_hals al_collo al_cuello al_coll autour_du_cou ao_pescoco on_his_ears on_her_ears',
);
export const backpackWords = sense(
  'backpack* rucksack* mochila* schulranzen sac_a_dos cartable zaino zainetto motxilla* school_bag schoolbag',
);
export const bagWords = sense(
  'handbag* shoulder_bag tote_bag tote purse bag bolso* cartera mala mala_castanha bolsa handtasche* tasche sac_a_main sac borsa borsetta bossa',
);
export const stethoscopeWords = sense(
  'stethoscope fonendoscopio estetoscopio stethoskop stetoscopio estetoscopi fonendo',
);
