import { type Pronunciation, spelled } from '../pronunciation.js';

export const catalanPronunciation: Pronunciation = {
  spellings: spelled(
    ['qu|gu(?=[ei])', 'C'],
    ['ny|ll|l·l|ix|tx|tg|tj', 'C'],
    ['v', 'M'],
    ['(?<=..)r$', ''],
    ['h', ''],
  ),
  accents: '·',
};
