import { sense } from '../plain-form.js';
import type { Senses } from '../reading.js';

export const facialHairWords: Senses<
  'none' | 'stubble' | 'moustache' | 'goatee' | 'beard' | 'full_beard'
> = [
  [
    'none',
    sense(
      'clean-shaven ohne_bart clean_shaven cleanshaven no_beard sin_barba sem_barba bartlos* glatt_rasiert* glattrasiert* rase_de_pres imberbe sans_barbe senza_barba sbarbat* sense_barba afeitad* afaitat* barbeado glabre sans_barbe_ni_moustache beardless hairless_face smooth-shaven smooth_shaven freshly_shaved freshly_shaven imberbe imberbes lampinh[oa] barbilampin[oa] rasurad[oa] recien_afeitad[oa] bien_afeitad[oa] barba_feita rosto_liso rosto_lisinho frisch_rasiert* sauber_rasiert* bien_rase fraichement_rase ben_rasato appena_rasato viso_glabro acabat_d_afaitar ben_afaitat',
    ),
  ],
  [
    'full_beard',
    sense(
      '(?:full|long|big|bushy|thick|huge|wild)_(?:[a-z]+_)?beard dichter_bart dichter_*_bart barbe_(?:[a-z]+_)?longue grosse_barbe barbe_epaisse barba_espesa barba_tupida barba_*_poblada barba_densa barba_espessa barba_espesa barba_*_larga barba_*_longa barba_*_comprida barba_*_llarga barba_*_lunga long_*_beard barba_larga_negra barba_comprida_grisalha lunga_barba barba_llarga_grisa big_red_beard big_beard long_grey_beard long_gray_beard long_white_beard long_black_beard langer_*_bart langer_bart longue_barbe lunga_barba bushy_beard long_beard barba_larga barba_poblada barba_cheia barba_longa barba_comprida vollbart* rauschebart barbe_fournie barbe_pleine grande_barbe barba_folta barba_lunga (?:full|long|big|bushy|thick|huge|wild|heavy|dense|flowing|untamed|braided)_(?:[a-z]+_)?(?:[a-z]+_)?beard beard_(?:down_)?to_(?:his|the)_(?:chest|belly) barba_(?:[a-z]+_)?(?:hasta|ate|fins|fino)_(?:el|al|o|ao|a_l)_(?:pecho|peito|petto|pit) barbon barbaza barbona barbone barba_(?:[a-z]+_)?(?:larga|longa|comprida|llarga|lunga|poblada|espesa|espessa|densa|tupida|cerrada|cheia|farta|folta|incolta_e_lunga|frondosa|abundante|completa|intera|sencera) barbe_(?:[a-z]+_)?(?:longue|fournie|pleine|epaisse|drue|touffue|complete) (?:grosse|grande|longue|epaisse)_barbe (?:langer|dichter|voller|buschiger|wilder|machtiger|rauschender)_(?:[a-z]+_)?(?:[a-z]+_)?bart langem_(?:[a-z]+_)?bart dichtem_(?:[a-z]+_)?bart vollem_(?:[a-z]+_)?bart langen_(?:[a-z]+_)?bart zottelbart* (?:lunga|folta|grande)_(?:[a-z]+_)?barba barba_llarga barba_espessa',
    ),
  ],
  [
    'stubble',
    sense(
      'duvet_au_menton duvet_sur_les_joues pelusilla_en_la_barbilla flaum_am_kinn barba_(?:[a-z]+_)?por_(?:fazer|afeitar|hacer) barba_(?:[a-z]+_)?(?:mal_feita|sin_afeitar) barbe_(?:[a-z]+_)?(?:naissante|de_(?:trois|deux|quelques)_jours) barba_(?:[a-z]+_)?de_(?:varios|pocos|unos|algunos)_dias stubble* three-day* five_o_clock_shadow barba_de_tres_dias barba_de_dias dreitagebart* drei-tage-bart* bartstoppel* barbe_de_trois_jours barba_di_tre_giorni barba_incolta barba_de_tres_dies barba_rala barba_por_fazer designer_stubble barba_incipiente barba_incipient barbe_de_plusieurs_jours barba_de_*_(?:dias|dies) barbe_de_*_jours barba_di_*_giorni *tagebart* *_days?_(?:growth|beard) (?:two|few|several)_days?_(?:growth|beard) day-old_beard scruff scruffy_beard light_scruff barba_de_(?:dos|varios|pocos|unos|[0-9]+)_dias barba_de_(?:alguns|dois|poucos|[0-9]+)_dias barba_descuidada sombra_de_barba barba_por_afeitar barba_cerrada_de_tres_dias barba_rala barbe_(?:naissante|mal_rasee) barbe_de_(?:quelques|deux|[0-9]+)_jours mal_rase barba_di_(?:due|qualche|pochi|[0-9]+)_giorni accenno_di_barba barba_de_(?:dos|pocs|uns_quants|[0-9]+)_dies (?:drei|zwei|mehr)tage*bart* unrasiert* bartschatten stoppelbart* barba_sfatta',
    ),
  ],
  [
    'goatee',
    sense(
      'barbetta barbita barbeta goaty mouche chivita barbicha barbitxa barba_(?:de_)?candado barba_en_candado goatee* perilla chiva cavanhaque pera kinnbart* spitzbart* ziegenbart* bouc bouc pizzetto barbeta soul_patch van_dyke chin_beard circle_beard chin_puff chivita candado barba_de_candado perita mosca pera_(?:curta|grisalha) cavanhaque* ziegenbartchen henriquatre kinnbartchen barbiche barbichette bouc_(?:court|taille) pizzett[oi] mosca pereta',
    ),
  ],
  [
    'moustache',
    sense(
      'bigoton bigotazo bigotes bigotillos? bigotito bigodao bigodaco baffetti baffone mostachos moustaches_en_guidon handlebar schnauz schnauzb[a-z]* mostatxos bigotets bigotot bigotassos moustache* mustache* bigote* bigode* schnurrbart* schnauzbart* schnauzer oberlippenbart* baffi baffo bigoti* bigotis mustaches moustachioed moustached mustachioed bigotudo bigotillo bigotazo mostacho bigodinho bigodao bigodudo bartchen_uber_der_oberlippe schnauzbartig* schnurrbartig* schnauzchen moustachu baffett[oi] baffoni baffut[oi] bigotut mostatxo',
    ),
  ],
  [
    'beard',
    sense(
      'barbut[oi] beard* barba barbud* barbe barbu bart vollbartig* bartig* (?!schnurr|schnauz|oberlippen|kinn|spitz|ziegen|stoppel|tage|gams)*bart trimmed_beard barbeta_corta barbut',
    ),
  ],
];

