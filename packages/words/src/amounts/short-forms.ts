import { z } from 'zod';
import { filled } from '../template.js';

/** Says a find from its named groups and the text before it; null leaves it as it is. */
export type Say = (
  groups: Readonly<Record<string, string | undefined>>,
  before: string,
) => string | null;

/** One of it in words (`one acre`, because its gender decides the word), and what follows other numbers. */
export const countedSchema = z.tuple([z.string(), z.string()]).readonly();
export type Counted = z.output<typeof countedSchema>;
/** The noun of a first form, without its "one". */
export const bareNoun = ([one]: Counted) => one.slice(one.indexOf(' ') + 1);

/** A written short form; `hint` is that of its rule. */
export interface ShortForm {
  readonly written: RegExp;
  readonly hint?: RegExp;
  readonly spoken: string | Say;
}
/** A short form behind a number, such as `bd`; its pattern is tried at one place. */
type CountedForm = { readonly written: RegExp; readonly counted: Counted };

const cased = z.boolean().default(false);
const spoken = z.string();
/** Where a separate word begins and ends. */
const [start, end] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];

function wordForm(form: string, isCased: boolean, before: string, after: string) {
  const flags = isCased ? 'u' : 'iu';
  return {
    written: new RegExp(`${before}(?:${form})${after}`, flags),
    hint: new RegExp(form, flags),
  };
}

export const shortFormSchema = z.union([
  /** An abbreviation as a separate word: `Av.`, `approx.`; the dot is optional if the form says so. */
  z.strictObject({ short: z.string(), spoken, cased }).transform(
    (one): ShortForm => ({
      ...wordForm(one.short, one.cased, start, end),
      spoken: one.spoken,
    }),
  ),
  /** A short form after a number: `3 bd`, `2 hab.`. */
  z.strictObject({ counted: z.string(), one: z.string(), many: z.string() }).transform(
    ({ counted, one, many }): CountedForm => ({
      written: new RegExp(`(?:${counted})${end}`, 'iuy'),
      counted: [one, many],
    }),
  ),
  /** A short form before a number, with or without a space: `No.5`, `n.º 5`. */
  z.strictObject({ numbered: z.string(), spoken }).transform(
    (one): ShortForm => ({
      ...wordForm(one.numbered, false, start, '(?= ?\\d)'),
      spoken: `${one.spoken} `,
    }),
  ),
  /** A short form that leans on the word after it, with or without a space: `w/ garage`, `C/Mayor`. */
  z.strictObject({ leaning: z.string(), spoken, next: z.string().default('\\p{L}') }).transform(
    (one): ShortForm => ({
      ...wordForm(one.leaning, true, start, `(?= ?(?:${one.next}))`),
      spoken: `${one.spoken} `,
    }),
  ),
  /** The kind of a street behind its name: `Oak St`, `42nd St.` A dot before a capital ends the sentence, too. */
  z.strictObject({ street: z.string(), spoken }).transform((one): ShortForm => {
    const form = one.street.replaceAll('\\.?', '(?:\\.(?! \\p{Lu}))?');
    const name = "(?<=(?:\\p{Lu}[\\p{L}'’]+|\\d(?:st|nd|rd|th)) )";
    return { ...wordForm(form, true, name, end), spoken: one.spoken };
  }),
  /** Any other, as a pattern; `{ordinal}` is the name of the day with the number that it found. */
  z
    .strictObject({ written: z.string(), hint: z.string().optional(), spoken, cased })
    .transform((one): ShortForm => {
      const flags = one.cased ? 'u' : 'iu';
      const hint = one.hint === undefined ? {} : { hint: new RegExp(one.hint, flags) };
      return { written: new RegExp(one.written, flags), ...hint, spoken: one.spoken };
    }),
]);

/** A short form with the names of days. */
export function withOrdinals(form: ShortForm, days: readonly string[]): ShortForm {
  const text = form.spoken;
  if (typeof text !== 'string' || !text.includes('{ordinal}')) return form;
  const spoken: Say = ({ ordinal }) => filled(text, { ordinal: days[Number(ordinal) - 1] ?? '' });
  return { ...form, spoken };
}
