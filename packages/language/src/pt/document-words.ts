import type { DocumentWords } from '../edits.js';

export const portugueseDocumentWords: DocumentWords = {
  change:
    'muda, mudar, mude, altera, alterar, altere, coloca, colocar, põe, pôr, troca, atualiza, corrige, ajusta, define, passa, sobe, baixa, faz, corrija, corrigir, ajuste, atualize, passe, ponha, coloque, mudar~, alterar~, colocar~, pôr~, trocar~, atualizar~, corrigir~, ajustar~, definir~, passar~, subir/sub~, baixar~, fazer~, botar~, meter~, editar~, modificar~, retificar~, substituir~, acertar~, arrumar~, deixar~',
  new: 'novo, nova, agora, novos, novas, atual, já, correto, correta, certo, certa, final, definitivo',
  insteadOf:
    'em vez de, em lugar de, ao invés de, não, e não, em vez dos, em vez das, em lugar dos, e não de, e já não',
  title:
    'título, manchete, slogan, cabeçalho, chama lhe, chame, dá lhe o nome, muda o nome, mudar o nome, mude o nome, renomeia, renomear, altera o nome, nome, nome do imóvel, nome do condomínio, nome do empreendimento, nome da casa, nome do prédio, nome da moradia, se chama, chama se, que se chame, se chame, chamar~ de, chamar~ lhe, dê o nome, dê o nome de, dá o nome de, dá o nome, com o nome, com o título, pôr~ o nome, colocar~ o nome, botar~ o nome, mudar~ o nome, trocar~ o nome, alterar~ o nome, renomear~, rebatizar~, batizar~ de, intitular~, título do anúncio, lema, nome novo',
  badge:
    'etiqueta, etiquetas, selo, autocolante, adesivo, placa, faixa, banner, carimbo, emblema, distintivo, badge, tarja, fita, fitas, fitinha, faixas, faixinha, tarjas, tarjeta, tarjinha, selos, selinho, etiquetinha, plaquinha, placas, adesivos, cartelinha, bandeirola, bandeirinha, autocolantes, dístico, letreiro, sticker, stickers, tag, tags, badges, ribbon, carimbos, cinta, lacre, chancela, marcador',
  sold: 'vendido, vendida, vendidos, vendidas, vendeu, foi vendido, foi vendida, já vendemos, vendemos, vendeu se, já vendeu, sold, já vendido, venda concluída, venda fechada, fechamos a venda, fechámos a venda, fechou a venda, fechamos negócio, fechámos negócio, negócio fechado, fechou negócio, escritura assinada, assinamos a escritura, assinámos a escritura, fizemos a escritura, escriturado, escritura feita, já tem dono, tem novo dono, conseguimos vender',
  reserved:
    'reservado, reservada, reservados, reservadas, a reserva, em reserva, sob reserva, com reserva, sinalizado, sinalizada, com sinal, sinal pago, pagou sinal, pagou o sinal, pagaram o sinal, pagaram sinal, deu sinal, deu o sinal, deram sinal, deram o sinal, deixou sinal, reservou, reservaram, foi reservado, foi reservada, cpcv assinado, assinaram o cpcv, assinou o cpcv, assinámos o cpcv, reserved, comprometido, reserva',
  reduced:
    'preço reduzido, reduzido, reduzida, baixa de preço, preço baixou, rebaixado, reduzidos, reduzidas, preço rebaixado, rebaixada, desconto, com desconto, em promoção, baixou de preço, baixou o preço, baixaram o preço, baixámos o preço, baixamos o preço, o preço baixou, o preço caiu, preço caiu, caiu o preço, o preço desceu, preço desceu, desceu o preço, desceu de preço, reduzimos o preço, reduziram o preço, reduziu o preço, redução de preço, queda de preço, descida de preço, preço em queda, baixa no preço, mais barato, mais barata, abaixamos o preço, abaixou o preço, rebaixa',
  openHouse:
    'portas abertas, porta aberta, dia aberto, open house, casa aberta, dia de portas abertas, casas abertas, visita aberta, open day, dia de visitas, visitação aberta, evento de portas abertas',
  newlyListed:
    'novo, nova, novidade, recém anunciado, novos, novas, novidades, recém chegado, recém chegada, recém anunciada, recém captado, recém captada, recém lançado, recém lançada, recém listado, novo no mercado, nova no mercado, acabou de entrar, acabou de chegar, acabou de sair, acabou de entrar no mercado, acabou de chegar ao mercado, acabamos de captar, acabámos de angariar, acabamos de angariar, acabamos de receber, acabou de ser anunciado, acaba de entrar, acaba de chegar, acaba de entrar no mercado, nova angariação, novo angariado, chegou agora, entrou agora, entrou hoje, just listed',
  noLonger:
    'já não, não está mais, deixou de estar, caiu, foi por água abaixo, já não está, desistiu, desistiram, não se concretizou, deu para trás, deu pra trás, voltou ao mercado, está disponível de novo, disponível de novo, outra vez disponível, novamente disponível, caiu a reserva, caiu a venda, não é mais, não tá mais, já acabou, deixou de ser',
  corner: 'canto, cantinho, esquina, quina',
  is: 'está, já está, foi, é, estão, já é, ficou, tá, já tá, ta, foi já, encontra se, continua, já foi',
  write:
    'escreve, escreva, escrever, marca, marque, marcar, diz, mostra, com o texto, com as palavras, com a palavra, põe, coloca, carimba, indica, indicar, assinala, por cima, em cima, escrever/escrev~, marcar~, indicar~, assinalar~, avisar~, carimbar~, anunciar~, sinalizar~, pôr~, colocar~, botar~, meter~, destacar~ como, com a frase, com os dizeres, com o dizer, dizendo, escrito, que diga, a dizer, que diz, informar~, comunicar~, mostrar~ que, dizer~, etiquetar~, estampar~, com texto, rotular~, identificar~',
  add: 'adiciona, adicionar, adicione, acrescenta, acrescente, insere, põe, coloca, inclui, constrói, planta, adicionar~, acrescentar~, inserir/insir~, pôr~, colocar~, incluir~, construir~, plantar~, botar~, meter~, juntar~, somar~, colar~, desenhar~, incorporar~, montar~, pendurar~',
  swap: 'troca, trocar, troque, inverte, permuta, ao contrário, inverter, trocar~, inverter~, inverter/invert~, permutar~, intercambiar~, trocar~ de lugar, mudar~ de lugar, trocar~ de posição, trocar~ a ordem, inverter~ a ordem, invertid@, alternar~, trocadas, trocados',
  replace:
    'substitui, substituir, substitua, troca, trocar, troque, substituir~, trocar~, no lugar de, no lugar da, no lugar do, em vez da, em vez do, por esta, por essa, usar~ esta, usar~ essa',
  mainPhoto:
    'foto principal, imagem principal, principal, foto grande, imagem grande, capa, foto da capa, foto de capa, a capa, de capa, como capa, foto de destaque, de destaque, em destaque, em grande, na capa, em primeiro lugar, foto de abertura, como primeira, hero, protagonista, imagem de capa',
  supporting:
    'pequenas, pequena, pequenos, secundárias, outras, adicionais, demais fotos, pequeninas, pequenininhas, pequeninha, menores, menorzinhas, miniaturas, miniatura, secundária, restantes, demais, de apoio, de baixo, do resto, o resto das, resto das, miudinhas, complementares, auxiliares, extras, extra, laterais, mini, miúdas',
  first: 'primeira, primeiro, 1ª, 1a',
  second: 'segunda, segundo, 2ª, 2a, número dois',
  third: 'terceira, terceiro, 3ª, 3a, número três',
  fourth: 'quarta, 4ª, 4a, quarto lugar, número quatro',
  fifth: 'quinta, quinto, 5ª, 5a, número cinco',
  last: 'última, último, últimas, últimos, anterior, derradeira, anteriores, mais recente, recente, mais recentes',
  one: 'um, uma',
  two: 'dois, duas, par, um par de',
  three: 'três',
  four: 'quatro',
  five: 'cinco',
  six: 'seis',
  kitchen: 'cozinha',
  bathroom: 'casa de banho, banheiro, wc, lavabo',
  bedroom: 'quarto, suíte, dormitório',
  livingRoom: 'sala, sala de estar, living, sala comum, salinha',
  terrace: 'terraço, varanda, sacada, alpendre, pátio',
  sky: 'céu, céus, firmamento',
  grass:
    'relva, grama, gramado, jardim, relvado, relvados, gramados, jardins, capim, grama do jardim, gramadinho, verde do jardim, quintal, pasto',
  water:
    'água, mar, piscina, piscinas, lago, lagoa, oceano, rio, água da piscina, água do mar, represa',
  improved:
    'mais azul, azul, mais verde, verde, mais intenso, mais intensa, intenso, mais bonito, mais fresco, mais fresca, mais vivo, turquesa, mais limpa, melhor, esverdeia, realça, aviva, realçar, azulzinho, azulzinha, azulinho, verdinho, verdinha, verdinhos, verdejante, verdejar~, esverdear~, azular~, azuis, verdes, azul celeste, celeste, cristalina, cristalino, transparente, límpida, límpido, mais aberto, mais clara, mais claro, mais bonita, bonita, vivo, viva, mais viva, vivinho, viçosa, viçoso, intensa, realçar~, avivar~, embelezar~, melhorar~, intensificar~, colorir~, mais cor, mais vida, dar~ cor, dar~ vida, dê vida, dá vida, falta cor, caprichar~ no azul, caprichar~ no verde',
  lessened:
    'menos azul, menos verde, menos intenso, mais pálido, mais apagado, menos azuis, menos intensa, mais natural, menos saturado, menos saturada, menos forte, menos vivo, menos viva, menos turquesa, menos cor, parece falso, parece falsa, ficou falso, ficou falsa, está falso, parece artificial, ficou artificial, está artificial, parece pintado, parece pintada, parece de plástico, parece mentira, exageraram, exagerou, baixar~ o azul, baixar~ o verde, reduzir~ o azul, reduzir~ o verde, diminuir~ o azul, diminuir~ o verde, tirar~ um pouco do azul, tirar~ um pouco do verde, suavizar~, apagar~ um pouco, passou do ponto, passaram do ponto, muita cor, tanto azul, tanto verde, azul demais, verde demais, intenso demais, intensa demais, cor demais, parece irreal, parece exagerado, parece exagerada, parece fluorescente, parece berrante, parece pouco natural, parece surreal, ficou irreal, ficou exagerado, ficou exagerada, ficou fluorescente, ficou berrante, ficou pouco natural, ficou surreal, está falsa, está irreal, está exagerado, está exagerada, está fluorescente, está berrante, está pouco natural, está surreal, tá falso, tá falsa, tá artificial, tá irreal, tá exagerado, tá exagerada, tá fluorescente, tá berrante, tá pouco natural, tá surreal, é falso, é falsa, é artificial, é irreal, é exagerado, é exagerada, é fluorescente, é berrante, é pouco natural, é surreal, saiu falso, saiu falsa, saiu artificial, saiu irreal, saiu exagerado, saiu exagerada, saiu fluorescente, saiu berrante, saiu pouco natural, saiu surreal, muito falso, muito falsa, muito artificial, muito irreal, muito exagerado, muito exagerada, muito fluorescente, muito berrante, muito pouco natural, muito surreal, meio falso, meio falsa, meio artificial, meio irreal, meio exagerado, meio exagerada, meio fluorescente, meio berrante, meio pouco natural, meio surreal, demasiado falso, demasiado falsa, demasiado artificial, demasiado irreal, demasiado exagerado, demasiado exagerada, demasiado fluorescente, demasiado berrante, demasiado pouco natural, demasiado surreal',
  takeBack:
    'desfaz, desfazer, desfaça, tira, tirar, anula, reverte, remove, retira, descarta, esquece, esquecer, esqueça, descartar, volta, voltar, volte, atrás, para trás, voltem, repõe, recupera, recuperar, anda, andar, recua, recuar, recue, tirar~, anular~, reverter~, remover~, retirar~, descartar~, esquecer~, voltar~, recuperar~, recuar~, cancelar~, pra trás, apagar~, retroceder~, regredir~, andar~ para trás, dar~ um passo atrás, retornar~, regressar~',
  asBefore:
    'como estava antes, como antes, como era antes, tal como estava antes, versão anterior, última versão, versão de antes, versão antiga, estava melhor antes, antes estava melhor, era melhor antes, antes era melhor, melhor antes, gostava mais antes, gostei mais antes, prefiro como estava, prefiro como estava antes, preferia como estava, preferia antes, prefiro a anterior, prefiro a versão anterior, como tinha antes, como tínhamos antes, o de antes, ficava melhor antes, ficou melhor antes, a anterior era melhor, a anterior estava melhor, não gostei da mudança, não gostei dessa mudança, não gostei da alteração, não gostei, não gosto da alteração, não gosto desta alteração, volta atrás, voltar atrás, volte atrás, um passo atrás, ctrl z, melhor como estava, à versão anterior',
  redo: 'refazer, refaz, refaça, o que desfiz, refaz o que desfiz, refazer/refaz~, o que desfez, o que desfizemos, o que acabei de desfazer, o que foi desfeito, a alteração desfeita, a mudança desfeita, repetir/repit~ a alteração, redo, desfaz o desfazer, aplicar~ de novo, aplicar~ outra vez, voltar~ a aplicar, voltar~ a fazer',
  edit: 'alteração, alterações, mudança, mudanças, edição, edições, modificação, modificações, passo, passos, ajuste, ajustes, retoque, retoques, o que fiz, o que fez, o que fizeste, ação, ações, movimento, movimentos, o último, a última, correção, correções, versão, versões, etapa, etapas',
  object:
    'cabo@, fio@, fios elétricos, poste@, lixeira@, contentor@, flor, flores, planta@, nuvem, antena@, guindaste, andaime@, cão, cachorro@, gato@, criança@, lareira, tapete@, lâmpada@, cama, sombra@, reflexo@, marca d água, bicicleta@, vizinho@, sebe, luzes, montanha@, fogo, neve, viatura@, caixote@, lixo, caixotes do lixo, contentores, automóvel, automóveis, caminhão, camião, caminhonete, camionete, furgão, carrinha, moto, motos, mota, motas, poste de luz, fiação, fios de luz, fios da rua, cabos de luz, saco@ de lixo, entulho, caçamba, balde@, caixote do lixo, transeunte@, pedestre@, peão, pessoa@, gente, operário@, cãozinho, cachorrinho, varal, roupa, roupas, roupa estendida, estendal, mancha@, rachadura@, fissura@, umidade, humidade, infiltração, grade@, portão, toldo@, guarda sol, guarda sóis, sombreiro, churrasqueira, balanço, brinquedo@, móvel, móveis, mobília, sofá@, poltrona@, cadeira@, árvore@, arbusto@, palmeira@, coqueiro@, cortina@, televisão, televisor, tv, espelho@, geladeira, frigorífico, bagunça, desarrumação, louça, placa de vende se, placa de aluga se, placa do carro, matrícula, persiana@, muro, prédio ao lado, prédio vizinho, prédio de trás, torre, torres, antenas, parabólica, caixa d água, transformador, guindastes, tapume, buraco@, poça@, folhas, jacuzzi, mangueira, entulhos, sujeira, vaso, vasos, carro, carros, mobilar~, mobiliar~, decorar~, desmobilar~',
  beside:
    'em frente a, em frente à, em frente ao, em frente da, em frente do, à frente da, à frente do, atrás de, atrás da, atrás do, ao lado de, ao lado da, ao lado do, junto a, junto à, junto ao, perto da, perto do, debaixo da, debaixo do, na frente de, na frente da, na frente do, na frente, em frente, à frente, ao lado, do lado, do lado de, do lado da, do lado do, em cima da, em cima do, na entrada, da entrada, estacionado, estacionada, estacionados, estacionadas, parado, parados, ao fundo, no fundo, que está na frente, junto da, junto do, diante da, diante do',
  no: 'não, nada, hm',
  when: 'hoje, hoje de manhã, esta manhã, ontem, ontem à noite, esta semana, finalmente, de manhã, já, amanhã, depois de amanhã, quarta feira, quinta feira, sexta, sexta feira, sábado, domingo, no sábado, no domingo, neste sábado, neste domingo, este sábado, este domingo, fim de semana, este fim de semana, neste fim de semana, semana passada, na semana passada, semana que vem, outro dia, há pouco, recentemente, agora mesmo, esta tarde, hoje à tarde, este mês, ontem à tarde, há dias, afinal, agora há pouco, a partir de hoje, desde hoje, desde ontem',
  states:
    'é que, porque, pois, já que, como, há, não há, ele, ela, eles, nós, eu, o cliente, a cliente, os clientes, cliente, clientes, comprador, o comprador, vendedor, o vendedor, proprietário, o proprietário, o dono, a dona, naquele dia, nesse dia, está, estava, parece, os proprietários, os donos, a proprietária, a vendedora, a compradora, os vendedores, os compradores, compradora, vendedora, dono, dona, proprietária, meu chefe, minha chefe, o chefe, a chefe, o banco, a agência, a família, o casal, a gente, assim, uma vez que, visto que, dado que, por causa de, por causa do, por causa da, devido a, é, são, estão, era, tá, ta, ficou, acho, acho que, creio que, parece que, senão, com tanto, com tanta, os meus clientes, meus clientes, o meu cliente, meu cliente, minha cliente, lembrei, esqueci, esqueci me',
  tells:
    'é, está, estão, estava, era, são, foi, ficou, fica, parece, tem, têm, há, havia, tapa, temos, não se vê, não se lê, saiu, lê, esconde, incomoda, estorva, enganei, enganei me, errei, quer, querem, prefere, preferem, pede, pedem, pediu, pediram, diz, dizem, disse, disseram, precisa, precisam, aceita, aceitou, aceitaram, decidiu, decidiram, decidimos, acordámos, acordamos, negociámos, negociamos, baixou, subiu, assinou, assinaram, assinámos, assinamos, comprou, compraram, vendeu, venderam, ligou, ligaram, avisou, avisaram, confirmou, confirmaram, mudou, mudaram, mediu, mediram, medimos, reformou, reformaram, fizeram, fez, fizemos, fechou, fecharam, fechamos, fechámos, chegou, chegaram, vem, vive, vivem, mora, moram, vai, vão, gosta, gostam, gostou, gostaram, adora, distrai, distraem, confunde, ocupa, ocupam, cobre, cobrem, tapam, tapando, cobrindo, atrapalha, atrapalham, atrapalhando, estraga, estragam, combina, brilha, ficava, ficam, ficaram, vejo, vemos, leio, percebe, percebem, perde, falhei, enganámos, enganamos, errámos, erramos, errou, confundi, confundimos, pus, pusemos, puseram, coloquei, colocamos, colocaram, escrevi, escrevemos, anotei, esqueci, esquecemos, esqueceu, esteve, tinha, tinham, tivemos, teve, fazemos, posso, sei, sabemos, sabe, chove, chovia, chovendo, nevava, eram, foram, serão, terá, erro meu, culpa minha, falha minha, foi erro, sem querer, por engano, se foi, entrou, entraram, saíram, parecem, parecia, custa, dispõe, caiu, caíram, quebrou, espero, esperamos, procura, procuram, procuramos, trabalha, trabalhamos, compram, visitam, fala, falam, são de, mal se vê, não se percebe, ficando, cansei, desisti, mudei de ideia, mudei, mudámos, pensando bem, encontrámos, entregou, entregaram',
  people:
    'cliente, clientes, comprador, compradores, vendedor, vendedores, investidores, telemóvel, celular, ecrã, tela, smartphone, tablet, computador, inquilino, inquilinos, proprietário, proprietários, dono, donos, dona, investidor, compradora, clienta, interessado, interessados, chefe, colegas, seguidores, público, redes sociais, instagram, facebook, portal, portais, zap, whatsapp, família, famílias, casal, jovens, turistas, estrangeiros, visitantes, banco',
  contact:
    'telefone, número de telefone, telemóvel, celular, número de celular, whatsapp, zap, email, e mail, mail, site, página web, código QR, qr, cep, código postal, referência, creci, meu nome, meu número, nosso número, nosso endereço, meu contacto, meu contato, contacto, contato',
  it: 'o, a, os, as, isso, isto, essa, esse, aquilo, disso, disto, lo, la',
  glue: 'dá para, ver, vendemos, o negócio, negócio, comprador, tem, há, são, o, a, os, as, que, por favor, fiz, de, minha, podes, pode, outra, vez, para, na verdade, verdade, errado, errada, certo, correto, correta, deve, ser, é, indica isso, indica, isso, em cima, podia, poderia, ficar, estar, demais, fortes demais, lá, desculpem, desculpa, desculpe, ups, opa, erro, nosso, nossa, parte, baixámos, baixamos, subimos, atualizem, atualiza, atualizem isso, corrijam, obrigado, obrigada, olá, mesma, mesmo, coisa, podemos, ter, podem, acrescenta, acrescentem, já, bem, muito, tal, tão, ainda, também, agora, depois, então, pois, se, sim, mas, ou, com, por, no, nos, nas, ao, aos, do, da, dos, das, um, uma, uns, umas, este, esta, esse, essa, esses, essas, me, te, lhe, lhes, meu, teu, sua, seu, muitas, muitos, pouco, algo, tudo, todo, toda, sempre, melhor, só, assim, aqui, aí, ali, urgente, rápido, please, pls, anúncio, design, cartaz, oficial, visível, bem visível, claro, clara, claramente, publicação, casa, moradia, apartamento, apê, apto, imóvel, propriedade, número, valor certo, dado, dados, tem que, tem de, devia, deveria, faltou, faltava, era, eram, estava, velho, velha, antigo, antiga, anterior, mês, mensal, mensais, por mês, ao mês, total, ao todo, no total, exatos, exatamente, aproximadamente, finalmente, olha, oi, bom dia, boa tarde, equipa, equipe, fica, ficou, ficamos, fique, fica em, ficou em, esteja, apareça, conste, diga, passou a, passa a, passou, cabem, cabe, gentileza, por gentileza, avisa, avisar, marca, marcar, domingo, sábado, ap, apartamentos, moradias, vivenda, sobrado, cobertura, duplex, flat, kitnet, loft, chácara, sítio, fazenda, terreno, lote, condomínio, empreendimento, casinha, residência, quinta, solar, villa, vila, penthouse, estúdio',
  wrongly: 'onde diz, diz, de, não são',
  nameIt:
    'chama lhe, chame de, chama de, chama se, se chama, nomeia, renomeia para, renomeie para, dá lhe o nome, dá o nome, vai se chamar',
  reads:
    'deve ser, deve dizer, tem que ser, tem de ser, seja, diga, é, por, para, será, deveria ser, fica, passa a ser',
  seven: 'sete',
  eight: 'oito',
  nine: 'nove',
  ten: 'dez',
  zero: 'zero, 0',
  single: 'um só, uma só, só um, só uma, apenas um, apenas uma, um único, uma única',
  cars: 'carros, carro, automóveis, viaturas, autos',
  exists: 'há, há também, tem, tem também, existe, tem ainda, conta com',
  polite: 'por favor, pf, pfv, obrigado, obrigada, se der, se possível, se puder',
  smallPhotos:
    'miniaturas, fotos pequenas, as pequenas, fotos secundárias, outras fotos, fotinhos, fotos menores',
  seems:
    'parece, parecem, está, estão, tá, ta, ficou, ficaram, saiu, saíram, é, são, vê se, acho, achei, estava, anda, ficam, fica',
  asks: 'deixa, deixe, faz, faça, quero, queria, mais, põe, tem que, tem de, deve, para que, como',
  spoilt:
    'superexposta, superexposto, estourada, estourado, subexposta, lavada, lavadas, desbotada, desbotado, desbotadas, borrada, borrado, desfocada, desfocado, tremida, pixelada, apagadas',
  unwanted:
    'escura, escuro, fria, frio, apagada, apagado, pálida, triste, cinza, amarelada, amarelado, pequeno, minúsculo, fina, chapada, sem graça, escur@, apagad@, pálid@, tristes, cinzent@, acinzentad@, desbotad@, lavad@, sem vida, sem cor, sem luz, desfocad@, tremid@, borrad@, embaçad@, pixelad@, estourad@, queimad@, sobreexpost@, amarelad@, azulad@, berrante, berrantes, fri@, pequen@, minúscul@, pequenin@, enorme, enormes, gigante, fosc@, sombri@, cinzento, cinzenta, turva, turvo, seco, seca, secos, sequinha, queimado, queimada, pálido, nublado, nublada, feio, feia, desbotado, desbotada, acinzentado, esbranquiçado, suja',
  asSuch: 'assim, como tal, isso, o',
  wishes:
    'quer, querem, quero, queremos, deve, devem, deveria, tem que, tem de, precisa, precisam, preciso, pode, poderia',
  because:
    'porque, pois, já que, para que, uma vez que, visto que, desde que, como, agora que, por causa de',
};
