import type { LookSentences } from '../../property-language.js';

export const portugueseLooks: LookSentences = {
  first: {
    outside: [
      'Comecemos por fora, pela imagem que teria ao chegar pela primeira vez',
      'A visita começa ao ar livre, com um primeiro olhar e sem pressa nenhuma',
      'Qualquer visita começa lá fora, por isso demore-se nesta primeira imagem',
    ],
    inside: [
      'Entre e dê uma primeira vista de olhos, ao ritmo que mais lhe agradar',
      'Comecemos por dentro, com uma primeira divisão e um momento de calma',
      'A porta está aberta, por isso entre e deixe que a casa se apresente',
    ],
  },
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
    'Daqui vê-se bem como o lugar se integra naquilo que o rodeia',
    'Dê a volta em pensamento, e olhe também a partir deste lado',
    'O exterior também tem a sua história, por isso dê-lhe o mesmo tempo',
    'Ao ar livre percebem-se as proporções melhor do que em qualquer planta',
    'Guarde esta imagem, é a que veria de cada vez que voltasse a casa',
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
  bright: {
    outside: [
      'Com uma luz tão clara, cada linha do lugar se distingue sem esforço',
      'O dia está claro nesta imagem, e quase nada fica por adivinhar',
    ],
    inside: [
      'Esta divisão é clara, e isso nota-se desde o momento em que se entra',
      'Com tanta claridade nada se esconde, por isso espreite cada canto',
      'Há muita luz nesta imagem, e por isso a divisão percebe-se logo',
    ],
  },
  dim: {
    outside: [
      'Quando a luz baixa, o lugar fica sossegado e mostra outro lado seu',
      'Com esta luz mais baixa, vê o lugar tal como fica ao fim do dia',
    ],
    inside: [
      'Aqui a luz é suave, e a divisão convida a abrandar um pouco',
      'Com uma luz mais suave, apetece ficar aqui sentado ao fim do dia',
      'A luz é ténue nesta imagem, e a divisão parece mais calma e recolhida',
    ],
  },
  living: {
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
  leads: [
    'Dedique um momento a esta imagem',
    'A visita continua por aqui',
    'Deixe o olhar passear um pouco',
    'Fique mais um bocado nesta vista',
    'Aqui tem outra vista do lugar',
    'Veja da esquerda para a direita',
    'Avançamos mais alguns passos',
    'Veja esta imagem mais de perto',
    'Agora, a partir de outro ângulo',
  ],
  tails: [
    ', porque são os pormenores que mais contam',
    ', e vai começar a orientar-se melhor',
    ', com todo o tempo que lhe quiser dar',
    ', e mais uma peça encontra o seu lugar',
    ', para que possa avaliar por si mesmo',
    ', tal como faria numa primeira visita',
    ', e vá pensando no que nos quer perguntar',
    ', e repare como se liga a tudo o resto',
    ', porque cada imagem acrescenta algo',
  ],
  last: [
    'Estas eram as imagens, e o resto vê-se melhor numa visita, em pessoa',
    'Aqui acaba o percurso, e aqui poderia começar a sua própria visita',
    'Já viu tudo, por isso pense com calma e volte àquilo de que gostou',
    'Obrigado por nos acompanhar neste percurso, e pense no assunto com calma',
  ],
};
