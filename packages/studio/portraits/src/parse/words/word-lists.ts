import { wordLists } from '@groundwork/words/word-lists';

/** Words for people and what they wear, in all languages together. */
export const { meaningsIn, namesIn, words, listOf, plainList, setOf, phrase, isSpelled } =
  wordLists(
    new URL('../../data/', import.meta.url),
    [
      ...['garments', 'headwear-and-shoes', 'styles', 'colours', 'motifs', 'hair', 'hair-styles'],
      ...['features', 'ages', 'presentation', 'origins', 'aids', 'accessories', 'marks'],
    ],
    ['phrases', 'empty-words'],
  );
