import { type LandClaimWords, type PropertyClaimWords, whole } from '../claims.js';

export const portugueseLandClaims: LandClaimWords = {
  sea: whole('mar|oceano|costa|costeir[oa]|praia|margem'),
  water: whole('água|águas|lago|rio|ribeiro|lagoa'),
  trees: whole('árvores?|bosques?|floresta|arborizad[oa]|arbustos|sebes?'),
  grass: whole('erva|relva|pasto'),
  rock: whole('rochas?|rochos[oa]|falésias?|montanhas?|picos?'),
  buildings: whole('edifícios?|telhados?|cidade|urban[oa]|aldeia|vizinhos'),
  road: whole('caminhos?|estradas?|ruas?|trilhos?'),
  snow: whole('neve|nevad[oa]|gelo'),
  sky: whole('céu|céus|nuvens?|nublado'),
  sun: whole('sol|ensolarad[oa]|pôr do sol|amanhecer'),
  blue: whole('azul|azuis'),
  green: whole('verdes?|verdura'),
  golden: whole('dourad[oa]s?|amarel[oa]s?|brasa|sec[oa]|árid[oa]'),
  from_above: whole('do ar|de cima|do alto|na vertical|aos seus pés|lá em baixo|drone'),
  slope: whole('encosta|inclinad[oa]|colinas?|plan[oa]'),
  field: whole('campos?|prados?'),
};

export const portuguesePropertyClaims: PropertyClaimWords = {
  pool: 'piscin\\p{L}*',
  sea: 'mar|oce\\p{L}*',
  water: 'água',
  garden: 'jard\\p{L}*|relva',
  green: 'verdes?|plantas|árvores?',
  windows: 'janelas?',
  room: 'divisão|sala|interior',
  outside: 'ar livre|fora|exterior',
  kitchen: 'cozinhas?',
  bedroom: 'quartos?',
  bathroom: 'banho',
  living_room: 'salão|sala de estar',
  terrace: 'terraç\\p{L}*|varanda|balc[óo]\\p{L}*',
  view: 'vistas|panoram\\p{L}*',
  daytime: 'pôr do sol',
};
