import { memberTypes } from '@groundwork/contract';
import { z } from 'zod';
import type { Appearance } from './appearance/appearance.js';
import { hairColours } from './appearance/colouring.js';
import { completeAppearance } from './appearance/complete.js';
import { readClothes } from './parse/clothes/read-clothes.js';
import { spellingsOf } from './parse/misspelled.js';
import { notDrawnOf } from './parse/not-drawn.js';
import { readAge } from './parse/read-age.js';
import { readAgeAmongLooks } from './parse/read-age-among-looks.js';
import { readFeatures } from './parse/read-features.js';
import { presentationOf } from './parse/read-presentation.js';
import { readRoleLooks } from './parse/read-role-looks.js';
import { readThings } from './parse/read-things.js';
import { type Found, Reading } from './parse/reading.js';
import type { ClothesSaid, FeaturesSaid, MemberSaid, ThingsSaid } from './parse/said.js';
import { garmentWords } from './parse/vocabulary/clothes.js';
import { hairNouns, hairOnlyColours } from './parse/vocabulary/looks.js';
import {
  emptyWords,
  mixedPhrases,
  mixedWords,
  type Origin,
  originWords,
  presentationWords,
} from './parse/vocabulary/person.js';
import type { Seed } from './seed.js';

const wordsSchema = z.string().max(10_000).nullish();

/** A member of a family as the public API describes it: free text in any of seven languages. */
export const memberDescriptionSchema = z.object({
  type: z.enum(memberTypes).default('adult'),
  role: wordsSchema,
  age: wordsSchema,
  ethnicity: wordsSchema,
  physical: wordsSchema,
  clothing: wordsSchema,
});
export type MemberDescription = z.input<typeof memberDescriptionSchema>;

export interface ParsedMember {
  readonly appearance: Appearance;
  /** Parts of the description that the drawing does not show, in the customer's own words. */
  readonly notDrawn: readonly string[];
}

export interface MemberSeeds {
  /** Names the member; must not depend on the other members or on the place among them. */
  readonly seed: Seed;
  /** Seed of the family: relatives without described origins share theirs. The member's seed by default. */
  readonly familySeed?: Seed;
}

/**
 * Decides how a member looks. The seeds decide everything the words leave open, each question separately: a change of
 * clothes leaves the face unchanged. Throws a ZodError for a malformed member.
 */
export function parseMember(member: MemberDescription, seeds: MemberSeeds): ParsedMember {
  const { type, ...texts } = memberDescriptionSchema.parse(member);
  const first = readMember(texts, new Map());
  const unknown = first.readings.flatMap(({ reading, text }) =>
    text === undefined ? [] : reading.rest(emptyWords),
  );
  const spellings = spellingsOf(unknown);
  const { said, readings } = spellings.size === 0 ? first : readMember(texts, spellings);
  return {
    appearance: completeAppearance(said, {
      type,
      seed: seeds.seed,
      familySeed: seeds.familySeed ?? seeds.seed,
    }),
    notDrawn: readings.flatMap(({ reading, text }) =>
      notDrawnOf(reading.rest(emptyWords), text ?? '', spellings),
    ),
  };
}

type Texts = Omit<z.output<typeof memberDescriptionSchema>, 'type'>;

function readMember(texts: Texts, spellings: ReadonlyMap<string, string>) {
  const role = new Reading(texts.role ?? undefined);
  const age = new Reading(texts.age ?? undefined);
  const ethnicity = new Reading(texts.ethnicity ?? undefined, spellings);
  const physical = new Reading(texts.physical ?? undefined, spellings);
  const clothing = new Reading(texts.clothing ?? undefined, spellings);

  const ageByRole = readAge(role);
  const years =
    readAge(age) ?? ageByRole ?? readAgeAmongLooks(physical) ?? readAgeAmongLooks(ethnicity);
  const things = [
    readThings(physical, 'looks'),
    readThings(clothing, 'clothes'),
    readThings(ethnicity, 'looks'),
    readThings(role, 'looks'),
    readThings(age, 'looks'),
  ].reduce(merged);
  const mixed = ethnicity.has(mixedWords) || physical.has(mixedPhrases);
  const found = descent(ethnicity).map(({ value }) => value);
  const ofRole = readRoleLooks(role);
  const looks = readFeatures(physical);
  const features = { ...ofRole, ...looks, hair: { ...ofRole.hair, ...looks.hair } };
  // Looks that somebody wrote into the wrong field.
  const elsewhereFeatures = ethnicity.text === '' ? undefined : readFeatures(ethnicity);
  const lastly = elsewhereFeatures?.skin;
  const fair = ethnicity.first(
    hairOnlyColours.filter(([colour]) => fairColours.has(colour)),
    { fresh: false },
  )?.value;
  const clothes = readClothes(clothing, 'clothes');
  const elsewhere = readClothes(physical, 'looks');
  const described = originsAmongLooks(physical);
  // "Negra, alta" beside "brasileira" tells the skin.
  const alone = physical
    .all(originWords, { fresh: false })
    .filter((word) => word.value === 'black' && physical.isAlone(word, saidOfPeople))
    .map(({ value }) => value);
  const presentation = presentationOf({ role, physical, ethnicity, clothing });
  const said: MemberSaid = {
    ...(presentation === undefined ? {} : { presentation }),
    ...(years === null ? {} : { age: years }),
    origins:
      found.length > 0
        ? [...found, ...alone]
        : [...ofDescent(physical, described), ...aside(physical)],
    mixed,
    features: {
      ...features,
      ...(elsewhereFeatures === undefined ? {} : misplaced(elsewhereFeatures, features, fair)),
      ...(features.skin !== undefined || lastly === undefined ? {} : { skin: lastly }),
    },
    things,
    clothes: suitOfMan({ ...elsewhere, ...clothes, colours: clothes.colours }, presentation, [
      clothing,
      physical,
    ]),
  };
  return {
    said,
    readings: [
      { reading: role, text: undefined },
      { reading: age, text: undefined },
      { reading: ethnicity, text: texts.ethnicity },
      { reading: physical, text: texts.physical },
      { reading: clothing, text: texts.clothing },
    ],
  };
}

