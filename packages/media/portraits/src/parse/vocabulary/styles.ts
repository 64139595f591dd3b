import { type Senses, sense } from '../reading.js';

/** The occasion that a person is dressed for. */
export const styleWords: Senses<'casual' | 'smart' | 'formal' | 'sporty'> = [
  [
    'formal',
    sense(
      'formal* business* businesslike professional* elegant* de_vestir ejecutiv* executiv* geschafts* festlich* chic professionnel* habille* profesional* profissional* ufficiale eleganti mudado',
    ),
  ],
  [
    'sporty',
    sense(
      'sporty sportive sport* deportiv[oa]* esportiv* sportlich* sportif* sportiv[oaie]* athleisure',
    ),
  ],
  [
    'smart',
    sense(
      'smart smart-casual smart_casual stylish semi-formal arreglad[oa] arrumad* gepflegt* schick* soigne* curat[oaie] arreglat*',
    ),
  ],
  [
    'casual',
    sense(
      'casual* informal* everyday lassig* leger* locker* decontracte* sportswear relaxed simple sencill* simples einfach* semplic* senzill* comod* bequem* comfortable',
    ),
  ],
];

/** Said of a dress or a skirt that reaches the ankles. */
export const floorLengthWords = sense(
  'long full-length floor-length ankle-length maxi larg[oa]s? long[oa]s? comprid[oa]s? lang lange langes langer langen bodenlang* knochellang* floor-sweeping full_length to_the_floor to_the_ground ankle_length hasta_(?:los_pies|los_tobillos|el_suelo) ate_(?:aos_pes|ao_chao|os_pes|o_chao|aos_tornozelos) comprido_ate_aos_pes bis_zum_boden bis_zu_den_(?:knocheln|fussen) jusqu_aux_(?:pieds|chevilles) fino_ai_piedi alla_caviglia fins_als_peus fins_a_terra longues? lung[oah]* llarg llarga llargs llargues',
);

