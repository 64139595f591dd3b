import { type Pronunciation, spelled } from '../pronunciation.js';

export const germanPronunciation: Pronunciation = {
  spellings: spelled(
    ['sch|ch|ck|tz', 'C'],
    ['ph', 'F'],
    ['pf', 'MF'],
    ['qu', 'CF'],
    ['ei|ai', 'AE'],
    ['ie', 'E'],
    ['eu|äu', 'OE'],
    ['au', 'AO'],
    ['ü|ö|y', 'O'],
    ['ä', 'E'],
    ['w|v', 'F'],
    ['er$', 'A'],
    ['en$', 'C'],
    ['h', ''],
  ),
  accents: 'äöü',
};
