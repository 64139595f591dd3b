import { type Pronunciation, spelled } from '../pronunciation.js';

export const italianPronunciation: Pronunciation = {
  spellings: spelled(
    ['gli', 'CE'],
    ['ch|gh|gn|sc', 'C'],
    ['[cg]i(?=[aou])', 'C'],
    ['qu', 'CO'],
    ['h', ''],
  ),
  accents: '',
};
