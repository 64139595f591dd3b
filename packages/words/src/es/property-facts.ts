import type { FactSentences } from '../property.js';

export const spanishFacts: FactSentences = {
  opening: [
    '{subject}',
    '{subject}: un primer vistazo',
    '{subject}: pasa y echa un vistazo',
    '{subject}: tómate un momento y mira con calma',
    'Aquí está: {subject}',
    'Un primer recorrido: {subject}',
    'Echemos juntos un primer vistazo: {subject}',
    'Tómate un momento, porque esto es lo que vamos a ver: {subject}',
  ],
  openingTour: [
    '{subject}: vamos a recorrerlo todo juntos, imagen a imagen',
    '{subject}: vamos a verlo todo con calma, una imagen detrás de otra',
  ],
  openingPlace: [
    '{place}: aquí empieza nuestra visita',
    '{place}: aquí empieza nuestra visita, con un primer vistazo',
    'Empezamos nuestra visita aquí: {place}',
    'Antes de nada, este es el lugar que vamos a recorrer juntos: {place}',
  ],
  bedrooms: { one: 'un dormitorio', two: 'dos dormitorios', many: '{number} dormitorios' },
  bathrooms: { one: 'un baño', two: 'dos baños', many: '{number} baños' },
  parking: {
    one: 'una plaza de aparcamiento',
    two: 'dos plazas de aparcamiento',
    many: '{number} plazas de aparcamiento',
  },
  numbers: ['tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  rooms: [
    'Tiene {rooms}',
    'En total, tendrás {rooms} a tu disposición',
    'La distribución incluye {rooms}',
    'Para vivir, cuentas con {rooms}',
    'Aquí encontrarás {rooms}',
  ],
  manyRooms: [
    'Aquí hay {rooms}, así que ve pensando en cómo repartirlo',
    'Hay sitio para todos: en total, {rooms}',
    'Con {rooms}, cabe una familia y también sus invitados',
  ],
  roomsAndSize: [
    'Mide {size}, con {rooms}',
    'Dispones de {size}, con {rooms}',
    'Son {size} en total, repartidos con {rooms}',
  ],
  size: [
    'En total, la superficie es de {size}',
    'Tienes {size} para organizar a tu manera',
    'Sobre el papel son {size}, y una visita enseña lo que eso significa',
    'En total son {size}, así que piensa en cómo aprovecharías el espacio',
  ],
  sizeInWords: [
    'Sobre la superficie: {size}',
    'Un apunte sobre la superficie: {size}',
    'En cuanto a la superficie, esto es lo que conviene saber: {size}',
  ],
  parkingAlone: [
    'Y cuando vuelvas a casa en coche, tendrás dónde dejarlo: {rooms}',
    'No hace falta dar vueltas buscando sitio para el coche: hay {rooms}',
    'Para tu coche, o para el de quien venga a verte: {rooms}',
  ],
  place: [
    'Se encuentra aquí: {place}',
    'Y en el mapa lo encontrarás aquí: {place}',
    'En cuanto a la ubicación, este es el sitio que buscar en el mapa: {place}',
  ],
  firstFeatures: [
    'La propiedad ofrece {features}',
    'Cuenta con {features}',
    'Si vivieras aquí, tendrías {features}',
    'Quien viva aquí tendrá {features}',
  ],
  features: [
    'También tiene {features}',
    'Además, cuenta con {features}',
    'La propiedad incluye también {features}',
    'Si vivieras aquí, tendrías también {features}',
    'Y aún hay más, porque también tiene {features}',
    'Entre otras cosas, ofrece {features}',
  ],
  unseenFeatures: [
    'Quizá no se vea en esta imagen, pero hay {features}',
    'Una imagen no lo enseña todo, y por eso conviene decir que hay {features}',
    'Las imágenes quizá no cuentan que hay {features}',
  ],
  otherFeatures: [
    'También conviene saberlo: {features}',
    'Y hay más: {features}',
    'Toma nota también de esto: {features}',
    'El anuncio añade: {features}',
    'Antes de seguir, un apunte más: {features}',
    'Y esto también cuenta: {features}',
  ],
  price: [
    'El precio es de {price}',
    'Vamos ahora con el precio: {price} por todo lo que has visto',
    'Ya has visto casi todas las imágenes, así que este es el precio: {price}',
    '¿Y cuánto cuesta? El precio es de {price}',
  ],
  priceInWords: [
    'Sobre el precio: {price}',
    'Ya has visto casi todas las imágenes, así que hablemos del precio: {price}',
    'Y en cuanto al precio, esto es lo que hay que saber: {price}',
  ],
  contact: [
    'Ponte en contacto: {contact}',
    'Para concertar una visita: {contact}',
    'Si quieres verlo en persona: {contact}',
    '¿Tienes preguntas o quieres visitarlo? Así nos encuentras: {contact}',
    'La mejor manera de conocerlo es venir a verlo, así que escríbenos o llama: {contact}',
  ],
  priceAndContact: [
    'El precio es de {price}, y para visitarlo, escribe o llama: {contact}',
    'Se ofrece por {price}, y para una visita nos encuentras aquí: {contact}',
  ],
};
