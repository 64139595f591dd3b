import { sense } from '../plain-form.js';
import type { Senses } from '../reading.js';

/**
 * Origins as groups with a range of natural colouring. They affect only skin, hair and eyes, and each only as a range.
 */
export const origins = [
  'northern_european',
  'european',
  'mediterranean',
  'latin_american',
  'middle_eastern',
  'north_african',
  'black',
  'east_asian',
  'southeast_asian',
  'south_asian',
  'pacific',
] as const;
export type Origin = (typeof origins)[number];

/** Words for more than one origin; without them, the one of two origins that shows more is meant. */
export const mixedWords = sense(
  'mixed half mixed_race mixed-race biracial multiracial multi-ethnic mestiz* mulat* mestic* gemischt* mischling halb metis* metiss* misto mista mixt* mezzo mezza interracial birracial dual_heritage mestis* pardo parda medio_japon* mitad meio',
);

/** Of the words for two origins those that mean nothing else among looks. */
export const mixedPhrases = sense(
  'mixed_race mixed-race biracial multiracial dual_heritage mestiz[oa]s? mestic[oa] metis metisse meticci[oa] mulat[oa] mulatto birracial parda pardo mischling',
);

export const originWords: Senses<Origin> = [
  [
    'black',
    sense(
      'kenia quenia athiopien ethiopia ethiopie camaroes jamaica mocambique karibik caraibi caraibes athiopier* malier* erythre* ougand* ghaneen* angolen* angoles* keniot* quenian* jamaicain* malagas* malgas* malgax* camarones* ganes[a]? ganense marfinense malines ivoria malia mocambiques*  sao-tomens* sao_tomens* santomens* saotomens* malien* mali burkin* yoruba* igbo* somal[oai]* hausa* zulu* xhosa* maasai* massai* masai* akan ashanti* fulani* fulbe peul[e]?s? wolof* bantu* amhara* oromo* tigray* tigrin* nubian* nubi[oa]* swahili* suaheli* somal[io]* djibout* dschibut* comor* komor* seychell* maurici* mauriti* mauretan* mauritan* lesoth* basotho swazi* eswatin* equatoguin* ecuatoguinean[oa]* equatoguinea* guine-bissau* chadian* chad tchad* ciad* togoles* beniner* guineer* gambier* kameruner* ghanaer* nigerianer* senegales* kongoles* ruander* angolan* mosambikan* mozambiqu* kapverdisch* creole* krio bajan* st_lucian* saint_lucian* grenadi* vincentian* jamaikan* haitian* haitien* martiniq* guadeloup* reunionnais* creol[ea]* kreolisch* benin* togo* kongo* congo* gabon* gabun* gambi* liberian* liberien* sierra_leon* nigerin* nigerien* nigeria* guine* namibi* botswan* zambi* sambi* malawi* burund* keny* kenian* keniat* tansan* somali* sudan* soudan* tschad* tchadien* giamaic* jamaik* simbab* mosambik* santom* kapverd* capverd* cap_verd* capoverd* marfilen* malgache* madagas* ruandes* haiti* black martini* guadal[ou]up* antill* trinidad* tobag* barbad* bahama* afro* black_british cameroon* camerun* cameroun* kamerun* ivoirien* ivorian* angola* mocambican* mozambi* cabo-verdian* cabo_verdian* cape_verdean* guineens* guinea* gambian* gambia* ghana* ghanes* ghanais* ruand* rwand* tanzan* ugand* kongoles* sudanese zimbabw* malia[nn]* african* africain* afrikan* african[oaie]* africanes schwarz schwarze schwarzer negr[oae]* pret[oa] noir noire ner[oa] negres caribbean caribe* jamaican* jamaiquin* nigerian* nigerien* nigerianisch* ethiopian* athiopisch* ethiopien* etiop* eritre* kenyan* ghanaian* senegal* somali* congolese haitian* subsahar* sub-saharan* subsaharian* dunkelhautig*',
    ),
  ],
  [
    'north_african',
    sense(
      'egipto egitto agypten egipte egito morocco marruecos maroc marocco marokko argelia algerie tunez tunisie tunesien libya algerier* tunesier* libyer* agypter* algerin[oai] algeria tunisia libi north_african* norteafrican* nordafrikan* tunisin* kabyle* kabil* kabyl* tuareg* touareg* sahraw* saharaui* saharauí* saharauí sarau* rifen[oa]* rifi* copt* kopt* copto copta libyan* libysch* libi[oa]* libyen* libic[oa]* nord_african* nord-african* maghreb* magreb* moroccan* marroqu* marokkan* marocain* marocchin* algerian* algerien* argelin* tunisian* tunisien* tunecin* egypt* egizian* egipci* agyptisch* berber* amazigh marroc* nordafrican* maghrebin* norteafricana',
    ),
  ],
  [
    'middle_eastern',
    sense(
      'syria syrie iran ira irao turquia turquie israel palastina palastinens* iranien* sirian* giordan* irachen* curd[oai]s? armena jorda irania iemenit* afegao afega iraner iranerin turque turques iraker* syrer* libanese* perser* irak* libanes* libanais* assyrian* assyr* yazidi* jesid* druze* drus[oa]* pashtun* paschtun* pastun* hazara* baloch* belutsch* turkmen* tadsch* tajik* tayik* tadjik* kirgis* kyrgyz* kazakh* kazaj* kasach* cazaqu* kazakhe* uigur* uyghur* uigur* bahrain* baren* barein* israelien* israelisch* israel[ií]* mizrahi* sefard* sephard* aschkenas* ashkenazi* semit* chald* caldeo mesopotam* emirat* katarisch* arabian* jordan* kuwait* koweit* katar* qatar* oman* jemen* armen[io]* aserbaid* azer* afgh?an* usbek* uzbek* persia* saudi* saoudi* emirati* sirio siria syrien* palest* yemen* jordan* arab*_ saudit* middle_eastern* medio_oriente* oriente_medio del_medio_oriente arab* arabisch* arabe* turk* turc* turkish turco turca persian* persisch* iranian* iranisch* irani persa leban* liban* lebanese syrian* sirio siria syrisch* israeli* jewish juif judi[oa] judeu judia judisch* juive? ebre[oa] jueu jueva kurd* iraq* orientalisch* nahost* nahostlich* moyen_orient* mediorientale* orient_mitja',
    ),
  ],
  [
    'southeast_asian',
    sense(
      'cambodia camboya lao laos cambodgien* camboyan* males[ei] birma laosia cambodja malas* malays* khmer* hmong* karen_burm* bruneian* timor* osttimor* tagal[oa]* pinoy pinay filipin[oa]* moro_filipin* rohingya* shan_ java* sudanes[ea]_indones* laosiano* laocian* laosien* kambodschan* vietnamit* siam* malaisi* kambodsch* camboj* cambog* laot* laosian* singap[ou]r* birman* birmes* javan* balines* southeast_asian* south_east_asian* south-east_asian* filipin* filipi filippin* philippin* thai* tailand* thailand* vietnam* indonesi* malay* malai* cambodian* sudeste_asiatic* sudostasiat* asie_du_sud-est sud-est_asiatic* burmese',
    ),
  ],
  [
    'south_asian',
    sense(
      'inde pachistan* punjab del_punjab paquist* banglad* desi marathi* telugu* kannad* rajasthan* kashmir* cachemir* kaschmir* goan* goes[a]? bihari* nepales* nepalies* gurkha* bhutan* butan* maldiv* indo-* indo_caribbean* hindi hindust* bengal* sindhi* parsi* singhalesisch* cingales* sri-lank* srilank* bengales* bengali tamoul* panyab* penjab* punyab* singal* sinhal* gujarat* keral* malayali cingal* south_asian* indian indio india indisch* indien* indian[oa] indi hindu pakistan* bangladesh* bengali sri_lankan* tamil* nepal* punjabi surasiatic* sudasiat* sikh sij hindu[e]? inder inderin india_ asie_du_sud indies',
    ),
  ],
  [
    'east_asian',
    sense(
      'japo japao chine cina xina korea coree coreia kyoto kioto tokyo tokio corea coreana? koreaner* japaner* chinese chinesin chinesen eurasien* eurasian* cines[ei]* cinese tibet* hongkong* han_chinese han cantones* kantones* hakka hokkien taiwanes* okinawa* ainu nip[oô]-* nippo-* nipo nippon* sino-* sino mandschu* manchu* macau* macanes* nikkei nisei mongolian* mongolisch* mongoles* coreano-* sudcorean* sud-coreen* sudkorean* sul-corean* surcorean* south_korean* norcorean* hong_kong* east_asian* asian* asiat* chines* chin[oa] chinois* cines* xines* japan* japon* japones* giappon* xin[ae]s* korean* corean* coreen* koreanisch* taiwan* ostasiat* oriental mongol* est_asiatic* asia',
    ),
  ],
  [
    'latin_american',
    sense(
      'mexico mexique messico mexiko mexic peru perou colombie kolumbien equateur chile chili kuba chilean* cubain* colombien* chilien* cilen[oa] dominicain* dominikaner* cuba dominica venecol* argenti argentina? xile xilena? cearense* pernambucan* brasiler[ao]* mexica mexicana? peruana? colombia colombiana? hondur* salvador* paulista* carioca* baian[oa]* equatori[a-z]* ecuatori[a-z]* mineir[oa]* gauch[oa]* nordestin[oa]* paraense* porten[oa]* chilang[oa]* tapati[oa]* pais[oa]_colombian[oa] costen[oa]* garifuna* belize* belic* guyan* surinam* quechua* aymara* mapuche* maya mayan* nahua* guarani* zapotec* navajo* cherokee* lakota* cree first_nations inuit* metis_nation chican[oa]* tejan[oa]_mexican* nuyorican* boricua* costa_rican* panamanian* hondurens* sudaca nicarag* costarric* costaric* panamen* puertorri* portoric* portorri* porto-ric* kolumbian* columbian* ecuatorian* equatorian* ekuador* equador* uruguay* uruguai* paragu* latin latino* latina* latinx hispanic* hispan[oa]* mexican* mexikan* messican* mexicain* colombian* kolumbian* peruvian* peruan* perua peruana peruvien* brazil* brasil* bresil* argentin* chilen* venezol* venezuel* cuban* kuban* ecuador* lateinamerikan* sudamerik* sudameric* latinoameric* latino-americ* south_american* boliv* dominican* puerto_ric* guatemal* indigen* native_american* andin*',
    ),
  ],
  [
    'mediterranean',
    sense(
      'italy italie spain espana espagne spagna spanien espanya espanha greece portogallo sicily sicilia sicile sizilien portoghes* bascos? italia piemontes* ligur[ei]? emilian[oa]* romagnol[oa]* umbr[oa] marchigian* abruzzes* molisan* campan[oa] lucan[oa] aragones* navarr[oae]s? riojan* cantabr* castellan[oa]* manchego manchega malaguen* sevillan* gaditan* granadin* cordobes[a]? balear* ibicenc* barcelon* giron[ia]* tarragon* lleidat* emporda* ribatejan* beirao provenzal* valencia basc basca bascos maltes* maltais* calabres* pugliese* lombard[oa]* venet[oa]* toscan[oa]* roman[oa] milanes* genoves* torines* sicilian* asturian[oa]* extremen[oa]* murcian[oa]* valencian[oa]* catalan[oa]* madrilen[oa]* canari[oa]* leones[a]? vasc[oa] mallorqui* menorqui* eivissenc* andorran[oa]* andorra alentejan[oa]* algarvi[oa]* lisboeta* minhot[oa]* transmontan[oa]* acorian[oa]* madeirense* san_marino sammarines* monegas* provencal* cretan* istrian* gibraltar* occitan[ae]* levantin[oa]* zyprio* cypr* chipr* ciprio* andaluz* gallec gallega gallego galici* sard[oa] napoletan* corsican* corse sicilian* gitan[oa]* romani roma_people andalu* breton_ mediterran* mediterrane* spanish* spanier* spanisch* espanol* espanhol* espagnol* spagnol* espanyol* italian* italien* italiano* italiana* greek* griech* grieg* grec* greg[oa] portug* catalan* catala catalana katalan* southern_european* sudeurop* sudlandisch* sud-europ* sur_de_europa olive',
    ),
  ],
  [
    'northern_european',
    sense(
      'suecia suede svezia norway denmark dinamarca finland finlandia ireland scotland escocia ecosse scozia hollander* hollandais* islander* ire irin norveg* noruec* suec norwegisch* schwedisch* escandinau* islandes* islandais* islandisch* finlandes* finlandais* dinamarqu* danois* danes* nordic* nordisch* nordic[oa]* scandinav* skandinav* escandinav* swed* sueco sueca schwed* suedois* svedes* norweg* norueg* danish danes* danisch* finnish finn* irish irland* irlandes* irlandais* scottish schott* ecossais* escoces* scozzes* dutch holand* niederland* neerland* olandes* iceland* baltic* celtic* northern_european* nordeurop* nord-europ*',
    ),
  ],
  [
    'pacific',
    sense(
      'samoa tonga fiji hawaii tahiti havaian* hawaian* fijian* fidji* fidschi* micrones* melanes* melanesi* chamorro* guamanian* kanak* kanake* tongan* tongais* marquesan* rapa_nui rapanui torres_strait indigenous_australian aborigen* aborigines kiwi_maori maorí maori[es]* hawaien* samoan* tahitian* tahitien* neuseeland* papua* polynes* polines* maori* hawaiian* samoan* pacific* tongan* fijian* aboriginal*',
    ),
  ],
  [
    'european',
    sense(
      'polaquinh[oa] polaquit[oa] russinh[oa] allemagne poland polonia pologne russia rusia russie russland austria france francia frankreich franca england inglaterra angleterre inghilterra holland holanda albanian* albaner* englander* autrich* austriac* suic[oa]* suissa svizzer* britan* gallois* slovaque* slovacc* georgier* tcheca? txec[oa]?s? hongares* rus russos leta leto servi[oa]s? eslove bayer bayerin schwabe schwabin sachse sachsin rheinlander* westfal* ostfries* friese friesin hesse hessin franke frankin tirolerin* wiener wienerin pommer* holsteiner* quebecois* quebequois* auvergnat* picard[e]? lorrain[e]? bourguignon* gascon* basque liverpudlian geordie scouse* mancunian yorkshire* friulan* trentin[oa] altoatesin* angles anglesa polones[a]? lyonnais* russa russo? ucrain* alema[o]? alemao romanes[ao]? polonesa sueca? suec albanes* alban[ao]* romanes[oa]* romanesa pole polin polen polinnen russin russinnen russen brite britin briten dane danin tscheche schweizerin kroatin serbin breton(?:ne|nes|s|isch)? bretonne? norman(?:de|d)? alsaci* alsatian* alsacien* savoyard* tirol* tyrol* bavar[oa]* sajon[a]? saxon* sachsisch* rheinland* hessisch* frankisch* prussian* flamenc[oa]* flamand* flemish flamisch* walloon* wallon* valon[a]? cornish cornique georgian* georgisch* georgien* tatar* chechen* tschetschen* caucasic* albanais* serb* bosni* kosov* macedon* mazedon* montenegr* croat* kroat* croata slowen* sloven* esloven* slowak* slovak* eslovac* tschech* czech* chec[oa] tchequ* ceco bulgar* ruman* rumen* romanian* roumain* romen* hungar* ungar* ongar* hongr* ungher* litau* lithuan* lituan* lett* latvi* leton* eston* estnisch* belarus* bielor* weissruss* moldav* moldaw* belg* luxemb* galles* galles welsh walis* gales european* caucasian* caucasic[oa]* kaukas* caucasien* europ* white weiss* blanc* branc[oa]* bianc* british breton bayerisch* bavarian* schwabisch* british english englisch* ingles* anglais* french franzos* frances* francais* german* deutsch* aleman* allemand* tedesc* alemany* polish alemas? alemaes polnisch* polac* polonais* russian* russisch* rus[oa] russe ukrain* ucran* slav* eslav* slaw* austrian* osterreich* swiss schweiz* suiz* suisse*',
    ),
  ],
];