export const glassesWords: Senses<'none' | 'round' | 'square' | 'sun' | 'plain'> = [
  [
    'none',
    sense(
      'no_glasses keine_brille ni_lunettes ni_ulleres ni_gafas nem_oculos without_glasses sin_gafas sin_lentes sem_oculos ohne_brille keine_brille sans_lunettes senza_occhiali sense_ulleres',
    ),
  ],
  [
    'sun',
    sense(
      'sunglasses shades gafas_de_sol lentes_de_sol oculos_de_sol oculos_escuros sonnenbrille* lunettes_de_soleil occhiali_da_sole ulleres_de_sol dunkl*_brille dunkle_glaser gafas_negras_de_sol lunettes_(?:noires|fumees) shades sunnies aviators aviator_sunglasses dark_glasses gafas_oscuras lentes_oscuros anteojos_de_sol anteojos_oscuros sonnenbrillen dunkle_brille lunettes_noires_de_soleil occhiali_scuri ulleres_fosques',
    ),
  ],
  [
    'round',
    sense(
      'round_glasses round-rimmed round_spectacles gafas_redondas lentes_redondos oculos_redondos runde_brille runder_brille rundbrille lunettes_rondes occhiali_tondi occhiali_rotondi ulleres_rodones round_frames round_(?:[a-z]+_)?(?:glasses|spectacles|specs|frames) gafas_(?:[a-z]+_)?redondas lentes_(?:[a-z]+_)?redondos anteojos_redondos oculos_(?:[a-z]+_)?redondos rund*_(?:[a-z]+_)?brille nickelbrille* lunettes_(?:[a-z]+_)?rondes occhial(?:i|etti)_(?:[a-z]+_)?(?:tondi|rotondi) ulleres_(?:[a-z]+_)?rodones john_lennon_glasses',
    ),
  ],
  [
    'square',
    sense(
      'square_glasses rectangular_glasses gafas_cuadradas oculos_quadrados eckige_brille lunettes_carrees square_(?:[a-z]+_)?(?:glasses|spectacles|specs|frames) rectangular_(?:[a-z]+_)?(?:glasses|spectacles|frames) gafas_(?:[a-z]+_)?(?:cuadradas|rectangulares) lentes_(?:[a-z]+_)?cuadrados anteojos_cuadrados oculos_(?:[a-z]+_)?(?:quadrados|retangulares) eckig*_brille rechteckig*_brille lunettes_(?:[a-z]+_)?(?:carrees|rectangulaires) occhiali_(?:[a-z]+_)?(?:quadrati|rettangolari) ulleres_(?:[a-z]+_)?(?:quadrades|rectangulars) occhiali_quadrati ulleres_quadrades horn-rimmed hornbrille',
    ),
  ],
  [
    'plain',
    sense(
      'lenti(?=_spesse|_grosse) thick_lenses lentes_gruesas dicke_glaser ulleres glasses spectacles specs eyeglasses gafas lentes anteojos oculos brille (?!ski|schwimm|taucher|schutz|vr-|sonnen)*brille brillentrager* lunettes occhiali ulleres bespectacled reading_glasses pince-nez bifocals gafotas gafitas lentecitos quevedos oculinhos bifocais brillentragend* brillen lunetteuse binocle occhialett[oi] occhialini occhialut[oa] ulleretes',
    ),
  ],
];

