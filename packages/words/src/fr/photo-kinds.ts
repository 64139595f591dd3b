import type { PhotoKindWords } from '../photo-kinds.js';

export const frenchPhotoKinds: PhotoKindWords = {
  kinds: {
    facade: {
      title: 'La maison',
      names: 'ext[eé]rieurs?|vue de face|devanture|immeuble de bureaux',
      sentences: [
        "Voici le bâtiment de l'extérieur, tel qu'on le voit en arrivant",
        "De l'extérieur, un bâtiment en dit déjà long avant qu'on y entre",
      ],
    },
    aerial: {
      title: "Vu d'en haut",
      names: 'a[eé]rien(?:ne)?s?|vue du ciel',
      sentences: [
        "Du ciel, on voit comment le bien est situé et ce qui l'entoure",
        "Voici le lieu vu d'en haut, et ses alentours viennent avec lui",
      ],
    },
    hall: {
      title: "L'entrée",
      names: 'vestibule|couloir|d[eé]gagement',
      sentences: [
        "Voici l'entrée, où chaque visite commence et où chacune se termine",
        "On passe par l'entrée bien des fois par jour, alors regardez-la bien",
      ],
    },
    living_room: {
      title: 'Le salon',
      names: 's[eé]jour|salon|pi[eè]ce (?:à|a) vivre|salle de s[eé]jour',
      sentences: [
        "Voici le salon, où la journée s'achève et où les invités s'attardent",
        'Dans le salon, voyez où vous vous installeriez, et face à quoi',
      ],
    },
    dining_room: {
      title: 'Le coin repas',
      names: 'salle (?:à|a) manger|coin repas',
      sentences: [
        "C'est ici qu'on mange, à deux en semaine ou plus nombreux le dimanche",
        "On prend ici les repas, et l'on y reste volontiers pour parler ensuite",
      ],
    },
    kitchen: {
      title: 'La cuisine',
      names: 'cuisines?',
      sentences: [
        'Voici la cuisine, où la journée commence avec la première tasse de café',
        'Dans la cuisine, pensez à votre premier plat, et à qui vous aiderait',
      ],
    },
    office: {
      title: 'Le bureau',
      names: 'bureaux?|espace de travail',
      sentences: [
        "Voici un endroit où travailler chez soi, au calme et l'esprit clair",
        "Pour un travail qui demande une heure tranquille, c'est ici",
      ],
    },
    stairs: {
      title: "L'escalier",
      names: 'escaliers?|cage d.escalier',
      sentences: [
        "Voici l'escalier, que l'on prend bientôt sans même y penser",
        "L'escalier continue à partir d'ici, suivez-le un instant du regard",
      ],
    },
    bedroom: {
      title: 'Chambre',
      names: 'chambres?|suite parentale',
      sentences: [
        "Voici une chambre, où l'on ferme la porte et où la journée s'achève",
        'Une chambre demande surtout du calme, alors imaginez les nuits ici',
      ],
    },
    bathroom: {
      title: 'Salle de bains',
      names: 'salles? de bains?|salles? d.eau|sdb|douche|toilettes',
      sentences: [
        'Voici une salle de bains, voyez comment elle est équipée et agencée',
        'Chaque jour commence et finit dans la salle de bains, regardez-la bien',
      ],
    },
    balcony: {
      title: 'Le balcon',
      names: 'balcons?',
      sentences: [
        "Voici le balcon, à quelques pas du grand air dès que l'envie vous prend",
        'Sur le balcon, on est dehors et encore chez soi, à toute heure du jour',
      ],
    },
    terrace: {
      title: 'La terrasse',
      names: 'terrasses?|toit.?terrasse',
      sentences: [
        "Voici la terrasse, un endroit où s'asseoir dehors et prendre son temps",
        "Dehors, sur la terrasse, un café dure un peu plus longtemps qu'à l'intérieur",
      ],
    },
    garden: { title: 'Le jardin', names: 'jardins?|pelouse', sentences: [] },
    pool: { title: 'La piscine', names: 'piscines?', sentences: [] },
    view: {
      title: 'La vue',
      names: 'vue (?:mer|montagne|lac|sur .+|depuis .+)',
      sentences: [
        "Et voici ce que l'on voit d'ici, accordez à cette vue un instant de calme",
        "Une part de ce qu'offre un lieu se trouve au-delà, et voici la vue",
      ],
    },
    garage: {
      title: 'Le garage',
      names: 'garages?',
      sentences: [
        "C'est ici que reste la voiture, et ici que finit le chemin du retour",
        "La voiture a ici sa propre place, il n'y a donc plus à en chercher une",
      ],
    },
    floor_plan: {
      title: 'Le plan',
      names: 'plan de l.appartement|plan d.[eé]tage|plan de la maison',
      sentences: [
        'Voici le plan, pour voir comment les pièces se suivent et où mènent les portes',
        "Sur le plan, on peut suivre le chemin d'une pièce à l'autre",
      ],
    },
  },
  times: {
    dusk: {
      names: 'cr[eé]puscule|soir|heure bleue',
      sentences: ['Sur cette image, le jour rencontre la nuit, et la lumière change vite'],
    },
    night: {
      names: 'nuit|nocturne',
      sentences: [
        'De nuit, le même lieu montre un autre visage, et voici à quoi il ressemble',
        'Voilà ce que cela donne la nuit, imaginez que vous rentrez à cette heure',
      ],
    },
  },
};
