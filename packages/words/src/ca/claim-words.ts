import { type LandClaimWords, type PropertyClaimWords, whole } from '../claims.js';

export const catalanLandClaims: LandClaimWords = {
  sea: whole('mar|oceà|costa|costaner|platja|riba'),
  water: whole('aigua|aigües|llac|riu|rierol|estany'),
  trees: whole('arbres?|boscos?|bosc|arbrat|arbustos|tanques'),
  grass: whole('herba|gespa|pastura'),
  rock: whole('roques?|roca|rocós|penya-segats?|muntany(?:a|es)|cims?'),
  buildings: whole('edificis?|teulades?|ciutat|urbà|poble|veïns'),
  road: whole('camins?|camí|carrers?|carreteres?|senders?'),
  snow: whole('neu|nevat|nevada|gel'),
  sky: whole('cels?|núvols?|ennuvolat'),
  sun: whole('sol baix|assolellat|posta|alba'),
  blue: whole('blaus?|blava'),
  green: whole('verds?|verda|verdor'),
  golden: whole('daura(?:t|da|des)|grogu?e?s?|encès|sec|àrid'),
  from_above: whole("des de l'aire|des de dalt|de dalt|en vertical|als vostres peus|dron"),
  slope: whole('vessant|pendent|turons?|pla'),
  field: whole('camps?|prats?'),
};

export const catalanPropertyClaims: PropertyClaimWords = {
  pool: 'piscin\\p{L}*',
  sea: 'mar|oce\\p{L}*',
  water: 'aigua',
  garden: 'jard\\p{L}*|gespa',
  green: 'verds?|plantes|arbres?',
  windows: 'finestr\\p{L}*',
  room: 'habitaci\\p{L}*|interior',
  outside: 'a fora|exterior',
  kitchen: 'cuina',
  bedroom: 'dormitoris?',
  bathroom: 'banys?',
  living_room: 'saló',
  terrace: 'terrass\\p{L}*|balc[óo]\\p{L}*',
  view: 'vistes|panoram\\p{L}*',
  daytime: 'posta de sol|assolellat',
};