export const frameWords = sense(
  'frame* rims? rimmed rahmen gestell montura* armacao armacoes monture* bugel* patillas hastes branches stanghette temple_arms montatura montures',
);

/** Shapes next to the noun: "round gold glasses". */
export const frameShapeWords: Senses<'round' | 'square'> = [
  ['round', sense('round redond[oa]s? rund* rond* tond[oai] rotond[oai] rodon[ae]*')],
  [
    'square',
    sense('square rectangular cuadrad[oa]s? quadrad[oa]s? eckig* carre* quadrat[oaie] quadrades'),
  ],
];

export const buildWords: Senses<'slim' | 'average' | 'athletic' | 'stout'> = [
  [
    'athletic',
    sense(
      'cuerpo_de_gimnasio corps_de_sportif fisico_da_palestra corpo_de_academia cos_de_gimnas gym_(?:body|bod) gym-toned spalle_muscolose hombros_musculosos ombros_musculosos espatlles_musculoses epaules_musclees muscular_shoulders omone hombreton homenarrao hune colosse armadio fornit fornida definid[oa] toned ampl[ea]s?_d_espatlles hombros_anchos larg[oa]_de_ombros ancha_de_hombros larg[oa]_di_spalle epaules_larges broad_shoulders breiten?_schultern deportista esportista esportiu esportiva musculos athletic* muscular* fit sporty strong_build well-built atletic* musculos[oa]* fuerte* forte[s]? fort forts? fornid* sportlich* muskul* trainiert* kraftig* athletique* sportif* sportive* muscle* sportiv[oa]* muscolos[oa]* musculat* atlhetic* broad-shouldered toned carrure_de_rugbyman rugbyman broad_shoulder* strapping buff burly brawny well-toned well_toned well_built powerfully_built stocky_and_muscular strongly_built ancho_de_hombros hombros_anchos atletic[oa] de_complexion_fuerte fibros[oa] fornid[oa] cachas sarad[oa] malhad[oa] forte_e_musculos[oa] ombros_largos encorpad[oa] em_forma breitschultrig* durchtrainiert* drahtig* stark_gebaut* krftig muskelbepackt* musclee? costaud carrure_athletique large_d_epaules baraque tonique spalle_larghe palestrat[oa] aitante robusto_e_muscoloso espatlles_amples fort_i_musculat cepat fibrat',
    ),
  ],
  [
    'slim',
    sense(
      'flaquit[oa] flaquet[a]? magret[a]? magherin[oa] wiry sehnig* nervut nervuda nervud[oa] magrel[oa] magricel[oa] magrot[a]? sec_comme_un_clou durre[rsnm]? durr smilz[oa] grand_et_sec alto_y_seco slim* slender* thin skinny lean petite skinny delgad[oa]* flac[oa]* esbelt[oa]* magr[oa]* schlank* dunn* zierlich* mince* maigre* svelte menu[e]? snell[oa]* magrolin[oa]* esvelt* prim prima prims primes slight willowy lanky gangly gaunt svelte spindly wispy bony skinny slim-built slightly_built thin-built delgadit[oa]* flacuch[oa]* enjut[oa] escualid[oa] espigad[oa] menudit[oa] magrinh[oa]* franzin[oa] esguia? esguio delgad[oa] schmachtig* hager* schmal* schlaksig* grazil* dunn feingliedrig* filiforme elancee? fluet fluette gracile maigrichon* minces exil[ie]? esil[ei] smilz[oa] snelliss* magriss* asciutt[oa] mingherlin[oa] slanciat[oa] filiforme escardalenc* primet[a]? secall* espigad[oa]',
    ),
  ],
  [
    'stout',
    sense(
      'llenit[oa] cicciottell[oa] rechonchet[a]? pota bide pot_belly pancetta panceta barriguinha panxeta bierbauchlein gros bit_of_a_belly a_(?:little_|slight_)?belly big_belly paunch beer_belly potbell* pot-bell* *bauch bauchlein barrig[ao]n* barriga* panz[ao]n* panza bedaine ventru pancia panciut* panxa panxut* bierbauch* stout* plump* chubby overweight heavy heavyset heavily_built heavily-built solidly_built solidly-built heavy-set curvy large round_build big full-figured gord[oa]* gordinh[oa]* gordit[oa]* rellenit[oa]* robust[oa]* corpulent* cheinh[oa]* mollig* dick* ubergewicht* rundlich* pancion[ei] panciott[oa] trippa panxot barrigot korpulent* stammig* rond ronde rondelet* corpulent* (?:un_peu|assez|plutot|femme)_forte grassottell* grass[oa] robust* formos[oa] gras grassa grassonet* plus-size plus_size stocky portly tubby rotund fat obese hefty chunky voluptuous full_figured thickset thick-set round-bellied big-boned big_boned large-framed paunchy well-padded curvaceous rolliz[oa] regordet[ea] gordot[ea]* rechonch[oa] entrad[oa]_en_carnes obes[oa] curvy voluptuos[oa] con_curvas fondon[a]? tripon[a]? gordet[ea] rechonchud[oa] fofinh[oa] gorduch[oa] acima_do_peso curvilinea voluminos[oa] roli[cç][oa] corpulent[oa] fullig* vollschlank* beleibt* wohlbeleibt* pummelig* ubergewichtig* untersetzt* dicklich* kraftig_und_rund rund_gebaut kurvig* enrobee? potelee? replet[e]? dodue? bien_en_chair en_surpoids plantureuse trapue? rondouillard* obese paffut[oa] cicciott?[oa]* ciccion[ea] sovrappeso in_carne tarchiat[oa] pienott[oa] curv[iy] rotondett[oa] obes[oa] rabassut* rodanxo[n]?[a]? entrad[ae]t?_en_carns rodo rodona molsut* barrigud[oa] complexion_robusta kraftig_gebaut dicker dicke',
    ),
  ],
  [
    'average',
    sense(
      'average_build medium_build average complexion_media constitucion_media normal_gebaut mittlere_statur corpulence_moyenne corporatura_media complexio_mitjana normal average-build medium-build of_average_build regular_build normal_build estatura_y_complexion_normales complexion_normal constitucion_normal contextura_media porte_medio constituicao_media compleicao_media normale_statur durchschnittlich* normalgewichtig* corpulence_normale gabarit_moyen corporatura_normale di_media_corporatura complexio_normal',
    ),
  ],
];

