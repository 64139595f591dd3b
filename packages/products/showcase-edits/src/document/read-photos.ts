import { clausesOf, isOfLooks } from './clauses-of-sentences.js';
import { type DocumentDirective, type PhotoName, rooms } from './document-directives.js';
import type { FoldedText } from './folded-text.js';
import { namesOfRoom, pattern, SENTENCE } from './word-patterns.js';

const sentences = new RegExp(`[^.;!?\\n,\\s]${SENTENCE}`, 'gu');
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

interface Named {
  readonly photo: PhotoName;
  readonly at: number;
}

/** Before a number in words that names a photo. */
const NUMBERED =
  '(?:<photo>|(?<![\\p{L}])(?:number|nummer|numero|no|nr))(?: +(?:number|nummer|numero|no|nr))?[ .:=]+';

function namedIn(sentence: string): Named[] {
  const found: Named[] = [];
  const add = (source: string, photo: PhotoName) => {
    const match = pattern(source).exec(sentence);
    if (match !== null) found.push({ photo, at: match.index });
  };
  add('<mainPhoto>', 1);
  for (const [at, name] of ordinals.entries()) add(`<${name}>`, at + 1);
  // "Photo four", "number three"
  for (const [at, name] of (['one', 'two', 'three', 'four', 'five'] as const).entries()) {
    if (at > 0) add(`${NUMBERED}<${name}>`, at + 1);
  }
  add('<last>', 'last');
  for (const room of rooms) add(namesOfRoom(room), room);
  for (const { 0: digit, index } of sentence.matchAll(
    /(?<![\d.,]|#[\da-f]*)[1-9](?![\d%²]|[.,]\d)/gu,
  )) {
    found.push({ photo: Number(digit), at: index });
  }
  return found
    .toSorted((one, other) => one.at - other.at)
    .filter(({ photo }, at, all) => all.findIndex((other) => other.photo === photo) === at);
}

/** "The photo of the pool", "the pool photo" */
function photoOf(name: Exclude<PhotoName, number>): string {
  const room = name === 'last' ? '<last>' : namesOfRoom(name);
  return `<photo>(?: +(?:<article>|<preposition>|<filler>|de|del|della|du|da|do|von))* +${room}|${room} +<photo>|${room}(?<=bild|foto)`;
}

/** "La 3 con la 5", "number 4": photos by their numbers alone, in a sentence that names nothing else. */
function areNumbered(sentence: string, named: readonly Named[]): boolean {
  const numbers = named.filter(({ photo }) => typeof photo === 'number').length;
  if (
    numbers === 0 ||
    pattern(`${OTHERS}|<bedrooms>|<bathrooms>|<parking>|<area>|<edit>`).test(sentence)
  )
    return false;
  return (
    numbers > 1 ||
    pattern(
      '(?:(?:<article>|number|numero|nummer|num|no|nr|n) +|n?[°º] ?|[#(] ?)(?:[2-5](?![\\d%])|<second>|<third>|<fourth>|<fifth>|<last>)',
    ).test(sentence) ||
    pattern(`${NUMBERED}(?:<two>|<three>|<four>|<five>)`).test(sentence)
  );
}

/** "La 4 davanti", "Nummer 3 nach vorne", "davanti ci va la 2" */
const IN_FRONT =
  /^[^\p{L}]*(?:davanti|devant|vorne|delante|in front|up front|a frente|na frente)(?! +(?:a|al|alla|le|la|du|de|der|dem|das|of|do|da)(?!\p{L}))|(?<!\p{L})(?:davanti|devant|vorne|nach vorne?|delante|in front|up front|a frente|na frente|to the front)[^\p{L}]*$/u;

/** "The nicest photo is the 4th, make it large" */
function isLarge(sentence: string): boolean {
  return (
    pattern('<big>').test(sentence) &&
    !pattern(`${OTHERS}|<smallPhotos>|<bedrooms>|<area>`).test(sentence)
  );
}

const isMain = ({ photo }: Named) => photo === 1;

function readSentence(sentence: string, url: () => string | null): DocumentDirective | null {
  const says = (source: string) => pattern(source).test(sentence);
  const named = namedIn(sentence);
  const [one, other] = named;
  const address = says('<address>') ? url() : null;
  if (address !== null) {
    if (!says('<replace>|<change>|<use>|<mainPhoto>|<photo>') && one === undefined) return null;
    // "A new picture of the kitchen, instead of number 3": a number is surer than a name.
    const photo = named.find((name) => typeof name.photo === 'number')?.photo ?? one?.photo ?? 1;
    return { kind: 'replace_photo', photo, url: address };
  }
  const speaksOfPhotos = says('<photo>|<mainPhoto>|<smallPhotos>') || areNumbered(sentence, named);
  if (!speaksOfPhotos) return null;
  const isSwap =
    (says('<swap>') || /<-+>|<>|↔|⇄/u.test(sentence)) && one !== undefined && other !== undefined;
  if (isSwap) return { kind: 'swap_photos', one: one.photo, other: other.photo };
  const isSingle =
    '(?:<one>|<single>)(?: +[\\p{L}]+)? +<photo>|<only> +<one> +<photo>|<photo> +<only>';
  if (says('<only>') && (says('<mainPhoto>') || says(isSingle)) && named.every(isMain)) {
    return { kind: 'show_photos', photo: null, visible: false };
  }
  // "Ne la montre pas" hides, though it holds a word for showing.
  const areBack =
    says('<smallPhotos>|<supporting> +<photo>') &&
    /(?<!\p{L})(?:back|zuruck|wieder|de retour|de vuelta|indietro|de volta)(?!\p{L})/u.test(
      sentence,
    );
  const shows = areBack || pattern('<show>').test(sentence.replace(pattern('<hide>'), ' '));
  const isDenied = says('<not>(?: +<article>)? +<photo>(?: +(?:no|nr|number|nummer)\\.?)? +\\d');
  // "No thumbnails", "pas de petites images"
  const areDenied = says('<not>(?: +<article>| +de)* +(?:<smallPhotos>|<supporting> +<photo>)');
  // "Les petites photos font brouillon"
  const areBad = says('<smallPhotos>|<supporting> +<photo>') && says('<spoilt>');
  const hides = (says('<hide>') || isDenied || areDenied || areBad) && !shows;
  if (hides || shows) {
    const visible = !hides;
    const areSmall = says(
      '<smallPhotos>|<supporting>(?: +[\\p{L}]+)? +<photo>|<photo> +<supporting>',
    );
    if (areSmall) return { kind: 'show_photos', photo: null, visible };
    const single = named.find((photo) => !isMain(photo));
    // "Lose the garage photo" is about a photo, "no garage" about a value.
    const isOne =
      single !== undefined &&
      !named.some(isMain) &&
      (typeof single.photo === 'number' || says(photoOf(single.photo)));
    if (!isOne && says('<only>') && says('<mainPhoto>')) {
      return { kind: 'show_photos', photo: null, visible: false };
    }
    return isOne ? { kind: 'show_photos', photo: single.photo, visible } : null;
  }
  const notMain = named.filter((photo) => !isMain(photo));
  // "Not the living room first, the terrace"
  const wanted = notMain.filter(
    ({ at }) => !pattern('<not>(?: +<article>)? *$').test(sentence.slice(0, at)),
  );
  const others = wanted.length > 0 ? wanted : notMain;
  const [numbered, second] = others.filter(({ photo }) => typeof photo === 'number');
  // "Foto 3 inguardabile": a photo that is told to be bad, and nothing more, is to go.
  const isBad = says('<spoilt>') && !says('<mainPhoto>|<more>|<less>|<change>');
  if (isBad && numbered !== undefined && second === undefined && !named.some(isMain)) {
    return { kind: 'show_photos', photo: numbered.photo, visible: false };
  }
  // "The kitchen (photo 5)": its number is surer than its name.
  const promoted = others.find(({ photo }) => typeof photo === 'number') ?? others[0];
  // "Put photo 3 first"
  const isFirst = says(`${NUMBERED}(?:[2-5]|<two>|<three>|<four>|<five>)(?: +<filler>)* +<first>`);
  const isInFront =
    numbered !== undefined &&
    second === undefined &&
    (IN_FRONT.test(sentence) || isLarge(sentence));
  if (promoted === undefined || !(isFirst || isInFront || says('<mainPhoto>'))) return null;
  return { kind: 'swap_photos', one: 1, other: promoted.photo };
}

const PHOTOS =
  '<photo>|<mainPhoto>|<smallPhotos>|<supporting>|<first>|<second>|<third>|<fourth>|<fifth>|<last>|<address>|<swap>|<replace>|<only>';
const OTHERS =
  '<logo>|<price>|<text>|<font>|<label>|<badge>|<ground>|<accent>|<sky>|<grass>|<water>|<bright>|<sunset>|<night>';

/** The clauses of a sentence that are about whole photos: "swap photos 2 and 3 | and make it brighter". */
function ofPhotos(sentence: string): { readonly part: string; readonly at: number } {
  const named = `${PHOTOS}|${rooms.map(namesOfRoom).join('|')}`;
  const clauses = clausesOf(sentence).map((clause) => {
    const { text } = clause;
    const isNamed = pattern(named).test(text) || /^[^\p{L}]*[1-9][^\p{L}\d]*$/u.test(text);
    return { ...clause, isOwn: isNamed && !pattern(OTHERS).test(text) };
  });
  const isKept = (text: string) =>
    pattern('(?:<keep>|<only>).*(?:<big>|<mainPhoto>|<one>)').test(text) &&
    !pattern(OTHERS).test(text);
  const own = clauses.filter(({ isOwn, text }, at) => isOwn || (at > 0 && isKept(text)));
  const [first, last] = [own[0], own.at(-1)];
  // Without a clause of another kind, the words around belong to it.
  const isMixed = clauses.some(
    (clause) => !clause.isOwn && (pattern(OTHERS).test(clause.text) || isOfLooks(clause)),
  );
  if (first === undefined || last === undefined || !isMixed) return { part: sentence, at: 0 };
  return { part: sentence.slice(first.from, last.to), at: first.from };
}

/** "Remove number 4 and make 3 the main one": clauses that each ask for something of their own. */
function ofEach(sentence: string) {
  const read = clausesOf(sentence).map(({ text, from, to }) => ({
    directive: pattern('<address>').test(text) ? null : readSentence(text, () => null),
    from,
    to,
  }));
  const own = read.flatMap(({ directive, ...span }) =>
    directive === null ? [] : [{ directive, ...span }],
  );
  return own.length > 1 && own.length === read.length ? own : [];
}

/** "3 where 2 is and 2 where 3 is" is one exchange. */
function areAlike(one: DocumentDirective, other: DocumentDirective): boolean {
  if (one.kind !== 'swap_photos' || other.kind !== 'swap_photos') return false;
  const photos = [one.one, one.other];
  return photos.includes(other.one) && photos.includes(other.other);
}

/** Removes and returns requests for whole photos: swap, replace, hide, make one the main photo. */
export function readPhotos(folded: FoldedText): DocumentDirective[] {
  const directives: DocumentDirective[] = [];
  for (const { 0: whole, index: start } of [...folded.text.matchAll(sentences)]) {
    const several = ofEach(whole);
    for (const { directive, from, to } of several) {
      if (!directives.some((one) => areAlike(one, directive))) directives.push(directive);
      folded.take(start + from, start + to);
    }
    if (several.length > 0) continue;
    const { part: sentence, at } = ofPhotos(whole);
    const index = start + at;
    const directive = readSentence(sentence, () => {
      const address = index + (pattern('<address>').exec(sentence)?.index ?? 0);
      return folded.written(address, address + 1);
    });
    if (directive === null) continue;
    directives.push(directive);
    folded.take(index, index + sentence.length);
  }
  return directives;
}
