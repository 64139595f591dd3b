import { type LandClaimWords, type PropertyClaimWords, whole } from '../claims.js';

export const spanishLandClaims: LandClaimWords = {
  sea: whole('mar|océano|costa|coster[oa]|playa|orilla'),
  water: whole('agua|aguas|lago|río|arroyo|estanque'),
  trees: whole('árbol|árboles|bosques?|arbolad[oa]|arbustos|setos?'),
  grass: whole('hierba|césped|pasto'),
  rock: whole('rocas?|rocos[oa]|acantilados?|montañas?|picos?'),
  buildings: whole('edificios?|tejados?|ciudad|urban[oa]|pueblo|vecinos'),
  road: whole('caminos?|calles?|carreteras?|senderos?'),
  snow: whole('nieve|nevad[oa]|hielo'),
  sky: whole('cielos?|nubes?|nublado'),
  sun: whole('sol|soleado|atardecer|amanecer'),
  blue: whole('azul|azules'),
  green: whole('verde|verdes|verdor'),
  golden: whole('dorad[oa]s?|amarill[oa]s?|encendido|sec[oa]|árid[oa]'),
  from_above: whole('desde el aire|desde arriba|lo alto|la vertical|en vertical|a tus pies|dron'),
  slope: whole('ladera|pendiente|colinas?|llan[oa]|nivelad[oa]'),
  field: whole('campos?|prados?|praderas?'),
};

export const spanishPropertyClaims: PropertyClaimWords = {
  pool: 'piscin\\p{L}*',
  sea: 'mar|océ\\p{L}*',
  water: 'agua',
  garden: 'jard\\p{L}*|césped',
  green: 'verdes?|plantas|árbol\\p{L}*',
  windows: 'ventan\\p{L}*',
  room: 'estancias?|habitaci\\p{L}*|interior',
  outside: 'aire libre|fuera|exterior',
  kitchen: 'cocinas?',
  bedroom: 'dormitori\\p{L}*',
  bathroom: 'baños?',
  living_room: 'salón',
  terrace: 'terraz\\p{L}*|balc[óo]\\p{L}*|patio',
  view: 'vistas|panoram\\p{L}*',
  daytime: 'atardecer|soleado',
};
