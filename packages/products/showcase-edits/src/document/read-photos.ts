import { clausesOf, sentencesIn } from './clauses-of-sentences.js';
import { type DocumentDirective, type PhotoName, rooms } from './document-directives.js';
import { ADDRESS, type FoldedPrompt } from './folded-text.js';
import { namesOfRoom, type Patterns } from './word-patterns.js';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const numbers = ['one', 'two', 'three', 'four', 'five'] as const;

interface Named {
  readonly photo: PhotoName;
  readonly at: number;
}

/** Before a number in words that names a photo. */
const NUMBERED =
  '(?:<photo>|(?<![\\p{L}])(?:number|nummer|numero|no|nr))(?: +(?:number|nummer|numero|no|nr))?[ .:=]+';

/** The photos that a sentence names, by their place, number or room, in the order of the words. */
function namedIn(pattern: Patterns, sentence: string): Named[] {
  const sources: (readonly [string, PhotoName])[] = [
    ['<mainPhoto>', 1],
    ...ordinals.map((name, at) => [`<${name}>`, at + 1] as const),
    // "Photo four", "number three"
    ...numbers.map((name, at) => [`${NUMBERED}<${name}>`, at + 1] as const).slice(1),
    ['<last>', 'last'],
    ...rooms.map((room) => [namesOfRoom(room), room] as const),
  ];
  const inWords = sources.flatMap(([source, photo]): Named[] => {
    const match = pattern(source).exec(sentence);
    return match === null ? [] : [{ photo, at: match.index }];
  });
  const digits = sentence.matchAll(/(?<![\p{L}\d.,]|#[\da-f]*)[1-9](?![\d%²]|[.,]\d)/gu);
  const inDigits = [...digits].map(({ 0: digit, index }) => ({ photo: Number(digit), at: index }));
  return [...inWords, ...inDigits]
    .toSorted((one, other) => one.at - other.at)
    .filter(({ photo }, at, all) => all.findIndex((other) => other.photo === photo) === at);
}

/** "The photo of the pool", "the pool photo" */
function photoOf(name: Exclude<PhotoName, number>): string {
  const room = name === 'last' ? '<last>' : namesOfRoom(name);
  return `<photo>(?: +(?:<article>|<preposition>|<filler>|de|del|della|du|da|do|von))* +${room}|${room} +<photo>|${room}(?<=bild|foto)`;
}

const OTHERS =
  '<logo>|<price>|<text>|<font>|<label>|<badge>|<ground>|<accent>|<sky>|<grass>|<water>|<bright>|<sunset>|<night>|<bedrooms>|<bathrooms>|<parking>|<area>|<edit>';

/** "La 3 con la 5", "number 4": photos by their numbers alone, in a sentence that names nothing else. */
function areNumbered(pattern: Patterns, sentence: string, named: readonly Named[]): boolean {
  const found = named.filter(({ photo }) => typeof photo === 'number').length;
  if (found === 0 || pattern(OTHERS).test(sentence)) return false;
  const single = `(?:(?:<article>|number|numero|nummer|num|no|nr|n) +|n?[°º] ?|[#(] ?)(?:[2-5](?![\\d%])|<second>|<third>|<fourth>|<fifth>|<last>)`;
  return (
    found > 1 || pattern(`${single}|${NUMBERED}(?:<two>|<three>|<four>|<five>)`).test(sentence)
  );
}

const isMain = ({ photo }: Named) => photo === 1;

/** What stands around the name of a photo that is to go: what it is like, verbs, words that say nothing. */
const AROUND =
  '<is>(?: +<very>| +<too>| +<filler>)* +[\\p{L}]+(?= *(?:,|<and>|$))|<hide>|<top>|<bottom>|<left>|<right>|<show>|<filler>|<article>|<preposition>|<glue>|<and>|<but>|<polite>|<it>|<no>|<not>|<when>|<is>|<only>|<all>|<change>|<states>|<tells>|<wishes>|<asks>|<because>|<seems>|<spoilt>|<unwanted>|<asSuch>|<very>|<too>|<little>|<much>|<edit>|<use>|<people>|<one>|<add>|<write>|<new>|<blurred>|<dim>|<bright>|<small>';

/** Photos, and which of them. */
const BY_PLACE = `<photo>|<mainPhoto>|<smallPhotos>|<supporting>|<last>|${ordinals.map((name) => `<${name}>`).join('|')}`;

/** Whether a sentence names something else than photos: what is to go may be that thing, and not the photo. */
function namesThing(pattern: Patterns, sentence: string): boolean {
  // "The neighbour is in photo 3, so leave that picture out" names the photo beside the verb.
  const [own = sentence] = clausesOf(pattern, sentence).flatMap(({ text }) =>
    pattern('<hide>').test(text) && pattern(BY_PLACE).test(text) ? [text] : [],
  );
  const names = `${BY_PLACE}|${numbers.map((name) => `<${name}>`).join('|')}|${rooms.map(namesOfRoom).join('|')}`;
  const left = pattern(`${names}|${AROUND}`)
    .matchAll(own)
    .reduce((text, { 0: known }) => text.replace(known, ' '.repeat(known.length)), own);
  return /\p{L}{3}/u.test(left);
}

function readSentence(
  pattern: Patterns,
  sentence: string,
  url: () => string | null,
): DocumentDirective | null {
  const says = (source: string) => pattern(source).test(sentence);
  const named = namedIn(pattern, sentence);
  const [one, other] = named;
  const address = says('<address>') ? url() : null;
  if (address !== null) {
    if (one === undefined && !says('<mainPhoto>|<photo>')) return null;
    // "A new picture of the kitchen, instead of number 3": a number is surer than a name.
    const photo = named.find((name) => typeof name.photo === 'number')?.photo ?? one?.photo ?? 1;
    return { kind: 'replace_photo', photo, url: address };
  }
  if (!says('<photo>|<mainPhoto>|<smallPhotos>') && !areNumbered(pattern, sentence, named))
    return null;
  const isSwap = says('<swap>') || /<-+>|<>|↔|⇄/u.test(sentence);
  if (isSwap && one !== undefined && other !== undefined)
    return named.length > 2 ? null : { kind: 'swap_photos', one: one.photo, other: other.photo };
  const isSingle =
    '(?:<one>|<single>)(?: +[\\p{L}]+)? +<photo>|<only> +<one> +<photo>|<photo> +<only>';
  if (says('<only>') && says(`<mainPhoto>|${isSingle}`) && named.every(isMain))
    return { kind: 'show_photos', photo: null, visible: false };
  const others = named.filter((photo) => !isMain(photo));
  const shows = pattern('<show>').test(sentence.replace(pattern('<hide>'), ' '));
  const hides = pattern('<hide>').test(sentence.replace(pattern('<show>'), ' '));
  // "Photo 3 shows my children, take it out" says both.
  if (hides && shows) return null;
  if (hides && namesThing(pattern, sentence)) return null;
  if (says('<hide>') || shows) {
    const areSmall = '<smallPhotos>|<supporting>(?: +[\\p{L}]+)? +<photo>|<photo> +<supporting>';
    if (says(areSmall)) return { kind: 'show_photos', photo: null, visible: shows };
    const [single] = others;
    // "Lose the garage photo" is about a photo, "no garage" about a value.
    const isOne =
      single !== undefined &&
      !named.some(isMain) &&
      // "Photo 3 shows my children"
      !(shows && namesThing(pattern, sentence)) &&
      (typeof single.photo === 'number' || says(photoOf(single.photo)));
    return isOne ? { kind: 'show_photos', photo: single.photo, visible: shows } : null;
  }
  // "Not the living room first, the terrace"
  const wanted = others.filter(
    ({ at }) => !pattern('<not>(?: +<article>)? *$').test(sentence.slice(0, at)),
  );
  // "The kitchen (photo 5)": its number is surer than its name.
  const promoted = wanted.find(({ photo }) => typeof photo === 'number') ?? wanted[0];
  // "Put photo 3 first"
  const isFirst = `<mainPhoto>|${NUMBERED}(?:[2-5]|<two>|<three>|<four>|<five>)(?: +<filler>)* +<first>`;
  if (promoted === undefined || !says(isFirst)) return null;
  return { kind: 'swap_photos', one: 1, other: promoted.photo };
}

const PHOTOS = `${BY_PLACE}|<swap>|<replace>|<only>|${rooms.map(namesOfRoom).join('|')}`;

/** Removes and returns requests for whole photos: swap, replace, hide, make one the main photo. */
export function readPhotos(pattern: Patterns, folded: FoldedPrompt): DocumentDirective[] {
  return sentencesIn(folded.text).flatMap((sentence) => {
    const read = (text: string, at: number, from: number, to: number) => {
      const directive = readSentence(pattern, text, () => {
        const address = at + text.indexOf(ADDRESS);
        return folded.written(address, address + 1);
      });
      if (directive !== null) folded.take(from, to);
      return directive ?? [];
    };
    const clauses = clausesOf(pattern, sentence.text).map(({ text, from, to }) => ({
      ...{ text, from: sentence.from + from, to: sentence.from + to },
    }));
    // "Remove number 4 and make 3 the main one": each clause by itself; "swap 2 and 3" only together.
    const hasAddress = sentence.text.includes(ADDRESS);
    const isSwap = pattern('<swap>').test(sentence.text);
    const own =
      hasAddress || isSwap
        ? []
        : clauses.flatMap(({ text, from, to }) => read(text, from, from, to));
    // "Only one photo, the large one"
    if (own.some((one) => one.kind === 'show_photos' && one.photo === null))
      folded.take(sentence.from, sentence.to);
    if (own.length > 0) return own;
    const named = clauses.filter(
      ({ text }) => pattern(PHOTOS).test(text) || /^[^\p{L}]*[1-9][^\p{L}\d]*$/u.test(text),
    );
    const [from = sentence.from, to = sentence.to] = hasAddress
      ? []
      : [named[0]?.from, named.at(-1)?.to];
    return [read(sentence.text, sentence.from, from, to)].flat();
  });
}
