import { parsedUrl } from '@groundwork/contract/words/parsed-url';
import { once } from './data-file.js';
import { languages } from './languages.js';
import { type PhotoKind, type PhotoTime, photoKinds } from './photo-kinds.js';
import { foldedText, lowerCase } from './reader/folded-text.js';
import { foundIn, longest, meaningsOf } from './reader/meanings.js';

/** Facts about a photo beyond its colours. */
export interface KnownPhoto {
  readonly kind: PhotoKind | null;
  readonly time: PhotoTime | null;
}

/** More names than two are of a whole house. */
const MOST_KINDS = 2;
/** Kinds that words add to another thing's name: "view of the pool", "exterior with garden". */
const vague: readonly PhotoKind[] = ['view', 'facade'];
const nothing: KnownPhoto = { kind: null, time: null };

/** Customers write captions in their own language, whatever the film's is, so names of all languages are sought. */
const namesOf = (words: (of: (typeof languages)['en']['photos']) => string): string[] =>
  Object.values(languages).map(({ photos }) => words(photos));

const kindNames = once(() =>
  meaningsOf(
    photoKinds.map((kind) => [kind, namesOf(({ kinds }) => kinds[kind].names)]),
    lowerCase,
  ),
);
const timeNames = once(() =>
  meaningsOf(
    (['night', 'dusk'] as const).map((time) => [time, namesOf(({ times }) => times[time].names)]),
    lowerCase,
  ),
);

/** "Bay from the terrace": the terrace is not what the photo shows. */
const stood = once(
  () => new RegExp(`(?<!\\p{L})(?:${namesOf((photos) => photos.stood).join('|')}) ?$`, 'u'),
);

/** Facts in a caption or file name: the one thing that it names, and the time of day. */
export function knownFromWords(words: string): KnownPhoto {
  // "kitchen2"
  const { text } = foldedText(words, lowerCase).replaced(/\p{L}(?=\d)/gu, (letter) => `${letter} `);
  const found = foundIn(text, kindNames()).filter(
    ({ start }) => !stood().test(text.slice(0, start)),
  );
  // "Garden view" is a view, and "living room" is not a room next to a living one.
  const named = [...new Set(longest(found).map(({ value }) => value))];
  const times = foundIn(text, timeNames()).map(({ value }) => value);
  const time = times.find((value) => value === 'night') ?? times[0] ?? null;
  const [first] = named;
  if (first === undefined) return { ...nothing, time };
  const unclear = named.length > MOST_KINDS || (named.length > 1 && vague.includes(first));
  return { kind: unclear ? null : first, time };
}

/** This many photos with the same word in their names are named after the house, not after their contents. */
const MANY = 3;

/** Words of the files' names, without those that many of them share. */
export function fileNames(addresses: readonly string[]): string[] {
  const words = addresses.map(wordsOf);
  const shared = new Set(
    addresses.length < MANY
      ? []
      : words[0]?.filter((word) => words.every((others) => others.includes(word))),
  );
  return words.map((own) => own.filter((word) => !shared.has(word)).join(' '));
}

function wordsOf(address: string): string[] {
  const url = parsedUrl(address);
  if (url === null) return [];
  const last = url.pathname.split('/').at(-1) ?? '';
  return decoded(last)
    .replace(/\.\p{L}{3,4}$/u, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter((word) => word !== '');
}

/** As it stands where the escapes are wrong. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
