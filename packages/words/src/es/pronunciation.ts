import { type Pronunciation, spelled } from '../pronunciation.js';

export const spanishPronunciation: Pronunciation = {
  spellings: spelled(
    ['qu|gu(?=[ei])', 'C'],
    ['ll|ch|rr', 'C'],
    ['v', 'M'],
    ['y$', 'E'],
    ['y', 'C'],
    ['h', ''],
  ),
  accents: '',
};
