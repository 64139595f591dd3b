import type { Origin } from '../appearance/colouring.js';
import type { Found, Reading } from './reading.js';
import { phrase } from './words/phrases.js';
import { clothesWords, looksWords, peopleWords } from './words/vocabulary.js';

/** Where the words for it say that somebody comes from. */
export function originsIn(ethnicity: Reading): Origin[] {
  return afterDescent(ethnicity, ethnicity.all(peopleWords.originWords)).map(({ value }) => value);
}

/** The same among looks; with origins of its own field, "negra, alta" beside "brasileira" tells the skin. */
export function originsAmongLooks(physical: Reading, told: readonly Origin[]): Origin[] {
  const described = amongLooks(physical);
  if (told.length === 0)
    return [
      ...afterDescent(physical, described).map(({ value }) => value),
      ...aside(physical).map(({ value }) => value),
    ];
  const alone = physical
    .all(peopleWords.originWords, { fresh: false })
    .filter((word) => word.value === 'black' && physical.isAlone(word, saidOfPeople));
  return [...told, ...alone.map(({ value }) => value)];
}

/** "Black" and "negra" among looks are of a person beside nothing that is known: "mujer negra", "Black womn". */
function amongLooks(physical: Reading): Found<Origin>[] {
  const people = physical.locate(peopleWords.presentationWords);
  const found = physical.all(peopleWords.originWords);
  const origins = found.filter(
    ({ start, end }) => !sharedColours.test(physical.text.slice(start, end)),
  );
  return found.filter((word) => {
    const text = physical.text.slice(word.start, word.end);
    // "Samarreta del València" names a club.
    if (ofClub.test(physical.text.slice(0, word.start))) {
      physical.tell(word);
      return false;
    }
    if (!sharedColours.test(text)) return true;
    const ofPerson =
      people.some((person) => person.clause === word.clause && physical.gap(person, word) === 0) ||
      physical.isAlone(word, saidOfPeople) ||
      origins.some((origin) => origin.clause === word.clause && physical.gap(origin, word) === 0) ||
      /^[ -](?:american|british|brit)(?![a-z])/u.test(physical.text.slice(word.end)) ||
      (physical.phraseOf(word.start) === 0 &&
        physical.isBesideUnknown(word, peopleWords.emptyWords));
    if (!ofPerson) physical.leave(word);
    return ofPerson;
  });
}

const ofClub = phrase('ofClub');
const sharedColours = phrase('sharedColours');

/** "Menina de 5 anos, negra, cabelo cacheado": alone between commas after a person and before any hair. */
function aside(physical: Reading): Found<Origin>[] {
  const people = physical.locate(peopleWords.presentationWords);
  return physical
    .locate(peopleWords.originWords)
    .filter(
      (word) =>
        word.value === 'black' &&
        physical.phraseOf(word.start) === 1 &&
        physical.isAlone(word, saidOfPeople) &&
        people.some(({ end }) => end < word.start) &&
        physical.locate([[true, looksWords.hairNouns]]).every(({ start }) => start > word.start) &&
        physical.locate(clothesWords.garmentWords).every(({ start }) => start > word.start),
    );
}

/** Words beside which "negra" and "black" still describe the person. */
const saidOfPeople: ReadonlySet<string> = new Set(
  'a an is he she es e ella el ele ela una un uma um muy muito very tres molto molt sehr it and y i und et'.split(
    ' ',
  ),
);

/** "Gaúcho descendente de alemães" and "Brazilian of Japanese descent" tell whom somebody looks like. */
const descentWords =
  /(?:desc?endiente|descendente|discendente|descendant|descendents?|ascendencia|ascendance|origine|origen|origem|raices|raizes|arrels|racines|radici)s? (?:de |d |di |des )?|(?<![a-z])of (?=[a-z -]+ (?:descent|origin|heritage|ancestry|extraction))/u;

function afterDescent(reading: Reading, origins: readonly Found<Origin>[]): Found<Origin>[] {
  const phrase = descentWords.exec(reading.text);
  const described = origins.filter(
    ({ start }) => phrase !== null && start >= phrase.index + phrase[0].length,
  );
  return described.length > 0 ? described : [...origins];
}