/** Cut and cloth, which the drawing leaves to the garment. */
export const cutWords = sense(`
  (?:con_)?plataforma plateau con_plataforma floor-length full-length ankle-length bodenlang* abotonad[oa] remangad[oa] abrochad[oa] apert[oaie] obert[ae]? offene[rnms]? ouverte? girat[oa] a_pieghe a_pois_no enorme[s]? gigante[s]? lli lli_blanc pasta
  bright vivid neon vibrant intense fluorescent faded washed distressed stonewashed baggy skinny slim straight tapered flowing flowy floaty pleated ruffled frilly
  lacy lace chiffon satin velvet corduroy tulle denim_look cashmere merino fleece_lined lined waxed hooded zip zipped zip-up buttoned button-up belted double-breasted single-breasted
  round-neck round_neck scoop-neck off-the-shoulder short-sleeve polo_collar tight fitting well-fitting matching new old vintage retro traditional modern classic basic formal_cut knee calf-length midi mini thick thin heavy light_weight warm chunky cosy cozy
  viv[oa]s? intens[oa]s? chillon[a]? fluor fosforit[oa] fluorescentes? desgastad[oa]s? gastad[oa]s? rot[oa]s_y rasgad[oa]s? plisad[oa]s? de_encaje satinad[oa]s? terciopelo pana vaquer[oa]_ancho lana_merina cachemira forrad[oa]s? ancho[s]? anchas? amplio[s]? amplias? estrech[oa]s? entallad[oa]s? cenid[oa]s? vaporos[oa]s? suelt[oa]s? gordit[oa]_lana grueso[s]? gruesa[s]? fino[s]? finas? nuevo clasic[oa]s? tradicional(?:es)? sencill[oa]s? de_verano de_invierno de_punto de_tela cuello_redondo cuello_de_pico cremallera botones cinturon_no
  choque vibrantes? desbotad[oa]s? rasgad[oa]s? plissad[oa]s? renda cetim veludo bombazine caxemira forrad[oa]s? larg[oa]s? justinh[oa]s? just[oa]s? apertad[oa]s? solt[oa]s? folgad[oa]s? gross[oa]s? fin[oa]s? classic[oa]s? tradicionais de_verao de_inverno gola_redonda decote_em_v fecho botoes tecido fazenda
  leuchtend* knallig* grell* neon(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? verwaschen* zerrissen* ausgewaschen* plissiert* spitze samt(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? satin(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? cord(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? chiffon tull kaschmir(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? gefuttert* weit weite[rsnm]? eng enge[rsnm]? enganliegend* locker_sitzend* luftig* dick dicke[rsnm]? dunn dunne[rsnm]? grob grobe[rsnm]? warm warme[rsnm]? neu neue[rsnm]? klassisch* traditionell* rundhals* v-ausschnitt reissverschluss geknopft* knielang* wadenlang* armellos* strick*_optik flauschig*
  vif vifs vive vives fluo eclatante? delave[es]* dechire[es]* plissee?s? dentelle velours satin satinee? tulle mousseline cachemire doublee?s? large larges serree?s? moulante?s? droite?s? fluide evasee?s? epaisse? epais fine?s? chaude? classique traditionnel* rond col_rond col_en_v col zip zippee? boutons mi-longue? d_ete d_hiver
  acces[oa] fluo sgargiante strappat[oi] scolorit[oi] plissettat[oa] pizzo raso velluto tulle cashmere foderat[oa] larg[oaih]* strett[oaie]* aderente attillat[oa] morbid[oa] pesant[ei] legger[oaie] spess[oa] cald[oa] classic[oa] tradizionale girocollo scollo_a_v scollo cerniera bottoni estiv[oa] invernal[ei]
  viu viva llampant fluorescent esparracat[s]? descolorit[s]? prisad[ae]? punta setí vellut pana caixmir folrat ample[s]? amples estret[aes]? ajustat[s]? cenyi[td]a? gruixud[a]? gruixut fi fina classic[a]? tradicional d_estiu d_hivern coll_rodo coll_de_pic cremallera botons
  padded quilted acolchad[oa] acolchoad[oa] gesteppt* matelasse* imbottit[oa] encoixinat long short long-sleeved short-sleeved sleeve* sleeveless fitted loose oversized slim-fit leather cotton linen wool* silk
  suede crewneck crew-neck crew v-neck collared high-waisted ankle tailored rolled wash wide-leg straight-leg knee-length cropped plain simple soft light-weight
  largo larga largos largas corto corta cortos cortas manga mangas algodon lino lana seda cuero piel ajustad[oa]* holgad[oa]*
  lis[oa]s? longo longa longos longas curto curta comprid[oa] algodao linho couro la
  lang lange langer langes langarm* kurzarm* kurz kurze kurzer kurzes baumwoll(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? leinen(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? woll(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? seiden(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? leder(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? schlicht*
  longue longues court courte manches coton lin laine soie cuir ample
  lungo lunga lunghi lunghe maniche cotone seta pelle cuoio
  llarg llarga manigues cot llana seda cuir pell
`);

export const sleeveWords: Senses<'long' | 'short' | 'none'> = [
  [
    'none',
    sense(
      '(?<=(?:vestido|vestidito|robe|abito|vestito|vestit|top|kleid|dress)_(?:[a-z]+_)?)(?:de_tirantes|de_alcas|a_bretelles|con_spalline|a_spalline|de_tirants|mit_tragern|with_(?:thin_|spaghetti_)?straps) strappy sleeveless sin_mangas sem_mangas armellos* sans_manches senza_maniche sense_manigues with_(?:thin|spaghetti)_straps spaghetti-strap* halterneck halter-neck strapless smanicat[oa] de_alcinhas?',
    ),
  ],
  [
    'short',
    sense(
      'short-sleeved short_sleeve* manga_corta mangas_cortas manga_curta mangas_curtas kurzarm* kurzarmelig* manches_courtes short-sleeve* half-sleeve* manguita_corta de_manga_corta mit_kurzen_armeln kurzen_armeln a_manches_courtes a_maniche_corte mezze_maniche de_maniga_curta mezza_manica mangas_curtas maniche_corte maniga_curta manigues_curtes',
    ),
  ],
  [
    'long',
    sense(
      'long-sleeved long_sleeve* manga_larga mangas_largas manga_comprida mangas_compridas langarm* langarmelig* manches_longues long-sleeve* full-sleeved de_manga_larga mit_langen_armeln langen_armeln a_manches_longues a_maniche_lunghe de_maniga_llarga mangas_compridas maniche_lunghe maniga_llarga manigues_llargues',
    ),
  ],
];
