import { sense } from '../plain-form.js';
import type { Senses } from '../reading.js';

/** Strands of a second colour; the colour is next to them. */
export const streakWords = sense(
  '(?:pink|rosa|blau|grun|lila|bunt|rot|hell|blond|turkis|violett)[a-z]*_spitzen puntas_(?:rosas?|azules|verdes|rubias|moradas|lilas|rojas|de_colores) pontas_(?:rosas?|azuis|verdes|loiras|roxas) pointes_(?:roses|bleues|vertes|blondes|violettes|rouges) punte_(?:rosa|blu|verdi|bionde|viola|rosse) puntes_(?:roses|blaves|verdes|rosses|liles) (?:pink|blue|green|blonde?|purple|red)_ends dip-?_?dyed ciocca mecha(?=_[a-z]+) strand strands mechon blen metxa meche strahnen locke(?=_[a-z]+_gefarbt) highlight streak* highlights lowlights ombre frosted_tips tips babylights reflejos rayitos iluminacion balayage luzes reflexos strahnchen* highlights* reflets colpi_di_sole riflessi reflexos blens metxes mechas mechones madeixas strahne* strahnchen meches ciocche blens balayage',
);
export const dyedWords = sense(
  'de_bote de_farmacia out_of_a_bottle bottle_blonde? dyed bleached tenid[oa]s? tintad[oa] descolorid[oa] pintad[oa] tingid[oa]s? gefarbt* blondiert* teints? teinte* tint[oaie] tenyits? colored_hair hair-dyed (?<!tie-)(?<!tie_)dye bleach peroxide_blonde coloured_hair colread[oa] colorad[oa]s?_de decolorad[oa]s? oxigenad[oa] teñid[oa]s? tenid[oa]s? colorid[oa]s?_de descolorid[oa]s? oxigenad[oa]s? getont* koloriert* gebleicht* decoloree?s? colores? coloree?s? oxygenee?s? decolorat[oaie] ossigenat[oaie] tinte[s]? tenyid[ae]s? decolorats? oxigenat* tenyida decolorat*',
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
      'bald_on_top balding halbglatze* calvicie_coronaria meio_careca dégarni degarni_au_sommet haarkranz* mig_calb (?:almost|nearly|practically)_bald (?:casi|quase|quasi|gairebe|practicamente)_(?:calv[oa]|calb|calba|careca|pelad[oa]|pelat[oa]?) fast_kahl* fast_glatzkopf* presque_chauve calvicie_(?:no_topo|en_la_coronilla|coronaria|coronal) crane_degarni bald_spot bald_patch bald_crown bald-on-top balding_on_top thinning_on_top tonsure fringe_of_hair_around_a_bald_head monk-like coronilla_calva calva_incipiente calva_en_la_coronilla medio_calvo semicalvo calvo_por_arriba coroa_careca careca_no_topo meio_calvo entradas_e_coroa tonsur haarkranz_um_die_glatze kahle_stelle* stirnglatze* lichter_haarkranz degarni_sur_le_dessus demi-chauve calvitie tonsure couronne_de_cheveux mezzo_calvo semicalvo chierica pelato_in_cima calvizie coroneta calba tonsura mig_pelat clapa',
    ),
  ],
  [
    'cornrows',
    sense(
      'cornrow* corn_rows trenzas_pegadas tranca_nago trancas_nago trancas_enraizadas nattes_collees tresses_collees treccine_aderenti trenetes_enganxades canerows flechtzopfe_am_kopf (?:braid|plait)*_(?:tight_|tightly_|flat_)?(?:close_)?(?:to|against)_(?:the|her|his)_(?:scalp|head) trenzas?_(?:muy_)?pegadas_(?:a_la_cabeza|al_cuero) (?:tranc*|entrancad*)_(?:bem_)?(?:rente|junto|colad*)_(?:a|ao)_(?:cabeca|couro) (?:zopf*|gefloch*)_(?:eng_|dicht_)?(?:am|an)_(?:kopf|der_kopfhaut) (?:eng|dicht)_am_kopf_(?:geflochten*|liegend*) (?:tress|natt)*_(?:collees|plaquees|contre|au_ras)(?:_(?:au|sur_le|du)_crane)? trecc*_(?:attaccat*|aderent*)(?:_al(?:la)?_(?:testa|cuoio))? tren*_(?:arran|enganxad*)(?:_(?:al|del)_cap)? canerow* braided_close_to_the_scalp braided_to_the_scalp trenzas_cosidas trenzas_de_raiz trencitas_pegadas tranca[s]?_nago trancas_rasteiras trancas_coladas_a_cabeca nago nagos eng_am_kopf_geflochten* am_kopf_anliegend*_zopfe tresses_plaquees nattes_plaquees treccine_aderenti_alla_testa trenes_enganxades_al_cap trenes_de_cosit trenes_enganxades',
    ),
  ],
  [
    'box_braids',
    sense(
      'trenes_fines trenetes_fines braids_lang* lange_braids box_braids box-braids braids_down tranc[ae]s_finas trancas_finas_compridas rastazopf* treccine trenzas_africanas trenzas_finas trenetes_llargues trenetes tresses_africaines tranças_nago box-braid* micro_?braids tiny_braids small_braids thin_braids senegalese_braids knotless_braids trencitas trencitas_finas trenzas_afro trencitas_africanas tranca_box box_braid trancinhas* trancas_africanas trancas_soltas rasta-?zopf* rastas_geflochten braids_bis afrozopf* nattes_africaines nattes_box petites_tresses tresses_fines nattes_fines treccine_afro treccine_africane treccioline trenes_africanes trenetes_africanes',
    ),
  ],
  [
    'locs',
    sense(
      'rasta-?zopf* rasta-zopfe rasta_zopfe locks_(?:courtes|longues|attachees|teintes|blondes) dreadlock* sisterlocks loc faux_locs dreadlocked dredlocks filzlocken dreadlocks rasta_locks trenzas_rasta rastafari_locks dreadlokcs rastes dreads locs rastas rasta rastes dread',
    ),
  ],
  [
    'puffs',
    sense(
      'afro_puffs puffs moni?os_afro coques_afro puffs_afro (?:two|twin|double)_(?:[a-z]+_)?(?:buns|puffs) dos_(?:moni?os|rodetes|moni?itos|pompones) (?:dois|doi)_(?:coques|puffs|totos) zwei_(?:[a-z]+_)?dutts deux_(?:[a-z]+_)?(?:chignons|macarons|pompons) due_(?:[a-z]+_)?(?:chignon|crocchie|ciuffetti) dos_(?:monyos|monyets|pompons) afro_puff afro_buns puff_buns space_buns two_afro_buns dos_moni?os_afro dois_puffs afro-puffs zwei_afro_puffs couettes_afro codini_afro dos_pompons_afro',
    ),
  ],
  [
    'single_braid',
    sense(
      'single_braid one_braid a_braid long_(?:[a-z]+_)?braid side_braid plait natte natte_[a-z]+ trenza tranca em_tranca langer_*_zopf zopf tresse longue_tresse longue_tresse_noire treccia lunga_treccia lunga_treccia_nera trena una_trena',
    ),
  ],
  [
    'mohawk',
    sense(
      'mohawk* mohican* cresta moicano irokes* crete_verte crete_iroquoise punk_mohawk faux_hawk fauxhawk mohawkfrisur moicana crista cresta_verde irokesenschnitt* iro iroquois crete_punk cresta_da_moicano cresta_punky crete cresta_punk',
    ),
  ],
  [
    'crop',
    sense(
      '(?:rapou|rapad[oa]s?|raspou|raspad[oa]s?)_(?:[a-z]+_){0,3}de_um_lado (?:rapad|afeitad|rasurad)[oa]s?_(?:[a-z]+_){0,2}(?:de|por|a|en)_un_(?:lado|costado) (?:rapat|rapada|afaitat|afaitada)_(?:[a-z]+_){0,2}(?:d|per|a|de)_un_(?:costat|cantó|canto) rasat[oaie]_(?:[a-z]+_){0,2}(?:da|su|di)_un_lato ras[eé]e?s?_(?:[a-z]+_){0,2}(?:d|sur)_un_cote (?:eine_seite|seitlich|einseitig)_(?:aus|ab)?rasiert* (?:shaved|buzzed)_(?:on_)?(?:one_side|down_one_side) sidecut side_cut (?:rapad|afeitad)[oa]s?_(?:de|por|a)_un_lado shaved_on_one_side one_side_shaved (?:auf_)?eine[rn]?_seite_(?:kurz_)?rasiert rasee?s?_d_un_cote rasat[oi]_da_un_lato raspad[oa]s?_de_um_lado rapat_d_un_costat high_top_fade low_fade mid_fade skin_fade fade_cut faded_sides short_back_and_sides french_crop (?:shaved|shaven|short|buzzed|clipped|faded)_(?:at|on)_the_sides (?:rapad|afeitad|cort)*_(?:a|por|en)_los_(?:lados|costados|laterales) (?:rapad|raspad|curt)*_(?:nos|dos)_lados (?:rapa[dt]|rasurad|curt)*_als_(?:costats|laterals) an_den_seiten_(?:kurz|rasiert|ausrasiert)* (?:ras|court)*_sur_les_cotes (?:rasat|cort)*_ai_lati undercuts caesar_cut textured_crop lados_rapados corte_degradado fades degradad[oa] rapado_a_los_lados disfarcad[oa] degrade_nas_laterais laterais_rapadas seiten_rasiert* rasierte_seiten kurze_seiten cotes_rases degrade_sur_les_cotes sfumatura rasati_ai_lati costats_rapats degradat[s]? high_top fade undercut taper faded degradado degrade sfumato',
    ),
  ],
  [
    'ponytail',
    sense(
      'catogan* chongo ponytail* pony_tail* coleta cola_de_caballo cola rabo_de_cavalo pferdeschwanz* queue_de_cheval coda_di_cavallo coda cua cua_de_cavall tied_back atado apanhado pony-tail high_ponytail low_ponytail tied_in_a_tail pulled_back_in_a_ponytail coleta_alta coleta_baja cola_alta cola_baja atado_atras amarrado_atras rabo-de-cavalo rabo_de_cavallo rabicho pferdeschwaenze zusammengebunden* zuruckgebunden* hoher_zopf hohem_zopf queue-de-cheval queue_haute queue_basse coda_alta coda_bassa codino cua_alta cua_baixa cuera cabells_lligats_enrere',
    ),
  ],
  [
    'low_bun',
    sense(
      'low_bun moni?o_bajo chignon_basso bun_baixo dutt_tief nackenknoten chignon_bas low_chignon bun_at_the_nape low_knot moni?o_en_la_nuca moni?o_bajo_en_la_nuca rodete_bajo coque_baixo coque_na_nuca tiefer_dutt tief_sitzender_dutt nackendutt knoten_im_nacken chignon_(?:banane|sur_la_nuque|dans_la_nuque) crocchia_bassa chignon_sulla_nuca monyo_baix monyo_al_clatell',
    ),
  ],
  [
    'high_bun',
    sense(
      '(?:wears|worn)_(?:it_)?up hair_(?!sticking)(?!standing)(?!spiked)(?!gelled)(?:[a-z]+_){0,2}up *dutt coque_samurai bun man_bun topknot top_knot monio mono(?!_(?:larg|cort|vaquer|azul|verde|roj|negr|blanc|amarill|gris|beig|rosa|marron|naranja|de_(?:trabajo|lana|mezclilla|esqui|punto|rayas|flores|invierno|nieve)|estampad|enteriz)) coque dutt chignon haarknoten monyo monyos hochgesteckt* chignon_haut crocchia concio recull updo recogido_en_un_moni?o buns top-knot hair_up in_a_knot messy_bun high_bun ballerina_bun bun_on_top donut_bun rodete rodetes moni?ito moni?o_alto moni?o_de_bailarina recogido_alto coque_alto coque_de_bailarina birote carrapito puxo haardutt* hoher_dutt dutte hochsteckfrisur* knoten chignons macaron toupet_noue crocchi[ae] toupe monyet monyo_alt cabells_recollits_en_un_monyo',
    ),
  ],
  [
    'pigtails',
    sense(
      'pigtails pig_tails bunches two_ponytails zwei_pferdeschwanze dues_cues twin_tails twintails two_pigtails two_bunches dos_colitas colitas chuquitas dos_colas dois_rabinhos rabinhos_de_cavalo chiquinhas totos zwei_zopfchen zopfchen rattenschwanz* zwei_schwanzchen deux_queues_de_cheval deux_petites_couettes zwei_(?:[a-z]+_)?zopfen? due_codini due_code cuetes_altes dues_cuetes dues_cuetes deux_couettes maria-chiquinhas dos_coletas coletas maria_chiquinha couettes codini cuetes zwei_zopfe',
    ),
  ],
  [
    'braids',
    sense(
      'treccia_a_corona trec(?:ce|cine)_a_corona crown_braid* corona_de_trenzas trenzas?_(?:de|en)_corona tresses?_(?:en_)?couronne flechtkranz* tranca_coroa trena_de_corona zopfen braid* plait* nattes trenz* tranc[ae]s trancas geflochten* zopfe tresse* natte* french_braid* dutch_braid* fishtail* twin_braids two_plaits zwei_geflochtene* flechtzopf* flechtfrisur* bauernzopf* trenzad[oa]s? dos_trenzas trencad[oa] entrancad[oa]* duas_trancas deux_nattes deux_tresses tressee?s? nattee?s? due_trecce intrecciat[oi] dues_trenes trenat[s]? trecc[ei]* trenes trena',
    ),
  ],
  [
    'low_bun',
    sense(
      'raccolte recollides recogidas presas attachees recogid[oa]s? raccolt[oi] recollits? recollida releves attaches tied_up pinned_up hochgebunden pinned_back pinned-up up-do sujet[oa]_atras recogidit[oa] preso presos presa_atras apanhad[oa]s hochgesteckte[rnms]? aufgesteckt* zuruckgesteckt* releve relevee?s? attachee?s? noues legati legati_indietro tirati_su recollida lligats',
    ),
  ],
  [
    'fringe',
    sense(
      '(?:pelo|corte|cabelo|cabell|taglio|capelli|coupe)_(?:a|de|da|do)_(?:la_)?(?:tazon|tigela|scodella|bol|bolet) a_tazon a_tigela a_scodella a_l_ecuelle topfschnitten? (?<=(?:cabells?|pelo|cabello|cabelos?|capelli|cheveux|haare?|hair|rinxols|rizos|cachos|ricci|boucles|locken|curls)_(?:[a-z]+_){0,2})(?:sobre_(?:el_front|la_frente|a_testa)|sulla_fronte|sur_le_front|in_(?:die|der)_stirn|over_(?:his|her|the)_forehead|dans_les_yeux|in_(?:the|his|her)_eyes|en_los_ojos|sugli_occhi|nos_olhos|als_ulls|in_den_augen) fringe bangs flequillo franja pony ponyfrisur stirnfransen frange* frangia serrell blunt_fringe full_fringe curtain_bangs curtain_fringe micro_fringe fringed flequillo_recto cerquillo fleco chasquilla pollina franjinha ponyfransen ponys mit_pony frangetta ciuffetto_sulla_fronte serrells frangeta bowl_cut bowl-cut topfschnitt* coupe_au_bol corte_de_taza corte_tigela (?:em|de)_cuia corte_cuia',
    ),
  ],
  [
    'quiff',
    sense(
      '(?:pelo_)?de_punta spiky_hair spiked_hair igelfrisur stachelig* cheveux_en_petard capelli_a_spazzola cabelo_espetado quiff pompadour tupe topete tolle rockabilly_quiff tupe_alto copete jopo elvis-tolle schmalztolle banane_rockabilly ciuffo_alto tupe_alt slicked_up ciuffo tupé',
    ),
  ],
  [
    'side_part',
    sense(
      'con_la_riga(?!_(?:in|nel|al)_) la_riga_(?:da|a)_(?:una_parte|lato|sinistra|destra) riga_da_una_parte raie_sur_le_cote side_part* parted(?!_in_the_(?:middle|cent)) raya_al_lado seitenscheitel raie_sur_le_cote riga_di_lato scheitel parted_on_the_side parted_to_the_side parted_to_one_side side-parted side_parting comb-over combed_to_the_side raya_a_un_lado raya_lateral peinado_de_lado con_raya(?!_(?:en|al)_) risca_ao_lado risca_lateral repartido_de_lado penteado_de_lado seitengescheitelt* zur_seite_gekammt* raie_de_cote raie_a_(?:droite|gauche) scriminatura_laterale riga_laterale ratlla_al_costat clenxa_al_costat clenxa',
    ),
  ],
  [
    'middle_part',
    sense(
      'middle_part* centre_part* center_part* raya_al_medio mittelscheitel raie_au_milieu riga_in_mezzo middle-part* parted_in_the_(?:middle|centre|center) centre_parting middle_parting center_parting raya_en_medio raya_al_centro raya_en_el_medio risca_ao_meio repartido_ao_meio in_der_mitte_gescheitelt raie_centrale riga_centrale riga_nel_mezzo ratlla_al_mig clenxa_al_mig',
    ),
  ],
  [
    'swept',
    sense(
      'tirat[oaie]_indietro tirat[oaie]_all_indietro estirats?_enrere echad[oa]s?_para_atras peinad[oa]s?_hacia_atras puxad[oa]s?_para_tras tire[es]*_en_arriere zuruckgebursteten? nach_hinten slicked_back swept_back slicked hacia_atras engominad* para_tras zuruckgekammt* gegelt* plaques_en_arriere all_indietro enrere pulled_back slicked-back swept-back combed_back brushed_back gelled gelled_back hair_back peinado_hacia_atras peinado_atras echado_hacia_atras repeinado penteado_para_tras gel puxado_para_tras zuruckgegelt* nach_hinten_gekammt* nach_hinten_gegelt* zuruckgestrichen* coiffes_en_arriere en_arriere gomines? tirati_indietro pettinati_all_indietro impomatat[oi] ingellat[oi] pentinat_enrere clenxinat engominat* cap_enrere',
    ),
  ],
  [
    'receding',
    sense(
      'haare_(?:grau_und_)?licht licht licht_und_grau receding thinning entradas lichtes_haar schutter* geheimratsecken* degarni* stempiat* entrades raleando calvicie hochstirnig* diradat* receding_hairline high_forehead thin_on_top widow_s_peak thinning_hair sparse_hair entraditas frente_despejada pelo_escaso poco_pelo pelo_ralo testa_alta entradas_acentuadas cabelo_ralo cabelo_(?:[a-z]+_)?ralo pelo_(?:[a-z]+_)?ralo pouco_cabelo rareando lichter_werdend* lichter_werdendes zurückweichend* hoher_haaransatz schutteres dunnes_haar dunner_werdend* front_degage clairsemes? cheveux_rares peu_de_cheveux radi capelli_radi stempiatura pochi_capelli entrades_pronunciades cabells_clars_a_dalt pocs_cabells',
    ),
  ],
];
