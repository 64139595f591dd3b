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
    'Tem {rooms}, e já pode começar a fazer planos',
    'Ao todo, tem {rooms} à sua disposição',
    'A distribuição inclui {rooms}, pense já em quem ficaria com o quê',
    'O espaço divide-se em {rooms}, para arrumar à sua maneira',
    'Em números: {rooms}',
  ],
  manyRooms: [
    'Há lugar para todos, com {rooms} ao todo',
    'Aqui conta com {rooms}, e já pode pensar em quem fica onde',
  ],
  roomsAndSize: [
    'Em números: {size}, com {rooms}',
    'Os dados principais: {size}, com {rooms}',
    'São {size} ao todo, com {rooms}',
    '{size}, com {rooms}',
  ],
  size: [
    'Ao todo, a área é de {size}',
    'São {size}, um número a ter em mente daqui para a frente',
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
  features: [
    'Conta ainda com {features}',
    'E há mais: {features}',
    'Também convém saber: {features}',
    'Tome nota também disto: {features}',
    'Entre as outras coisas que a casa oferece: {features}',
    'Aquilo em que iria reparar ao viver aqui: {features}',
    'Antes de continuar, isto também faz parte da casa: {features}',
  ],
  unseenFeatures: [
    'O que as imagens talvez não contem: {features}',
    'Há mais do que cabe numa imagem, por exemplo: {features}',
    'Nem tudo cabe numa imagem, por isso vale a pena referir: {features}',
  ],
  price: [
    'O preço de tudo isto é de {price}',
    'Passemos ao preço, que é de {price} por tudo o que viu até aqui',
    'Já viu quase todas as imagens, por isso este é o preço: {price}',
    'E quanto custa? O preço é de {price}, por tudo o que viu até aqui',
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
    'O preço é de {price}; para uma visita: {contact}',
    'O preço pedido é de {price}, e para uma visita pode falar connosco: {contact}',
  ],
};
