import type { Appearance } from '../appearance/appearance.js';
import type { Found, Reading, Senses } from './reading.js';
import { phrase } from './words/phrases.js';
import { clothesWords, looksWords, peopleWords } from './words/vocabulary.js';

type Presentation = Appearance['presentation'];

/** Woman or man, from the role, else from other words that have a gender; undefined where none has. */
export function presentationOf({
  role,
  physical,
  ethnicity,
  clothing,
}: {
  readonly role: Reading;
  readonly physical: Reading;
  readonly ethnicity: Reading;
  readonly clothing: Reading;
}): Presentation | undefined {
  const described = role.all(peopleWords.presentationWords, { fresh: false });
  // French "son" is a possessive, English "son" a boy: another noun decides.
  const noun =
    described.find(({ start, end }) => role.text.slice(start, end) !== 'son') ?? described[0];
  if (noun !== undefined) return noun.value;
  if (role.text === 'home') return 'masculine';
  const isSentence = role.text === '';
  const placed = genderOfPlaceAmongSiblings(isSentence ? physical.text : role.text);
  if (placed !== undefined) return placed;
  // Who expects twins is none of them.
  if (isSentence && physical.mentions(looksWords.expectingWords)) return 'feminine';
  for (const reading of [physical, ethnicity]) {
    // French "son", Italian "suo" and the like are possessives here.
    const worn = reading.locate(clothesWords.garmentWords);
    const found = reading.all(peopleWords.presentationWords, { fresh: false }).find(
      ({ start, end }) =>
        (reading.text.slice(start, end) !== 'son' || englishSon.test(reading.text.slice(end))) &&
        // "Junge Ärztin".
        !(reading.text.slice(start, end) === 'junge' && youngWoman.test(reading.text.slice(end))) &&
        // "Giacca da cuoco" may be a woman's.
        !worn.some((garment) => garment.start < start && garment.end >= end),
    );
    if (found !== undefined) {
      leaveOthers(reading, found);
      return found.value;
    }
  }
  const alone = genderOfAdjective(physical);
  if (alone !== undefined) return alone;
  if (isSentence) {
    const pronoun = peopleWords.pronouns.find(([, words]) => physical.mentions(words));
    if (pronoun !== undefined) return pronoun[0];
  }
  // "Portiere" with a moustache is no Frenchwoman.
  if (physical.mentions(moustaches)) return 'masculine';
  const isEnglish = [role, physical, clothing].some(({ text }) => englishWords.test(text));
  const byEnding = genderOfRole(role.text, isEnglish);
  if (byEnding !== undefined) return byEnding;
  const byFirstWord = isSentence ? genderOfFirstWord(physical, isEnglish) : undefined;
  if (byFirstWord !== undefined) return byFirstWord;
  for (const reading of [physical, clothing, role]) {
    for (const [value, words] of peopleWords.presentationHints)
      if (reading.mentions(words)) return value;
  }
  return genderOfOrigin(ethnicity.text) ?? (isSentence ? genderOfOriginIn(physical) : undefined);
}

const englishSon = /^(?: \d| (?:who|with|is|aged)(?![a-z])|,|$)/u;
const youngWoman = phrase('youngWoman');

/** "New mother with two boys": other people are not in her portrait. */
function leaveOthers(reading: Reading, person: Found<Presentation>): void {
  for (const other of reading.locate(peopleWords.presentationWords))
    if (other.value !== person.value && other.start > person.end) reading.leave(other);
}

const ownWords = {
  feminine: '(?:die|eine|unse?re|unsre|meine|la|una|une|a|uma|ma|mia|nuestra|nossa|nostra)',
  masculine: '(?:der|unser|mein|el|un|le|il|o|um|mon|nuestro|nosso|nostre|nostro)',
};
const places =
  '(?:klein(?:e|er|ste|ster)|gross(?:e|er|te|ter)|mittler(?:e|er)|jungste|alteste|pequen(?:a|o|in[oa])|petit[ea]?|piccol(?:a|o|in[oa])|grande?|gran|ainee?|cadette?|mayor|menor|median[oa]|mitjan?a?|minore|maggiore|cacula|mais (?:velh|nov)[oa])';

const moustaches = phrase('moustaches');

/** "Unsre Kleine", "el mayor", "la petite": the article tells girl or boy. */
function genderOfPlaceAmongSiblings(role: string): Presentation | undefined {
  for (const gender of ['feminine', 'masculine'] as const) {
    if (new RegExp(`(?<![a-z])${ownWords[gender]} ${places}(?![a-z])`, 'u').test(role))
      return gender;
  }
  return undefined;
}

const aboutPeople: readonly RegExp[] = [
  ...[
    ...looksWords.buildWords,
    ...looksWords.statureWords,
    ...looksWords.moodWords,
    ...looksWords.hairOnlyColours,
  ].map(([, words]) => words),
  looksWords.praiseWords,
];

