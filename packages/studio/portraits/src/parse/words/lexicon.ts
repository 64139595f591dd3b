import { lexiconOf } from '@groundwork/words/lexicon';

/** Words for people and what they wear, in all languages together. */
export const { senses, namesIn, words, listOf, plainList, setOf, phrase, isSpelled } = lexiconOf(
  new URL('../../data/', import.meta.url),
  [
    ...['garments', 'headwear-and-shoes', 'styles', 'colours', 'motifs', 'hair', 'hair-styles'],
    ...['features', 'ages', 'presentation', 'origins', 'aids', 'accessories', 'marks'],
  ],
  ['phrases', 'empty-words'],
);
