import { sense } from '../plain-form.js';
import type { Senses } from '../reading.js';

/** Words for a time of life, as a range of ages. */
export const ageWords: Senses<readonly [low: number, high: number]> = [
  [
    [70, 79],
    sense('septuagenarian* septuagenari[oa]s? septuagenaire* settantenn* setantena siebziger*'),
  ],
  [
    [80, 89],
    sense('octogenarian* octogenari[oa]s? octogenaire* ottantenn* ottuagenari[oa] vuitantena'),
  ],
  [[90, 99], sense('nonagenarian* nonagenari[oa]s? nonagenaire* novantenn*')],
  [[60, 69], sense('sexagenarian* sexagenari[oa]s? sexagenaire* sessantenn* seixantena')],
  [[50, 59], sense('quinquagenarian* quincuagenari[oa]s? quinquagenaire* cinquantenn*')],
  [
    [40, 49],
    sense('quadragenarian* cuarenton[a]? quarentao quarentona quadragenaire* quarantenn*'),
  ],
  [[98, 100], sense('centenarian* centenari[oa]s? centenaire* hundertjahrig* ultracentenari*')],
  [
    [0.1, 0.2],
    sense(
      'newborn* neugeboren* recien_nacid* recem_nascid* recem-nascid* nouveau-nee? neonat[oa] nounat nounada',
    ),
  ],
  [
    [0.6, 1.2],
    sense(
      'nado carequinha newborn* baby babies infant* bebe* recien_nacid* saugling* neugeboren* nourrisson* neonat* lattante bebita nado nounat* newborns suckling bebes bebezinh[oa] bebecit[oa] nenezit[oa] lactante rorro baby_boy baby_girl babys saeugling neugeborene[rnms]? winzling poupon bebe_fille bebe_garcon poppante bimb[oa]_piccol[oa]_di_mesi nadons? bebe nado recem_nascid*',
    ),
  ],
  [
    [1.8, 2.6],
    sense(
      'toddler* kleinkind* tout_petit bambina_piccola bambino_piccolo infant_petit nino_pequeno nina_pequena crianca_pequena menininh* tot',
    ),
  ],
  [
    [3.5, 5.5],
    sense(
      'preschool* pre_school* kindergarten* preescolar* pre_escolar* vorschul* maternelle asilo little_girl little_boy fillette petit_garcon',
    ),
  ],
  [
    [13.5, 17],
    sense(
      'teen* adolescen* jugendlich* teenager* quinceaner* ragazz*_adolescent* preteen* pre-teen* tween* teenage* quinceañer[oa] puber* teenagerin jugendliche[rnms]? heranwachsend* adolescente?s? ados mozalbete mocinh[oa] adolescents? xicot_adolescent halbwuchsig* ado',
    ),
  ],
  [
    [5.5, 10.5],
    sense(
      'child* kid* schoolchild* school_age* nino* nina* crianca* kind kinder schulkind* enfant* bambin* nen nena nens infant* escolar* menin* schoolgirl* schoolboy* pupil* primary_school crio cria chiquill[oa]* chaval[a]? niñit[oa] ninit[oa]* peque garot[oa]* criancinha miud[oa]s? grundschul* schulmadchen* schuljunge* bub bube madel* ecolier* gamin[e]? petite_fille_d_ecole bimb[oa] scolar[oa] ragazzin[oa] xiquet[a]? nenet[a]? marrec[a]? criatur[ae]',
    ),
  ],
  [
    [20, 26],
    sense(
      'young_adult* joven_adult* jovem_adult* junge_erwachsene* junger_erwachsener jeune_adulte* giovane_adult* jove_adult* student* studentin etudiant* estudiante* universitari* undergraduate* undergrad college_student uni_student estudante* universitaria universitario studierende[rnms]? etudiante studentess[ae] estudiant*',
    ),
  ],
  [
    [42, 54],
    sense(
      'middle_aged middle_age mediana_edad meia_idade mittleren_alters mittelalt* age_mur mezza_eta mitjana_edat madur* middle-aged de_mediana_edad de_meia-idade meia-idade mittleren_alter* mittelalte[rnms]? d_age_mur d_age_moyen entre_deux_ages di_mezza_eta d_edat_mitjana',
    ),
  ],
  [
    [68, 80],
    sense(
      'elderly senior* old retired retiree* pensioner* jubilad* pensionist* ancian* mayor aposentad* idos* rentner* betagt* altere* alter alte agee age retraite* vieux vieille anzian* pensionat* gran vell vella avi avia iaia tercera_edad terceira_idade seniors old-age aged geriatric older_man older_woman pensioners oldster viejit[oa]* viej[oa]s? vieja anciano ancianita velh[oa]s? velhinh[oa] idosinh[oa] pensionistas senioren seniorin greis* rentnerin hochbetagt* altlich* personne_agee papy_retraite vieill[ae]rd vieillarde vecchi[oaie]? vecchiett[oa] vellet[a]? jubilat jubilada',
    ),
  ],
  [
    [84, 94],
    sense(
      'great-grand* great_grand* bisabuel* bisavofem bisavomasc urgrossmutter urgrossvater uroma uropa arriere-grand* arriere_grand* bisnonn* besavi* great-grandm* great-grandf* great-gran* bisavos? bisavó bisavô urgrosseltern urgrossmuetter trisavi* arriere-grand-pere arriere-grand-mere rebesavi*',
    ),
  ],
  [
    [64, 76],
    sense(
      'grandmother* grandma granny nana grandfather* grandpa grandad granddad abuel* avofem avomasc vovo grossmutter grossvater oma opa grand_mere grand_pere mamie papy papi nonn* iaio grand-mere grand-pere grands-parents grandparent* nanna nan gran gramps pops yaya yayo abueli abuelit[oa] vovozinh[oa] vovó vovô vozinh[oa] omi opi grossmama grosspapa mémé memere pepere meme_grand nonnin[oa] nonnett[oa] iaies avia padrina_avia padri_avi',
    ),
  ],
  [
    [22, 30],
    sense('young joven jovenes jovem jung junge junger jeune* giovane giovani jove joves'),
  ],
];