/** "Musculoso", "robusta" and "musclée" alone in their clause agree with the person, not with a noun. */
function genderOfAdjective(reading: Reading): Presentation | undefined {
  for (const clause of reading.text.split(/[,;.:()/]| (?:y|e|i|et|und|and) /u)) {
    const words = clause
      .trim()
      .split(/[ -]+/u)
      .filter((word) => word !== '' && !peopleWords.emptyWords.has(word));
    const [word] = words;
    if (word === undefined || words.length > 1 || !/(?:[^aeiou]i?[oa]|ee|euse)$/u.test(word))
      continue;
    const isAdjective = aboutPeople.some((words) =>
      [...word.matchAll(words)].some(([all]) => all === word),
    );
    if (isAdjective) return word.endsWith('o') ? 'masculine' : 'feminine';
  }
  return undefined;
}

/** A description that is a sentence names the person first: "un ado ...", "Bombeira, ruiva", "La modella ...". */
function genderOfFirstWord(reading: Reading, isEnglish: boolean): Presentation | undefined {
  const [, article = '', word = ''] =
    /^(?:(?:bitte|quiero|queria|vorrei|volem|necesitamos|puede ser|so n|es|e|mi|mein|meine|our|my) )?(?:(une?|una|uno|uma?|el|la|le|il|lo|o|a|ce|cet|cette|der|die|eine?|einen?) )?(?:(?:tipic[oa]|classic[oa]|grand[e]?|petite?|vieux|vieille|jeune|gran|elegante) )*([a-z-]{3,})/u.exec(
      reading.text,
    ) ?? [];
  const shown =
    /(?<![a-z])(ce|cet|cette|questo|questa|aquest|aquesta|este|dieser|esse|essa) ([a-z]+)/u.exec(
      reading.text,
    );
  if (
    shown !== null &&
    !startsThing(reading, shown.index + shown[0].length - (shown[2]?.length ?? 0))
  )
    return /a$|tte$/u.test(shown[1] ?? '') ? 'feminine' : 'masculine';
  const start = reading.text.indexOf(word);
  if (word === '' || startsThing(reading, start)) return undefined;
  if (/^(?:une|una|uma|la|cette|die|eine)$/u.test(article)) return 'feminine';
  if (/^(?:une?|uno|um|el|le|il|lo|ce|cet|der|einen)$/u.test(article)) return 'masculine';
  const own = reading.isUnderstood(start) ? undefined : genderOfRole(word, isEnglish);
  if (own !== undefined || isEnglish) return own;
  // "Policía retirada": the word after agrees.
  const [, next = ''] = /^ ([a-z]+)/u.exec(reading.text.slice(start + word.length)) ?? [];
  if (/(?:ad|id|os|iv|ur)a$/u.test(next)) return 'feminine';
  return /(?:ad|id|os|iv|ur)o$/u.test(next) ? 'masculine' : undefined;
}

function startsThing(reading: Reading, place: number): boolean {
  return reading.locate(thingWords).some(({ start }) => start === place);
}

const thingWords: Senses<unknown> = [
  ...clothesWords.garmentWords,
  ...looksWords.facialHairWords,
  ...looksWords.glassesWords,
  ...[
    looksWords.hairNouns,
    looksWords.eyeNouns,
    looksWords.skinNouns,
    looksWords.beardNouns,
    looksWords.partOfBodyWords,
  ].map((words) => [true, words] as const),
];

const englishWords = phrase('englishWords');

/** Trades and things that end like one gender and are said of both, or of nobody. */
const neutralEndings = phrase('neutralEndings');

/**
 * Roles and trades by the ending of their first word that has a gender, where a language has one: "bombeira",
 * "danseuse", "joven cocinera"; not "artista", "surfista". What follows "de" and the like is of something else.
 */
function genderOfRole(text: string, isEnglish: boolean): Presentation | undefined {
  const [own = ''] = text.split(/ (?:de|del|da|do|di|d|of|von|des|du) /u);
  for (const word of own.split(/[ ,/-]/u)) {
    if (word.length < 4 || neutralEndings.test(word)) continue;
    if (/(?:a|as|euse|iere|trice|ienne|essa|esse)$/u.test(word)) return 'feminine';
    if (/(?:[^aeiou]o|[^aeiou]os|io|iu|eiro|ero|eur|ien|teur)$/u.test(word)) return 'masculine';
    // English "soldier" and "director" are said of both.
    if (!isEnglish && /(?:ier|ant|or|er|eron|tron)$/u.test(word)) return 'masculine';
  }
  return undefined;
}

/** The same among looks, where only words for origins are asked. */
function genderOfOriginIn(reading: Reading): Presentation | undefined {
  const [origin] = reading.locate(peopleWords.originWords);
  return origin === undefined
    ? undefined
    : genderOfOrigin(reading.text.slice(origin.start, origin.end));
}

/** "Española", "italiana", "africaine" mean a woman; their counterparts a man. */
function genderOfOrigin(text: string): Presentation | undefined {
  if (/(?<!argent|ch)(?:ana|ola|ica|esa|ina|aine|oise|ienne)(?![a-z])/u.test(text))
    return 'feminine';
  return /(?:ano|nol|ico|leiro|(?:n|l|c|gu|d)es|ain|ais|ois|ien|tino|pino|jano)(?![a-z])/u.test(
    text,
  )
    ? 'masculine'
    : undefined;
}
