import type { Vocabulary } from '../edits.js';
import { portugueseVerbForms } from './verb-forms.js';

export const portugueseEdits: Vocabulary = {
  endings: ['o', 'a', 'os', 'as'],
  verbForms: portugueseVerbForms,
  phrases: {
    warm: 'quente, quentes, calor, temperatura, aquece, aquecer, aqueça, tons quentes, tons mais quentes, esquenta, esquentar',
    cool: 'fri@, esfria, esfriar, arrefece, arrefecer, tons frios, tons mais frios, geladinh@',
    bright:
      'brilhante, brilhantes, luminos@, luminosidade, clar@, clareia, clarear, clareie, ilumina, iluminar, ilumine, brilho, iluminad@, exposição, ensolarad@',
    lightNoun: 'luz, luzes',
    dim: 'escur@, escurece, escurecer, escureça, sombri@, escuridão',
    contrast: 'contraste, contrastes, contrastad@, contrastar',
    flat: 'plan@, suave, suaves, suaviza, suavizar, suavize',
    saturated:
      'saturad@, saturação, saturar, viv@, vívid@, vibrante, vibrantes, colorid@, intens@, intensidade, chamativ@',
    muted:
      'apagad@, pastel, pastéis, desaturad@, dessaturad@, dessatura, desatura, pálid@, desbotad@, sóbri@, tons pastel, tons pastéis',
    sharp: 'nítid@, nitidez, definid@, definição, focad@, afiad@, detalhad@',
    blurred: 'desfocad@, borrad@, embaçad@, desfoque, desfoca, tremid@',
    big: 'grande, grandes, maior, maiores, aumenta o tamanho do, aumente o tamanho do, aumenta o tamanho da, aumente o tamanho da, aumentar o tamanho do, enorme, enormes, amplia, ampliar, amplie, gigante, está minúsculo, é minúsculo, está minúscula, está pequenino, parece minúsculo, aumenta o, aumentem o',
    small:
      'pequen@, menor, menores, diminui o tamanho do, diminua o tamanho do, reduz o tamanho do, reduza o tamanho do, pequenin@, minúsculo tamanho',
    sizeNoun: 'tamanho, tamanhos',
    colorNoun: 'cor, cores, tom, tons, tonalidade, tonalidades',
    bold: 'negrito, em negrito, gross@, espess@, encorpad@',
    thin: 'fin@, fininh@, delgad@, magr@, leve, leves',
    strong: 'forte, fortes, reforça, reforçar, reforce, marcad@, marcante, marcantes, potente',
    prominent:
      'ressaltar, ressalta, ressalte, visível, visíveis, chamar atenção, chamar mais atenção, chame atenção, chame mais atenção, mais destaque, destacar, destaque mais, sobressair',
    except: 'exceto, excepto, salvo, menos o, menos a, menos os, menos as, a não ser',
    only: 'só, apenas, somente, unicamente',
    legible:
      'legível, legíveis, legibilidade, fácil de ler, difícil de ler, ilegível, pouco legível, não dá para ler, ler melhor, não se lê, mal se lê, lê se mal, não é legível',
    monochrome:
      'preto e branco, em preto e branco, monocromátic@, monocromo, escala de cinza, tons de cinza, em tons de cinza, p b, pb, escala de cinzentos',
    inColor: 'a cores, em cores, colorida de novo, de volta a cores',
    uppercase:
      'maiúsculas, maiúscula, maiúsculo, em maiúsculas, caixa alta, em caixa alta, letras maiúsculas, tudo em maiúsculas',
    lowercase:
      'minúsculas, minúscula, minúsculo, em minúsculas, caixa baixa, em caixa baixa, letras minúsculas',
    elegant:
      'elegante, elegantes, elegância, luxuos@, luxo, de luxo, sofisticad@, requintad@, refinad@, exclusiv@, premium, nobre, chique, chiques, alto padrão, de alto padrão',
    modern: 'modern@, contemporâne@, atual, futurista',
    dramatic:
      'dramátic@, dramaticidade, cinematográfic@, impactante, impactantes, impacto, espetacular, teatral',
    cosy: 'aconchegante, aconchegantes, acolhedor, acolhedora, acolhedores, acolhedoras, convidativ@, íntim@, confortável, aconchego',
    fresh: 'fresc@, frescor, frescura, arejad@, primaveril, primavera, leveza',
    summer: 'verão, de verão, mediterrâne@, estival, veranil',
    sunset:
      'pôr do sol, por do sol, entardecer, hora dourada, luz dourada, crepúsculo, golden hour, fim de tarde, do pôr do sol',
    night: 'noite, noturn@, nocturn@, de noite, hora azul, anoitecer, à noite',
    darkMode: 'modo escuro, tema escuro, dark mode',
    minimal: 'minimalista, minimalistas, minimal, simples, limp@, clean, despojad@, minimalismo',
    classic: 'clássic@, tradicional, tradicionais, intemporal, atemporal',
    sepia: 'sépia, vintage, retrô, retro, antig@, nostálgic@, envelhecid@',
    photo: 'foto, fotos, fotografia, fotografias, imagem, imagens, foto principal',
    ground: 'fundo, fundos, cor de fundo, cor do fundo, plano de fundo',
    text: 'texto, textos, letras, letra, palavras, cor do texto, cor da letra, cor das letras, etiquetas, legendas, escrita',
    font: 'fonte, fontes, tipografia, tipo de letra, tipos de letra, tipo',
    price: 'preço, preços, valor, custo',
    logo: 'logo, logos, logótipo, logotipo, logomarca, marca, emblema',
    accent:
      'destaque, destaques, realce, acento, acentos, cor de destaque, cor principal, cor dominante, cor da marca, detalhes, toques',
    scrim:
      'véu, degradê, gradiente, sombreado, sombreamento, atrás do texto, por trás do texto, atrás das letras, por trás das letras, atrás do preço, por trás do preço, atrás dos textos',
    area: 'área, metragem, metros quadrados, m2, superfície, área útil',
    label: 'etiqueta, título, rótulo, legenda, slogan, chamada',
    bedrooms: 'quarto, quartos, dormitório, dormitórios, número de quartos, suítes',
    bathrooms: 'banheiro, banheiros, casa de banho, casas de banho, lavabo, wc',
    parking:
      'vaga, vagas, garagem, estacionamento, estacionamentos, vagas de garagem, vaga de garagem, lugares de garagem, lugar de garagem',
    all: 'tudo, todos, todas',
    serif: 'serifa, serifas, com serifa, com serifas, serifad@, serif',
    sans: 'sem serifa, sem serifas, sans serif, bastão',
    geometric: 'geométric@',
    condensed: 'condensad@, estreit@',
    script: 'manuscrit@, cursiva, cursivo, caligráfic@, caligrafia, escrita à mão',
    mono: 'monoespaçad@, monospace, máquina de escrever, largura fixa',
    another:
      'outr@, diferente, diferentes, muda a fonte, mude a fonte, troca a fonte, troque a fonte, mudar a fonte, trocar a fonte, muda o tipo de letra',
    english: 'inglês, inglesa',
    spanish: 'espanhol, espanhola, castelhano',
    german: 'alemão, alemã',
    french: 'francês, francesa',
    italian: 'italian@',
    portuguese: 'português, portuguesa',
    more: 'mais, aumenta, aumente, aumentar, sobe, suba, subir, eleva, eleve, intensifica, intensifique, realça, realce mais, adiciona, adicione, acrescenta, coloca mais, ainda mais, mais de',
    less: 'menos, reduz, reduza, reduzir, diminui, diminua, diminuir, baixa, baixe, baixar, abaixa, abaixe, não tão, não muito, não tanto, nem tão',
    not: 'não, nem, nenhum, nenhuma',
    too: 'demasiado, demasiada, demasiados, demais, está muito, é muito, muito demais, demasiadamente, parece muito, estão muito, são muito, ficou muito, ficou, está demasiado',
    up: 'sobe o nível',
    down: 'desce o nível',
    enough: 'suficiente, suficientemente, o suficiente',
    little:
      'pouco, um pouco, um pouquinho, pouquinho, ligeiramente, levemente, um bocado, um bocadinho, algo, um tanto, um toque de, um toque, mas não muito, sem exagero, um pouco mais, só um pouco, um tiquinho, sutilmente, discretamente',
    very: 'bem, realmente, super, mesmo',
    much: 'muito, muita, muitos, muitas, bastante, bem mais, consideravelmente, muito mais, extremamente, drasticamente, imenso, significativamente, muitíssimo',
    double: 'duas vezes, dobro, o dobro, ao dobro, duplica, duplique, em dobro, dobra, dobre',
    half: 'metade, a metade, pela metade',
    hide: 'tira, tire, tirar, remove, remova, remover, retira, retire, retirar, apaga, apague, apagar, esconde, esconda, esconder, oculta, oculte, ocultar, elimina, elimine, eliminar, sem, exclui, exclua, excluir, não mostre, não mostrar, não mostra, deleta, delete, suprime, não queremos mostrar, não quero mostrar, não mostres, não mostrem, que não apareça',
    show: 'mostra, mostre, mostrar, exibe, exiba, exibir, volta a mostrar, volte a mostrar, não tire, não remova, não esconda, não retire, recoloca, recoloque, mostra de novo',
    reset:
      'restaura, restaure, restaurar, repõe, repor, reponha, original, originais, ao original, volta ao original, volte ao original, voltar ao original, como estava, como antes, versão original, como era, do zero, normal, redefine, redefinir, redefina, reinicia, recomeça, recomeçar, recomeça a partir do original, a partir do original, como era antes, versão inicial, como no início, do zero, ao início, estado inicial, versão original, como estava no início, no início',
    undo: 'desfaz, desfaça, desfazer, anula, anular',
    keep: 'mantém, mantenha, manter, conserva, conserve, deixa, deixe, deixar, não mude, não mexa, não altere, não mexas, preserva, preserve',
    deny: 'não faça, não deixe, não coloque, não ponha, não quero, nunca, não faças',
    top: 'topo, em cima, superior, acima, no topo, no alto, alto, para cima, parte superior',
    bottom: 'embaixo, em baixo, inferior, abaixo, para baixo, parte inferior',
    left: 'esquerda, esquerdo, à esquerda',
    right: 'direita, direito, à direita',
    and: 'e, e também, assim como, junto com, bem como',
    but: 'mas, depois, também, além disso, porém, ou, então, enquanto, e depois',
    article:
      'o, a, os, as, um, uma, uns, umas, do, da, dos, das, ao, aos, à, às, no, na, nos, nas, num, numa, seu, sua, este, esta, esse, essa, nosso, nossa, meu, minha',
    preposition: 'em, para, pro',
    use: 'usa, use, usar, utiliza, utilize, utilizar, com, emprega, muda para, mude para',
    translate: 'traduz, traduza, traduzir, tradução, língua, idioma, versão, traduzido, passa',
    style: 'estilo, estilos',
    filler:
      'deve, devem, deveria, faz, faça, fazer, faça com, que, de, deixa a coisa, torna, torne, tornar, põe, ponha, pôr, pon, coloca, coloque, colocar, bota, bote, botar, dê, dar, favor, por favor, pf, pfv, por gentileza, quero, queria, gostaria, preciso, pode, poderia, podes, podia, você, se, seja, sejam, fique, fiquem, ficar, fica, é, são, ser, ter, tenha, esteja, muda, mude, mudar, altera, altere, alterar, move, mova, mover, leva, leve para, passe, canto, lado, efeito, filtro, ambiente, clima, aspecto, aspeto, visual, look, sensação, ar, atmosfera, como, tão, agora, de novo, novamente, outra vez, anúncio, design, arte, layout, composição, cartaz, peça, ajusta, ajuste, ajustar, melhora, melhore, melhorar, melhor, bonit@, obrigado, obrigada, olá, oi, inteir@, toda, todo, geral, no geral, conjunto, me, lhe, nela, nele, dele, dela, número, pra, por, vez, já, isso, isto, elementos, escrito, escritas, imóvel, apareça, volta, volte, voltar, deixar mais, tipo de, bonito, quanto, pelo, pela, numas, precisa, parece, pareça, a mesma coisa, mesma coisa, mesma, coisa, desculpem, mete, meter, metam, podes, pode, volta, voltar',
    scenery:
      'céu, casa, prédio, edifício, parede, paredes, relva, grama, gramado, jardim, piscina, carro, carros, pessoas, pessoa, gente, árvore, árvores, janela, janelas, telhado, porta, chão, piso, sofá, cozinha, móveis, nuvens, sol, rua, cerca, mesa, cadeira, mar, fachada, terraço, varanda, sacada',
  },
};
