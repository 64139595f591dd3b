import { type Senses, sense } from '../reading.js';

/** Strands of a second colour; the colour is next to them. */
export const streakWords = sense(
  'streak* highlights mechas mechones madeixas strahne* strahnchen meches ciocche blens balayage',
);
export const dyedWords = sense(
  'dyed bleached tenid[oa]s? tintad[oa] descolorid[oa] pintad[oa] tingid[oa]s? gefarbt* blondiert* teints? teinte* tint[oaie] tenyits? tenyida decolorat*',
);

export const hairStyleWords: Senses<
  | 'box_braids'
  | 'cornrows'
  | 'locs'
  | 'puffs'
  | 'single_braid'
  | 'mohawk'
  | 'crop'
  | 'horseshoe'
  | 'ponytail'
  | 'high_bun'
  | 'low_bun'
  | 'braids'
  | 'pigtails'
  | 'fringe'
  | 'quiff'
  | 'side_part'
  | 'middle_part'
  | 'swept'
  | 'receding'
> = [
  [
    'horseshoe',
    sense(
      'bald_on_top balding halbglatze* calvicie_coronaria meio_careca dégarni degarni_au_sommet stempiato haarkranz* mig_calb',
    ),
  ],
  [
    'cornrows',
    sense(
      'cornrow* corn_rows trenzas_pegadas tranca_nago trancas_nago trancas_enraizadas nattes_collees tresses_collees treccine_aderenti trenetes_enganxades canerows flechtzopfe_am_kopf',
    ),
  ],
  [
    'box_braids',
    sense(
      'trenes_fines trenetes_fines braids_lang* lange_braids box_braids box-braids braids_down tranc[ae]s_finas trancas_finas_compridas rastazopf* treccine trenzas_africanas trenzas_finas trenetes_llargues trenetes tresses_africaines tranças_nago',
    ),
  ],
  ['locs', sense('dreadlock* dreads locs rastas rasta rastes dread')],
  ['puffs', sense('afro_puffs puffs monos_afro coques_afro puffs_afro')],
  [
    'single_braid',
    sense(
      'single_braid one_braid a_braid long_(?:[a-z]+_)?braid side_braid plait natte natte_[a-z]+ trenza tranca em_tranca langer_*_zopf zopf tresse longue_tresse longue_tresse_noire treccia lunga_treccia lunga_treccia_nera trena una_trena',
    ),
  ],
  [
    'mohawk',
    sense('mohawk* mohican* cresta moicano irokes* crete_verte crete_iroquoise crete cresta_punk'),
  ],
  ['crop', sense('high_top_fade high_top fade undercut taper faded degradado degrade sfumato')],
  [
    'ponytail',
    sense(
      'ponytail* pony_tail* coleta cola_de_caballo cola rabo_de_cavalo pferdeschwanz* queue_de_cheval coda_di_cavallo coda cua cua_de_cavall tied_back atado apanhado',
    ),
  ],
  [
    'low_bun',
    sense('low_bun mono_bajo chignon_basso bun_baixo dutt_tief nackenknoten chignon_bas'),
  ],
  [
    'high_bun',
    sense(
      'bun man_bun topknot top_knot mono coque dutt chignon haarknoten monyo monyos hochgesteckt* chignon_haut crocchia concio recull updo recogido_en_un_mono',
    ),
  ],
  [
    'pigtails',
    sense(
      'pigtails pig_tails bunches two_ponytails zwei_pferdeschwanze dues_cues dues_cuetes deux_couettes maria-chiquinhas dos_coletas coletas maria_chiquinha couettes codini cuetes zwei_zopfe',
    ),
  ],
  [
    'braids',
    sense(
      'braid* plait* nattes trenz* tranc[ae]s trancas geflochten* zopfe tresse* natte* trecc[ei]* trenes trena',
    ),
  ],
  [
    'low_bun',
    sense(
      'recogid[oa]s? raccolt[oi] recollits? recollida releves attaches tied_up pinned_up hochgebunden',
    ),
  ],
  [
    'fringe',
    sense('fringe bangs flequillo franja pony ponyfrisur stirnfransen frange* frangia serrell'),
  ],
  ['quiff', sense('quiff pompadour tupe topete tolle slicked_up ciuffo tupé')],
  [
    'side_part',
    sense('side_part* parted raya_al_lado seitenscheitel raie_sur_le_cote riga_di_lato scheitel'),
  ],
  [
    'middle_part',
    sense(
      'middle_part* centre_part* center_part* raya_al_medio mittelscheitel raie_au_milieu riga_in_mezzo',
    ),
  ],
  [
    'swept',
    sense(
      'slicked_back swept_back slicked hacia_atras engominad* para_tras zuruckgekammt* gegelt* plaques_en_arriere all_indietro enrere pulled_back',
    ),
  ],
  [
    'receding',
    sense(
      'receding thinning entradas lichtes_haar schutter* geheimratsecken* degarni* stempiat* entrades raleando calvicie hochstirnig* diradat*',
    ),
  ],
];