/** Times of life that are said of nobody but people, to be read among looks too. */
export const lifeStageWords: Senses<readonly [low: number, high: number]> = [
  ...ageWords.filter(
    ([[low]]) =>
      (low >= 40 && low < 60) || low === 60 || low === 70 || low === 80 || low === 90 || low === 98,
  ),
  [
    [0.1, 0.2],
    sense(
      'newborn neugeboren* neugeborene[rsn]? recien_nacid[oa]s? recem-?_?nascid[oa]s? nouveau-ne nouveau-nee neonat[oa] nounat nounada nado nadons?',
    ),
  ],
  [
    [0.5, 1.1],
    sense(
      'infant(?=_with|_in|$|,) baby_(?:boy|girl) baby(?!_(?:bump|blue|pink|hair|face|in|on|sling))(?=_|$|,|\\.) babys bebes? bebecit[oa] bebezinh[oa] saugling* lactante lattante nourrisson poupon nenezito bebe_(?:fille|garcon)',
    ),
  ],
  [[0.9, 1.3], sense('un_annetto annetto un_anito anyet')],
  [
    [0.5, 1.8],
    sense(
      '(?:nen|nena|nino|nina|bebe)_de_(?:bolquers|panales|fraldas) bolquers in_nappies in_diapers wickelkind',
    ),
  ],
  [[50, 59], sense('quinqua quinquas quinqu[ae]genari[oa]?')],
  [[60, 69], sense('sexa sexas over_sixty')],
  [
    [15, 17],
    sense(
      'lyceen(?:ne)? liceal liceale gymnasiast(?:in)? secundarista high-?_?schooler sixth-?former',
    ),
  ],
  [[1.6, 2.8], sense('toddler* kleinkind* tout-?_?petite? infant_petit')],
  [
    [2.5, 5],
    sense('peque pequeñaj[oa] knirps little_(?:boy|girl|one|lad) petit_garcon petite_fille(?!_d)'),
  ],
  [
    [13.5, 17],
    sense(
      'teens? teenag[a-z]* teenies? adolescent[ae]?s? adolescentes? jugendliche[rnms]? halbwuchsige[rn]? ados? ragazz[oa]_adolescente pubertier* puber mozalbete',
    ),
  ],
  [
    [11, 13.5],
    sense(
      '(?:studente|studentessa|alunn[oa])_delle_medie delle_medie tween pre-?teen* preadolescent[ae]? collegien(?:ne)?',
    ),
  ],
  [
    [20, 29],
    sense(
      'junge_(?:[a-z]*frau|[a-z]{4,}in) giovane_(?:donna|uomo|ragazz[oa]) young_(?:adult|man|woman|lady|fella?|bloke|guy|mum|mom|dad)s? joven jovencit[oa] jovem jove jeune giovane moco moca rapaz rapariga junger_mann junge_frau studentin student studierende[rn]? estudiante estudante etudiante? studente studentessa estudiant[ae]?',
    ),
  ],
  [
    [67, 82],
    sense(
      'elderly old_(?:man|woman|lady|gent|gentleman|boy|girl|chap|dear|timer|sailor|salt|fisherman|farmer) older(?=_(?:[a-z]+_)?(?:man|woman|lady|gent|gentleman|person)) oap octogenarian retired retiree pensioner ancian[oa] ancianit[oa] viejit[oa] viejecit[oa] señor[a]?_mayor mayor(?=,|$|_con|_de_edad) jubilad[oa] idos[oa] velhinh[oa] aposentad[oa] reformad[oa] alte[rn]?_(?:mann|frau|dame|herr|fischer[a-z]*|bauer[a-z]*) altere[rn]?_(?:mann|frau|dame|herr) rentner* senior(?:in)? greis(?:in)? vieux(?=_[a-z]+(?:eur|ier|in|ien|on)?) vieille_(?:dame|femme) vieil_homme retraitee? agee? papy mamie anzian[oa] pensionat[oa] vecchiett[oa] vecchi[oa] vell vella vellet[a]? jubilat jubilada',
    ),
  ],
];

