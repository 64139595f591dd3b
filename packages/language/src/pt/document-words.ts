import type { DocumentWords } from '../edits.js';

export const portugueseDocumentWords: DocumentWords = {
  change:
    'muda, mudar, mude, altera, alterar, altere, coloca, colocar, põe, pôr, troca, atualiza, corrige, ajusta, define, passa, sobe, baixa, faz, corrija, corrigir, ajuste, atualize, passe, ponha, coloque',
  new: 'novo, nova, agora',
  insteadOf: 'em vez de, em lugar de, ao invés de, não, e não',
  title:
    'título, manchete, slogan, cabeçalho, chama lhe, chame, dá lhe o nome, muda o nome, mudar o nome, mude o nome, renomeia, renomear, altera o nome',
  badge:
    'etiqueta, etiquetas, selo, autocolante, adesivo, placa, faixa, banner, carimbo, emblema, distintivo, badge, tarja',
  sold: 'vendido, vendida',
  reserved: 'reservado, reservada',
  reduced: 'preço reduzido, reduzido, reduzida, baixa de preço, preço baixou, rebaixado',
  openHouse: 'portas abertas, porta aberta, dia aberto, open house, casa aberta',
  newlyListed: 'novo, nova, novidade, recém anunciado',
  noLonger: 'já não, não está mais, deixou de estar, caiu, foi por água abaixo',
  corner: 'canto',
  is: 'está, já está, foi, é',
  write:
    'escreve, escreva, escrever, marca, marque, marcar, diz, mostra, com o texto, com as palavras, com a palavra, põe, coloca, carimba, indica, indicar, assinala, por cima, em cima',
  add: 'adiciona, adicionar, adicione, acrescenta, acrescente, insere, põe, coloca, inclui, constrói, planta',
  swap: 'troca, trocar, troque, inverte, permuta, ao contrário, inverter',
  replace: 'substitui, substituir, substitua, troca, trocar, troque',
  mainPhoto: 'foto principal, imagem principal, principal, foto grande, imagem grande, capa',
  supporting: 'pequenas, pequena, pequenos, secundárias, outras, adicionais, demais fotos',
  first: 'primeira, primeiro',
  second: 'segunda, segundo',
  third: 'terceira, terceiro',
  fourth: 'quarta',
  fifth: 'quinta, quinto',
  last: 'última, último, últimas, últimos, anterior',
  one: 'um, uma',
  two: 'dois, duas',
  three: 'três',
  four: 'quatro',
  five: 'cinco',
  six: 'seis',
  kitchen: 'cozinha',
  bathroom: 'casa de banho, banheiro',
  bedroom: 'quarto',
  livingRoom: 'sala, sala de estar',
  terrace: 'terraço, varanda',
  sky: 'céu',
  grass: 'relva, grama, gramado, jardim',
  water: 'água, mar, piscina',
  improved:
    'mais azul, azul, mais verde, verde, mais intenso, mais intensa, intenso, mais bonito, mais fresco, mais fresca, mais vivo, turquesa, mais limpa, melhor, esverdeia, realça, aviva, realçar',
  lessened: 'menos azul, menos verde, menos intenso, mais pálido, mais apagado',
  takeBack:
    'desfaz, desfazer, desfaça, tira, tirar, anula, reverte, remove, retira, descarta, esquece, esquecer, esqueça, descartar, volta, voltar, volte, atrás, para trás, voltem, repõe, recupera, recuperar, anda, andar, recua, recuar, recue',
  asBefore:
    'como estava antes, como antes, como era antes, tal como estava antes, versão anterior, última versão, versão de antes, versão antiga',
  redo: 'refazer, refaz, refaça, o que desfiz, refaz o que desfiz',
  edit: 'alteração, alterações, mudança, mudanças, edição, edições, modificação, modificações, passo, passos',
  object:
    'cabo@, fio@, fios elétricos, poste@, lixeira@, contentor@, flor, flores, planta@, nuvem, antena@, guindaste, andaime@, cão, cachorro@, gato@, criança@, lareira, tapete@, lâmpada@, cama, sombra@, reflexo@, marca d água, bicicleta@, vizinho@, sebe, luzes, montanha@, fogo, neve, viatura@, caixote@, lixo, caixotes do lixo, contentores',
  beside:
    'em frente a, em frente à, em frente ao, em frente da, em frente do, à frente da, à frente do, atrás de, atrás da, atrás do, ao lado de, ao lado da, ao lado do, junto a, junto à, junto ao, perto da, perto do, debaixo da, debaixo do',
  no: 'não, nada, hm',
  when: 'hoje, hoje de manhã, esta manhã, ontem, ontem à noite, esta semana, finalmente, de manhã, já',
  states:
    'é que, porque, pois, já que, como, há, não há, ele, ela, eles, nós, eu, o cliente, a cliente, os clientes, cliente, clientes, comprador, o comprador, vendedor, o vendedor, proprietário, o proprietário, o dono, a dona, naquele dia, nesse dia, está, estava, parece',
  tells:
    'é, está, estão, estava, era, são, foi, ficou, fica, parece, tem, têm, há, havia, tapa, temos, não se vê, não se lê, saiu, vê, lê, esconde, incomoda, estorva, enganei, enganei me, errei',
  people:
    'cliente, clientes, comprador, compradores, vendedor, vendedores, investidores, telemóvel, celular, ecrã, tela',
  it: 'o, a, os, as, isso, isto',
  glue: 'dá para, ver, vendemos, o negócio, negócio, comprador, tem, há, são, o, a, os, as, que, por favor, fiz, de, minha, podes, pode, outra, vez, para, na verdade, verdade, errado, errada, certo, correto, correta, deve, ser, é, indica isso, indica, isso, em cima, podia, poderia, ficar, estar, demais, fortes demais, lá, desculpem, desculpa, desculpe, ups, opa, erro, nosso, nossa, parte, baixámos, baixamos, subimos, atualizem, atualiza, atualizem isso, corrijam, obrigado, obrigada, olá, mesma, mesmo, coisa, podemos, ter, podem, acrescenta, acrescentem',
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
};
