import type { Motif } from '../../appearance/traits.js';
import { sense } from '../plain-form.js';
import type { Senses } from '../reading.js';

/** Pictures on clothes. English, Spanish, Portuguese, German, French, Italian, Catalan. */
export const motifWords: Senses<Motif> = [
  [
    'dinosaur',
    sense(
      'dinosaur* dino dinos t-rex dinosaurio* dinossauro* dinosaurier* dinosaure* dinosauro dinosauri',
    ),
  ],
  [
    'star',
    sense(
      '(?:a|one)_(?:[a-z]+_)?star una_estrella uma_estrela einem_(?:[a-z]+_)?stern une_etoile una_stella un_estel',
    ),
  ],
  ['unicorn', sense('unicorn* unicornio* einhorn* licorne* unicorno unicorni')],
  [
    'cat',
    sense(
      'cat cats kitten kitty gato gatito gatinho katze* katzchen chat chaton gatto gattino gat gatet',
    ),
  ],
  [
    'dog',
    sense(
      'dog puppy perro perrito cachorro cao hund hunde hundchen chien chiot cane cagnolino gos gosset',
    ),
  ],
  [
    'bear',
    sense(
      'bears? teddy teddies oso osit[oa]s? urso ursinh[oa]s? baren barchen teddybar* ours oursons? orso orsi orsett[oi] ossets?',
    ),
  ],
  [
    'heart',
    sense('heart hearts corazon* coracao coracoes herz herzen *herz coeur* cuore cuori un_cor'),
  ],
  [
    'rainbow',
    sense(
      'a_rainbow rainbow_print rainbow_motif arcoiris arco_iris regenbogen arc-en-ciel arcobaleno arc_de_sant_marti',
    ),
  ],
  ['rocket', sense('rocket* spaceship cohete* foguet* rakete* fusee* razzo razzi coet coets')],
  [
    'car',
    sense(
      'car cars race_car coche coches carro carros auto autos voiture* macchina macchine automobil cotxe cotxes',
    ),
  ],
  [
    'butterfly',
    sense(
      'butterfl* mariposa* (?<!gravata.)borboleta* schmetterling* papillons farfall[ae] papallon*',
    ),
  ],
  [
    'sun',
    sense(
      'smiling_sun sol_sonriente (?:a|the)_(?:[a-z]+_)?sun(?=_on_) con_un_sol com_um_sol amb_un_sol con_un_sole avec_un_soleil mit_(?:einer_)?sonne',
    ),
  ],
];
/** "With a … on it": words that place a picture. */
export const motifPlaceWords = sense(
  'on_it on_the_front print printed motif aufdruck motiv imprime stampa stampato estampado_de',
);
