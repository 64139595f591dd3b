import { type Pronunciation, spelled } from '../pronunciation.js';

export const portuguesePronunciation: Pronunciation = {
  spellings: spelled(
    ['ão|ãos', 'AO'],
    ['õe', 'OE'],
    ['ã', 'A'],
    ['qu|gu(?=[ei])', 'C'],
    ['lh|nh|ch|rr|ss', 'C'],
    ['ou', 'O'],
    ['[mn]$', ''],
    ['h', ''],
  ),
  accents: 'ãõ',
};
