import type { LookSentences } from '../../property-language.js';

export const frenchLooks: LookSentences = {
  first: {
    outside: [
      "Commençons par l'extérieur, comme si vous arriviez pour la première fois",
      'La visite débute en plein air, par un premier regard, sans se presser',
      'Toute visite commence dehors, alors prenez le temps de cette première image',
    ],
    inside: [
      "Entrez et jetez un premier coup d'œil, au rythme qui vous convient",
      "Commençons à l'intérieur, par une première pièce et un moment de calme",
      'La porte est ouverte, alors entrez et laissez la pièce se présenter',
    ],
  },
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
    "D'ici, on voit bien comment le lieu s'inscrit dans ce qui l'entoure",
    'Faites-en le tour en pensée, et regardez aussi de ce côté-ci',
    "L'extérieur a aussi son histoire, accordez-lui autant de temps qu'aux pièces",
    "En plein air, on saisit les proportions mieux que sur n'importe quel plan",
    "Retenez cette image, c'est celle que vous verriez en rentrant chaque soir",
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
  bright: {
    outside: [
      'Par une lumière aussi claire, chaque ligne du lieu se lit sans effort',
      "Il fait bien clair sur cette image, et il n'y a presque rien à deviner",
    ],
    inside: [
      "Cette pièce est claire, et cela se remarque dès que l'on y entre",
      'Avec autant de clarté, rien ne se cache, regardez dans chaque recoin',
      'Il y a beaucoup de lumière sur cette image, et la pièce se lit aisément',
    ],
  },
  dim: {
    outside: [
      'Quand la lumière baisse, le lieu devient calme et montre un autre visage',
      'Dans cette lumière plus basse, vous le voyez comme en fin de journée',
    ],
    inside: [
      'Ici, la lumière est douce, et la pièce invite à ralentir un peu',
      "Dans une lumière plus douce, on s'assoit volontiers à la fin de la journée",
      'La lumière est tamisée ici, et la pièce paraît calme et plus intime',
    ],
  },
  living: {
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
  leads: [
    'Prenez un moment pour cette image',
    'La visite se poursuit par ici',
    'Laissez votre regard se promener',
    'Restez encore un peu sur cette vue',
    'Voici une autre vue des lieux',
    'Regardez de gauche à droite',
    'Nous avançons de quelques pas',
    'Regardez cette image de plus près',
    "Changeons maintenant d'angle",
  ],
  tails: [
    ', car ce sont souvent les détails qui comptent',
    ', et vous commencez à vous y retrouver',
    ', avec tout le temps que vous voudrez',
    ", et l'ensemble se précise encore un peu",
    ', pour que vous puissiez en juger vous-même',
    ", comme vous le feriez lors d'une visite",
    ', et retenez ce que vous voudrez demander',
    ", et voyez comment tout cela s'accorde",
    ', car chaque image apporte quelque chose',
  ],
  last: [
    'Voilà pour les images, et le reste se découvre mieux sur place',
    "La visite s'arrête ici, et la vôtre pourrait commencer au même endroit",
    'Vous avez tout vu, laissez passer une nuit et revenez à ce qui vous a plu',
    "Merci d'avoir fait le tour avec nous, prenez le temps d'y réfléchir",
  ],
};
