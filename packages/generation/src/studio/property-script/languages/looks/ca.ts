import type { LookSentences } from '../../property-language.js';

export const catalanLooks: LookSentences = {
  first: {
    outside: [
      'Comencem per fora, amb la imatge que us rebria en arribar per primer cop',
      "La visita comença a l'aire lliure, amb una primera mirada sense presses",
      'Tota visita comença a fora, així que preneu-vos temps amb aquesta imatge',
    ],
    inside: [
      "Passeu i feu-hi un primer cop d'ull, al ritme que vosaltres mateixos triaríeu",
      'Comencem per dins, amb una primera estança i un moment de calma',
      'La porta és oberta, així que entreu i deixeu que la casa es presenti sola',
    ],
  },
  inside: [
    'Recorreu aquesta estança amb la mirada, a poc a poc, fins a la paret del fons',
    'Imagineu aquí la vostra taula, les vostres cadires i les coses de cada dia',
    'Penseu en un matí qualsevol en aquesta estança, i on hi posaríeu cada cosa',
    "Des de la porta s'aprèn molt d'una habitació, així que atureu-vos un moment",
    "D'una estança a l'altra, es comença a entendre com es connecta tota la casa",
    'A dins convé mirar dues vegades, primer el conjunt i després els detalls',
    'Pregunteu-vos què deixaríeu tal com està en aquesta estança i què canviaríeu',
    'Imagineu els sons del dia aquí dins, les veus, els passos, el cafè al foc',
    'Les estances són per viure-hi, mireu aquesta pensant en els vostres costums',
  ],
  outside: [
    'Des de fora, val la pena fer un pas enrere i veure-ho tot alhora',
    "Aquí fora es veu bé com el lloc encaixa amb tot el que l'envolta",
    "Feu-hi una volta amb la imaginació, i mireu-ho també des d'aquest costat",
    "L'exterior també té la seva història, així que dediqueu-li el mateix temps",
    "A l'aire lliure es copsen les proporcions millor que en cap plànol",
    'Quedeu-vos aquesta imatge, és la que veuríeu cada cop que tornéssiu a casa',
    'Atureu-vos aquí un moment i mireu el conjunt abans de continuar',
    "El que hi ha a l'altre costat de la porta també compta, així que mireu-ho bé",
  ],
  windows: [
    "La llum del dia arriba fins aquí i dona a l'estança el seu caràcter",
    "Fixeu-vos en com cau la llum del dia a l'habitació, i fins on arriba",
    'Amb tanta llum que ve de fora, els llums poden esperar una bona estona',
    'Seguiu la llum des de la finestra cap endins, i mireu què va descobrint',
  ],
  pool: [
    "Aquesta és la piscina, per nedar abans d'esmorzar o després d'un dia llarg",
    'Vora la piscina, una tarda pot passar sense fer cap mena de pla',
    "Imagineu un dia de calor, la tovallola a l'espatlla i la piscina al davant",
    "L'aigua és a quatre passes, així que penseu ja en el primer capbussó de l'any",
  ],
  garden: [
    'Hi ha verd pertot arreu, per veure com van passant les estacions',
    "Aquí parlen les plantes i l'aire lliure, així que quedeu-vos-hi una estona",
    'Penseu en una taula a fora, alguna cosa fresca per beure i tot aquest verd',
    "On hi ha tant de verd, el dia també pot començar a l'aire lliure",
  ],
  sea: [
    "Mireu l'aigua un moment, i deixeu que els pensaments se'n vagin amb ella",
    "L'aigua és allà per mirar-la, al matí i un altre cop al vespre",
    "Al fons hi ha l'aigua, i la línia on es troba amb el cel",
    "Reposeu la vista en l'aigua abans de passar a la imatge següent",
  ],
  bright: {
    outside: [
      'Amb una llum tan clara, cada línia del lloc es distingeix sense esforç',
      'El dia és clar en aquesta imatge, i gairebé no cal endevinar res',
    ],
    inside: [
      "Aquesta estança és clara, i això es nota des del moment en què s'hi entra",
      "Amb tanta claror no s'amaga res, així que mireu a cada racó",
      "Hi ha molta llum en aquesta imatge, i l'estança s'entén de seguida",
    ],
  },
  dim: {
    outside: [
      'Quan la llum minva, el lloc es queda tranquil i ensenya una altra cara',
      'Amb aquesta llum més baixa, veieu el lloc tal com és al final del dia',
    ],
    inside: [
      "Aquí la llum és suau, i l'estança us convida a anar una mica més a poc a poc",
      "Amb una llum més suau, ve de gust seure aquí quan s'acaba el dia",
      "La llum és tènue en aquesta imatge, i l'estança sembla més recollida",
    ],
  },
  living: {
    inside: [
      'Esmorzar junts, fer els deures, xerrar després de sopar, tot hi cap aquí',
      'Així podria ser aquí un dia qualsevol, amb tothom a casa alhora',
      'Una estança cobra vida quan hi ha algú, i aquí es veu ben clar',
      'Hi ha dies que tothom acaba a la mateixa habitació, i no cal res més',
      "Aquí es veu com es faria servir l'estança, i on li agrada estar a cadascú",
    ],
    outside: [
      "Amb gent a la imatge, s'entén que la vida també passa aquí fora",
      'Tornar a casa, aturar-se a xerrar, sortir una altra vegada, tot passa aquí',
      "El temps a l'aire lliure és de tots, i aquí fora hi ha lloc per a cadascú",
      "Quatre passes a fora, una mica d'aire, bona companyia, no cal res més",
    ],
  },
  leads: [
    'Dediqueu un moment a aquesta imatge',
    'La visita continua per aquí',
    'Deixeu que la mirada es passegi',
    'Quedeu-vos una mica més en aquest punt',
    'Aquí teniu una altra vista del lloc',
    "Mireu-ho d'esquerra a dreta",
    'Avancem unes quantes passes més',
    'Mireu aquesta imatge de més a prop',
    "Ara, des d'un altre angle",
  ],
  tails: [
    ', perquè els detalls són els que més compten',
    ', i començareu a orientar-vos-hi millor',
    ', amb tot el temps que hi vulgueu dedicar',
    ', i una altra peça troba el seu lloc',
    ', perquè ho pugueu jutjar vosaltres mateixos',
    ', igual que faríeu en una primera visita',
    ', i apunteu el que ens vulgueu preguntar',
    ', i penseu com lliga amb tota la resta',
    ', perquè cada imatge hi afegeix alguna cosa',
  ],
  last: [
    'Aquestes eren les imatges, i la resta es veu millor venint en persona',
    'Aquí acaba el recorregut, i aquí podria començar la vostra visita',
    'Ja ho heu vist tot, penseu-hi amb calma i torneu al que us ha agradat',
    'Gràcies per acompanyar-nos en aquest recorregut, i preneu-vos temps per pensar-hi',
  ],
};
