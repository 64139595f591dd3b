import { sense } from '../plain-form.js';
import type { Senses } from '../reading.js';

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

/**
 * Cut and cloth that look the same in the picture. What one would see, such as lace, velvet, a wide cut or a V-neck, is no part
 * of this: it is told.
 */
export const cutWords = sense(`
  floor-length full-length ankle-length bodenlang* abotonad[oa] abrochad[oa] apert[oaie] obert[ae]? offene[rnms]? ouverte? girat[oa] a_pois_no lli lli_blanc pasta
  bright vivid vibrant intense faded washed stonewashed slim straight tapered flowing flowy floaty
  denim_look cashmere merino fleece_lined lined hooded zip zipped zip-up buttoned button-up belted single-breasted
  round-neck round_neck short-sleeve polo_collar fitting well-fitting matching new old vintage retro traditional modern classic basic formal_cut knee calf-length midi mini thick thin heavy light_weight warm chunky cosy cozy
  viv[oa]s? intens[oa]s? rot[oa]s_y de_encaje vaquer[oa]_ancho lana_merina cachemira forrad[oa]s? estrech[oa]s? entallad[oa]s? vaporos[oa]s? gordit[oa]_lana grueso[s]? gruesa[s]? fino[s]? finas? nuevo clasic[oa]s? tradicional(?:es)? sencill[oa]s? de_verano de_invierno de_punto de_tela cuello_redondo cremallera botones cinturon_no
  vibrantes? desbotad[oa]s? caxemira forrad[oa]s? larg[oa]s? just[oa]s? gross[oa]s? fin[oa]s? classic[oa]s? tradicionais de_verao de_inverno gola_redonda fecho botoes tecido fazenda
  leuchtend* verwaschen* ausgewaschen* kaschmir(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? gefuttert* weite[rsnm]? locker_sitzend* luftig* dick dicke[rsnm]? dunn dunne[rsnm]? grob grobe[rsnm]? warm warme[rsnm]? neu neue[rsnm]? klassisch* traditionell* rundhals* reissverschluss geknopft* knielang* wadenlang* armellos* strick*_optik flauschig*
  vif vifs vive vives delave[es]* cachemire doublee?s? large larges droite?s? fluide evasee?s? epaisse? epais fine?s? chaude? classique traditionnel* rond col_rond col zip zippee? boutons mi-longue? d_ete d_hiver
  acces[oa] scolorit[oi] cashmere foderat[oa] larg[oaih]* morbid[oa] pesant[ei] legger[oaie] spess[oa] cald[oa] classic[oa] tradizionale girocollo scollo cerniera bottoni estiv[oa] invernal[ei]
  viu viva descolorit[s]? caixmir folrat gruixud[a]? gruixut fi fina classic[a]? tradicional d_estiu d_hivern coll_rodo cremallera botons
  long short long-sleeved short-sleeved sleeve* sleeveless fitted slim-fit leather cotton linen wool*
  crewneck crew-neck crew collared high-waisted ankle tailored wash straight-leg knee-length plain simple soft light-weight
  largo larga largos largas corto corta cortos cortas manga mangas algodon lino lana cuero piel
  lis[oa]s? longo longa longos longas curto curta comprid[oa] algodao linho couro la
  lang lange langer langes langarm* kurzarm* kurz kurze kurzer kurzes baumwoll(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? leinen(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? woll(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? leder(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? schlicht*
  longue longues court courte manches coton lin laine cuir
  lungo lunga lunghi lunghe maniche cotone pelle cuoio
  llarg llarga manigues cot llana cuir pell
`);

/** Cut and cloth that one would see and that are not drawn. */
export const visibleCutWords = sense(`
  puffer cords corduroys fur fourrure pelliccia pelzmantel* pelzjacke* (?<=abrigo_)de_piel(?:es)? (?<=abric_)de_pell? (?<=casaco_)de_pel(?:o|es) hood_up capucha_puesta kapuze_(?:auf|hoch) capuche_(?:relevee|mise) cappuccio_(?:su|alzato) ajustad[oa]s? ajustats? ajustade?s? apertad[oa]s? justinh[oa]s? strett[oaie] serree?s? enge[rsnm]? moulant sleeves_rolled_up rolled-up rolled_up remangad[oa]s? arremangad[oa]s? hochgekrempelt* retrousse[e]?s? arrotolat[ei] arromangad[ae]s? gastad[oa]s? desgastad[oa]s? worn-out fischnetz* de_fusta de_madera en_bois di_legno aus_holz
  (?:con_)?plataforma plateau con_plataforma a_pieghe enorme[s]? gigante[s]? neon fluorescent distressed baggy skinny pleated ruffled frilly lacy lace
  chiffon satin velvet corduroy tulle waxed double-breasted scoop-neck off-the-shoulder tight chillon[a]? fluor fosforit[oa] fluorescentes? rasgad[oa]s?
  plisad[oa]s? satinad[oa]s? terciopelo pana ancho[s]? anchas? amplio[s]? amplias? cenid[oa]s? suelt[oa]s? cuello_de_pico choque plissad[oa]s? renda
  cetim veludo bombazine solt[oa]s? folgad[oa]s? decote_em_v knallig* grell* neon(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? zerrissen* plissiert* spitze
  samt(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? satin(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? cord(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? tull weit
  enganliegend* v-ausschnitt fluo eclatante? dechire[es]* plissee?s? dentelle velours satinee? mousseline moulante?s? col_en_v aderenti? estret[aes]* sgargiante strappat[oi]
  plissettat[oa] pizzo raso velluto attillat[oa] scollo_a_v llampant esparracat[s]? prisad[ae]? punta setí vellut ample[s]? amples cenyi[td]a?
  coll_de_pic padded quilted acolchad[oa] acolchoad[oa] gesteppt* matelasse* imbottit[oa] encoixinat loose oversized silk suede v-neck wide-leg cropped
  seda holgad[oa]* seiden(?:en|ene[rnms]?|e[rnms]?|farben[a-z]*)? soie ample seta
  oversize shaggy sequinned sequins? lentejuelas paillettes pailletten lantejoulas llantons embroidered bordad[oa]s? bestickt[a-z]* brode[e]?s? ricamat[oaie] brodat brodada brodados crochet ganchillo uncinetto ganxet gehakelt[a-z]* fringed flecos fransen franges frange(?=_[a-z]+ate) serrells volants volantes babados rusche[n]? balze ruffles? frills? faux_fur fur-trimmed sheepskin shearling peau_lainee
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
