import type { FactSentences } from '../property.js';

export const catalanFacts: FactSentences = {
  opening: [
    '{subject}',
    "{subject}: un primer cop d'ull",
    "{subject}: passeu i feu-hi un cop d'ull",
    '{subject}: preneu-vos un moment per mirar-ho bé',
    'Aquí ho teniu: {subject}',
    'Un primer recorregut: {subject}',
    "Fem-hi junts un primer cop d'ull: {subject}",
    'Dediqueu-hi un moment, perquè això és el que veurem: {subject}',
  ],
  openingTour: [
    '{subject}: fem-hi junts una volta, imatge a imatge',
    "{subject}: veniu amb nosaltres a veure-ho tot, una imatge darrere l'altra",
  ],
  openingPlace: [
    '{place}: aquí comença la nostra visita',
    "{place}: aquí comença la nostra visita, amb un primer cop d'ull",
    'Comencem la nostra visita aquí: {place}',
    'Abans de res, aquest és el lloc que recorrerem junts: {place}',
  ],
  bedrooms: { one: 'una habitació', two: 'dues habitacions', many: '{number} habitacions' },
  bathrooms: { one: 'un bany', two: 'dos banys', many: '{number} banys' },
  parking: {
    one: "una plaça d'aparcament",
    two: "dues places d'aparcament",
    many: "{number} places d'aparcament",
  },
  numbers: ['tres', 'quatre', 'cinc', 'sis', 'set', 'vuit', 'nou', 'deu', 'onze', 'dotze'],
  rooms: [
    'Hi trobareu {rooms}',
    'En total, hi tindreu {rooms} a la vostra disposició',
    'La distribució inclou {rooms}',
    'Per viure-hi, teniu {rooms}',
    "L'habitatge té {rooms}",
  ],
  manyRooms: [
    'Hi ha lloc per a tothom: en total, {rooms}',
    'Aquí hi ha {rooms}, així que aneu pensant com us ho repartiríeu',
    'Amb {rooms}, hi cap una família i també els convidats',
  ],
  roomsAndSize: [
    'Fa {size}, amb {rooms}',
    'Disposeu de {size}, amb {rooms}',
    'Són {size} en total, amb {rooms}',
  ],
  size: [
    'En total, la superfície és de {size}',
    'Teniu {size} per disposar com vulgueu',
    'Sobre el paper són {size}, i una visita ensenya què vol dir això',
    "En total són {size}, així que penseu com aprofitaríeu l'espai",
  ],
  sizeInWords: [
    'Sobre la superfície: {size}',
    'Un apunt sobre la superfície: {size}',
    'Pel que fa a la superfície, això és el que cal saber: {size}',
  ],
  parkingAlone: [
    'I quan torneu a casa amb cotxe, ja sabreu on deixar-lo: {rooms}',
    'No cal fer voltes buscant lloc per al cotxe: hi ha {rooms}',
    'Per al vostre cotxe, o per al de qui us vingui a veure: {rooms}',
  ],
  place: [
    'El trobareu aquí: {place}',
    'I al mapa, és en aquest punt: {place}',
    'Pel que fa a la ubicació, aquest és el lloc que cal buscar al mapa: {place}',
  ],
  firstFeatures: [
    'La propietat ofereix {features}',
    'Hi trobareu {features}',
    'Vivint aquí, tindríeu {features}',
    'Qui hi visqui tindrà {features}',
  ],
  features: [
    'També hi trobareu {features}',
    'A més, té {features}',
    'La propietat inclou també {features}',
    'Vivint aquí, també tindríeu {features}',
    'I encara hi ha més, perquè també hi trobareu {features}',
    'Entre altres coses, ofereix {features}',
  ],
  unseenFeatures: [
    'Potser no es veu en aquesta imatge, però hi ha {features}',
    'Una imatge no ho ensenya tot, i per això val la pena dir que hi ha {features}',
    'Les imatges potser no expliquen que hi ha {features}',
  ],
  otherFeatures: [
    'També va bé saber-ho: {features}',
    'I encara hi ha més: {features}',
    "Preneu nota també d'això: {features}",
    "L'anunci hi afegeix: {features}",
    'Abans de continuar, una altra dada: {features}',
    'I això també compta: {features}',
  ],
  price: [
    'El preu és de {price}',
    'Anem ara al preu, que és de {price} per tot el que heu vist',
    'Ja heu vist gairebé totes les imatges, així que aquest és el preu: {price}',
    'I quant costa? El preu és de {price}',
  ],
  priceInWords: [
    'Sobre el preu: {price}',
    'Ja heu vist gairebé totes les imatges, així que parlem del preu: {price}',
    'I pel que fa al preu, això és el que cal saber: {price}',
  ],
  contact: [
    'Poseu-vos en contacte: {contact}',
    'Per concertar una visita: {contact}',
    'Si ho voleu veure en persona: {contact}',
    'Teniu preguntes o ho voleu visitar? Així ens trobareu: {contact}',
    'La millor manera de conèixer-ho és venir-ho a veure, així que escriviu o truqueu: {contact}',
  ],
  priceAndContact: [
    'El preu és de {price}, i per visitar-ho, truqueu o escriviu: {contact}',
    "S'ofereix per {price}, i per a una visita ens trobareu aquí: {contact}",
  ],
};
