import { type LandClaimWords, type PropertyClaimWords, whole } from '../claims.js';

export const frenchLandClaims: LandClaimWords = {
  sea: whole('mer|océan|côte|côtier|plage|rivage'),
  water: whole('eau|eaux|lac|rivière|ruisseau|étang'),
  trees: whole('arbres?|bois|forêts?|boisée?|buissons|haies?'),
  grass: whole('herbe|gazon|pelouse'),
  rock: whole('roches?|rochers?|rocheux|falaises?|montagnes?|sommets?'),
  buildings: whole('bâtiments?|toits?|ville|urbaine?|village|voisins'),
  road: whole('chemins?|routes?|rues?|sentiers?'),
  snow: whole('neige|enneigée?|glace'),
  sky: whole('ciel|cieux|nuages?|nuageux'),
  sun: whole('soleil|ensoleillée?|coucher|aube|crépuscule'),
  blue: whole('bleue?s?'),
  green: whole('verte?s?|verdure|verdoyante?'),
  golden: whole('dorée?s?|jaunes?|embrasé|sèche|sec|aride'),
  from_above: whole(
    "des airs|d'en haut|de haut|à la verticale|depuis le ciel|sous vos pieds|drone",
  ),
  slope: whole('pente|collines?|flanc|plate?'),
  field: whole('champs?|prairies?|prés?'),
};

export const frenchPropertyClaims: PropertyClaimWords = {
  pool: 'piscin\\p{L}*',
  sea: 'mer|océ\\p{L}*',
  water: 'eau',
  garden: 'jard\\p{L}*|pelouse',
  green: 'verdure|plantes|arbres?',
  windows: 'fenêtres?|baies?',
  room: 'pièces?|chambres?',
  outside: 'plein air|dehors|extérieur',
  kitchen: 'cuisine',
  bedroom: 'chambres? à coucher',
  bathroom: 'salle de bains',
  living_room: 'salon',
  terrace: 'terrass\\p{L}*|balcon\\p{L}*',
  view: 'vue sur|panoram\\p{L}*',
  daytime: 'coucher de soleil|ensoleill\\p{L}*',
};
