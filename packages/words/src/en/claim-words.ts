import { type LandClaimWords, type PropertyClaimWords, whole } from '../claims.js';

export const englishLandClaims: LandClaimWords = {
  sea: whole('seas?|seaside|ocean|coast|coastal|coastline|beach|shore'),
  water: whole('waters?|lake|river|stream|brook|pond'),
  trees: whole('trees?|woods?|wooded|woodland|forests?|bushes|shrubs|hedges?'),
  grass: whole('grass|grassy|lawns?|turf'),
  rock: whole('rocks?|rocky|cliffs?|mountains?|peaks?|boulders?'),
  buildings: whole('buildings?|roofs?|rooftops?|town|city|urban|village|neighbou?rs'),
  road: whole('roads?|lanes?|streets?|paths?|tracks?'),
  snow: whole('snow|snowy|snow-covered|ice|icy'),
  sky: whole('sky|skies|clouds?|cloudy'),
  sun: whole('sun|sunny|sunlit|sunlight|sunset|sunrise|dusk|dawn|evening light'),
  blue: whole('blue'),
  green: whole('green|greenery|lush'),
  golden: whole('gold|golden|yellow|glowing|dry|bare'),
  from_above: whole('from above|from the air|aerial|overhead|below you|bird’s-eye|drone'),
  slope: whole('slopes?|sloping|hill|hills|hillside|hilly|flat|(?<!ground )level'),
  field: whole('fields?|meadows?|pasture|prairie'),
};

export const englishPropertyClaims: PropertyClaimWords = {
  pool: 'pools?|swimming',
  sea: 'seas?|ocean',
  water: 'waters?',
  garden: 'gardens?|lawns?',
  green: 'green|greenery|plants?|trees?',
  windows: 'windows?',
  room: 'rooms?|indoors?|inside|interior',
  outside: 'outdoors?|outside|open air|exterior',
  kitchen: 'kitchens?',
  bedroom: 'bedrooms?',
  bathroom: 'bathrooms?',
  living_room: 'living rooms?|lounge',
  terrace: 'terraces?|balcon\\p{L}*|patio',
  view: '(?:sea|city|mountain|garden) views?|panoram\\p{L}*',
  daytime: 'sunset|sunrise|sunny|sunlit|sun',
};
