import type { Pattern } from '../../appearance/appearance.js';
import { type Senses, sense } from '../reading.js';

/**
 * Colours of cloth and things as a dyer makes them, quieter than a screen's primaries, with the endings of the
 * languages. English, Spanish, Portuguese, German, French, Italian, Catalan.
 */
const dyes: readonly (readonly [hex: string, words: string])[] = [
  [
    '#1f7a80',
    'teal petrol* petrolfarben* petroleo azul-petroleo azul_petroleo bleu_canard bleu_petrole verde_petrolio blau_petroli ottanio',
  ],
  [
    '#24344f',
    'navy navy_blue azul_marin* azul_oscuro marineblau* dunkelblau* bleu_marine blu_navy blu_scuro azul_escuro blau_mari blau_fosc marinho marino',
  ],
  [
    '#9fc0dc',
    'light_blue sky_blue baby_blue azul_cla* azul_celeste celeste azul_bebe hellblau* himmelblau* bleu_clair bleu_ciel azzurr* celest* blau_cel blau_clar',
  ],
  ['#2c4a86', 'royal_blue cobalt* konigsblau* bleu_roi azul_real electric_blue'],
  ['#5b7896', 'denim denim_blue azul_vaquero jeansblau*'],
  ['#31588f', 'blue blau blaue* blaues blauer blu azul* bleu* blava blaus blaves'],
  [
    '#7b2638',
    'burgundy bordeaux maroon wine granate burdeos vinho bordo bordeauxrot* weinrot* bordo vino granat garnet',
  ],
  ['#b8362f', 'red roj* vermelh* rot rote* roter rotes rouge* ross[oaie] vermell*'],
  ['#d9857f', 'coral* salmon* koralle* corail corall* lachs*'],
  [
    '#e7b9bd',
    'light_pink pale_pink pastel_pink rosa_claro hellrosa rose_pale rosa_palo rosa_pallido dusty_pink blush',
  ],
  ['#d8829a', 'pink rosa rosad* cor_de_rosa cor-de-rosa rose roses rosas'],
  ['#b23a7a', 'magenta fuchsia fucsia fuchs*'],
  [
    '#2f4f3a',
    'vert_sapin vert_bouteille verde_bottiglia verde_botella verd_ampolla verde_garrafa tannengrun* moosgrun* dark_green forest_green bottle_green verde_oscuro verde_escuro dunkelgrun* vert_fonce verde_scuro verd_fosc flaschengrun*',
  ],
  [
    '#9cb79a',
    'light_green mint* sage verde_cla* verde_menta menta verde_acqua verd_aigua hellgrun* salbei* vert_clair verde_chiaro verd_clar vert_d_eau verde_salvia',
  ],
  ['#6d7042', 'olive_green olive* khaki_green oliv* verde_oliva kaki khaki caqui cachi'],
  ['#2a9d8f', 'turquoise turquesa turkis* turchese aqua'],
  ['#0b5d4e', 'emerald* esmeralda smaragd* emeraude smerald* maragda'],
  [
    '#4f8055',
    'green verde* verd verda verds verdes grun grune* gruner grunes gruen* vert verte* verts verdi',
  ],
  ['#cf9f2c', 'mustard* mostaza mostarda senf* moutarde senape mostassa ochre ocre ocker'],
  ['#eed27a', 'light_yellow amarillo_claro hellgelb* jaune_pale giallo_chiaro'],
  [
    '#e3bb3a',
    'yellow amarill* amarel* gelb gelbe* gelber gelbes jaune* giall* groc* groga grogues',
  ],
  ['#c06a3c', 'terracott* terracota* rust* teja ziegelrot* rouille ruggine copper'],
  ['#d98236', 'orange* naranja* laranja* arancion* taronja*'],
  ['#a793c4', 'lavend* lilac* lilla lila* lilas malva mauve'],
  ['#6b4d8c', 'purple violet* mora[dt]* rox[oa]* violett* viola* porpra'],
  ['#8f6a45', 'camel camello kamel* cognac tan beige_oscuro cammello'],
  [
    '#6f4e37',
    'brown marron* brown castanh* marrom braun braune* brauner braunes brun bruns brune* marro marrons marrone marroni marron* choco* schoko*',
  ],
  ['#d9c7a6', 'beige* beix beis bege sand sandfarben* arena sable sabbia crudo taupe'],
  [
    '#f3ead9',
    'cream* crema creme* ecru ivory marfil marfim elfenbein ivoire avorio off_white vanilla',
  ],
  [
    '#45484f',
    'charcoal* gris_anthracite grigio_antracite gris_antracita anthrazitgrau* cinza_antracite dark_grey dark_gray antracita anthrazit* anthracite antracite gris_oscuro dunkelgrau* gris_fonce grigio_scuro cinza_escuro gris_fosc grafit*',
  ],
  [
    '#c9cbcd',
    'light_grey light_gray gris_claro hellgrau* gris_clair grigio_chiaro cinza_claro gris_clar silver plata prata argent* silbern*',
  ],
  ['#8b8e93', 'grey gray gris* cinz* grau graue* grauer graues grigi grigi[oae]*'],
  [
    '#26272b',
    'black negr[oae]* pret[oa]* schwarz schwarze* schwarzer schwarzes noir* ner[oaie] negres',
  ],
  ['#f6f4ef', 'white blanc* branc[oa]* weiss weisse* weisser weisses blanc* bianc*'],
  ['#c9a24b', 'gold* dorad* dourad* golden* dore* dorat* daurat* d_oro'],
];

