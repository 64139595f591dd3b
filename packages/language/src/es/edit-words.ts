import type { Vocabulary } from '../edits.js';
import { spanishVerbForms } from './verb-forms.js';

export const spanishEdits: Vocabulary = {
  endings: ['o', 'a', 'os', 'as'],
  verbForms: spanishVerbForms,
  phrases: {
    warm: 'cálid@, calidez, temperatura, tonos cálidos, tono más cálido, calentar, caliente, calienta',
    cool: 'frí@, fresquit@, tonos fríos, tono frío, enfriar, enfría, gélid@',
    bright:
      'brillante, brillantes, luminos@, luminosidad, brillo, aclara, aclarar, ilumina, iluminar, ilumina más, clar@, exposición, alegre, aclárala, ilumínala, dale más luz, dale luz, más luz',
    lightNoun: 'luz, luces',
    dim: 'oscur@, oscurece, oscurecer, sombrí@, oscuridad, apagad@ de luz',
    contrast: 'contraste, contrastes, contrastad@, contrastar',
    flat: 'plan@, suave, suaves, suaviza, suavizar',
    saturated:
      'saturad@, saturación, saturar, satura, vivos, viv@, vívid@, vibrante, vibrantes, colorid@, intens@, intensidad',
    muted: 'apagad@, pastel, desaturad@, desatura, desaturar, pálid@, descolorid@, sobri@',
    sharp: 'nítid@, nitidez, definid@, definición, enfocad@, enfoca, enfocar, detallad@',
    blurred: 'borros@, desenfocad@, difuminad@, desenfoque',
    big: 'grande, grandes, agranda, agrandar, agrande, gran, mayor, ampliar, amplía, enorme, aumenta el tamaño de, aumenta el tamaño del, más tamaño, se ve enano, está enano, es enano, se ve enana, es minúsculo, está minúsculo, se ve minúsculo, agrándalo, agrándala, agrándalos, auméntalo, auméntala, amplíalo, amplíala, es diminuto, está diminuto, es diminuta, se ve diminuto, hazlo más grande, hazla más grande',
    small:
      'pequeñ@, chic@, menor, reduce el tamaño de, reduce el tamaño del, achica, achicar, empequeñece, diminut@',
    sizeNoun: 'tamaño, tamaños',
    colorNoun: 'color, colores, tonos, tono',
    bold: 'negrita, negritas, en negrita, grues@, gordit@, más grueso, remarcad@',
    thin: 'fin@, delgad@, liger@, delgadit@',
    strong: 'fuerte, fuertes, potente, potentes, refuerza, reforzar, marcad@',
    prominent:
      'resalta, resaltar, resalte, destaque, destacar, destacad@, llamativ@, visible, visibles, llame la atención, llame más la atención, llamar la atención, protagonismo',
    except: 'excepto, salvo, menos el, menos la, menos los, menos las, aparte de, excepto por',
    only: 'solo, solamente, únicamente',
    legible:
      'legible, legibles, legibilidad, fácil de leer, que se lea mejor, se lea mejor, se lee mal, no se lee, difícil de leer, ilegible, no se lee bien, leer mejor, poco legible, no es legible',
    monochrome:
      'blanco y negro, en blanco y negro, monocromo, monocromátic@, escala de grises, en escala de grises, b n',
    inColor: 'en color, a color, a todo color, en colores',
    uppercase: 'mayúsculas, mayúscula, en mayúsculas, todo en mayúsculas',
    lowercase: 'minúsculas, minúscula, en minúsculas',
    elegant:
      'elegante, elegantes, elegancia, lujos@, lujo, de lujo, exclusiv@, premium, sofisticad@, distinguid@, refinad@, glamuros@',
    modern: 'modern@, contemporáne@, actual, vanguardista, futurista',
    dramatic:
      'dramátic@, dramatismo, cinematográfic@, impactante, impactantes, impacto, espectacular, teatral',
    cosy: 'acogedor, acogedora, acogedores, acogedoras, hogareñ@, íntim@, cómod@, cercan@',
    fresh: 'fresc@, frescura, primaveral, primavera, aire fresco, aéreo',
    summer: 'verano, veranieg@, de verano, mediterráne@',
    sunset:
      'atardecer, puesta de sol, hora dorada, ocaso, luz dorada, crepúsculo, de atardecer, de puesta de sol',
    night: 'noche, nocturn@, de noche, hora azul, anochecer',
    darkMode: 'modo oscuro, tema oscuro, diseño oscuro',
    minimal:
      'minimalista, minimalistas, minimal, sencill@, simple, simples, limpi@, despejad@, minimalismo',
    classic: 'clásic@, tradicional, tradicionales, atemporal',
    sepia: 'sepia, antigu@, retro, vintage, nostálgic@',
    photo: 'foto, fotos, fotografía, fotografías, imagen, imágenes, foto principal',
    ground: 'fondo, fondos, color de fondo, color del fondo',
    text: 'texto, textos, letras, letra, palabras, rótulos, color del texto, color de texto, color de letra, etiquetas',
    font: 'fuente, fuentes, tipografía, tipografías, tipo de letra, tipos de letra, tipografia',
    price: 'precio, precios, coste, importe, valor',
    logo: 'logo, logos, logotipo, logotipos, marca, emblema',
    accent:
      'acento, acentos, detalles, color de acento, color principal, color dominante, color de marca, color corporativo, toques, realces',
    scrim:
      'velo, degradado, sombreado, capa oscura, detrás del texto, detrás de las letras, tras el texto, detrás del precio, detrás de los textos, sombra del texto',
    area: 'superficie, metros, metros cuadrados, m2, área, metraje',
    label: 'etiqueta, título, titular, rótulo, subtítulo, eslogan',
    bedrooms:
      'dormitorio, dormitorios, habitación, habitaciones, cuartos, recámara, recámaras, número de dormitorios',
    bathrooms: 'baño, baños, aseo, aseos',
    parking:
      'aparcamiento, aparcamientos, estacionamiento, estacionamientos, garaje, garajes, parking, plaza de garaje, plazas de garaje, cochera',
    all: 'todo, todos',
    serif: 'serifa, serifas, con serifa, con serifas, serif, de serifa, con remates',
    sans: 'sin serifa, sin serifas, sans serif, palo seco, de palo seco, sin remates',
    geometric: 'geométric@',
    condensed: 'condensad@, estrech@, comprimid@, angost@',
    script: 'manuscrit@, caligráfic@, cursiva, caligrafía, a mano',
    mono: 'monoespaciad@, monospace, máquina de escribir, ancho fijo, de máquina de escribir',
    another:
      'otr@, diferente, distint@, cambia la fuente, cambia la tipografía, cambia la letra, cambia el tipo de letra',
    english: 'inglés, inglesa',
    spanish: 'español, española, castellano',
    german: 'alemán, alemana',
    french: 'francés, francesa',
    italian: 'italian@',
    portuguese: 'portugués, portuguesa',
    more: 'más, aumenta, aumentar, aumente, incrementa, sube, subir, subiendo, suba, eleva, potencia, realza, añade, agrega, dale más, pon más, un toque más',
    less: 'menos, reduce, reducir, disminuye, disminuir, baja, bajar, baje, rebaja, no tan, no demasiado, no muy, quita un poco de, modera',
    not: 'no, ni',
    too: 'demasiado, demasiada, demasiados, demasiadas, es muy, está muy, se ve muy, está demasiado, se ve demasiado, es demasiado, son muy, están muy, queda muy',
    up: 'sube el',
    down: 'baja el',
    enough: 'suficiente, suficientemente, bastante clara',
    little:
      'poco, un poco, un poquito, poquito, ligeramente, algo, un pelín, levemente, un tanto, un poco más, un toque, un toque de, sin pasarse, pero no mucho, no demasiado más, apenas, sutilmente, un pelin mas',
    very: 'muy, bien, realmente, súper',
    much: 'mucho, mucha, muchos, muchas, muchísimo, muchísima, bastante, considerablemente, notablemente, extremadamente, drásticamente',
    double: 'doble, el doble, al doble, el doble de, duplica',
    half: 'mitad, la mitad, a la mitad',
    hide: 'quita, quitar, quite, quítale, elimina, eliminar, elimine, borra, borrar, oculta, ocultar, oculte, esconde, esconder, sin, suprime, retira, saca, sacar, no muestres, no mostrar, quítame, deshazte de, fuera, no queremos que se vea, no quiero que se vea, que no se vea, que no aparezca, no queremos mostrar, no queremos enseñar',
    show: 'muestra, mostrar, muestre, enseña, vuelve a mostrar, recupera, no quites, no ocultes, no elimines, vuelve a poner, que aparezca, incluye',
    reset:
      'restablece, restablecer, restaura, restaurar, reinicia, reiniciar, original, originales, al original, vuelve al original, volver al original, como estaba, como antes, como al principio, versión original, desde cero, normal, empieza de nuevo, empezar de nuevo, desde el principio, parte del original, como era antes, como al principio, al principio, desde cero, versión inicial, estado inicial, versión original',
    undo: 'deshaz, deshacer, deshaga, anula, anular',
    keep: 'mantén, mantener, mantenga, conserva, conservar, deja, dejar, no toques, no cambies, sin cambiar',
    deny: 'no hagas, no pongas, no lo hagas, no quiero, no la hagas, nunca',
    top: 'arriba, superior, parte superior, parte de arriba, en lo alto',
    bottom: 'abajo, inferior, parte inferior, parte de abajo',
    left: 'izquierda, izquierdo, a la izquierda',
    right: 'derecha, derecho, a la derecha',
    and: 'y, e, y además, junto con, así como',
    but: 'pero, además, también, luego, después, aunque, o, mientras',
    article:
      'el, la, los, las, lo, un, una, unos, unas, del, su, sus, este, esta, ese, esa, mi, nuestro, nuestra, estos, estas',
    preposition: 'en, a, al',
    use: 'usa, usar, use, utiliza, utilizar, con, emplea, cambia a',
    translate:
      'traduce, traducir, traduzca, tradúcelo, traducción, idioma, versión, lengua, pásalo, tradúcela',
    style: 'estilo',
    filler:
      'parezca, que parezca, debe, deben, debería, haz, hazlo, hazla, hacer, haga, hazme, que, pon, ponlo, ponla, poner, ponga, ponle, ponme, coloca, colocar, dale, da, dar, de, se, sea, sean, estén, vea, vean, para, por, favor, por favor, porfa, xfa, quiero, querría, quisiera, me, gustaría, necesito, puedes, podrías, cambia, cambiar, cambie, cambies, mueve, mover, mueva, lleva, pasa, pásala, esquina, rincón, lado, zona, tono de, ambiente, aspecto, efecto, filtro, sensación, look, aire, tan, como, es, son, están, tiene, tenga, tengan, más bien, ahora, otra vez, también el, toda, todas, anuncio, diseño, cartel, composición, publicación, ajusta, ajustar, mejora, mejorar, mejor, gracias, hola, le, les, te, nos, ya, si, ha, entero, completo, general, en general, bonit@, vez, número, parte, deje, vuelve, ver, hacia, esquina de, escrito, escritas, piso, vivienda, propiedad, inmueble, aparezcan, quede, queden, un estilo, elementos, algo de, acabado, cámbialo, cámbiala, ponlos, ponlas, hazlos, hazlas, mismo, lo mismo, porfi, perdón, podéis, podríais, puede, pueden, ponle, ponme, dame, hazme, podrías, vuelve, volver, volved, ningún, ninguna, ninguno, dejarlo, dejarla',
    scenery:
      'cielo, casa, edificio, pared, paredes, césped, jardín, piscina, coche, coches, gente, personas, persona, árbol, árboles, ventana, ventanas, tejado, puerta, suelo, sofá, cocina, muebles, nubes, sol, calle, valla, mesa, silla, mar, fachada, terraza, balcón',
  },
};
