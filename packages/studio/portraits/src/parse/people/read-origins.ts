import type { Origin } from '../../appearance/colouring.js';
import { isNear } from '../heads.js';
import type { Found, Reading } from '../reading.js';
import { peopleWords } from '../words/meanings.js';
import { listOf, phrase } from '../words/word-lists.js';

/** "Samarreta del València" names a club. */
const ofClub = phrase('ofClub');
const sharedColours = phrase('sharedColours');
const descent = phrase('descent');
const empty: ReadonlySet<string> = new Set(listOf('besideOrigin').split('|'));

/** Where the words for it say that somebody comes from. */
export function originsIn(ethnicity: Reading): Origin[] {
  return afterDescent(ethnicity, ethnicity.all(peopleWords.origins));
}

/** The same among looks; with origins of its own field, "negra, alta" beside "brasileira" tells the skin. */
export function originsAmongLooks(physical: Reading, told: readonly Origin[]): Origin[] {
  const described = amongLooks(physical);
  const black = physical
    .locate(peopleWords.origins)
    .filter(
      (word) =>
        word.value === 'black' && physical.isAlone(word, { empty }) && !physical.isDenied(word),
    )
    .map(({ value }) => value);
  if (told.length > 0) return [...told, ...black];
  return afterDescent(physical, described);
}

/** "Black" and "negra" among looks are of a person beside nothing that is known: "mujer negra", "Black womn". */
function amongLooks(physical: Reading): Found<Origin>[] {
  const isColour = (word: Found) => sharedColours.test(physical.said(word));
  const found = physical.all(peopleWords.origins);
  const origins = found.filter((word) => !isColour(word));
  return found.filter((word) => {
    if (ofClub.test(physical.before(word))) {
      physical.tell(word);
      return false;
    }
    const ofPerson =
      !isColour(word) ||
      isNear(physical, word, peopleWords.presentation) ||
      physical.isAlone(word, { empty }) ||
      origins.some((origin) => physical.areNear(origin, word)) ||
      (physical.phraseOf(word) === 0 && physical.isBesideUnknown(word));
    if (!ofPerson) physical.leave(word);
    return ofPerson;
  });
}

/** Of "gaúcho descendente de alemães" the second. */
function afterDescent(reading: Reading, origins: readonly Found<Origin>[]): Origin[] {
  const found = descent.exec(reading.text);
  const described = origins.filter(
    ({ start }) => found !== null && start >= found.index + found[0].length,
  );
  return (described.length > 0 ? described : origins).map(({ value }) => value);
}