export const rimlessWords = sense(
  'rimless frameless sin_montura sin_aro sem_aro sem_armacao randlos* sans_monture senza_montatura sense_muntura',
);

/** Parts of a head or body that may be big without the whole. */
export const partOfBodyWords = sense(
  'face faces jaw jaws jawline cheekbones? cheeks neck legs? arms? fingers? nails eyelashes lashes brows eyebrow moustache mustache cara rostro mandibula pomulos mejillas cuello piernas brazos dedos unas pestanas bigote rosto queixo macas bochechas pescoco pernas bracos dedos unhas pestanas cilios bigode gesicht kiefer wangen wangenknochen hals beine arme finger wimpern kinn schnurrbart visage machoire pommettes joues cou jambes bras doigts ongles cils moustache menton viso mascella zigomi guance collo gambe braccia dita unghie ciglia mento baffi cara galtes coll cames bracos dits ungles pestanyes barbeta bigoti eye eyes nose ears? hands? feet lips mouth teeth tooth smile eyebrows forehead chin ojos nariz orejas? manos pies labios boca dientes sonrisa cejas frente olhos orelhas? maos pes boca dentes sorriso sobrancelhas testa augen nase ohren hande fusse lippen mund zahne lacheln augenbrauen stirn yeux nez oreilles? mains pieds levres bouche dents sourire sourcils front occhi naso orecchi[eao] mani piedi labbra bocca denti sorriso sopracciglia fronte ulls nas orelles mans peus llavis dents somriure celles front',
);
export const bellyWords = sense(
  'belly bump tummy *bauch bauchlein barrigao? barrig[ao]n* barriga* panz[ao]n* panza bedaine ventre ventru pancia pancione panciut* panxa panxut*',
);

