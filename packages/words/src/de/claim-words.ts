import { type LandClaimWords, type PropertyClaimWords, whole } from '../claims.js';

export const germanLandClaims: LandClaimWords = {
  sea: whole('meer|ozean|küste|\\p{L}*küsten\\p{L}*|strand|ufer'),
  water: whole('wasser|see|fluss|bach|teich'),
  trees: whole('baum|bäumen?|wald|wälder|bewaldet\\p{L}*|büschen?|hecken?'),
  grass: whole('gras|rasen'),
  rock: whole('fels|felsen|felsig\\p{L}*|klippen?|bergen?|berg\\p{L}*'),
  buildings: whole('gebäuden?|dächern?|stadt|städtisch\\p{L}*|dorf|nachbarn?'),
  road: whole('wege?s?|straßen?|pfade?s?'),
  snow: whole('schnee|verschneit\\p{L}*|eis'),
  sky: whole('himmels?|wolken?|bewölkt'),
  sun: whole('sonne|sonnig\\p{L}*|abendlicht|sonnenuntergang|sonnenaufgang'),
  blue: whole('blau\\p{L}*'),
  green: whole('grün\\p{L}*'),
  golden: whole('gold\\p{L}*|gelb\\p{L}*|leuchtend\\p{L}*|trocken\\p{L}*|karg\\p{L}*'),
  from_above: whole('aus der luft|von oben|aus der höhe|unter ihnen|senkrecht|drohne'),
  slope: whole('hang|hanggrundstück|hügel\\p{L}*|flach\\p{L}*|eben\\p{L}+es'),
  field: whole('feld|felder|wiesen?|weiden?'),
};

export const germanPropertyClaims: PropertyClaimWords = {
  pool: 'pools?|schwimm\\p{L}*',
  sea: 'meer\\p{L}*',
  water: 'wasser\\p{L}*',
  garden: 'g[aä]rt\\p{L}*|rasen',
  green: 'grün\\p{L}*|pflanzen|bäum\\p{L}*',
  windows: 'fenster\\p{L}*',
  room: 'zimmer|räum\\p{L}*|raum\\p{L}*',
  outside: 'draußen|im freien',
  kitchen: 'küche\\p{L}*',
  bedroom: 'schlafzimmer\\p{L}*',
  bathroom: 'bad|bäder\\p{L}*',
  living_room: 'wohnzimmer',
  terrace: 'terrass\\p{L}*|balkon\\p{L}*',
  view: 'aussicht|(?:meer|see|berg|fern|weit|aus|garten)blick|panoram\\p{L}*',
  daytime: 'sonnenuntergang|sonnig\\p{L}*',
};
