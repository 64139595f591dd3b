import type { Vocabulary } from '../edits.js';
import { spanishVerbForms } from './verb-forms.js';

export const spanishEdits: Vocabulary = {
  endings: ['o', 'a', 'os', 'as'],
  verbForms: spanishVerbForms,
  phrases: {
    warm: 'cálid@, calidez, temperatura, tonos cálidos, tono más cálido, calentar, caliente, calienta, calentar/calient~, entibiar~, tibi@, amarillent@, tonos más cálidos',
    cool: 'frí@, fresquit@, tonos fríos, tono frío, enfriar, enfría, gélid@, enfriar/enfrí~, azulad@, tonos más fríos, frialdad',
    bright:
      'brillante, brillantes, luminos@, luminosidad, brillo, aclara, aclarar, ilumina, iluminar, ilumina más, clar@, exposición, alegre, aclárala, ilumínala, dale más luz, dale luz, más luz, aclarar~, iluminar~, abrillantar~, dar~ luz, dar~ más luz, meter~ luz, meter~ más luz, poner~ más luz, dar~ un poco de luz, dar~ brillo, clarit@, luminosit@, alegrar~, alegres, falta luz, le falta luz, falta de luz, le falta brillo, necesita luz, necesita más luz, más iluminación, iluminación, no tiene luz, quemad@, sobreexpuest@',
    lightNoun: 'luz, luces',
    dim: 'oscur@, oscurece, oscurecer, sombrí@, oscuridad, oscurecer~, oscurit@, en penumbra, lúgubre, tenebros@, deslumbra, deslumbrante, hay demasiada luz, demasiada luz, tiene demasiada luz, encandila, se pasó de luz, pasad@ de luz, se ha pasado de luz, se pasa de luz',
    contrast:
      'contraste, contrastes, contrastad@, contrastar, contrastar~, le falta contraste, falta contraste',
    flat: 'plan@, suave, suaves, suaviza, suavizar, suavizar~, aplanar~, lavad@',
    saturated:
      'saturad@, saturación, saturar, satura, vivos, viv@, vívid@, vibrante, vibrantes, colorid@, intens@, intensidad, saturar~, avivar~, vivit@, chillón, chillona, chillones, chillonas, estridente, estridentes, llamativos colores, fluorescente, fluorescentes, fosforescente, subid@ de tono, subidos de color, recargad@ de color, realzar~ los colores, dar~ vida, dar~ más vida, dar~ color, dar~ más color, le falta color, falta color, más alegría, colores más alegres, vida',
    muted:
      'apagad@, pastel, desaturad@, desatura, desaturar, pálid@, descolorid@, sobri@, desaturar~, desvaíd@, deslavad@, grisáce@, mortecin@, sin vida, tristes, triste, descoloridos, neutr@, discret@',
    sharp:
      'nítid@, nitidez, definid@, definición, enfocad@, enfoca, enfocar, detallad@, enfocar/enfoqu~, enfocar~, más definición, definir~, afilar~, detalle, más detalle',
    blurred:
      'borros@, desenfocad@, difuminad@, desenfoque, desenfocar~, difuminar~, movid@, pixelad@, pixelead@, poco nítid@, sin foco, fuera de foco, sin nitidez, poca nitidez',
    big: 'grande, grandes, agranda, agrandar, agrande, gran, mayor, ampliar, amplía, enorme, aumenta el tamaño de, aumenta el tamaño del, más tamaño, agrándalo, agrándala, agrándalos, auméntalo, auméntala, amplíalo, amplíala, hazlo más grande, hazla más grande, agrandar~, ampliar/amplí~, aumentar~ el tamaño de, aumentar~ el tamaño del, aumentar~ de tamaño, crecer/crezc~, hacer~ crecer, engrandecer~, grandote, grandota, grandotes, grandot@, más en grande, gigante, gigantes, gigantesc@, inmens@, descomunal, enormes, mayores, no se ve, no se ven, ni se ve, ni se ven, casi no se ve, casi ni se ve, apenas se ve, apenas se ven, se ve poco, no se aprecia, no se distingue, se pierde, pasa desapercibid@, que se vea mejor, que se note más, se note más, que destaque más, subir~ el tamaño, subir~ el tamaño de, subir~ el tamaño del, subir~ de tamaño, poca presencia, más presencia, ganar~ tamaño, ganar~ presencia, ocupar~ más, ocupar~ más espacio, ocupe más, un tamaño mayor, tamaño más grande, dar~ más tamaño, se queda corto',
    small:
      'pequeñ@, chic@, menor, reduce el tamaño de, reduce el tamaño del, achica, achicar, empequeñece, diminut@, achicar~, empequeñecer~, encoger~, reducir~ el tamaño de, reducir~ el tamaño del, reducir~ de tamaño, bajar~ el tamaño, bajar~ el tamaño de, bajar~ el tamaño del, bajar~ de tamaño, disminuir~ el tamaño de, disminuir~ el tamaño del, pequeñit@, chiquit@, chiquitit@, pequeños, menores, enan@, ocupa mucho, ocupa demasiado, ocupa mucho espacio, ocupa demasiado espacio, ocupa mucho sitio, ocupan mucho, ocupan demasiado, se come la foto, se come la imagen, que ocupe menos, ocupe menos, ocupar~ menos, menos presencia, tapa mucho, tapa demasiado, menos protagonismo, más discreto, más discreta, más discretos, invasiv@, se ve enorme, es enorme, está enorme, queda enorme, quedó enorme, salió enorme, un tamaño menor, exagerad@, tamaño más pequeño, menos tamaño, minúsculo, minúsculos',
    sizeNoun: 'tamaño, tamaños',
    colorNoun: 'color, colores, tonos, tono',
    bold: 'negrita, negritas, en negrita, grues@, gordit@, más grueso, remarcad@, engrosar/engrues~, engordar~, con más cuerpo, con más peso, más peso, en bold, bold, con negrita, resaltado en negrita',
    thin: 'fin@, delgad@, liger@, delgadit@, afinar~, adelgazar~, finit@, finas, light, trazo fino, sin negrita, quitar~ la negrita, quitar~ la negrita a',
    strong:
      'fuerte, fuertes, potente, potentes, refuerza, reforzar, marcad@, reforzar/refuerz~, contundente, con fuerza',
    prominent:
      'resalta, resaltar, resalte, destaque, destacar, destacad@, llamativ@, visible, visibles, llame la atención, llame más la atención, llamar la atención, protagonismo, resaltar~, destacar~, más a la vista, llamar~ la atención, salte a la vista, relieve, dar~ más relevancia, más relevancia, dar~ importancia, más importancia, más protagonismo, que destaque, que resalte',
    except: 'excepto, salvo, menos el, menos la, menos los, menos las, aparte de, excepto por',
    only: 'solo, solamente, únicamente, nada más, basta, basta con, es suficiente, alcanza con, con eso basta, no más que',
    legible:
      'legible, legibles, legibilidad, fácil de leer, que se lea mejor, se lea mejor, se lee mal, no se lee, difícil de leer, ilegible, no se lee bien, leer mejor, poco legible, no es legible, no se puede leer, cuesta leer, cuesta leerlo, cuesta leerla, no se leen, no se leen bien, se leen mal, apenas se lee, casi no se lee, no hay quien lo lea, no leo, no logro leer, no se entiende, que se pueda leer, se pueda leer, que se lea, mejor legibilidad, más legibilidad, no alcanza a leer, no alcanzo a leer, no alcanzan a leer, no puede leer, no puedo leer, no pueden leer, no logra leer, no consigue leer, no consigo leer, no leen, no se alcanza a leer',
    monochrome:
      'blanco y negro, en blanco y negro, monocromo, monocromátic@, escala de grises, en escala de grises, b n, byn, b y n, blanquinegr@, monocroma, sin color, tonos grises, escala de gris, b & n',
    inColor:
      'en color, a color, a todo color, en colores, de vuelta a color, otra vez en color, con color otra vez, devuelve el color, devuélvele el color, recupera el color',
    uppercase:
      'mayúsculas, mayúscula, en mayúsculas, todo en mayúsculas, mayúscul@, caja alta, versales, letras mayúsculas, todo mayúsculas, todo mayúscula, en mayúscula',
    lowercase:
      'minúsculas, minúscula, en minúsculas, caja baja, sin mayúsculas, letras minúsculas, no todo en mayúsculas',
    elegant:
      'elegante, elegantes, elegancia, lujos@, lujo, de lujo, exclusiv@, premium, sofisticad@, distinguid@, refinad@, glamuros@, fin@ y elegante, señorial, con clase, de categoría, de alta gama, alta gama, chic, selecto, distinción, glamour, lujosamente, aristocrátic@, con estilo',
    modern:
      'modern@, contemporáne@, actual, vanguardista, futurista, modernizar~, modernit@, actuales, actualizad@ de estilo, contemporáneos, moderno y actual, a la moda, juvenil, juveniles, rompedor, innovador',
    dramatic:
      'dramátic@, dramatismo, cinematográfic@, impactante, impactantes, impacto, espectacular, teatral, dramáticos, de película, de cine, épic@, intensidad dramática, potencia visual, más drama, drama',
    cosy: 'acogedor, acogedora, acogedores, acogedoras, hogareñ@, íntim@, cómod@, cercan@, calid@ y acogedor, hogar, de hogar, familiar, familiares, como en casa, calor de hogar, calor hogareño, confortable, confortables, entrañable',
    fresh:
      'fresc@, frescura, primaveral, primavera, aire fresco, aéreo, refrescante, refrescantes, ligero y fresco, más aire, airead@, primaverales, natural, naturales, desenfadad@',
    summer:
      'verano, veranieg@, de verano, mediterráne@, estival, estivales, playero, playera, vacacional, vacaciones, de playa, tropical, ambiente de verano, de vacaciones',
    sunset:
      'atardecer, puesta de sol, hora dorada, ocaso, luz dorada, crepúsculo, de atardecer, de puesta de sol, puestas de sol, atardeceres, a la caída del sol, caída del sol, caída de la tarde, al caer la tarde, al anochecer temprano, sol poniente, golden hour, última hora de la tarde, anaranjado de la tarde',
    night:
      'noche, nocturn@, de noche, hora azul, anochecer, nocturna, por la noche, con luces encendidas, luces encendidas, de noche con luces, noche cerrada, noche estrellada, noches',
    darkMode: 'modo oscuro, tema oscuro, diseño oscuro',
    minimal:
      'minimalista, minimalistas, minimal, sencill@, simple, simples, limpi@, despejad@, minimalismo, minimalist@, sobriedad, austero, austera, sin adornos, depurad@, limpieza visual, más limpio, limpieza',
    classic:
      'clásic@, tradicional, tradicionales, atemporal, clásicos, clásicas, de toda la vida, formal, formales, serio, conservador',
    sepia: 'sepia, antigu@, retro, vintage, nostálgic@',
    photo:
      'foto, fotos, fotografía, fotografías, imagen, imágenes, foto principal, fotito, fotitos, imagen principal',
    ground:
      'fondo, fondos, color de fondo, color del fondo, fondo del anuncio, fondo del cartel, panel, paneles, base, franja de fondo, color base, recuadro, cuadro de fondo',
    text: 'texto, textos, letras, letra, palabras, rótulos, color del texto, color de texto, color de letra, letritas, letrita, textitos, leyenda, leyendas, caracteres, tamaño de letra, tamaño de la letra, tamaño del texto, tamaño de los textos, tamaño de fuente, tamaño de la fuente, información escrita, etiquetas',
    font: 'fuente, fuentes, tipografía, tipografías, tipo de letra, tipos de letra, tipografia',
    price:
      'precio, precios, coste, importe, valor, precio de venta, precio del alquiler, renta, rentas, alquiler, arriendo, mensualidad, cifra, monto, montos, pvp, precio de renta, precio final, precio total',
    logo: 'logo, logos, logotipo, logotipos, marca, emblema, logito, isotipo, logo de la agencia, logo de la inmobiliaria, logo de la empresa, imagen corporativa, sello de la agencia, escudo',
    accent:
      'acento, acentos, detalles, color de acento, color principal, color dominante, color de marca, color corporativo, toques, línea, líneas, filete, filetes, bordes, borde, adornos, iconos, íconos, subrayados, color de realce, color de los detalles, color de las líneas, color secundario, color de la marca, color de nuestra marca, color de la agencia, color de la empresa, color de la inmobiliaria, nuestro color, nuestro color corporativo, nuestros colores, elementos gráficos, separadores',
    scrim:
      'velo, degradado, sombreado, capa oscura, detrás del texto, detrás de las letras, tras el texto, detrás del precio, detrás de los textos, sombra del texto',
    area: 'superficie, metros, metros cuadrados, m2, área, metraje, metros construidos, metros útiles, m², superficie construida, superficie útil, metros cuadrados construidos, los m2, mts, mts2, mt2, metrajes, metro cuadrado, tamaño en metros',
    label:
      'etiqueta, título, titular, rótulo, subtítulo, eslogan, nombre, nombre del piso, nombre de la casa, nombre de la propiedad, nombre del inmueble, nombre del edificio, titulito, encabezado, cabecera, títulos, nombre de la promoción, lema',
    bedrooms:
      'dormitorio, dormitorios, habitación, habitaciones, cuartos, recámara, recámaras, número de dormitorios, habs, hab, dorms, dorm, rec, recs, alcoba, alcobas, pieza, piezas, número de habitaciones, cuantas habitaciones, ambientes, recamaras, cuartos de dormir',
    bathrooms:
      'baño, baños, aseo, aseos, sanitario, sanitarios, baños completos, cuarto de baño, cuartos de baño, medio baño, número de baños, bañito',
    parking:
      'aparcamiento, aparcamientos, estacionamiento, estacionamientos, garaje, garajes, parking, plaza de garaje, plazas de garaje, cochera, plazas de aparcamiento, plaza de aparcamiento, plazas de parking, plaza de parking, plazas de estacionamiento, lugares de estacionamiento, cajón, cajones, cajones de estacionamiento, cajón de estacionamiento, cocheras, parqueadero, parqueaderos, parqueo, parqueos, garage, garages, lugar de garaje, lugares de cochera, lugar de cochera, parkings, puesto de estacionamiento, puestos de estacionamiento',
    all: 'todo, todos, todas, absolutamente todo',
    serif:
      'serifa, serifas, con serifa, con serifas, serif, de serifa, con remates, con remate, romana, tipo times, estilo times',
    sans: 'sin serifa, sin serifas, sans serif, palo seco, de palo seco, sin remates, sin remate, sin patas, sin patines',
    geometric: 'geométric@, geométrica moderna',
    condensed: 'condensad@, estrech@, comprimid@, angost@',
    script:
      'manuscrit@, caligráfic@, cursiva, caligrafía, a mano, caligráfica, manuscrita, a mano alzada, escrita a mano, tipo firma',
    mono: 'monoespaciad@, monospace, máquina de escribir, ancho fijo, de máquina de escribir',
    another:
      'otr@, diferente, distint@, cambia la fuente, cambia la tipografía, cambia la letra, cambia el tipo de letra, otra fuente, otra tipografía, otra letra, otro tipo de letra, cambiar~ la fuente, cambiar~ la tipografía, cambiar~ la letra, cambiar~ el tipo de letra, cambiar~ de tipografía, cambiar~ de fuente, cambiar~ de letra',
    english: 'inglés, inglesa, ingleses, inglesas, english',
    spanish: 'español, española, castellano',
    german: 'alemán, alemana, alemanes, alemanas',
    french: 'francés, francesa, franceses, francesas',
    italian: 'italian@',
    portuguese: 'portugués, portuguesa, portugueses, brasileñ@, portugués de brasil',
    more: 'más, aumenta, aumentar, aumente, incrementa, sube, subir, subiendo, suba, eleva, potencia, realza, dale más, pon más, un toque más, aumentar~, incrementar~, subir~, elevar~, potenciar~, realzar~, intensificar~, aún más, todavía más, un poco de más, agregar~ más, añadir~ más, pon un poco más de, falta, faltan, le falta, les falta, ganar~, con más, añade, agrega',
    less: 'menos, reduce, reducir, disminuye, disminuir, baja, bajar, baje, rebaja, no tan, no demasiado, no muy, quita un poco de, modera, reducir~, disminuir~, bajar~, rebajar~, moderar~, quitar~ un poco de, con menos, atenuar~, bájale a, recortar~, le sobra',
    not: 'no',
    too: 'demasiado, demasiada, demasiados, demasiadas, es muy, está muy, se ve muy, está demasiado, se ve demasiado, es demasiado, son muy, están muy, queda muy, excesivamente, exceso de, en exceso, se pasa de, me parece muy, parece muy, queda demasiado, quedó muy, quedó demasiado, salió muy, salió demasiado, sale muy, sale demasiado, se ven muy, se ven demasiado, luce muy, la veo muy, lo veo muy, la veo demasiado, lo veo demasiado, la noto, lo noto, se ve, se ven, sale, salen, salió, salieron, quedó, quedaron, luce, lucen, la veo, lo veo, los veo, las veo, se nota, resulta, resultan, resulta muy, demasiad@, es algo, está algo, es un poco, está un poco, se ve un poco, se ve algo, me parece, se pasa',
    up: 'sube el',
    down: 'baja el',
    enough: 'suficiente, suficientemente, bastante clara',
    little:
      'poco, un poco, un poquito, poquito, ligeramente, algo, un pelín, levemente, un tanto, un poco más, un toque, un toque de, sin pasarse, pero no mucho, no demasiado más, apenas, sutilmente, un pelin mas, un pelo, un tantito, tantito, un chin, un poquitín, poquitín, una pizca, un pelito, algo más, mínimamente, apenitas, ligerament, un puntito, un punto, un poquito más',
    very: 'muy, bien, realmente, súper, super, bien bien, tope',
    much: 'mucho, mucha, muchos, muchas, muchísimo, muchísima, bastante, considerablemente, notablemente, extremadamente, drásticamente, harto, muchísimos, muchísimas, infinitamente, cantidad, un montón, montón, el triple, triple, un huevo, mucho más, muchísimo más, mucho mucho, claramente, sensiblemente',
    double: 'doble, el doble, al doble, el doble de, duplica, duplicar~, dos veces más, por dos',
    half: 'mitad, la mitad, a la mitad',
    hide: 'quita, quitar, quite, quítale, elimina, eliminar, elimine, borra, borrar, ocultar, oculte, esconde, esconder, sin, suprime, retira, saca, sacar, no muestres, no mostrar, quítame, deshazte de, fuera, no queremos que se vea, no quiero que se vea, que no se vea, que no aparezca, no queremos mostrar, no queremos enseñar, quitar~, eliminar~, borrar~, ocultar~, esconder~, suprimir~, retirar~, sacar~, omitir~, excluir~, prescindir~ de, descartar~, despublicar~, no mostrar/muestr~, no enseñar~, no sacar~, no publicar~, no exhibir~, no incluir~, dejar~ de mostrar, dejar~ fuera, que no salga, que no salgan, que no aparezcan, que no figure, que no figuren, que no se vean, no salga, no salgan, no aparezca, no aparezcan, no figure, no se vean, que desaparezca, que desaparezcan, desaparezca, desaparezcan, hacer~ desaparecer, desaparecer, no quiero que se vean, no quiero que salga, no quiero que salgan, no quiero que aparezca, no quiero que aparezcan, no queremos que salga, no queremos que salgan, no queremos que aparezca, no queremos que aparezcan, no queremos que se vean, no quiere que se vea, no quiere que se vean, no quiere que salga, no quiere que salgan, no quiere que aparezca, no quiere que aparezcan, no quieren que se vea, no quieren que salga, no quieren que aparezca, no desea que aparezca, prefiere que no salga, prefiere que no se vea, prefiero que no se vea, prefiero que no salga, no quiero mostrar, no quiero enseñar, no quiere mostrar, no quiere enseñar, no quiere publicar, no quiero publicar, no queremos publicar, no quieren mostrar, no quiero ver, no quiere dar, no debe salir, no debe aparecer, no debe verse, no deben salir, no deben aparecer, no debería salir, no debería aparecer, no debería verse, no tiene que salir, no tiene que aparecer, no hay que mostrar, no puede salir, no puede aparecer, no conviene mostrar, no deberían salir, no deberían verse, no hace falta, no hacen falta, no es necesario, no es necesaria, no son necesarios, no son necesarias, no hace falta mostrar, no hace falta poner, no hace falta que salga, no es necesario mostrar, no necesito, no necesitamos, ya no hace falta, no se necesita, no se necesitan, no nos interesa, no interesa, no me interesa, sobra, sobran, está de más, están de más, está demás, no pinta nada, no pintan nada, no aporta, no aporta nada, no aportan nada, no procede, no corresponde, prescindible, ocultas, escondido, escondida, escondidos, escondidas, invisible, invisibles, en secreto, por privado, bórramelo, quítamelo, sin mostrar, sin enseñar, sin poner, nada de, ni rastro de, adiós a, adiós al, tirar~, eliminación de, oculto, ocultos, oculta, deshaceos de, que ya no salga, ya no quiero, ya no queremos, no lo quiero ver, no pongas el, no pongas la, no pongas los, no pongas las, no pongáis el, no pongáis la, no ponga el, no ponga la, no pongan el, no pongan la, no pongamos el, no pongamos la, no pongas ni, no poner el, no poner la, no poner los, no poner las, prescindir~ del, prescindir~ de la, prescindir~ de los, prescindir~ de las, no la quiero, no lo quiero, no las quiero, no los quiero, no la queremos, no lo queremos, no las queremos, no los queremos',
    show: 'muestra, mostrar, muestre, enseña, vuelve a mostrar, no quites, no ocultes, no elimines, vuelve a poner, que aparezca, incluye, mostrar/muestr~, enseñar~, exhibir~, recuperar~, incluir~, volver/vuelv~ a mostrar, volver/vuelv~ a poner, volver/vuelv~ a enseñar, volver/vuelv~ a sacar, volver/vuelv~ a incluir, volver/vuelv~ a activar, que vuelva a salir, que vuelva a aparecer, que vuelva a verse, que vuelvan a salir, que vuelvan a aparecer, vuelva a salir, vuelva a aparecer, que salga, que salgan, que aparezcan, que se vea otra vez, que se vean otra vez, que se vuelva a ver, que se vuelvan a ver, que vuelva, que vuelvan, que regrese, que regresen, devolver/devuelv~, reponer, repón, reponga, traer~ de vuelta, traer~ de nuevo, regresar~, rescatar~, reincorporar~, visible otra vez, visibles otra vez, hacer~ visible, hacer~ visibles, desocultar~, destapar~, falta el, falta la, faltan los, faltan las, faltó el, faltó la, faltaron los, faltaron las, dónde está, dónde están, ha desaparecido, han desaparecido, desapareció, desaparecieron, no aparece, no aparecen, no sale, no salen, se ha perdido, se perdió, debe salir, deben salir, debería salir, deberían salir, debe verse, tiene que salir, tiene que verse, tienen que salir, sí quiero que salga, poner~ de nuevo, poner~ otra vez, meter~ de nuevo, mostrar/muestr~ otra vez, ver de nuevo, no ocultar~, no esconder~, no quitar~, no borrar~, recupera, visible de nuevo, visibles de nuevo, de vuelta, otra vez a la vista, reactivar~, activar~',
    reset:
      'restablece, restablecer, restaura, restaurar, reinicia, reiniciar, original, originales, al original, vuelve al original, volver al original, como estaba, como antes, como al principio, versión original, desde cero, normal, empieza de nuevo, empezar de nuevo, desde el principio, parte del original, como era antes, como al principio, al principio, desde cero, versión inicial, estado inicial, versión original, restablecer~, restaurar~, reiniciar~, resetear~, reset, empezar/empiez~ de nuevo, empezar/empiez~ de cero, empezar/empiez~ desde cero, empecemos de cero, comenzar/comienz~ de nuevo, comenzar/comienz~ de cero, volver/vuelv~ al original, volver/vuelv~ al principio, volver/vuelv~ a empezar, volver/vuelv~ al inicio, volver/vuelv~ a cero, al inicio, como venía, como venía al principio, como vino, tal como estaba al principio, original del todo, partir~ de cero, de cero, borrón y cuenta nueva, la primera versión, primera versión, al diseño original, diseño original, imagen original, como en el original, todo como estaba, de fábrica, al punto de partida, punto de partida',
    undo: 'deshaz, deshacer, deshaga, anula, anular, deshacer~, anular~, revertir/reviert~, undo',
    keep: 'mantén, mantener, mantenga, conserva, conservar, deja, dejar, no toques, no cambies, sin cambiar, mantengan, conservar~, no tocar/toqu~, no cambiar~, respetar~, no mover/muev~, dejar~ como está, dejar~ igual, igual que está',
    deny: 'no hagas, no pongas, no lo hagas, no quiero, no la hagas, nunca, no hagáis, no hagan, no pongáis, no pongan, no ponga, no haga',
    top: 'arriba, superior, parte superior, parte de arriba, en lo alto, arribita, de arriba, encabezando, hacia arriba, para arriba, en la parte de arriba, en la parte superior, más arriba, al tope',
    bottom:
      'abajo, inferior, parte inferior, parte de abajo, abajito, de abajo, hacia abajo, para abajo, al pie, en el pie, en la parte de abajo, en la parte inferior, más abajo, al fondo de la imagen',
    left: 'a la izquierda, izq, izqda, izda, izquierd@, a mano izquierda, lado izquierdo, hacia la izquierda',
    right:
      'a la derecha, der, dcha, dcho, drcha, derech@, a mano derecha, lado derecho, hacia la derecha',
    and: 'y, e, y además, junto con, así como, e igualmente, y también, ni',
    but: 'pero, además, luego, después, aunque, o, mientras, asimismo, aparte, de paso, y de paso, y luego, por cierto, así que, entonces, sino, por eso',
    article:
      'el, la, los, las, lo, un, una, unos, unas, del, su, sus, este, esta, ese, esa, mi, nuestro, nuestra, estos, estas, unas cuantas, dicho, dicha, aquel, aquella, mis, tu, tus, nuestros, nuestras, algún, alguna, esos, esas',
    preposition: 'en, a, al, hasta, desde, ante, según',
    use: 'usa, usar, use, utiliza, utilizar, con, emplea, cambia a, usar~, utilizar~, emplear~, aplicar~, cambiar~ a, pasar~ a, recurrir~ a, elegir/elij~',
    translate:
      'traduce, traducir, traduzca, tradúcelo, traducción, idioma, versión, lengua, pásalo, tradúcela, traducir~, traducido, traducida, traducidos, versiones, idiomas, lenguas, traducciones, pásamelo, pasarlo',
    style: 'estilo',
    filler:
      'parezca, que parezca, debe, deben, debería, haz, hazlo, hazla, hacer, haga, hazme, que, pon, ponlo, ponla, poner, ponga, ponle, ponme, coloca, colocar, dale, da, dar, de, se, sea, sean, estén, vea, vean, para, por, favor, por favor, porfa, xfa, quiero, querría, quisiera, me, gustaría, necesito, puedes, podrías, cambia, cambiar, cambie, cambies, mueve, mover, mueva, lleva, pasa, pásala, esquina, rincón, lado, zona, tono de, ambiente, aspecto, efecto, filtro, sensación, look, aire, tan, como, es, son, están, tiene, tenga, tengan, más bien, ahora, otra vez, también el, toda, anuncio, diseño, cartel, composición, publicación, ajusta, ajustar, mejora, mejorar, mejor, gracias, hola, le, les, te, nos, ya, si, ha, entero, completo, general, en general, bonit@, vez, número, parte, deje, vuelve, ver, esquina de, escrito, escritas, piso, vivienda, propiedad, inmueble, aparezcan, quede, queden, un estilo, elementos, algo de, acabado, cámbialo, cámbiala, ponlos, ponlas, hazlos, hazlas, mismo, lo mismo, porfi, perdón, podéis, podríais, puede, pueden, ponle, ponme, dame, hazme, podrías, vuelve, volver, volved, ningún, ninguna, ninguno, dejarlo, dejarla, poner~, hacer~, colocar~, meter~, pasar~, cambiar~, mover/muev~, llevar~, mandar~, enviar/enví~, trasladar~, desplazar~, ubicar~, situar/sitú~, posicionar~, correr/corr~, ajustar~, mejorar~, retocar~, arreglar~, pintar~, teñir/tiñ~, colorear~, echar~, convertir/conviert~, transformar~, volver~, quedar~, aparecer~, modificar~, editar~, actualizar~, corregir/corrij~, probar/prueb~, tratar~ de, intentar~, buenas, buenos días, buenas tardes, buenas noches, saludos, un saludo, muchas gracias, mil gracias, gracias de antemano, te agradezco, agradezco, agradecería, si puedes, si puede, si es posible, si se puede, si no te importa, si no es molestia, cuando puedas, cuanto antes, urgente, please, pls, plis, porfis, por fa, por fis, x favor, xfavor, tío, equipo, amigo, amiga, vale, ok, okey, oye, mira, bueno, pues, eh, ah, ay, uy, jaja, genial, perfecto, listo, venga, anda, quisiéramos, querríamos, queremos, necesitamos, necesitaría, preferiría, preferimos, prefiero, me encantaría, estaría bien, estaría genial, sería posible, sería mejor, es posible, sería, hay que, habría que, hace falta que, tiene que, tienen que, debemos, tendría que, tendrían que, deberían, debiera, conviene, convendría, toca, vamos a, a ver si, me gustaría que, nos gustaría, quiere, quieren, desea, desean, pide, piden, prefiere, prefieren, insiste, puedo, podemos, podría, podrían, pudieras, pudiera, se podría, se puede, te importaría, serías tan amable de, haría falta, me haces, me haría, es mejor, mejor si, que se vea, que se vean, que sea, que sean, que esté, que estén, que quede, que queden, que tenga, que tengan, que vaya, que vayan, vaya, vayan, iría, irían, va, van, se vería, se verían, quedaría, quedarían, luzca, luzcan, parezcan, ahí, aquí, allí, allá, allí mismo, justo, exactamente, directamente, simplemente, todavía, aún, tampoco, siempre, ya mismo, ahorita, al final, al menos, por lo menos, en todo, de todo, cosa, tema, asunto, caso, versión final, nuestra agencia, de la agencia, agencia, inmobiliaria, empresa, oficina, post, historia, flyer, folleto, afiche, banner publicitario, lámina, pieza gráfica, diapositiva, tarjeta, ficha, lona, plantilla, inmueble en venta, viviendas, una cosa, una cosita, cosita, un favor, favorcito, consulta, un detalle, último cambio, por último, para terminar, antes que nada, nuevamente, una vez más, actualmente, en este momento, hoy en día, de momento, por ahora, al parecer, en su lugar, en lugar de eso, ejemplo, por ejemplo, dentro, dentro de, alrededor, cada, ambos, ambas, sí, okay, eso es, con cuidado, rápido, rapidito, cuál, cuáles, qué tal, qué tal si, contra, sobre, entre, mediante, junto, ese que, esa que, que hay, que está, que están, que sale, que salen, que aparece, que aparecen, que ves, allá donde, donde, cuando, conforme, igual, igual que, tal, tal cual, tal y como, mismito, propio, propia, propios, propias, cierto, cierta, adecuado, adecuada, correspondiente, respectivo, siguientes, también, igualmente, salgan, salga, figuren, aparecer',
    scenery:
      'cielo, casa, edificio, pared, paredes, césped, jardín, piscina, coche, coches, gente, personas, persona, árbol, árboles, ventana, ventanas, tejado, puerta, suelo, sofá, cocina, muebles, nubes, sol, calle, valla, mesa, silla, mar, fachada, terraza, balcón',
  },
};
