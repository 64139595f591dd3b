import type { Outfit } from '../../appearance/appearance.js';
import { sense } from '../plain-form.js';
import type { Senses } from '../reading.js';

type Kind = NonNullable<Outfit['necklace']>['kind'];

export const necklaceWords: Senses<Kind> = [
  [
    'pearls',
    sense(
      'pearl_necklace pearls string_of_pearls pearl-necklace pearl_choker strand_of_pearls collar_(?:[a-z]+_)?de_perlas hilo_de_perlas gargantilla_de_perlas colar_(?:[a-z]+_)?de_perolas fio_de_perolas perlencollier* collier_(?:[a-z]+_)?de_perles rang_de_perles filo_di_perle girocollo_di_perle collana_(?:[a-z]+_)?di_perle collaret_(?:[a-z]+_)?de_perles fil_de_perles collar_de_perlas perlas colar_de_perolas perolas perlenkette* perlen collier_de_perles collana_di_perle perle collaret_de_perles perles ',
    ),
  ],
  [
    'beads',
    sense(
      'colares_(?:[a-z]+_)?de_(?:contas|micangas|sementes) collares_(?:[a-z]+_)?de_(?:cuentas|abalorios|bolas|madera) collane_(?:[a-z]+_)?di_(?:perline|corallo|legno) colliers_(?:[a-z]+_)?de_(?:perles_de_bois|billes|corail) collarets_(?:[a-z]+_)?de_(?:granets|boles|fusta) beaded_necklace beads bead_necklace bead-necklace wooden_beads coral_beads maasai_beads abalorios collar_(?:[a-z]+_)?de_(?:cuentas|abalorios|bolas|madera) micangas? colar_(?:[a-z]+_)?de_(?:contas|micangas|sementes) missangas holzperlen* holzkette* perlenschnure collier_(?:[a-z]+_)?de_(?:perles_de_bois|billes|corail) collana_(?:[a-z]+_)?di_(?:perline|corallo|legno) collaret_(?:[a-z]+_)?de_(?:granets|boles|fusta) collar_de_cuentas cuentas colar_de_contas perlenschnur* collier_de_billes collier_(?:[a-z]+_)?de_(?:perles|boules)_(?:en|de)_bois perles_(?:en|de)_bois collana_(?:[a-z]+_)?di_perle_di_legno collar_de_bolas_de_madera collana_di_perline collaret_de_granets',
    ),
  ],
  [
    'pendant',
    sense(
      'colares_(?:coloridos|dourados|compridos) collane colliers collarets colares crocifisso_al_collo crocifisso crucifixo crucifijo crucifix kruzifix crucifix_au_cou creu_al_coll necklace* pendant chain gold_chain silver_chain choker* crucifix_necklace cross_necklace cross_on_a_chain collares gargantilla* cruz_al_cuello medalla medallita cadenita cordao gargantilha* pingente fio_de_ouro cruz_ao_pescoco medalha anhanger* kettenanhanger* goldkettchen* silberkette* kreuzkette* amulett sautoir* chainette ras-de-cou croix_autour_du_cou medaillon girocollo* catena collanina crocetta_al_collo medaglietta gargantilla cadena_d_or creu_al_coll medalleta (?<!(?:open|shirt|mandarin|nehru|fur|lace|stand|popped|wing|up)_)collar colgante cadena colar corrente halskette* kette kettchen goldkette collier pendentif chaine collana ciondolo catenina collaret penjoll cadeneta medallion locket',
    ),
  ],
];

export const earringWords: Senses<NonNullable<Outfit['earrings']>> = [
  [
    'hoops',
    sense(
      'orecchin[oi]_a_cerchi[o]? pendientes?_de_aros? brincos?_(?:de_)?argola arracad[ae]s?_de_(?:cercol|anella) boucles?_d_oreilles?_creoles? kreolen hoop_earring* hoops gold_hoops aros aros_grandes hoop hoop_in_(?:one|his|her|each|the)_(?:[a-z]+_)?ears? aros?(?:_en_(?:la|una)_oreja)? aretes?_de_aro pendientes?_de_aro argola_na_orelha ohrring_als_kreole kreole anneaux?_a_l_oreille boucle_a_l_oreille_creole cerchietto_all_orecchio anelles?_a_l_orella cercol_a_l_orella (?:gold|silver|large|big)_hoops hoop-earring* pendientes_(?:[a-z]+_)?de_(?:aro|aros) aretes_(?:[a-z]+_)?de_aro arracadas argolinhas brincos_(?:[a-z]+_)?de_argola argolas_nas_orelhas creolen ohrringe_in_ringform anneaux_aux_oreilles boucles_creoles cerchietti_alle_orecchie cerchi_alle_orecchie arracades_(?:[a-z]+_)?de_(?:cercol|anella) anelles pendientes_de_aro argolas? brincos_de_argola brincos_grandes_de_argola kreolen creoles grandes_creoles orecchini_a_cerchio cerchi arracades_de_cercol cercols ',
    ),
  ],
  [
    'drops',
    sense(
      'drop_earring* dangling_earring* drop-earring* dangly_earring* long_earrings chandelier_earrings statement_earrings pendientes_(?:[a-z]+_)?(?:largos|colgantes) zarcillos_largos aretes_largos brincos_(?:[a-z]+_)?(?:compridos|pendentes|longos) brincoes lange_ohrringe hangeohrringe* boucles_d_oreilles_(?:longues|pendantes) pendants orecchini_(?:lunghi|a_goccia|pendenti) arracades_(?:llargues|penjants) pendientes_largos brincos_compridos ohrgehange orecchini_pendenti pendants_d_oreilles',
    ),
  ],
  [
    'studs',
    sense(
      'perlenstecker* *ohrstecker arracades_de_(?:fusta|filigrana) (?:diamond_|gold_|silver_)?stud(?=_in_(?:one|his|her|each|the|both)) earring* stud_earring* ear_stud* pearl_earring* (?:pendientes|aretes|zarcillos)_de_perlas? brincos_de_perolas? perlenohrstecker* boucles_d_oreilles?_(?:en|de)_perles? orecchini_di_perle? arracades_de_perles? ear-rings pearl_studs ear_piercing pierced_ears orejas_perforadas pendientitos pendentes brinquinho* ohrringlein perlenohrring* ohrclips clous_d_oreilles puces_d_oreilles orecchinett[oi] orecchino arracadetes pendientes? aretes? zarcillos brincos? ohrring* ohrstecker* boucles?_d_oreilles? orecchin[oi] arracad[ae]s?',
    ),
  ],
];

