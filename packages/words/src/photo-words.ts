import { once } from './data-file.js';
import { languages } from './languages.js';
import { type PhotoKind, type PhotoTime, photoKinds } from './photo-kinds.js';

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
function namesOf(words: (of: (typeof languages)['en']['photos']) => string): RegExp {
  const all = Object.values(languages).map(({ photos }) => words(photos));
  return new RegExp(`(?<![\\p{L}\\p{N}·])(?:${all.join('|')})(?![\\p{L}·])`, 'giu');
}

const kindNames = once(() =>
  photoKinds.map((kind) => ({ kind, names: namesOf(({ kinds }) => kinds[kind].names) })),
);
const timeNames = once(() =>
  (['night', 'dusk'] as const).map((time) => ({
    time,
    names: namesOf(({ times }) => times[time].names),
  })),
);

/** "Bay from the terrace": the terrace is not what the photo shows. */
const stood = once(() => {
  const all = Object.values(languages).map(({ photos }) => photos.stood);
  return new RegExp(`(?<!\\p{L})(?:${all.join('|')}) ?$`, 'u');
});

interface Named {
  readonly kind: PhotoKind;
  readonly at: number;
  readonly length: number;
}

/** Facts in a caption or file name: the one thing that it names, and the time of day. */
export function knownFromWords(words: string): KnownPhoto {
  const text = words.normalize('NFC').toLocaleLowerCase();
  const found: Named[] = kindNames().flatMap(({ kind, names }) =>
    [...text.matchAll(names)].flatMap(({ 0: name, index }) =>
      stood().test(text.slice(0, index)) ? [] : [{ kind, at: index, length: name.length }],
    ),
  );
  // "Garden view" is a view, and "living room" is not a room next to a living one.
  const whole = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.length > one.length &&
          other.at <= one.at &&
          other.at + other.length >= one.at + one.length,
      ),
  );
  const named = [...new Set(whole.toSorted((a, b) => a.at - b.at).map(({ kind }) => kind))];
  const time = timeNames().find(({ names }) => new RegExp(names).test(text))?.time ?? null;
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
  if (!URL.canParse(address)) return [];
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
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
