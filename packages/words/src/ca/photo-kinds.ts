import type { PhotoKindWords } from '../photo-kinds.js';

export const catalanPhotoKinds: PhotoKindWords = {
  kinds: {
    facade: {
      title: 'La casa',
      names: 'fa[cç]an(?:a|es)',
      sentences: [
        "Aquest és l'edifici per fora, tal com es veu quan s'hi arriba",
        "Per fora, un edifici ja explica força coses abans d'entrar-hi",
      ],
    },
    aerial: {
      title: 'Des de dalt',
      names: 'a[eè]ria',
      sentences: [
        "Des de l'aire es veu com està situada la propietat i què l'envolta",
        'Així es veu el lloc des de dalt, amb tot el que té al voltant',
      ],
    },
    hall: {
      title: 'El rebedor',
      names: 'rebedor|vest[ií]bul|passad[ií]s|passadissos',
      sentences: [
        'Aquest és el rebedor, on comença qualsevol visita i on també acaba',
        'Pel rebedor es passa moltes vegades al dia, així que mireu-lo bé',
      ],
    },
    living_room: {
      title: 'La sala',
      names: 'sala|sala d.estar|menjador.?sala',
      sentences: [
        "Aquesta és la sala d'estar, on acaba el dia i on es queden els convidats",
        "A la sala d'estar, mireu on seuríeu i què tindríeu al davant",
      ],
    },
    dining_room: {
      title: 'El menjador',
      names: 'menjadors?',
      sentences: [
        'Aquí es menja, entre setmana de dos en dos i diumenge amb molts més',
        "Aquest és el lloc on es menja, i on després s'allarga la conversa",
      ],
    },
    kitchen: {
      title: 'La cuina',
      names: 'cuin(?:a|es)',
      sentences: [
        'Aquesta és la cuina, on el dia comença amb la primera tassa de cafè',
        'A la cuina, penseu què cuinaríeu primer i qui us ajudaria a fer-ho',
      ],
    },
    office: {
      title: 'El despatx',
      names: 'despatx',
      sentences: [
        'Aquest és un lloc per treballar a casa, amb calma i el cap clar',
        'Per a la feina que demana una hora tranquil·la, el lloc és aquest',
      ],
    },
    stairs: {
      title: "L'escala",
      names: 'escal(?:a|es)',
      sentences: [
        "Aquí hi ha l'escala, que aviat es puja i es baixa sense pensar-hi",
        "L'escala continua des d'aquí, seguiu-la un moment amb la mirada",
      ],
    },
    bedroom: {
      title: 'Dormitori',
      names: 'dormitoris?|habitaci[oó]',
      sentences: [
        "Aquest és un dormitori, on es tanca la porta i el dia s'acaba",
        'Un dormitori demana sobretot calma, així que imagineu-hi les nits',
      ],
    },
    bathroom: {
      title: 'Bany',
      names: 'banys?|cambra de bany|lavabo|dutxa',
      sentences: [
        'Aquest és un bany, així que mireu com està equipat i com es reparteix',
        'Al bany comença i acaba cada dia, així que feu-hi una bona ullada',
      ],
    },
    balcony: {
      title: 'El balcó',
      names: 'balc[oó]|balcons',
      sentences: [
        "Aquest és el balcó, a quatre passes de l'aire lliure quan vulgueu",
        'Al balcó sou a fora i encara a casa, a qualsevol hora del dia',
      ],
    },
    terrace: {
      title: 'La terrassa',
      names: 'terrass(?:a|es)|terrat',
      sentences: [
        'Aquesta és la terrassa, un lloc on seure a fora i deixar passar el dia',
        'A fora, a la terrassa, un cafè sempre dura una mica més que a dins',
      ],
    },
    garden: { title: 'El jardí', names: 'jard[ií]|jardins|gespa', sentences: [] },
    pool: { title: 'La piscina', names: 'piscin(?:a|es)', sentences: [] },
    view: {
      title: 'Les vistes',
      names: 'vistes? (?:al?|sobre) .+',
      sentences: [
        "I això és el que es veu des d'aquí, doneu-li un moment de calma",
        "Part del que ofereix un lloc és més enllà d'ell: aquestes són les vistes",
      ],
    },
    garage: {
      title: 'El garatge',
      names: 'garatges?',
      sentences: [
        'Aquí es queda el cotxe, i aquí acaba sempre el camí cap a casa',
        'El cotxe té aquí el seu lloc, així que no cal buscar-ne cap altre',
      ],
    },
    floor_plan: {
      title: 'El plànol',
      names: 'pl[aà]nols?',
      sentences: [
        'Aquest és el plànol, per veure com es reparteixen les estances i les portes',
        "Al plànol es pot seguir el camí d'una estança a la següent",
      ],
    },
  },
  times: {
    dusk: {
      names: 'capvespre|crepuscle',
      sentences: ['En aquesta imatge el dia troba la nit, i la llum canvia de pressa'],
    },
    night: {
      names: 'nit|nocturna?',
      sentences: [
        'De nit, el mateix lloc ensenya una altra cara, i així és com es veu',
        'Així es veu això de nit, imagineu que torneu a casa a aquella hora',
      ],
    },
  },
};
