import type { FactSentences } from '../property.js';

export const portugueseFacts: FactSentences = {
  opening: [
    '{subject}',
    '{subject}: um primeiro olhar',
    '{subject}: entre e veja com calma',
    '{subject}: tire um momento para ver tudo com calma',
    'Aqui está: {subject}',
    'Uma primeira visita: {subject}',
    'Vamos dar juntos uma primeira vista de olhos: {subject}',
    'Dedique-nos um momento, pois é isto que vamos ver: {subject}',
  ],
  openingTour: [
    '{subject}: vamos conhecer tudo em conjunto, imagem a imagem',
    '{subject}: venha connosco, vamos ver tudo com calma, uma imagem de cada vez',
  ],
  openingPlace: [
    '{place}: é aqui que começa a visita',
    '{place}: é aqui que começa a nossa visita, com um primeiro olhar',
    'A nossa visita começa aqui: {place}',
    'Antes de mais, este é o lugar que vamos percorrer juntos: {place}',
  ],
  bedrooms: { one: 'um quarto', two: 'dois quartos', many: '{number} quartos' },
  bathrooms: {
    one: 'uma casa de banho',
    two: 'duas casas de banho',
    many: '{number} casas de banho',
  },
  parking: {
    one: 'um lugar de estacionamento',
    two: 'dois lugares de estacionamento',
    many: '{number} lugares de estacionamento',
  },
  numbers: ['três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'],
  rooms: [
    'Tem ao todo {rooms}',
    'Ao todo, tem {rooms} à sua disposição',
    'A distribuição inclui {rooms}',
    'Para viver, conta com {rooms}',
    'Aqui encontra {rooms}',
  ],
  manyRooms: [
    'Há lugar para todos, com {rooms} ao todo',
    'Aqui conta com {rooms}, e já pode pensar em quem fica onde',
    'Com {rooms}, cabe uma família e também os convidados',
  ],
  roomsAndSize: [
    'Mede {size}, com {rooms}',
    'Dispõe de {size}, com {rooms}',
    'São {size} ao todo, com {rooms}',
  ],
  size: [
    'Ao todo, a área é de {size}',
    'Tem {size} para organizar à sua maneira',
    'No papel são {size}, e uma visita mostra o que isso quer dizer',
    'Ao todo são {size}, por isso pense em como usaria o espaço',
  ],
  sizeInWords: [
    'Quanto à área: {size}',
    'Uma palavra sobre a área: {size}',
    'No que toca à área, é isto que convém saber: {size}',
  ],
  parkingAlone: [
    'E quando chegar a casa de carro, já sabe onde o deixar: {rooms}',
    'Escusa de andar às voltas à procura de lugar, com {rooms}',
    'Para o seu carro, ou para o de quem o vem visitar: {rooms}',
  ],
  place: [
    'Fica aqui: {place}',
    'E no mapa, encontra-se aqui: {place}',
    'Quanto à localização, este é o sítio a procurar no mapa: {place}',
  ],
  firstFeatures: [
    'O imóvel oferece {features}',
    'Conta com {features}',
    'A viver aqui, teria {features}',
    'Quem viver aqui terá {features}',
  ],
  features: [
    'Conta ainda com {features}',
    'O imóvel tem também {features}',
    'Além disso, oferece {features}',
    'A viver aqui, teria também {features}',
    'E não fica por aqui, porque tem ainda {features}',
    'Entre outras coisas, inclui {features}',
  ],
  unseenFeatures: [
    'Talvez não se veja nesta imagem, mas há {features}',
    'Uma imagem não mostra tudo, por isso convém dizer que há {features}',
    'As imagens talvez não digam que há {features}',
  ],
  otherFeatures: [
    'Também convém saber: {features}',
    'E há mais: {features}',
    'Tome nota também disto: {features}',
    'O anúncio acrescenta: {features}',
    'Antes de continuar, mais um dado: {features}',
    'E isto também conta: {features}',
  ],
  price: [
    'O preço é de {price}',
    'Passemos ao preço, que é de {price} por tudo o que viu até aqui',
    'Já viu quase todas as imagens, por isso este é o preço: {price}',
    'E quanto custa? O preço é de {price}',
  ],
  priceInWords: [
    'Quanto ao preço: {price}',
    'Já viu quase todas as imagens, por isso falemos do preço: {price}',
    'E no que toca ao preço, é isto que há a dizer: {price}',
  ],
  contact: [
    'Fale connosco: {contact}',
    'Para marcar uma visita: {contact}',
    'Se quiser ver com os seus próprios olhos: {contact}',
    'Tem perguntas, ou quer marcar uma visita? Pode falar connosco aqui: {contact}',
    'A melhor maneira de conhecer é vir ver de perto, por isso fale connosco: {contact}',
  ],
  priceAndContact: [
    'O preço é de {price}, e para uma visita fale connosco: {contact}',
    'O preço pedido é de {price}, e para uma visita pode falar connosco: {contact}',
  ],
};
