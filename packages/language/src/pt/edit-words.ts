import type { Vocabulary } from '../edits.js';
import { portugueseVerbForms } from './verb-forms.js';

export const portugueseEdits: Vocabulary = {
  endings: ['o', 'a', 'os', 'as'],
  verbForms: portugueseVerbForms,
  phrases: {
    warm: 'quente, quentes, calor, temperatura, aquece, aquecer, aqueça, tons quentes, tons mais quentes, esquenta, esquentar, aquecer~, esquentar~, amornar~, morn@, quentinh@, amarelad@, mais calor, calidez',
    cool: 'fri@, esfria, esfriar, arrefece, arrefecer, tons frios, tons mais frios, geladinh@, esfriar~, arrefecer~, resfriar~, gelad@, azulad@, frieza',
    bright:
      'brilhante, brilhantes, luminos@, luminosidade, clar@, clareia, clarear, clareie, ilumina, iluminar, ilumine, brilho, iluminad@, exposição, ensolarad@, clarear~, iluminar~, clarinh@, aclarar~, abrilhantar~, alegres, alegre, falta luz, falta de luz, precisa de luz, precisa de mais luz, precisa mais luz, dar~ luz, dar~ mais luz, dê mais luz, pôr~ mais luz, iluminação, mais iluminação, pouca luz, está sem luz, sem luz, claridade, mais claridade, estourad@, queimad@, sobreexpost@, superexpost@',
    lightNoun: 'luz, luzes',
    dim: 'escur@, escurece, escurecer, escureça, sombri@, escuridão, escurecer~, escurinh@, escuros, sombrio demais, luz demais, demasiada luz, tem muita luz, há muita luz, há demasiada luz, tem luz demais, encandeia, passou de luz, passou do ponto na luz',
    contrast: 'contraste, contrastes, contrastad@, contrastar, contrastar~, falta contraste',
    flat: 'plan@, suave, suaves, suaviza, suavizar, suavize, suavizar~, lavad@',
    saturated:
      'saturad@, saturação, saturar, viv@, vívid@, vibrante, vibrantes, colorid@, intens@, intensidade, chamativ@, saturar~, avivar~, vivinh@, mais vida, dar~ vida, dar~ mais vida, dê vida, dê mais vida, mais cor, dar~ mais cor, falta cor, berrante, berrantes, gritante, gritantes, fluorescente, fluorescentes, chamativas, carregad@, alegria, mais alegria',
    muted:
      'apagad@, pastel, pastéis, desaturad@, dessaturad@, dessatura, desatura, pálid@, desbotad@, sóbri@, tons pastel, tons pastéis, dessaturar~, desaturar~, acinzentad@, sem vida, triste, tristes, deslavad@, neutr@, discret@, fosc@',
    sharp:
      'nítid@, nitidez, definid@, definição, focad@, afiad@, detalhad@, focar~, mais definição, mais foco, em foco, definir~, detalhe, mais detalhe',
    blurred:
      'desfocad@, borrad@, embaçad@, desfoque, desfoca, tremid@, desfocar~, fora de foco, sem nitidez, sem foco, pixelad@, pixelizad@, mexida, tremidas, pouco nítid@, pouco nítida, borrão',
    big: 'grande, grandes, maior, maiores, aumenta o tamanho do, aumente o tamanho do, aumenta o tamanho da, aumente o tamanho da, aumentar o tamanho do, enorme, enormes, amplia, ampliar, amplie, gigante, ampliar~, aumentar~ o tamanho de, aumentar~ o tamanho do, aumentar~ o tamanho da, aumentar~ o tamanho dos, aumentar~ o tamanho das, aumentar~ de tamanho, crescer~, fazer~ crescer, engrandecer~, agrandar~, grandinh@, grandão, grandona, gigantes, gigantesc@, mal se vê, mal se veem, mal dá para ver, mal dá pra ver, quase não se vê, quase não dá para ver, quase não dá pra ver, quase não aparece, não se vê, não se veem, nem se vê, não dá para ver, não dá pra ver, vê se mal, vê se pouco, vê se mal o, aparece pouco, sumido, sumida, apagadinho, passa despercebid@, que se veja mais, que se veja melhor, que se note mais, mais presença, pouca presença, ganhar~ destaque, ganhar~ tamanho, com mais destaque, um tamanho maior, tamanho maior, mais tamanho, dar~ mais tamanho, dê mais tamanho, subir~ o tamanho, precisa crescer, dar~ destaque, dar~ mais destaque, dar destaque, dê destaque, dê mais destaque, merece destaque, em destaque maior, imensa, imensas, aumenta o, aumentem o',
    small:
      'pequen@, menor, menores, diminui o tamanho do, diminua o tamanho do, reduz o tamanho do, reduza o tamanho do, pequenin@, reduzir~ o tamanho de, reduzir~ o tamanho do, reduzir~ o tamanho da, reduzir~ o tamanho dos, reduzir~ o tamanho das, reduzir~ de tamanho, diminuir~ o tamanho de, diminuir~ o tamanho do, diminuir~ o tamanho da, diminuir~ o tamanho dos, diminuir~ o tamanho das, diminuir~ de tamanho, encolher~, baixar~ o tamanho, pequenininh@, pequeninh@, menorzinh@, miúd@, miudinh@, ocupa muito, ocupa demais, ocupa demasiado, ocupa muito espaço, ocupa demasiado espaço, ocupa espaço demais, ocupam muito espaço, ocupando muito espaço, está a ocupar muito espaço, toma muito espaço, come a foto, tapa muito, cobre muito, cobre demais, menos destaque, menos presença, mais discreto, mais discreta, mais discretos, invasiv@, ficou gigante, ficou enorme, está gigante, está enorme, um tamanho menor, tamanho menor, menos tamanho, exagerad@, minúsculo, minúsculos',
    sizeNoun: 'tamanho, tamanhos',
    colorNoun: 'cor, cores, tom, tons, tonalidade, tonalidades',
    bold: 'negrito, em negrito, gross@, espess@, encorpad@, engrossar~, encorpar~, com mais peso, mais peso, bold, grossinh@, mais corpo',
    thin: 'fin@, fininh@, delgad@, magr@, leve, leves, afinar~, emagrecer~, finas, light, sem negrito, tirar~ o negrito, traço fino',
    strong:
      'forte, fortes, reforça, reforçar, reforce, marcad@, marcante, marcantes, potente, reforçar~, contundente',
    prominent:
      'ressaltar, ressalta, ressalte, visível, visíveis, chamar atenção, chamar mais atenção, chame atenção, chame mais atenção, mais destaque, destacar, destaque mais, sobressair, ressaltar~, destacar~, sobressair/sobressai~, chamar~ atenção, chamar~ a atenção, chamar~ mais atenção, saltar~ à vista, salte à vista, mais relevo, mais evidência, em evidência, com destaque, mais visível, mais visíveis, mais importância',
    except: 'exceto, excepto, salvo, menos o, menos a, menos os, menos as, a não ser',
    only: 'só, apenas, somente, unicamente, basta, chega, é suficiente, e mais nada, mais nada',
    legible:
      'legível, legíveis, legibilidade, fácil de ler, difícil de ler, ilegível, pouco legível, não dá para ler, ler melhor, não se lê, mal se lê, lê se mal, não é legível, não se lê bem, lê se muito mal, não dá pra ler, não consigo ler, não se consegue ler, não se percebe, não dá para ler bem, que se leia, que se leia melhor, se leia melhor, custa a ler, ruim de ler, difícil leitura, mais legibilidade, mal dá para ler, mal dá pra ler, fácil leitura, leitura melhor',
    monochrome:
      'preto e branco, em preto e branco, monocromátic@, monocromo, escala de cinza, tons de cinza, em tons de cinza, p b, pb, escala de cinzentos, sem cor, sem cores, em p b, tons cinza, p & b',
    inColor:
      'a cores, em cores, colorida de novo, de volta a cores, volta a cor, volta as cores, com cor de novo, com as cores de novo, de novo a cores, colorido de novo, devolver~ a cor, devolver~ as cores, devolve a cor, devolve as cores',
    uppercase:
      'maiúsculas, maiúscula, maiúsculo, em maiúsculas, caixa alta, em caixa alta, letras maiúsculas, tudo em maiúsculas, maiúscul@, todo em maiúsculas, caps lock, letra maiúscula, letras grandes maiúsculas, versais',
    lowercase:
      'minúsculas, minúscula, em minúsculas, caixa baixa, em caixa baixa, letras minúsculas, sem maiúsculas',
    elegant:
      'elegante, elegantes, elegância, luxuos@, luxo, de luxo, sofisticad@, requintad@, refinad@, exclusiv@, premium, nobre, chique, chiques, alto padrão, de alto padrão, com classe, com requinte, requinte, glamour, glamouros@, sofisticação, distint@, fino trato, chiquérrim@, luxuosidade, alta gama, de alta gama, fino e elegante, grã fin@',
    modern:
      'modern@, contemporâne@, atual, futurista, modernizar~, moderninh@, atuais, contemporâneos, inovador, inovadora, jovem, jovial, arrojad@, descolad@, modernidade',
    dramatic:
      'dramátic@, dramaticidade, cinematográfic@, impactante, impactantes, impacto, espetacular, teatral, de cinema, de filme, épic@, mais drama, drama, intensidade dramática',
    cosy: 'aconchegante, aconchegantes, acolhedor, acolhedora, acolhedores, acolhedoras, convidativ@, íntim@, confortável, aconchego, caseir@, caloros@, confortáveis, familiar, familiares, lar, aconchegad@, acolhimento, hospitaleir@, intimista',
    fresh:
      'fresc@, frescor, frescura, arejad@, primaveril, primavera, leveza, refrescante, refrescantes, leve e fresc@, natural, naturais, airos@, primaveris',
    summer:
      'verão, de verão, mediterrâne@, estival, veranil, verões, veraneio, praian@, de praia, tropical, tropicais, férias, de férias, estivais, clima de verão',
    sunset:
      'pôr do sol, por do sol, entardecer, hora dourada, luz dourada, crepúsculo, golden hour, fim de tarde, do pôr do sol, poente, sol poente, pôr de sol, ao pôr do sol, ao entardecer, ao fim da tarde, final de tarde, fim do dia, final do dia, cair da tarde, ao cair da tarde, ao anoitecer cedo, luz de fim de tarde, entardeceres',
    night:
      'noite, noturn@, nocturn@, de noite, hora azul, anoitecer, à noite, noites, à noitinha, com as luzes acesas, com luzes acesas, luzes acesas, de noitinha, versão noturna, noite cerrada',
    darkMode: 'modo escuro, tema escuro, dark mode',
    minimal:
      'minimalista, minimalistas, minimal, simples, limp@, clean, despojad@, minimalismo, minimalist@, simplicidade, sobriedade, limpinh@, enxut@, sem enfeites, depurad@, clean look, simplificar~',
    classic:
      'clássic@, tradicional, tradicionais, intemporal, atemporal, formal, formais, tradicionalista, conservador',
    sepia: 'sépia, vintage, retrô, retro, antig@, nostálgic@, envelhecid@',
    photo:
      'foto, fotos, fotografia, fotografias, imagem, imagens, foto principal, fotinho, fotinhos, fotinha, fotinhas, imagem principal',
    ground:
      'fundo, fundos, cor de fundo, cor do fundo, plano de fundo, painel, painéis, quadro de fundo, cor de base, base, faixa de fundo, fundo da arte, fundo do anúncio',
    text: 'texto, textos, letras, letra, palavras, cor do texto, cor da letra, cor das letras, etiquetas, legendas, escrita, letrinha, letrinhas, textinho, dizeres, legendinha, tamanho da letra, tamanho das letras, tamanho do texto, tamanho dos textos, tamanho da fonte, tamanho de letra, caracteres, tamanho de fonte, escritos, informações escritas',
    font: 'fonte, fontes, tipografia, tipo de letra, tipos de letra, tipo',
    price:
      'preço, preços, valor, custo, preço de venda, preço do aluguel, preço do arrendamento, aluguel, alugueres, aluguer, aluguéis, renda, rendas, arrendamento, locação, mensalidade, quantia, montante, precinho, preço final, valor do imóvel, valor de venda, valor do aluguel',
    logo: 'logo, logos, logótipo, logotipo, logomarca, marca, emblema, logótipos, logotipos, logozinho, logomarcas, logo da imobiliária, logo da agência, logotipo da imobiliária, logotipo da agência, símbolo, logótipo da agência, logótipo da imobiliária, marca da imobiliária, marca da agência, brasão',
    accent:
      'acento, acentos, cor de destaque, cor principal, cor dominante, cor da marca, detalhes, toques, linha, linhas, traços, filete, filetes, contornos, ícones, cor secundária, cor da nossa marca, cor da agência, cor da imobiliária, cor da empresa, cor dos detalhes, cor das linhas, nossa cor, nossas cores, a nossa cor, a cor da casa, cor institucional, cor corporativa, enfeites, elementos gráficos',
    scrim:
      'véu, degradê, gradiente, sombreado, sombreamento, atrás do texto, por trás do texto, atrás das letras, por trás das letras, atrás do preço, por trás do preço, atrás dos textos',
    area: 'área, metragem, metros quadrados, m2, superfície, área útil, tamanho em metros, metro quadrado, metros construídos, área construída, área bruta, área total, área privativa, área privada, áreas, metragens, m², mts, mts2, metros úteis, superfície útil, área coberta',
    label:
      'etiqueta, título, rótulo, legenda, slogan, chamada, nome, nome do imóvel, nome do condomínio, nome do empreendimento, nome da casa, nome do prédio, nome do edifício, nome da moradia, nome do apartamento, titulozinho, títulos, cabeçalho, manchete, lema',
    bedrooms:
      'quarto, quartos, dormitório, dormitórios, número de quartos, suítes, qto, qtos, dorms, dorm, suíte, quartinhos, número de dormitórios, quantidade de quartos, qts',
    bathrooms:
      'banheiro, banheiros, casa de banho, casas de banho, lavabo, wc, wcs, lavabos, banheiro social, banheiros sociais, sanitários, casa banho, casas banho, banhos, número de banheiros, número de casas de banho, quantidade de banheiros, bwc, wc s',
    parking:
      'vaga, vagas, garagem, estacionamento, estacionamentos, vagas de garagem, vaga de garagem, lugares de garagem, lugar de garagem, garagens, lugar de estacionamento, lugares de estacionamento, vaga de estacionamento, vagas de estacionamento, vaga de carro, vagas de carro, vaga para carro, vagas para carros, lugar para carro, lugares para carros, lugar de parqueamento, lugares de parqueamento, parqueamento, estacionamento coberto, box de garagem, boxes, número de vagas, quantidade de vagas, lugar na garagem, lugares na garagem, vaga na garagem, vagas na garagem, parque de estacionamento, espaço de garagem',
    all: 'tudo, todos, todas, todinho, todinha, absolutamente tudo',
    serif:
      'serifa, serifas, com serifa, com serifas, serifad@, serif, com patilhas, romana, estilo times, tipo times',
    sans: 'sem serifa, sem serifas, sans serif, bastão, sem patilhas, sem patas, sem remates',
    geometric: 'geométric@, geométrica moderna',
    condensed: 'condensad@, estreit@',
    script:
      'manuscrit@, cursiva, cursivo, caligráfic@, caligrafia, escrita à mão, manuscrita, à mão, escrita a mão, tipo assinatura',
    mono: 'monoespaçad@, monospace, máquina de escrever, largura fixa',
    another:
      'outr@, diferente, diferentes, muda a fonte, mude a fonte, troca a fonte, troque a fonte, mudar a fonte, trocar a fonte, muda o tipo de letra, outra fonte, outro tipo de letra, outra letra, mudar~ a fonte, trocar~ a fonte, mudar~ o tipo de letra, trocar~ o tipo de letra, mudar~ de fonte, trocar~ de fonte, alterar~ a fonte, mudar~ a letra, trocar~ a letra',
    english: 'inglês, inglesa, english, ingleses, inglesas',
    spanish: 'espanhol, espanhola, castelhano, espanhóis, espanholas',
    german: 'alemão, alemã, alemães, alemãs',
    french: 'francês, francesa, franceses, francesas',
    italian: 'italian@, italiano',
    portuguese:
      'português, portuguesa, portugueses, portuguesas, brasileir@, português do brasil, português de portugal',
    more: 'mais, aumenta, aumente, aumentar, sobe, suba, subir, eleva, eleve, intensifica, intensifique, realça, realce mais, adiciona, adicione, acrescenta, coloca mais, ainda mais, mais de, aumentar~, subir/sub~, elevar~, intensificar~, realçar~, potenciar~, ainda um pouco mais, falta, faltam, falta mais, dê um pouco mais de, dê mais, dá mais, dá mais um pouco, caprichar~ no, caprichar~ na, com mais, carregar~ no, carregar~ na, carregar~ mais no, puxar~ no, puxar~ na',
    less: 'menos, reduz, reduza, reduzir, diminui, diminua, diminuir, baixa, baixe, baixar, abaixa, abaixe, não tão, não muito, não tanto, nem tão, reduzir~, diminuir~, baixar~, abaixar~, moderar~, atenuar~, com menos, tirar~ um pouco de, tirar~ um pouco do, tirar~ um pouco da, amenizar~, maneirar~ no, maneirar~ na',
    not: 'não, nenhum, nenhuma',
    too: 'demasiado, demasiada, demasiados, demais, está muito, é muito, muito demais, demasiadamente, parece muito, estão muito, são muito, ficou muito, ficou, está demasiado, excessivamente, em excesso, exagero de, ficou meio, está meio, parece meio, tá meio, tá muito, ta muito, ta meio, tão muito, saiu muito, saiu, saíram, ficaram muito, ficaram, tá, ta, parece um pouco, está um pouco, tá um pouco, ficou um pouco, está a ficar, está demasiada, acho muito, achei muito, está bastante',
    up: 'sobe o nível',
    down: 'desce o nível',
    enough: 'suficiente, suficientemente, o suficiente',
    little:
      'pouco, um pouco, um pouquinho, pouquinho, ligeiramente, levemente, um bocado, um bocadinho, algo, um tanto, um toque de, um toque, mas não muito, sem exagero, um pouco mais, só um pouco, um tiquinho, sutilmente, discretamente, um cadinho, cadinho, um tico, um nadinha, nadinha, um nada, de leve, só um bocado, só um bocadinho, ligeiro, pouquinha, um pouquinho mais, um bocado mais, um bocadinho mais, tantinho, um tantinho, meio',
    very: 'realmente, super, mesmo, bem mesmo, bem',
    much: 'muito, muita, muitos, muitas, bastante, bem mais, consideravelmente, muito mais, extremamente, drasticamente, imenso, significativamente, muitíssimo, um monte, montes, imensamente, à beça, pra caramba, o triplo, triplo, claramente, sensivelmente, um montão, muito muito',
    double:
      'duas vezes, dobro, o dobro, ao dobro, duplica, duplique, em dobro, dobra, dobre, duplicar~, dobrar~, em duas vezes',
    half: 'metade, a metade, pela metade, pela metade do',
    hide: 'tira, tire, tirar, remove, remova, remover, retira, retire, retirar, apaga, apague, apagar, esconde, esconda, esconder, oculta, oculte, ocultar, elimina, elimine, eliminar, sem, exclui, exclua, excluir, não mostre, não mostrar, não mostra, deleta, delete, suprime, não queremos mostrar, não quero mostrar, não mostres, não mostrem, que não apareça, tirar~, remover~, retirar~, apagar~, esconder~, ocultar~, eliminar~, excluir~, deletar~, suprimir~, omitir~, dispensar~, sumir~ com, dar~ sumiço, sacar~, não mostrar~, não exibir~, não publicar~, não incluir~, deixar~ de mostrar, deixar~ de fora, deixar~ fora, tirar~ fora, jogar~ fora, deitar~ fora, não apareça, não apareçam, que não apareçam, não deve aparecer, não devem aparecer, não deve constar, não é para aparecer, não é pra aparecer, não pode aparecer, não podem aparecer, não aparecer, que desapareça, desapareça, desaparecer, que suma, que não se veja, que não se vejam, não se veja, não fique visível, não figure, não conste, que não conste, não quero o, não quero a, não quero os, não quero as, não quero que apareça, não quero que apareçam, não quero ver, não quero exibir, não queremos exibir, não quero divulgar, não queremos divulgar, não quer divulgar, não quer mostrar, não quer exibir, não querem mostrar, não querem divulgar, não quer que apareça, não quer que apareçam, não quer que mostre, não querem que apareça, prefere não mostrar, prefere não divulgar, prefere que não apareça, prefere que não apareçam, prefere esconder, prefere ocultar, preferimos não mostrar, prefiro não mostrar, não quer o, não quer a, não quer os, não quer as, não queremos o, não queremos a, nao quero nem, não quero nem, não queremos nem, não precisa do, não precisa da, não precisa mostrar, não precisa aparecer, não precisam aparecer, não precisamos, não precisamos do, não precisamos da, não preciso, não preciso do, não preciso da, não é preciso, não é preciso mostrar, não é necessário, não é necessária, não são necessários, não são necessárias, não há necessidade, não faz falta, não fazem falta, não faz sentido, desnecessário, desnecessária, está a mais, estão a mais, está sobrando, estão sobrando, dispensável, não interessa, não interessam, não convém mostrar, escondid@, invisível, invisíveis, fora com, livre se de, some com, suma com, nada de, sem mostrar, sem exibir, sem nenhum, sem nenhuma, sem qualquer, chega de, não precisa, sobra, sobram, oculto, ocultos, ocultas, não queremos mais, não quero mais, não coloque o, não coloque a, não coloque os, não coloque as, não ponha o, não ponha a, não ponhas o, não ponhas a, não põe o, não põe a, não bote o, não bote a, não coloca o, não coloca a, não colocar o, não colocar a, não pôr o, não pôr a, fora, não a quero, não o quero, não as quero, não os quero, não queremos ela, não quero ela, não quero ele, prescindir~ de, prescindir~ do, prescindir~ da',
    show: 'mostra, mostre, mostrar, exibe, exiba, exibir, volta a mostrar, volte a mostrar, não tire, não remova, não esconda, não retire, recoloca, recoloque, mostra de novo, mostrar~, exibir~, voltar~ a mostrar, voltar~ a exibir, voltar~ a pôr, voltar~ a colocar, voltar~ a meter, voltar~ a incluir, voltar~ com, pode voltar com, podem voltar com, trazer~ de volta, pôr~ de volta, colocar~ de volta, botar~ de volta, meter~ de volta, devolver~, recolocar~, recuperar~, pôr~ de novo, colocar~ de novo, mostrar~ de novo, mostrar~ outra vez, mostrar~ novamente, que volte a aparecer, que voltem a aparecer, volte a aparecer, voltem a aparecer, voltar a aparecer, que apareça, que apareçam, que volte, que voltem, deve aparecer, devem aparecer, tem que aparecer, tem de aparecer, têm que aparecer, têm de aparecer, tornar visível, tornar visíveis, visível de novo, visíveis de novo, reaparecer~, reapareça, cadê o, cadê a, cadê os, cadê as, onde está o, onde está a, onde estão os, onde estão as, onde foi parar o, onde foi parar a, falta o, falta a, faltam os, faltam as, faltou o, faltou a, faltaram os, faltaram as, sumiu o, sumiu a, sumiram os, sumiram as, desapareceu o, desapareceu a, desapareceram os, desapareceram as, quero de volta, revelar~, desocultar~, não esconder~, não tirar~, não ocultar~, de volta, reativar~, ativar~, visível outra vez, visíveis outra vez, visível novamente',
    reset:
      'restaura, restaure, restaurar, repõe, repor, reponha, original, originais, ao original, volta ao original, volte ao original, voltar ao original, como estava, como antes, versão original, como era, do zero, normal, redefine, redefinir, redefina, reinicia, recomeça, recomeçar, recomeça a partir do original, a partir do original, como era antes, versão inicial, como no início, do zero, ao início, estado inicial, versão original, como estava no início, no início, restaurar~, redefinir~, reiniciar~, resetar~, reset, recomeçar~, recomeçar~ do zero, começar~ de novo, começar~ do zero, começar~ tudo de novo, começar~ tudo do zero, voltar~ ao original, voltar~ ao início, voltar~ ao começo, voltar~ ao princípio, voltar~ à estaca zero, voltar~ à versão original, estaca zero, ao começo, ao princípio, como no começo, como veio, como veio no começo, primeira versão, a primeira versão, de raiz, ao estado inicial, ao ponto de partida, ponto de partida, arte original, imagem original, design original, como no original, do começo, desde o início, desde o começo',
    undo: 'desfaz, desfaça, desfazer, anula, anular, anular~, reverter/revert~, undo',
    keep: 'mantém, mantenha, manter, conserva, conserve, deixa, deixe, deixar, não mude, não mexa, não altere, não mexas, preserva, preserve, mantenham, conservar~, preservar~, não mexer~, não mudar~, não alterar~, não tocar~, deixar~ como está, deixar~ igual',
    deny: 'não faça, não deixe, não coloque, não ponha, não quero, nunca, não faças, não façam, não ponham, não coloquem',
    top: 'topo, em cima, superior, acima, no topo, no alto, alto, para cima, parte superior, lá em cima, pra cima, lá pra cima, para o alto, para o topo, pro topo, pro alto, de cima, parte de cima, na parte de cima, mais acima, mais para cima, mais pra cima, ao topo, encostado em cima, encostado ao topo',
    bottom:
      'embaixo, em baixo, inferior, abaixo, para baixo, parte inferior, lá embaixo, lá em baixo, pra baixo, lá pra baixo, de baixo, parte de baixo, na parte de baixo, rodapé, no rodapé, mais abaixo, mais para baixo, mais pra baixo, para o rodapé, pro rodapé, encostado ao fundo, encostado em baixo, encostado embaixo, ao fundo da imagem',
    left: 'esquerda, esquerdo, à esquerda, lado esquerdo, para a esquerda, pra esquerda, do lado esquerdo, esq',
    right:
      'direita, direito, à direita, lado direito, para a direita, pra direita, do lado direito',
    and: 'e, e também, assim como, junto com, bem como, e ainda, e ainda por cima, nem',
    but: 'mas, depois, além disso, porém, ou, então, enquanto, e depois, aliás, por isso, portanto, por sinal, então aí, aí, daí, senão',
    article:
      'o, a, os, as, um, uma, uns, umas, do, da, dos, das, ao, aos, à, às, no, na, nos, nas, num, numa, seu, sua, este, esta, esse, essa, nosso, nossa, meu, minha, nuns, desse, dessa, deste, desta, esses, essas, estes, estas, aquele, aquela, minhas, meus, nossos, nossas, seus, suas, tua, teu, algum, alguma, neste, nesta, nesse, nessa',
    preposition: 'em, para, pro, pra, pros, pras, até, sobre, entre, contra, desde',
    use: 'usa, use, usar, utiliza, utilize, utilizar, com, emprega, muda para, mude para, usar~, utilizar~, empregar~, aplicar~, mudar~ para, passar~ para, escolher~',
    translate:
      'traduz, traduza, traduzir, tradução, língua, idioma, versão, traduzir/traduz~, traduzid@, traduções, versões, idiomas, línguas, mudar~ a língua, mudar~ o idioma, trocar~ o idioma, trocar~ a língua, traduzido',
    style: 'estilo, estilos',
    filler:
      'deve, devem, deveria, faz, faça, fazer, faça com, que, de, deixa a coisa, torna, torne, tornar, põe, ponha, pôr, pon, coloca, coloque, colocar, bota, bote, botar, dê, dar, favor, por favor, pf, pfv, por gentileza, quero, queria, gostaria, preciso, pode, poderia, podes, podia, você, se, seja, sejam, fique, fiquem, ficar, fica, é, são, ter, tenha, esteja, muda, mude, mudar, altera, altere, alterar, move, mova, mover, leva, leve para, passe, canto, lado, efeito, filtro, ambiente, clima, aspecto, aspeto, visual, look, sensação, ar, atmosfera, como, agora, de novo, novamente, outra vez, anúncio, design, arte, layout, composição, cartaz, peça, ajusta, ajuste, ajustar, melhora, melhore, melhorar, melhor, bonit@, obrigado, obrigada, olá, oi, inteir@, toda, todo, geral, no geral, conjunto, me, lhe, nela, nele, dele, dela, número, por, vez, já, isso, isto, elementos, escrito, escritas, imóvel, apareça, volta, volte, voltar, deixar mais, tipo de, bonito, quanto, pelo, pela, numas, precisa, a mesma coisa, mesma coisa, mesma, coisa, desculpem, mete, meter, metam, podes, pode, volta, voltar, pareça, parece, tão, pôr~, colocar~, botar~, meter~, mudar~, mover~, jogar~, arrastar~, deslocar~, posicionar~, situar~, encaixar~, ajustar~, melhorar~, retocar~, arrumar~, pintar~, colorir~, tingir~, converter~, transformar~, ficar~, tornar~, alterar~, editar~, modificar~, atualizar~, corrigir~, tentar~, experimentar~, desloca, empurrar~, descer~, bom dia, boa tarde, boa noite, oie, opa, eai, valeu, brigad@, muito obrigad@, obrigadão, agradeço, agradecid@, desde já, se puder, se puderes, se der, se possível, se for possível, se não for pedir muito, quando puder, quando puderes, assim que puder, urgente, please, pls, plis, por fineza, faz favor, se faz favor, sff, faz o favor, fazes favor, faz um favor, por obséquio, pessoal, equipa, equipe, amigo, amiga, cara, ok, tá bom, tá bem, certo, beleza, blz, vamos lá, olha, bom, bem que, então tá, ei, ui, eita, rs, kkk, gostava, gostaríamos, queria que, queríamos, queremos, precisamos, precisava, precisa de, precisam, prefiro, preferia, preferimos, preferíamos, seria bom, seria possível, era bom, é possível, dá pra, daria para, daria pra, dá para, será que dá, será que, consegue, consegues, conseguem, conseguiria, poderiam, poderias, podiam, podias, podem, posso, podemos, há como, tem como, tem jeito de, tem que, tem de, têm que, têm de, teria que, temos que, temos de, deverá, deveriam, devia, deviam, convém, vamos, vai, vão, quer, quer que, querem, deseja, desejam, pede, pedem, pediu, pediram, importa se, te importas de, se importa de, era para, era pra, é para, é pra, melhor se, que fique, que fiquem, que seja, que sejam, que tenha, que esteja, estivesse, ficasse, fosse, tivesse, estejam, tenham, ficaria, ficariam, podia ser, podia estar, podia ter, ficava, ali, aqui, lá, aí mesmo, acolá, justo, exatamente, diretamente, simplesmente, ainda, também não, sempre, já já, agorinha, no final, ao menos, pelo menos, coisas, assunto, caso, versão final, agência, imobiliária, empresa, escritório, post, publicação, story, stories, flyer, panfleto, folheto, lâmina, montagem, template, modelo, cartão, ficha, banner publicitário, propriedade, imóveis, andar, pequena alteração, uma coisa, uma coisinha, coisinha, outra coisa, por último, para terminar, antes de mais, em vez disso, por exemplo, dentro, dentro de, dentro da, em volta, ao redor, cada, ambos, ambas, sim, claro que sim, só isso, com cuidado, rapidinho, rápido, qual, quais, que tal, junto, onde, quando, conforme, igual, igual a, tal, próprio, própria, próprios, próprias, certa, adequado, adequada, correspondente, seguinte, seguintes, vem, vêm, vinha, que está, que estão, que aparece, que aparecem, que tem, que têm, que há, que vês, sabe, né, tipo assim, tipo isso, isso aí, esse aí, essa aí, esse daí, essa daí, eles, elas, ele, ela, neles, nelas, deles, delas, lhes, te, ti, si, comigo, connosco, conosco, disso, disto, nisso, nisto, façam, fazes, ser, passar~, trocar~, levar, levem, levas, parecer, parecendo, também, igualmente, dava, dava pra, daria, dava para',
    scenery:
      'céu, casa, prédio, edifício, parede, paredes, relva, grama, gramado, jardim, piscina, carro, carros, pessoas, pessoa, gente, árvore, árvores, janela, janelas, telhado, porta, chão, piso, sofá, cozinha, móveis, nuvens, sol, rua, cerca, mesa, cadeira, mar, fachada, terraço, varanda, sacada',
  },
};