export const watchWords = sense(
  '(?<!fob_)(?<!pocket_)watch wristwatch smart_?watch smart_watch wrist_watch wrist-watch apple_watch fitness_tracker reloj_(?:de_pulsera|inteligente) relojito relogio_de_pulso smartwatches uhr_am_handgelenk montre-bracelet montre_connectee orologio_da_polso rellotge_de_polsera reloj relogio armbanduhr* uhr smartwatch montre orologio rellotge',
);
export const braceletWords = sense(
  'bracalets? braccialino *armband bracelet* bangle* pulsera* pulseiras? armband* wristband* cuff_bracelet friendship_bracelet pulseras brazaletes? esclava pulseirinha* bracelete* armkettchen* armreifen* jonc manchette gourmette bracciali braccialetti braccial polseres polsereta armreif* armband bracelets braccialett[oi] bracciale polsera polseres brazalete*',
);
export const headphoneWords = sense(
  'abafador(?:es)?(?:_de_ruido)? protetores_auriculares cascos_anti-?_?r?ruido ear_defenders ear-?muffs? casque_anti-?_?bruit casque_anti-?_?bruits cascos_contra_el_ruido gehorschutz* kapselgehorschutz* cuffie_anti-?_?rumore cascos_anti-?_?soroll auriculars_anti-?_?soroll noise-?_?cancell?ing_headphones? airpods fone fonezinhos? cascos_(?:inalambricos|bluetooth|gigantes|enormes|rosas?|negros|blancos|rojos) kopfhorern cuffione cuffioni auriculars?_(?:grossos|grans) earpods over-ears casque(?=_(?:autour|sur_les_oreilles|audio)) headphone* earphone* earbuds headset ear_buds ear-phones airpods audifonos(?!_medic) cascos(?=_de_musica|_en_las_orejas|_al_cuello) auriculares_grandes fones(?:_de_ouvido)? headphones kopfhoerer* ohrhorer* ohrstopsel casque_(?:audio|hi-fi|bluetooth|sur_la_tete_pour_la_musique) casque_autour_du_cou oreillettes cuffie_(?:al_collo|grandi)? auriculars_grans cascos_grans auriculares cascos_de_musica fones fones_de_ouvido auscultadores kopfhorer* casque_audio casque_sur_les_oreilles ecouteurs casque_de_musique cuffie cuffiette auriculars cascos_de_musica',
);
/** Whether they are on the ears or around the neck is ignored. */
export const headphonePlaceWords = sense(
  'around_his_neck around_her_neck um_den_hals al_collo al_cuello al_coll autour_du_cou ao_pescoco on_his_ears on_her_ears',
);
export const backpackWords = sense(
  'backpack* rucksack* mochila* back-pack school_rucksack satchel morral mochilita mochilinha tornister schulrucksack* wanderrucksack* kinderrucksack* sac-a-dos zainett[oi] cartella_di_scuola motxilleta schulranzen sac_a_dos cartable zaino zainetto motxilla* school_bag schoolbag',
);
export const bagWords = sense(
  'handbag* shoulder_bag tote_bag tote clutch briefcase messenger_bag crossbody crossbody_bag satchel_bag bag_over_(?:her|his)_shoulder bolsito bandolera maletin bolsa_de_mano bolsa_tiracolo pasta_de_couro carteira umhangetasche* schultertasche* aktentasche* ledertasche* stofftasche* sacoche* besace cabas sac_en_bandouliere pochette(?!_(?:de_costume|blanche|bordeaux|rouge|assortie)) cartable_en_cuir borsone tracolla valigetta ventiquattrore bossa_de_ma bandolera maletí purse bag (?<!(?:nos|no|dos|do)_)bolso* cartera mala mala_castanha bolsa handtasche* (?<!in_(?:der|den|die)_)tasche(?!nmesser) sac_a_main sac borsa borsetta bossa',
);
export const stethoscopeWords = sense(
  'stethoscope fonendoscopio estetoscopio stethoskop stetoscopio estetoscopi fonendo stethoscopes estetoscopio_al_cuello stethoskope stetoskop fonendoscopi',
);
