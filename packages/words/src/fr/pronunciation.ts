import { type Pronunciation, spelled } from '../pronunciation.js';

export const frenchPronunciation: Pronunciation = {
  spellings: spelled(
    ['eaux?|aux?', 'O'],
    ['oin', 'OE'],
    ['oi', 'OA'],
    ['ou', 'O'],
    ['œu|eu', 'O'],
    ['[ae][mn](?![aeiouymnéèê])', 'A'],
    ['o[mn](?![aeiouymnéèê])', 'O'],
    ['(?:ai|ei|i|y)[mn](?![aeiouymnéèê])', 'E'],
    ['ai|ei', 'E'],
    ['ill', 'E'],
    ['[ch]h|gn|qu|gu(?=[ei])', 'C'],
    ['ph', 'F'],
    ['e[rz]$', 'E'],
    ['(?<=.)e(?:s|nt)?$', ''],
    ['(?<=..)[dtsxzp]+$', ''],
    ['[éèê]', 'E'],
    ['h', ''],
  ),
  accents: 'éèêœ',
};