export const beardNouns = sense('beard barba barbe bart barbita bartchen barbetta');

/** Metres more or less than usual. */
export const statureWords: Senses<number> = [
  [
    -0.38,
    sense(
      'dwarfism little_person kleinwuchsig* kleinwuchs zwergwuchs* enanismo acondropl* achondropl* nanisme nanismo nanisme de_talla_baja personne_de_petite_taille pessoa_com_nanismo',
    ),
  ],
  [
    0.1,
    sense(
      'two_met(?:re|er)s altisim[oa] altissim[oa] riesengross* huge_man giant_of_a_man tan_alt_que tan_alto_que so_gross_dass tao_alto_que si_grand_que cosi_alto_che very_tall muy_alt[oa] sehr_gross* muito_alt[oa] tres_grand* molto_alt[oa] molt_alt*',
    ),
  ],
  [
    0.07,
    sense(
      'tall alt[oa]s? alta gross grosser grosse hochgewachsen* grand grande alt alts towering lanky altissim[oa] grandote largirucho altot[ae]* espigad[oa] altinh[oa] hochgewachsene[rnm]? riesig* baumlang* elancee? de_grande_taille altett[oa] alticci[oa]',
    ),
  ],
  [
    -0.07,
    sense(
      'piccolin[oa] piccoletto baixeta baixet baixinha bajita petiteta short petite small baj[oa]s? bajit[oa]* baix[oa]s? baixinh[oa] klein* petit* bass[oa]* bassin[oa] baixet[a]? menud[oa]* diminutive little_person dwarf* tiny small-statured short_in_stature short-statured chaparr[oa] chaparrit[oa] retac[oa] bajet[ea] pequenit[oa] de_baja_estatura enan[oa] acondroplasia achondroplasia baixot[ae] nanism[oe]? anao ana_de_jardim kleingewachsen* winzig* kleinwuchs zwergwuchs* de_petite_taille courte_sur_pattes bassott[oa] minut[oa] nan[oa]_di_statura acondroplasic[oa] kleinwuchsig*',
    ),
  ],
];

/** How far a pregnancy is: the belly is drawn the same. */
export const pregnancyMonthWords =
  /(?:de |im |in the |di |in )?(?:[a-z0-9]+) (?:months?|meses|mesos|mois|mesi|monat)(?: (?:de embarazo|gestante))?/gu;
export const expectingWords = sense(
  'embarassadissima embarazadisima gravidissima incintissima (?:attend|espera|aspetta|erwartet|expecting)_(?:des_|un_|dos_|due_|zwei_)?(?:jumeaux|jumelles|mellizos|mellizas|gemelos|gemelas|gemeos|gemelli|bessons|zwillinge|twins) ventre_enorme_de_grossesse (?:[a-z]+|[0-9]+)_(?:months|weeks)_(?:gone|along) pregnant expecting embarazada gravida gestante schwanger* hochschwanger* enceinte incinta embarassada prenyada baby_bump babybauch umstands(?!kleid|bluse|jeans|shirt|mantel|pullover)[a-z]* premama im_(?:dritten|vierten|funften|sechsten|siebten|siebenten|achten|neunten)_monat with_child heavily_pregnant expectant in_dolce_attesa dolce_attesa aspetta_un_bambino embarazo en_estado en_cinta encinta esperando_un_bebe espera_un_bebe a_espera_de_bebe gravidez a_espera_de_um_bebe barriga_de_gravida prenhe barriga_de_embarazada schwangerschaft* babybauch* erwartet_ein_kind future_maman attend_un_(?:bebe|enfant) grossesse gravidanza pancione_da_gravidanza embaras embarassada_de espera_una_criatura en_estat',
);