/** Looks among the words for an origin, where no others are described; of colours only those that are said of hair. */
function misplaced(
  { facialHair, build, hair: { front, tie, texture, length } }: FeaturesSaid,
  own: FeaturesSaid,
  fair: string | undefined,
): Partial<FeaturesSaid> {
  return {
    hair: {
      ...(front === undefined ? {} : { front }),
      ...(tie === undefined ? {} : { tie }),
      ...(texture === undefined ? {} : { texture }),
      ...(length === undefined ? {} : { length }),
      ...(fair === undefined ? {} : { colour: fair }),
      ...own.hair,
    },
    ...(facialHair === undefined || own.facialHair !== undefined ? {} : { facialHair }),
    ...(build === undefined || own.build !== undefined ? {} : { build }),
  };
}

/** "Black" and "negra" among looks are of a person beside nothing that is known: "mujer negra", "Black womn". */
function originsAmongLooks(physical: Reading): Found<Origin>[] {
  const people = physical.locate(presentationWords.map(([, words]) => [true, words] as const));
  const found = physical.all(originWords);
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
      (physical.phraseOf(word.start) === 0 && physical.isBesideUnknown(word, emptyWords));
    if (!ofPerson) physical.leave(word);
    return ofPerson;
  });
}

const ofClub =
  /(?<![a-z])(?:samarreta|camiseta|camisola|camisa|maglia|maglietta|maillot|trikot|shirt|jersey|equip[a-z]+) (?:del?|do|da|della|de la|du|von|of) $/u;

const sharedColours = /^(?:black|schwarz[a-z]*|negr[a-z]*|pret[oa]s?|noire?s?|ner[oaie])$/u;

/** "Menina de 5 anos, negra, cabelo cacheado": alone between commas after a person and before any hair. */
function aside(physical: Reading): Origin[] {
  const people = physical.locate(presentationWords.map(([, words]) => [true, words] as const));
  return physical
    .locate(originWords)
    .filter(
      (word) =>
        word.value === 'black' &&
        physical.phraseOf(word.start) === 1 &&
        physical.isAlone(word, saidOfPeople) &&
        people.some(({ end }) => end < word.start) &&
        physical.locate([[true, hairNouns]]).every(({ start }) => start > word.start) &&
        physical.locate(garmentWords).every(({ start }) => start > word.start),
    )
    .map(({ value }) => value);
}

/** Catalan "vestit" and Italian "abito" are a woman's dress and a man's suit. */
function suitOfMan(
  clothes: ClothesSaid,
  presentation: MemberSaid['presentation'],
  readings: readonly Reading[],
): ClothesSaid {
  const { onePiece, ...others } = clothes;
  const isSuit =
    presentation === 'masculine' &&
    onePiece?.kind === 'dress' &&
    readings.some((reading) => reading.mentions(/(?<![a-z])(?:vestit|vestito|abito)(?![a-z])/u));
  if (!isSuit) return clothes;
  const { colour, pattern } = onePiece;
  return {
    ...others,
    outer: others.outer ?? { kind: 'blazer', colour, pattern },
    bottom: others.bottom ?? { kind: 'trousers', colour, pattern },
    set: 'suit',
  };
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

function descent(ethnicity: Reading): Found<Origin>[] {
  return afterDescent(ethnicity, ethnicity.all(originWords));
}

function ofDescent(physical: Reading, origins: readonly Found<Origin>[]): Origin[] {
  return afterDescent(physical, origins).map(({ value }) => value);
}

function afterDescent(reading: Reading, origins: readonly Found<Origin>[]): Found<Origin>[] {
  const phrase = descentWords.exec(reading.text);
  const described = origins.filter(
    ({ start }) => phrase !== null && start >= phrase.index + phrase[0].length,
  );
  return described.length > 0 ? described : [...origins];
}

/** Colours of hair that describe an origin: "loiro de olhos claros". Dark ones are of skin there. */
const fairColours: ReadonlySet<string> = new Set([
  hairColours.blond,
  hairColours.lightBlond,
  hairColours.darkBlond,
  hairColours.strawberry,
  hairColours.red,
]);

/** The things described in either text; the first takes precedence. */
function merged(one: ThingsSaid, other: ThingsSaid): ThingsSaid {
  const piercings = [...(one.marks.piercings ?? []), ...(other.marks.piercings ?? [])];
  return {
    ...other,
    ...one,
    aids: { ...other.aids, ...one.aids },
    marks: {
      ...other.marks,
      ...one.marks,
      ...(piercings.length === 0 ? {} : { piercings }),
    },
    expecting: one.expecting || other.expecting,
    wrinkles: one.wrinkles || other.wrinkles,
    stethoscope: one.stethoscope || other.stethoscope,
  };
}
