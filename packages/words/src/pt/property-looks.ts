import type { LookSentences } from '../property.js';

export const portugueseLooks: LookSentences = {
  first: {
    any: [
      'Comecemos com uma imagem, e com um momento calmo para a ver',
      'Dê uma primeira vista de olhos, ao ritmo que mais lhe convier',
    ],
    outside: [
      'Comecemos por fora, e vejamos com calma o que há antes de continuar',
      'A visita começa ao ar livre, com um primeiro olhar e sem pressa nenhuma',
      'Qualquer visita começa lá fora, por isso demore-se nesta primeira imagem',
    ],
    inside: [
      'Entre e dê uma primeira vista de olhos, ao ritmo que mais lhe agradar',
      'Comecemos por dentro, com uma primeira divisão e um momento de calma',
      'A porta está aberta, por isso entre e deixe que a casa se apresente',
    ],
  },
  any: [
    'Imagem a imagem, começa a ver o que esta propriedade tem para dar',
    'Numa visita, o mais certo é parar aqui um momento para ver melhor',
    'Pergunte a si mesmo o que manteria aqui e o que gostaria de mudar',
    'Se gosta do que vê aqui, uma visita há de contar-lhe o resto',
    'Tente imaginar aqui um dia qualquer, desde a manhã até à noite',
    'Uma propriedade conhece-se melhor quando se olha duas vezes',
    'Uma boa pergunta para a visita é o que fica aqui e o que os donos levam',
    'Guarde esta imagem, e pense na primeira pergunta que faria',
    'Aponte o que gostaria de saber sobre isto e pergunte durante a visita',
  ],
  inside: [
    'Percorra esta divisão com o olhar, com calma, até à parede do fundo',
    'Imagine aqui a sua mesa, as suas cadeiras e as coisas de todos os dias',
    'Pense numa manhã qualquer nesta divisão, e em onde ficaria cada coisa',
    'Da porta aprende-se muito sobre uma divisão, por isso pare um instante',
    'De divisão em divisão, começa a perceber-se como a casa se liga',
    'Cá dentro convém olhar duas vezes, uma para o todo e outra para os pormenores',
    'Pergunte a si mesmo o que manteria nesta divisão e o que mudaria',
    'Imagine os sons do dia aqui dentro, as vozes, os passos, o café ao lume',
    'As divisões são para se viver, veja esta a pensar nos seus hábitos',
  ],
  outside: [
    'Lá fora, vale a pena dar um passo atrás e ver tudo de uma só vez',
    'Cá fora há muito para ver ao mesmo tempo, por isso olhe bem à sua volta',
    'Deixe o olhar dar uma volta cá fora, e repare naquilo a que ele regressa',
    'Numa visita, dê também uma volta cá fora, porque toda a imagem tem limites',
    'Ao ar livre percebem-se as proporções melhor do que em qualquer planta',
    'Ao ar livre, a luz decide muito, por isso venha ver também a outra hora',
    'Pare aqui um momento e veja o conjunto antes de seguir em frente',
    'O que fica do lado de fora da porta também conta, por isso olhe bem',
  ],
  windows: [
    'A luz do dia chega até aqui e dá a esta divisão o seu carácter',
    'Repare como a luz do dia entra na divisão, e até onde consegue chegar',
    'Com tanta luz que vem de fora, os candeeiros podem esperar um bom bocado',
    'Siga a luz desde a janela até ao interior, e veja o que ela vai mostrando',
  ],
  pool: [
    'Esta é a piscina, para nadar antes do pequeno-almoço ou ao fim do dia',
    'Junto à piscina, uma tarde pode passar sem plano nenhum',
    'Imagine um dia quente, a toalha ao ombro e a piscina mesmo à frente',
    'A água fica a poucos passos, por isso pense já no primeiro mergulho do ano',
  ],
  garden: [
    'Há verde por todo o lado, para ver passar as estações do ano',
    'Aqui falam as plantas e o ar livre, por isso fique mais um pouco',
    'Pense numa mesa ao ar livre, numa bebida fresca e em todo este verde',
    'Onde há tanto verde, o dia também pode muito bem começar cá fora',
  ],
  sea: [
    'Olhe para a água por um momento, e deixe ir os pensamentos com ela',
    'A água está ali para ser vista, de manhã e outra vez ao fim do dia',
    'Lá ao fundo está a água, e a linha em que ela se encontra com o céu',
    'Descanse os olhos na água antes de passarmos à imagem seguinte',
  ],
  bright: [
    'Esta imagem está cheia de luz, deixe o olhar ir até onde quiser',
    'Uma imagem tão clara descansa os olhos, por isso leve o seu tempo',
  ],
  dim: [
    'Esta é uma das imagens mais escuras, dê aos olhos um momento para se habituarem',
    'Uma imagem mais escura pede um segundo olhar, fique nela mais um pouco',
  ],
  living: {
    any: [
      'Assim poderia ser aqui um dia qualquer, com todos em casa',
      'Um lugar ganha vida quando há alguém nele, e aqui isso vê-se',
      'Boa companhia e algum tempo, não é preciso mais para se imaginar aqui',
    ],
    inside: [
      'O pequeno-almoço, os trabalhos de casa, as longas conversas, tudo cabe aqui',
      'Assim poderia ser aqui um dia qualquer, com toda a gente em casa',
      'Uma divisão ganha vida quando há alguém lá dentro, e aqui vê-se bem',
      'Há dias em que todos acabam na mesma divisão, e não é preciso mais nada',
      'Aqui vê-se como se usaria a divisão, e onde cada um gosta de estar',
    ],
    outside: [
      'Com pessoas na imagem, percebe-se que a vida também acontece cá fora',
      'Chegar a casa, parar para conversar, voltar a sair, tudo acontece aqui',
      'O tempo ao ar livre é de todos, e cá fora há lugar para cada um',
      'Uns passos lá fora, um pouco de ar, boa companhia, não é preciso mais',
    ],
  },
  last: [
    'Estas eram as imagens, e o resto vê-se melhor numa visita, em pessoa',
    'Aqui acaba o percurso, e aqui poderia começar a sua própria visita',
    'Já viu as imagens, por isso pense com calma e volte àquilo de que gostou',
    'Obrigado por nos acompanhar neste percurso, e pense no assunto com calma',
  ],
};