/** Moods show in the face. */
export const moodWords: Senses<'laugh' | 'neutral' | 'smile'> = [
  [
    'laugh',
    sense(
      'mort[e]?_de_rire muert[oa]_de_risa mort[oa]_dal_ridere mort[a]?_de_riure lachen riso risada rialla rialles risata risate carcajada rigolote giggling lachend laut_lachend rie rient ri riu ride ridono rit riant rian ridendo rialler[oa]? muere_de_risa en_train_de_rire laughing kichert lacht_laut a_carcajadas alegre contenta? contentissim[oa] divertid[oa] divertit hilarant laugh(?!_lines)[a-z]* cheerful joyful joyous riendo risuen[oa] alegre* rindo risonh[oa] lachend* laughs giggl* grinning_widely beaming chuckling overjoyed carcajad* muerto_de_risa risuenos gargalh* alegr[ei] strahlend* kichernd* lachend lacht rigolard* rigole eclate_de_rire hilar[ei] rie[rn]* che_ride ridono sghignazz* rialler* frohlich* rieu* hilare? joyeu* ridente allegr[oa] rient',
    ),
  ],
  [
    'neutral',
    sense(
      '(?:does|do)(?:n_t|nt|_not)_smile never_smiles (?:no|nunca)_sonrie nao_sorri lachelt_(?:nie|nicht) ne_sourit_(?:pas|jamais) non_sorride(?:_mai)? no_somriu fai(?:t|sant)_la_(?:gueule|tete|moue) fastidio morros cara_larga enfurrunad[oa] embadalid[oa] verargert* sauer beleidigt* boude bouder broncio trombudo emburrado mest[oa] emburrad[oa] genervt* annoyed bored sulky sulking moody grumpy exhausted worn_out knackered shattered weary ennuie ennuye[e]? s_ennuie s_embete aburrid[oa] avorrid[a]? annoiat[oa] entediad[oa] gelangweilt* schlecht_gelaunt enojad[oa] molest[oa] agotad[oa] esgotad[oa]? exaust[oa] esaust[oa] epuisee? erschopft* preocupad[oa] preoccupat[oa] worried besorgt* inquiete? desconfiad[oa] desconfiat suspicious misstrauisch* chatead[oa] aborrecid[oa] zangad[oa] amuad[oa] triste triston[a]? trauernd* grincheux grincheuse ranzinza rabugent[oa] rondinaire musso bozal seriet[oa] distrutt[oa] stremat[oa] serious* stern solemn seri[oa]s? serios[oa] ernst* streng* serieu[xs]e? severe? serieuse serio seriosa sad triste* traurig* thoughtful pensiv* frowning scowling grumpy melanchol* solemnly stern-faced severe deadpan poker-faced stoic neutral_expression expressionless unsmiling sin_sonreir sem_sorrir ohne_lacheln sans_sourire senza_sorridere sense_somriure not_smiling gesto_serio semblante_serio cara_seria carrancud[oa] sisud[oa] cenh[oa]_franzido malhumorad[oa] grunon[a]? enfadad[oa] zangad[oa] ernst ernstes ernster murrisch* grimmig* nachdenklich* traurig mude muder grave renfrognee? boudeur boudeuse melancolique songeu[rs]* triste fatiguee? accigliat[oa] imbronciat[oa] malinconic[oa] stanc[oa] arrabbiat[oa] pensieros[oa] sever[oa] serios[ae] enfadad[ae]? trist tired cansad[oa]',
    ),
  ],
  [
    'smile',
    sense(
      'heureu[xs]e? gentill?e? glucklich* felic[ei] felic somriure somriures sonrisa_timida sorriso_timido timid_smile shy_smile cheeky frech* grinsen* lachelnd* sourire_en_coin malicieu[xs]e? pillo picard[ai]? traviess[oa] murri (?:big|broad|wide|huge)_smile gran_sonrisa sonrisa_amplia grande_sorriso sorriso_largo sorriso_grande breites_lacheln grosses_lacheln cheeky_grin toothy_grin gap-toothed_smile grin* smirk* beaming_smile sonrisa* sonrient* sonriendo sorrisos? sorridente* sorrindo grinst grinsend* schmunzel* strahlt lachelt sourire* souriant* sorriso sorridente somriure* somrient somriu cordial* bondados[oa] tiern[oa] dulce doce sanft* herzlich* warmherzig* gutmutig* douce doux aimable* bienveillant* affabile dolce cordiale amorevole dolç[ae]? amable* (?:grand|large)_sourire ampio_sorriso gran_somriure smil* warm friendly kind happy relaxed gentle confident calm sonri* amable simpatic* feliz sorri* lachel* freundlich* nett* froh* sympathisch* souri* gentil* sympathique* sorrid* sorris* gentile simpatic[oa] somri*',
    ),
  ],
];