export const dyeWords: Senses<string> = dyes.map(([hex, words]) => [hex, sense(words)] as const);

/** Words that make the next or last colour lighter (above 0) or darker. */
export const shadeWords: Senses<number> = [
  [
    0.11,
    sense(
      'light pale pastel claro clara claros claras hell helle* clair* chiar[oaie] clar clars clares suave soft',
    ),
  ],
  [-0.11, sense('dark deep oscur[oa]* escur[oa]* dunkel* dunkle* fonce* scur[oaie] fosc* intenso')],
];

export const patternWords: Senses<Exclude<Pattern, 'plain'>> = [
  [
    'stripes',
    sense(
      'strip* breton_top *_stripes as_riscas riscas pinstripe* raya rayas rayad[oa]* listras listrad[oa]* gestreift* streifen* *streifen* raye* rayures righe rigat[oaie] ratlles ratllad* mariner* breton',
    ),
  ],
  [
    'checks',
    sense(
      'check* plaid* tartan* gingham flannel a_cuadros cuadros xadrez kariert* karo* *kariert* carreaux quadri quadretti quadres quadriculad* escocesa',
    ),
  ],
  [
    'dots',
    sense('polka* dot* dotted polka_dot* lunares bolinhas gepunktet* punkte pois topos piquets'),
  ],
  [
    'floral',
    sense(
      'floral* flower* flowered flores florid[oa]* gebl?umt* blumen* geblumt* fleur* fleuri* fiori fiorat* floreal* a_fiori com_flores flors de_flors a_flors flors florejad*',
    ),
  ],
  ['tweed', sense('tweed* harris_tweed herringbone spigato espiga espiguilla fischgrat*')],
  [
    'print',
    sense(
      'wax pagne kente kitenge ankara* print wax_print african_print batik printed patterned muster mit_muster gemustert* *muster estampad* imprimee? motifs fantasia estampat* bunt bunte* bunter colourful colorful colorid[oa]* multicolor* rainbow arcoiris regenbogenfarben* arc-en-ciel hawaian[oa]* hawaiian_shirt* hawaihemd*',
    ),
  ],
  [
    'stars',
    sense(
      'stars starry estrellas de_estrellas estrelas sterne* sternen* etoiles etoile stelle stelline estels',
    ),
  ],
  [
    'camouflage',
    sense(
      'camouflage* camo camuflaje camuflado camuflagem tarnmuster tarnfarben mimetic* camuflatge',
    ),
  ],
];
