import type { LookSentences } from '../property.js';

export const frenchLooks: LookSentences = {
  first: {
    any: [
      'Commençons par une image, et par un moment calme pour la regarder',
      "Jetez un premier coup d'œil, au rythme que vous choisiriez",
    ],
    outside: [
      "Commençons par l'extérieur, et regardons à loisir ce qu'il y a à voir",
      'La visite débute en plein air, par un premier regard, sans se presser',
      'Toute visite commence dehors, alors prenez le temps de cette première image',
    ],
    inside: [
      "Entrez et jetez un premier coup d'œil, au rythme qui vous convient",
      "Commençons à l'intérieur, par une première pièce et un moment de calme",
      'La porte est ouverte, alors entrez et laissez la pièce se présenter',
    ],
  },
  any: [
    'Image après image, vous commencez à voir ce que ce bien peut offrir',
    "Lors d'une visite, vous vous arrêteriez sans doute ici pour regarder",
    'Demandez-vous ce que vous garderiez ici, et ce que vous changeriez',
    'Si ce que vous voyez ici vous plaît, une visite vous dira le reste',
    "Essayez d'imaginer ici une journée ordinaire, du matin au soir",
    'On connaît mieux un bien quand on le regarde une seconde fois',
    'Une bonne question pour la visite est de savoir ce qui reste et ce qui part',
    'Retenez cette image, et pensez à la première question à poser',
    'Notez ce que vous aimeriez savoir à ce sujet, et demandez-le sur place',
  ],
  inside: [
    "Parcourez cette pièce du regard, tranquillement, jusqu'au mur du fond",
    'Imaginez ici votre table, vos chaises et les objets de tous les jours',
    'Pensez à un matin ordinaire dans cette pièce, et à ce que vous y mettriez',
    "On apprend beaucoup d'une pièce depuis le seuil, alors arrêtez-vous un instant",
    "D'une pièce à l'autre, on commence à comprendre comment tout se relie",
    "À l'intérieur, regardez deux fois, d'abord l'ensemble, ensuite les détails",
    'Demandez-vous ce que vous garderiez dans cette pièce et ce que vous changeriez',
    'Imaginez les bruits de la journée ici, les voix, les pas, le café qui coule',
    'Une pièce est faite pour être vécue, regardez celle-ci en pensant à vos journées',
  ],
  outside: [
    "Dehors, il vaut la peine de reculer d'un pas pour voir l'ensemble",
    "Dehors, il y a beaucoup à voir d'un seul coup, alors regardez bien autour",
    'Laissez vos yeux se promener dehors, et voyez sur quoi ils reviennent',
    "Lors d'une visite, faites aussi le tour dehors, car toute image a ses bords",
    "En plein air, on saisit les proportions mieux que sur n'importe quel plan",
    'Dehors, la lumière change tout, alors venez voir aussi à une autre heure',
    "Arrêtez-vous ici un instant et regardez l'ensemble avant de continuer",
    'Ce qui se trouve devant la porte compte aussi, alors regardez-le bien',
  ],
  windows: [
    "La lumière du jour arrive jusqu'ici et donne son caractère à la pièce",
    "Regardez comment la lumière du jour tombe dans la pièce, et où elle s'arrête",
    'Avec toute cette lumière du dehors, les lampes peuvent attendre un moment',
    "Suivez la lumière depuis la fenêtre, et voyez ce qu'elle fait ressortir",
  ],
  pool: [
    'Voici la piscine, pour nager avant le petit-déjeuner ou après le travail',
    'Au bord de la piscine, un après-midi peut passer sans le moindre projet',
    "Imaginez une journée chaude, la serviette sur l'épaule et la piscine devant vous",
    "L'eau n'est qu'à quelques pas, pensez déjà au premier bain de l'année",
  ],
  garden: [
    'Il y a du vert tout autour, pour voir passer les saisons une à une',
    'Ici, ce sont les plantes et le grand air qui parlent, restez un peu',
    'Pensez à une table dehors, une boisson fraîche et toute cette verdure',
    'Avec autant de verdure, la journée peut aussi bien commencer dehors',
  ],
  sea: [
    "Regardez l'eau un moment, et laissez vos pensées suivre le mouvement",
    "L'eau est là pour être regardée, le matin, puis encore une fois le soir",
    "Au loin, il y a l'eau, et la ligne où elle rejoint le ciel",
    "Reposez vos yeux sur l'eau avant que nous passions à l'image suivante",
  ],
  bright: [
    'Cette image est pleine de lumière, laissez votre regard aller où il veut',
    'Une image aussi claire repose les yeux, alors prenez votre temps avec elle',
  ],
  dim: [
    "Cette image est parmi les plus sombres, laissez vos yeux s'y habituer",
    'Une image plus sombre mérite un second regard, restez-y encore un peu',
  ],
  living: {
    any: [
      'Voilà à quoi ressemblerait ici un jour ordinaire, avec tout le monde',
      "Un lieu prend vie dès que quelqu'un s'y trouve, et cela se voit ici",
      "De la compagnie, un peu de temps, il n'en faut pas plus pour s'y voir",
    ],
    inside: [
      'Le petit-déjeuner, les devoirs, les longues discussions, tout trouve sa place',
      'Voilà à quoi ressemblerait ici une journée ordinaire, avec tout le monde',
      "Une pièce prend vie dès que quelqu'un s'y trouve, et on le voit bien ici",
      "Certains jours, tout le monde finit dans la même pièce, et c'est très bien",
      'On voit ici comment la pièce serait habitée, et où chacun aime se tenir',
    ],
    outside: [
      "Avec du monde sur l'image, on voit que la vie se passe aussi dehors",
      "Rentrer, s'arrêter pour bavarder, repartir, tout cela se passe ici",
      'Le temps passé dehors est à tout le monde, et chacun y trouve sa place',
      "Quelques pas dehors, un peu d'air, de la bonne compagnie, cela suffit",
    ],
  },
  last: [
    'Voilà pour les images, et le reste se découvre mieux sur place',
    "La visite s'arrête ici, et la vôtre pourrait commencer au même endroit",
    'Vous avez vu les images, alors laissez passer une nuit et revenez à ce qui vous a plu',
    "Merci d'avoir fait le tour avec nous, et prenez le temps d'y réfléchir",
  ],
};
