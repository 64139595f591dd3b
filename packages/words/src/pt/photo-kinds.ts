import type { PhotoKindWords } from '../photo-kinds.js';

export const portuguesePhotoKinds: PhotoKindWords = {
  kinds: {
    facade: {
      title: 'A casa',
      names: 'fachadas?|vista frontal',
      sentences: [
        'Este é o edifício por fora, tal como se vê quando se chega',
        'Por fora, um edifício já conta bastante antes de se entrar nele',
      ],
    },
    aerial: {
      title: 'Visto de cima',
      names: 'a[eé]rea|drone',
      sentences: [
        'Do ar vê-se como a propriedade está situada e o que a rodeia',
        'É assim que o lugar se vê de cima, com tudo o que tem à volta',
      ],
    },
    hall: {
      title: 'O hall',
      names: 'corredor|vest[ií]bulo',
      sentences: [
        'Este é o hall, onde qualquer visita começa e onde também termina',
        'Pelo hall passa-se muitas vezes por dia, por isso repare bem nele',
      ],
    },
    living_room: {
      title: 'A sala',
      names: 'sala|sala de estar|sal[aã]o',
      sentences: [
        'Esta é a sala de estar, onde o dia acaba e onde os convidados ficam',
        'Na sala de estar, veja onde se sentaria e o que teria pela frente',
      ],
    },
    dining_room: {
      title: 'A sala de jantar',
      names: 'sala de jantar|zona de refei[cç][oõ]es',
      sentences: [
        'Aqui come-se, a dois durante a semana ou com muitos ao domingo',
        'É aqui que se fazem as refeições, e depois fica-se a conversar',
      ],
    },
    kitchen: {
      title: 'A cozinha',
      names: 'cozinhas?',
      sentences: [
        'Esta é a cozinha, onde o dia começa com a primeira chávena de café',
        'Na cozinha, pense no que faria primeiro, e em quem o ajudaria',
      ],
    },
    office: {
      title: 'O escritório',
      names: 'escrit[oó]rio',
      sentences: [
        'Este é um sítio para trabalhar em casa, com calma e cabeça limpa',
        'Para o trabalho que pede uma hora tranquila, o sítio é este',
      ],
    },
    stairs: {
      title: 'A escada',
      names: 'escadas?|escadaria',
      sentences: [
        'Aqui está a escada, que em breve se sobe e desce sem pensar nela',
        'A escada continua a partir daqui, siga-a por um momento com o olhar',
      ],
    },
    bedroom: {
      title: 'Quarto',
      names: 'quartos?(?! piano)|su[ií]te|dormit[oó]rio',
      sentences: [
        'Este é um quarto, onde se fecha a porta e o dia chega ao fim',
        'Um quarto pede sobretudo calma, por isso imagine as noites aqui',
      ],
    },
    bathroom: {
      title: 'Casa de banho',
      names: 'casas? de banho|banheiros?|lavabo|duche',
      sentences: [
        'Esta é uma casa de banho, veja como está equipada e como se organiza',
        'Na casa de banho começa e acaba cada dia, por isso repare bem nela',
      ],
    },
    balcony: {
      title: 'A varanda',
      names: 'varandas?|sacada',
      sentences: [
        'Esta é a varanda, a uns passos do ar livre sempre que quiser',
        'Na varanda está-se lá fora e ainda em casa, a qualquer hora do dia',
      ],
    },
    terrace: {
      title: 'O terraço',
      names: 'terra[cç]os?',
      sentences: [
        'Este é o terraço, um sítio para se sentar lá fora e deixar passar o dia',
        'Lá fora, no terraço, um café dura sempre um pouco mais do que dentro',
      ],
    },
    garden: { title: 'O jardim', names: 'jardi[mn]s?|quintal|relvado', sentences: [] },
    pool: { title: 'A piscina', names: 'piscinas?', sentences: [] },
    view: {
      title: 'A vista',
      names: 'vistas? (?:para|sobre) .+',
      sentences: [
        'E é isto que se vê daqui, por isso dê à vista um momento de calma',
        'Parte do que um lugar oferece fica para lá dele: esta é a vista',
      ],
    },
    garage: {
      title: 'A garagem',
      names: 'garagem|garagens',
      sentences: [
        'É aqui que fica o carro, e aqui acaba sempre o caminho para casa',
        'O carro tem aqui um lugar só seu, por isso não é preciso procurar outro',
      ],
    },
    floor_plan: {
      title: 'A planta',
      names: 'planta do im[oó]vel|planta da casa',
      sentences: [
        'Esta é a planta, para ver como se dispõem as divisões e as portas',
        'Na planta pode seguir-se o caminho de uma divisão para a seguinte',
      ],
    },
  },
  times: {
    dusk: {
      names: 'anoitecer|amanhecer|entardecer',
      sentences: ['Nesta imagem o dia encontra a noite, e a luz muda depressa'],
    },
    night: {
      names: 'noite|noturn[ao]',
      sentences: [
        'De noite, o mesmo lugar mostra outra face, e é assim que se vê então',
        'É assim que se vê de noite, imagine que volta a casa a essa hora',
      ],
    },
  },
};
