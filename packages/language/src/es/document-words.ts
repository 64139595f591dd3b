import type { DocumentWords } from '../edits.js';

export const spanishDocumentWords: DocumentWords = {
  change:
    'cambia, cambiar, cambie, pon, poner, actualiza, actualizar, corrige, corregir, ajusta, modifica, modificar, sube, baja, haz, edita, sustituye, corrija, ponga, modifique, actualice, ajuste, suba, baje',
  new: 'nuevo, nueva, ahora',
  insteadOf: 'en vez de, en lugar de, no, y no',
  title:
    'título, titular, encabezado, eslogan, llámalo, llámala, ponle de nombre, renómbralo, renómbrala, renombra, cambia el nombre, cámbiale el nombre, nombre',
  badge:
    'etiqueta, etiquetas, sello, pegatina, cartel, banner, insignia, cinta, distintivo, badge, letrero',
  sold: 'vendido, vendida',
  reserved: 'reservado, reservada',
  reduced: 'rebajado, rebajada, precio rebajado, precio reducido, bajada de precio, reducido',
  openHouse:
    'jornada de puertas abiertas, puertas abiertas, open house, casa abierta, jornadas de puertas abiertas',
  newlyListed: 'nuevo, nueva, novedad, recién publicado, a estrenar',
  noLonger: 'ya no, ha dejado de estar, se ha caído, se cayó, se ha echado atrás',
  corner: 'esquina, rincón',
  is: 'está, está ya, ya está, ha sido, es',
  write:
    'escribe, escribir, pon, ponle, poner, di, marca, márcalo, márcala, marcar, muestra, que diga, que ponga, con el texto, con las palabras, con la palabra, estampa, indica, indícalo, indicar, rotula, anuncia, anunciar, encima, por encima, cruzado',
  add: 'añade, añadir, agrega, agregar, inserta, pon, incluye, coloca, construye, planta',
  swap: 'intercambia, intercambiar, cambia, cambiar, permuta, invierte, al revés, cambia de sitio',
  replace: 'reemplaza, reemplazar, sustituye, sustituir, cambia, cambiar',
  mainPhoto:
    'foto principal, imagen principal, principal, foto grande, imagen grande, portada, foto de portada',
  supporting: 'pequeñas, pequeña, pequeños, secundarias, otras, demás, adicionales',
  first: 'primera, primer, primero',
  second: 'segunda, segundo',
  third: 'tercera, tercer, tercero',
  fourth: 'cuarta, cuarto',
  fifth: 'quinta, quinto',
  last: 'última, último, últimas, últimos, anterior',
  one: 'un, una, uno',
  two: 'dos',
  three: 'tres',
  four: 'cuatro',
  five: 'cinco',
  six: 'seis',
  kitchen: 'cocina',
  bathroom: 'baño',
  bedroom: 'dormitorio, habitación',
  livingRoom: 'salón, sala, sala de estar',
  terrace: 'terraza, balcón',
  sky: 'cielo',
  grass: 'césped, hierba, pasto, jardín',
  water: 'agua, mar, piscina',
  improved:
    'más azul, azul, más verde, verde, más intenso, más intensa, intenso, más bonito, más fresco, más vivo, más viva, turquesa, más claro, más limpia, mejor, verdea, reverdece, resalte, resalta',
  lessened: 'menos azul, menos verde, menos intenso, más pálido, más apagado',
  takeBack:
    'deshaz, deshacer, quita, quitar, anula, revierte, revertir, descarta, elimina, retira, vuelve atrás, olvida, olvidar, descartar, vuelve, volver, volved, da marcha atrás, atrás, recupera, recuperar, restaura, retrocede, retroceder, retroceda',
  asBefore:
    'como estaba antes, como antes, como era antes, tal como estaba antes, tal y como estaba antes, versión anterior, última versión, versión de antes, versión previa',
  redo: 'rehacer, rehaz, rehaga, lo que deshice, lo deshecho, vuelve a hacer',
  edit: 'cambio, cambios, edición, ediciones, modificación, modificaciones, paso, pasos',
  object:
    'cable@, poste@, contenedor@, contenedores, cubo@, flores, planta@, nube@, antena@, grúa, andamio, perro, gato, niño@, alberca, chimenea, alfombra, lámpara@, cama, sombra@, reflejo@, marca de agua, bicicleta@, bici, vecino@, seto, luces, montaña@, fuego, nieve, vehículo@, basura, cubos de basura',
  beside:
    'delante de, delante del, enfrente de, enfrente del, detrás de, detrás del, al lado de, al lado del, junto a, junto al, cerca de, cerca del, encima de, encima del, debajo de, debajo del',
  no: 'no, nada, uf, hm',
  when: 'esta mañana, hoy, ayer, anoche, esta semana, por fin, esta tarde',
  states:
    'es que, porque, ya que, como, hay, no hay, él, ella, nosotros, yo, el cliente, la clienta, los clientes, cliente, clientes, comprador, el comprador, vendedor, propietario, el propietario, el dueño, la dueña, aquel, ese, ese día, aquel día, se, nos, me',
  tells:
    'es, está, están, estaba, era, son, fue, salió, sale, queda, quedó, parece, tiene, tienen, hay, había, hemos, ha, han, tapa, no se ve, no se lee, hacía, estábamos, se ve, se lee, esconde, queda mal, molesta, molestan, estorba, me equivoqué, equivoqué',
  people:
    'cliente, clientes, comprador, compradores, vendedor, inversores, público, móvil, celular, teléfono, pantalla',
  it: 'lo, la, los, las, eso, esto',
  glue: 'se puede, ver, tiene, lo, hemos, la venta, venta, se, comprador, hay, son, lo, que, el, la, los, las, por favor, hice, haz, puedes, de, mi, otra, vez, quiero, para, en realidad, realidad, mal, incorrecto, incorrecta, equivocado, equivocada, debe, ser, correcto, correcta, es, indícalo, ha bajado, encima, puede, podría, podrías, estar, ir, déjalo, déjala, perdón, perdona, disculpa, disculpad, uy, ups, error, nuestro, nuestra, parte, nos equivocamos, equivocamos, actualízalo, actualizadlo, actualízala, corrígelo, cámbialo, hemos, bajado, subido, porfa, porfi, gracias, hola, mismo, misma, podéis, podríais, así, ponlo, ponedlo, ponla',
  wrongly: 'donde pone, donde dice, pone, dice, de',
  nameIt:
    'llámalo, llámala, ponle de nombre, ponle nombre, ponle por nombre, se llama, se va a llamar, que se llame, nómbralo, de nombre',
  reads:
    'debe decir, que diga, que ponga, diga, ponga, debe ser, tiene que ser, sea, es, ahora es, dice, por, a, será, debería decir, debería ser',
  seven: 'siete',
  eight: 'ocho',
  nine: 'nueve',
  ten: 'diez',
  zero: 'cero, 0',
  single: 'un solo, una sola, solo un, solo una, un único, una única, uno solo, uno',
  cars: 'autos, auto, coches, coche, carros, carro, vehículos',
  exists: 'hay, hay también, también hay, tiene, tiene también, cuenta con',
  polite: 'por favor, porfa, porfis, gracias, muchas gracias, si puede ser, si es posible',
};
