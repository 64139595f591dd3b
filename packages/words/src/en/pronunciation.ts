import { type Pronunciation, spelled } from '../pronunciation.js';

const consonantBeforeE = '(?=[^aeiouwxyr]e(?:s|d)?$)';

export const englishPronunciation: Pronunciation = {
  spellings: spelled(
    ['igh', 'AE'],
    ['gh', ''],
    ['ph', 'F'],
    ['th|sh|ch|ck', 'C'],
    ['wh', 'O'],
    ['qu', 'CO'],
    ['ee|ea|ey|ie(?!$)', 'E'],
    ['ai|ay|ei', 'E'],
    ['oo|oa', 'O'],
    ['ou|ow', 'AO'],
    ['au|aw', 'O'],
    ['oi|oy', 'OE'],
    ['er$|or$|ar$', 'C'],
    ['ed$', 'C'],
    ['(?<=..)e$|(?<=..)e(?=s$)', ''],
    [`i${consonantBeforeE}|(?<=^.)y$`, 'AE'],
    [`a${consonantBeforeE}`, 'E'],
    ['u(?=[^aeiou]{2}|[^aeiou]$)', 'A'],
    ['kn|wr', 'C'],
    ['h', ''],
  ),
  accents: '',
};
