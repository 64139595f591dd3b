import type { LookSentences } from '../property.js';

export const catalanLooks: LookSentences = {
  first: {
    any: [
      'Comencem amb una imatge, i amb un moment tranquil per mirar-la',
      'Feu una primera ullada, al ritme que vosaltres mateixos triaríeu',
    ],
    outside: [
      'Comencem per fora, i mirem amb calma el que hi ha abans de continuar',
      "La visita comença a l'aire lliure, amb una primera mirada sense presses",
      'Tota visita comença a fora, així que preneu-vos temps amb aquesta imatge',
    ],
    inside: [
      "Passeu i feu-hi un primer cop d'ull, al ritme que vosaltres mateixos triaríeu",
      'Comencem per dins, amb una primera estança i un moment de calma',
      'La porta és oberta, així que entreu i deixeu que la casa es presenti sola',
    ],
  },
  any: [
    'Imatge a imatge, comenceu a veure què ofereix aquesta propietat',
    'En una visita, segurament us aturaríeu aquí un moment per mirar-ho bé',
    'Pregunteu-vos què conservaríeu aquí i què us agradaria canviar',
    'Si us agrada el que veieu aquí, una visita us explicarà la resta',
    "Proveu d'imaginar aquí un dia qualsevol, del matí fins al vespre",
    'Una propietat es coneix millor quan es mira per segona vegada',
    "Una bona pregunta per a la visita és què es queda aquí i què se n'enduen",
    'Recordeu aquesta imatge, i la primera pregunta que faríeu',
    'Apunteu què us agradaria saber-ne i pregunteu-ho el dia de la visita',
  ],
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
    'Aquí fora hi ha molt per veure alhora, així que mireu bé al vostre voltant',
    'Deixeu que la mirada faci una volta aquí fora, i fixeu-vos on torna',
    "En una visita, feu també un tomb per fora, perquè tota imatge s'acaba",
    "A l'aire lliure es copsen les proporcions millor que en cap plànol",
    "A l'aire lliure, la llum hi fa molt, així que veniu-hi també a una altra hora",
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
  bright: [
    'Aquesta imatge és plena de llum, deixeu que la mirada vagi on vulgui',
    'Una imatge tan clara descansa la vista, així que preneu-vos el vostre temps',
  ],
  dim: [
    "Aquesta és una de les imatges més fosques, deixeu que la vista s'hi acostumi",
    'Una imatge més fosca demana una segona mirada, quedeu-vos-hi una mica més',
  ],
  living: {
    any: [
      'Així podria ser aquí un dia qualsevol, amb tothom a casa',
      'Un lloc pren vida quan hi ha algú, i aquí es pot veure ben bé',
      'Bona companyia i una mica de temps, no cal res més per imaginar-se aquí',
    ],
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
  last: [
    'Aquestes eren les imatges, i la resta es veu millor venint en persona',
    'Aquí acaba el recorregut, i aquí podria començar la vostra visita',
    'Ja heu vist les imatges, així que penseu-hi amb calma i torneu al que us ha agradat',
    'Gràcies per acompanyar-nos en aquest recorregut, i preneu-vos temps per pensar-hi',
  ],
};
