import { z } from 'zod';

export type Gender = 'masculine' | 'feminine';

/**
 * A whole number in words as it stands before a noun of this gender; null where the synthesiser, which takes every
 * number for a masculine one that stands alone, says the figures right.
 */
export type Agreement = (number: number, gender: Gender) => string | null;

const ofGender = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ masculine: value, feminine: value });

/** Words for numbers in Spanish, Portuguese and Catalan; lists begin with nought, which has no word. */
const cardinalsSchema = z.strictObject({
  /** Ends of a group of three that are said otherwise before a noun. */
  changes: ofGender(z.array(z.number())),
  units: ofGender(z.array(z.string())),
  tens: z.array(z.string()),
  hundreds: ofGender(z.array(z.string())),
  /** A hundred without more. */
  hundred: z.string(),
  afterTens: z.string(),
  afterHundreds: z.string(),
  thousand: z.string(),
  /** Between thousands and less than a hundred, or whole hundreds; otherwise a space. */
  beforeRoundRest: z.string().default(' '),
  /** Whether thousands agree with the noun, or their hundreds alone do. */
  thousandsAgree: z.enum(['all', 'from_hundreds']).default('all'),
});
type Cardinals = z.output<typeof cardinalsSchema>;

/** Where one alone agrees, behind tens and at the end: "vingt et une chambres". */
const lastOneSchema = z.strictObject({ lastOne: z.string(), joined: z.string() });

export const agreementSchema = z
  .union([cardinalsSchema, lastOneSchema])
  .transform((words) => ('lastOne' in words ? lastOneAgrees(words) : groupsAgree(words)));

/** Words reach up to here. */
const BOUND = 1e6;

function lastOneAgrees({ lastOne, joined }: z.output<typeof lastOneSchema>): Agreement {
  return (number, gender) => {
    const last = number % 100;
    if (gender === 'masculine' || number < 21 || number % 10 !== 1) return null;
    if ([11, 71, 91].includes(last)) return null;
    return `${number - 1} ${last <= 61 && last >= 21 ? joined : lastOne}`;
  };
}

function groupsAgree(words: Cardinals): Agreement {
  return (number, gender) => {
    if (number < 2 || number >= BOUND || !Number.isInteger(number)) return null;
    const [thousand, rest] = [Math.floor(number / 1000), number % 1000];
    // One thousand is "mil" alone.
    if (![rest, thousand === 1 ? 0 : thousand].some((group) => agrees(group, gender, words))) {
      return null;
    }
    const isPlain = words.thousandsAgree === 'from_hundreds' && thousand < 200;
    const front = thousand > 1 ? [below(thousand, isPlain ? 'masculine' : gender, words)] : [];
    const thousands = thousand === 0 ? [] : [[...front, words.thousand].join(' ')];
    const join = rest < 100 || rest % 100 === 0 ? words.beforeRoundRest : ' ';
    return [...thousands, ...(rest === 0 ? [] : [below(rest, gender, words)])].join(join);
  };
}

/** Whether a group of three figures ends in a word that agrees, and not in eleven or twelve, or has hundreds. */
function agrees(group: number, gender: Gender, { changes }: Cardinals): boolean {
  const isTeen = Math.floor(group / 10) % 10 === 1;
  const ends = !isTeen && changes[gender].includes(group % 10);
  return group > 0 && (ends || (gender === 'feminine' && group >= 200));
}

/** A number below 1,000 in words. */
function below(group: number, gender: Gender, words: Cardinals): string {
  const [units, rest] = [words.units[gender], group % 100];
  if (group === 100) return words.hundred;
  const parts = [words.tens[Math.floor(rest / 10)], units[rest % 10]];
  const tens = rest < units.length ? units[rest] : withoutEmpty(parts).join(words.afterTens);
  return withoutEmpty([words.hundreds[gender][Math.floor(group / 100)], tens]).join(
    words.afterHundreds,
  );
}

function withoutEmpty(parts: readonly (string | undefined)[]): string[] {
  return parts.flatMap((part) => (part === undefined || part === '' ? [] : [part]));
}