/** Said of people rather than of their looks; nothing is drawn by it, nothing is missing without it. */
export const praiseWords = sense(
  'elegant attractive handsome beautiful pretty cute lovely good-looking guap[oa] cara_amable elegante* bonit[oa] hubsch* schon* elegant* belle beau joli* bell[oa] maco maca long_neck cuello_largo broad_smile gorgeous stunning striking dashing charming adorable lovable sweet young-looking youthful photogenic graceful dignified distinguished glamorous fashionable trendy preciosa precios[oa] hermos[oa] monisim[oa] apuest[oa] atractiv[oa] encantador[a]? distinguid[oa] coquet[oa] lind[oa] bel[oa] fof[oa] charmos[oa] atraente[s]? vaidos[oa] huebsch* niedlich* suss* attraktiv* gutaussehend* charmant* jugendlich_wirkend* mignonn?e? jolie charmante? seduisante? adorable raffinee? elegante carin[oa] affascinante distint[oa] graziós[oa] grazios[oa] simpatic[oa] bonic[ae]? atractiu atractiva encisador[a]? bufo[n]?[a]?',
);

/** How light or deep skin is said to be, on the Monk scale (1 to 10). */
export const skinWords: Senses<readonly [number, number]> = [
  [
    [8.3, 9.4],
    sense(
      'very_dark very_deep ebony deep_black muy_oscura muy_negra muito_escura muito_negra sehr_dunkle? sehr_dunkel tiefdunkle tres_foncee blue-black blue_black darkest deepest onyx coal-black negrisim[oa] oscurisim[oa] muy_morena_oscura retint[oa] escurissim[oa] pretissim[oa] preto_retinto tiefschwarz* nachtschwarz* pechschwarz* ebenholz* noir_ebene ebene ebano evano noire_ebene nerissim[oa] scurissim[oa] eban[oa] banus molt_negr[ea] negrissim[ae]? tres_noire molto_scura molt_fosca jet_black',
    ),
  ],
  [
    [5, 5.6],
    sense(
      'light_brown light-brown morena_clara hellbraun* marron_clair marrone_chiaro morena_clar marro_clar castanho_clara light-medium cafe_au_lait wheatish wheaten honey-coloured honey_coloured honey-toned honey latte toffee fawn milk_chocolate trigue[nñ][oa]_clar[oa] cafe_con_leche miel pele_morena_clara morena_clarinha cor_de_mel mel de_mel milchkaffee* honigfarben* karamellfarben* cafe_au_lait mate_claire miele caffelatte ambrata ambrat[oa] mel_clar bru_clar',
    ),
  ],
  [
    [1, 1.8],
    sense(
      'pallidissim[oa] palidisim[oa] albi albinos? albina albinotic[oa] blanquissim[ae]? very_pale very_fair porcelain porcelana blass blasse blasser tres_pale muy_clara muito_clara sehr_hell* albino albina paper-white ghostly_pale pallid pasty milk-white milky milky-white snow-white paper_pale palidisim[oa] blanquisim[oa] lechosa de_leche de_porcelana alvissim[oa] branquinh[oa] branquissim[oa] leitosa kreidebleich* kreideweiss* schneeweiss* porzellan* milchig* alabaster* leichenblass* laiteuse? d_albatre diaphane blafarde? bianchissim[oa] pallidissim[oa] lattea latteo d_alabastro alabastro blanquissim[ae]? molt_clara molt_pal*lida albinism* albinismo alabaster',
    ),
  ],
  [
    [1.4, 3],
    sense(
      'rosat rosadet sonrosat rosadit[oa] pale-faced branquel[oa] paliducho paliducha blancs? bianchicci[oa] fair pale light light-skinned fair-skinned clara claro palid[oa]* hell helle heller hellhautig* claire clair pale chiara chiaro pal*lida rosy ivory white blanca branca weisse blanche bianca peaches_and_cream peachy creamy beige pinkish pink pink-cheeked ruddy sallow light-coloured pale-skinned rosada sonrosad[oa] rosad[oa] tez_clara clarit[oa] blanquit[oa] rosadinh[oa] corad[oa] rosea alva hellhautig rosig* rotlich* bleich* helles zart* blassrosa rosee? rose laiteuse pallid[oa] rosea rosat[oa] roseo rosada clar rosadeta',
    ),
  ],
  [
    [4.2, 5.2],
    sense(
      'mat olive oliva olivenfarben* oliv* olivatre oliveastra olivastra aceitunad[oa] olive-skinned olive-toned olive-tone mediterranean_skin aceituna cetrin[oa] azeitona azeitonad[oa] verde-oliva olivbraun* oliventon* mate mediterrane* olivatre olivastr[oa] oliveta olivaci* oliva',
    ),
  ],
  [
    [4.7, 5.5],
    sense(
      'scur[oa]_di_sole oscur[oa]_por_el_sol morena_de_sol bru_de_sol bruciat[oa]_dal_sole cremat_pel_sol queimad[oa]_(?:de|do|pelo)_sol tan tanned bronz* sun-kissed bronce* broncead* morena trigueñ* triguen* bronzead* gebraunt* bronze* hale* abbronzat* bruna bru moreno golden sunburnt sunburned sun-tanned suntanned sun-bronzed golden-brown golden_brown swarthy dusky bronzed copper-toned tostad[oa] morenit[oa] bronceadit[oa] cobriz[oa] dorad[oa] quemad[oa]_por_el_sol curtid[oa]_por_el_sol queimad[oa]_d[oe]_sol acobread[oa] dourad[oa] moreninh[oa] jambo braungebrannt* sonnengebraunt* kupfer* goldbraun* gebraunt basanee? doree? cuivree? halee? hale abbronzatissim[oa] ambrat[oa] dorat[oa] bronzea olivastra_abbronzata torrat torrada morena_de_sol colrad[ae]?',
    ),
  ],
  [
    [7, 8.4],
    sense(
      'dark_brown deep_brown marron_oscur[oa] dunkelbraune? marron_fonce brun_fonce marrone_scuro castanho-escura',
    ),
  ],
  [
    [5.9, 6.8],
    sense(
      'medium_dark morena_oscura medium-dark cinnamon cinnamon-brown warm_brown copper-brown moreno_oscuro canela_oscura morena_escura morena_fechada moren[oa]_escur[oa] mittelbraun*_bis_dunkelbraun* cannelle bruna_scura bruna_fosca more_fosc',
    ),
  ],
  [
    [5.5, 6.6],
    sense(
      'brown medium_brown caramel marron* cafe braun* brune mulata parda marro canela mid-brown medium-brown warm_brown golden_brown nut-brown hazelnut chestnut caramel-coloured brown-skinned brownish café_marron canel[oa] caramelo acaramelad[oa] avellana castanh[oa] jambo achocolatad[oa]_claro mulat[oa] parda mittelbraun* nussbraun* karamell* zimt* haselnuss* marron caramel noisette cuivre_brun caramell[oa] nocciola marro bru_mitja caramel canyella',
    ),
  ],
  [
    [7.2, 9],
    sense(
      'dark black deep oscur[oa] negr[oa] pret[oa] escur[oa] dunkel* dunkelhautig* schwarz* foncee? noire? scur[oa] ner[oa] dark-skinned black-skinned deep-toned rich_brown mahogany chocolate chocolate-brown chocolate-coloured cocoa coffee-coloured espresso mocha umber walnut chocolat[ea] cacao caoba cafe_oscuro color_chocolate achocolatad[oa] negrit[oa] moren[oa]_retint[oa] cor_de_chocolate cacau mogno schoko* kakao* mahagoni* kaffeebraun* acajou cacao cioccolato mogano cioccolat* xocolata caoba fosques negret[a]? fosca fosc',
    ),
  ],
];
