import { type LandClaimWords, type PropertyClaimWords, whole } from '../claims.js';

export const italianLandClaims: LandClaimWords = {
  sea: whole('mare|oceano|costa|costier[oa]|spiaggia|riva'),
  water: whole('acqua|acque|lago|fiume|ruscello|stagno'),
  trees: whole('alber[oi]|boschi|bosco|boscos[oa]|cespugli|siepi|siepe'),
  grass: whole('erba'),
  rock: whole('rocci[ae]|rocce|rocciosa?|scogliere?|montagn[ae]|cime'),
  buildings: whole('edifici|edificio|tetti|città|urban[oa]|paese|vicini'),
  road: whole('strad[ae]|sentier[oi]|via'),
  snow: whole('neve|innevat[oa]|ghiaccio'),
  sky: whole('cielo|cieli|nuvol[ae]|nuvoloso'),
  sun: whole('sole|soleggiat[oa]|tramonto|alba'),
  blue: whole('azzurr[oi]|blu'),
  green: whole('verd[ei]|verdeggiante'),
  golden: whole('dorat[oaie]|giall[oaie]|infuocato|secc[oa]|arid[oa]'),
  from_above: whole("dall'aria|dall'alto|sotto di voi|in verticale|da sopra|drone"),
  slope: whole('pendio|pendenza|collin[ae]|piano|pianeggiante'),
  field: whole('camp[oi]|prat[oi]'),
};

export const italianPropertyClaims: PropertyClaimWords = {
  pool: 'piscin\\p{L}*',
  sea: 'mare|oce\\p{L}*',
  water: 'acqua',
  garden: 'giardin\\p{L}*',
  green: 'verdi|verdes?|piante|alber[oi]',
  windows: 'finestr\\p{L}*|vetrat\\p{L}*',
  room: 'stanz[ae]|intern[oi]',
  outside: 'aperto|fuori|estern[oi]',
  kitchen: 'cucina',
  bedroom: 'camere?',
  bathroom: 'bagn[oi]',
  living_room: 'soggiorno',
  terrace: 'terraz\\p{L}*|balcon\\p{L}*',
  view: 'panoram\\p{L}*',
  daytime: 'tramonto|soleggiat\\p{L}*',
};