export const decadeWords: Senses<number> = [
  [
    70,
    sense(
      'seventy* seventies setent* *siebzig* soixante_dix(?!_sept)(?!_huit)(?!_neuf) settant* setant*',
    ),
  ],
  [80, sense('eight(?:y|ies) ochent* oitent* *achtzig* quatre_vingt* ottant* vuitant*')],
  [90, sense('ninety* nineties novent* *neunzig* quatre_vingt_dix novant* norant*')],
  [20, sense('twent* veint* vinte* *zwanzig* vingt vingtaine vent* vint vinten*')],
  [30, sense('thirty* thirties treint* trint* *dreissig* trente* trentaine trent* trent')],
  [40, sense('fort(?:y|ies) cuarent* quarent* *vierzig* quarant*')],
  [50, sense('fift(?:y|ies) cincuent* cinquent* *funfzig* cinquant*')],
  [60, sense('sixt(?:y|ies) sesent* sessent* *sechzig* soixant* sessant* seixant*')],
];

export const unitWords: Senses<number> = (
  [
    [13, 'thirteen trece treze dreizehn treize tredici tretze'],
    [14, 'fourteen catorce catorze vierzehn quatorze quattordici'],
    [15, 'fifteen quince quinze funfzehn quindici'],
    [16, 'sixteen dieciseis dezesseis dezasseis sechzehn seize sedici setze'],
    [17, 'seventeen diecisiete dezessete dezassete siebzehn dix_sept diciassette disset'],
    [18, 'eighteen dieciocho dezoito achtzehn dix_huit diciotto divuit'],
    [19, 'nineteen diecinueve dezenove dezanove neunzehn dix_neuf diciannove dinou'],
    [1, 'one_year un_ano um_ano ein_jahr einjahrig* un_an un_anno un_any'],
    [2, 'two dos dois duas zwei zweieinhalb* zweijahrig* deux due'],
    [3, 'three tres drei dreieinhalb* dreijahrig* trois tre'],
    [4, 'four cuatro quatro vier viereinhalb* vierjahrig* quatre quattro'],
    [5, 'five cinco funf funfeinhalb* funfjahrig* cinq cinque cinc'],
    [6, 'six seis sechs sechseinhalb* sechsjahrig* sei sis'],
    [7, 'seven siete sete sieben siebeneinhalb* siebenjahrig* sept sette set'],
    [8, 'eight ocho oito acht achteinhalb* achtjahrig* huit otto vuit'],
    [9, 'nine nueve nove neun neuneinhalb* neunjahrig* neuf nou'],
    [10, 'ten diez dez zehn zehneinhalb* zehnjahrig* dix dieci deu'],
    [11, 'eleven once onze elf undici'],
    [12, 'twelve doce doze zwolf douze dodici dotze'],
  ] as const
).map(([value, words]) => [value, sense(words)] as const);

/** Which part of ten years. */
export const partWords: Senses<readonly [number, number]> = [
  [
    [0, 3],
    sense('early anfang principios inicios comecos inicio debut inizio primi principis inicis'),
  ],
  [[4, 6], sense('mid middle mitte mediados meados meio milieu meta mitjan meitat')],
  [[7, 9], sense('late ende finales finais fim fin fine finals final')],
];

export const dayWords = /^(?:days?|dias?|tage?n?|jours?|giorn[oi]|dies)(?![a-z])/u;
export const weekWords =
  /^(?:weeks?|wks?|semanas?|wochen?|semaines?|settiman[ae]|setman(?:a|es))(?![a-z])/u;
/** "Two and a half", "un año y medio". */
export const halfWords =
  /(?:and a half|y medi[oa]|e mei[oa]|einhalb|et demi[e]?|e mezz[oa]|i mig|i mitja)(?![a-z])/u;
export const monthWords = /(?:months?|mo|meses|mes|monate?n?|mois|mesi|mese|mesos)(?![a-z])/u;
