import { z } from 'zod';
import { replacementSchema, replacing } from './template.js';

/** How the verbs of a language are conjugated, as far as wishes need it. */
export const verbsSchema = z.strictObject({
  /** Forms of verbs that follow no rule. */
  irregular: z.record(z.string(), z.array(z.string())),
  /** What happens where a stem, `|` and an ending meet. */
  joins: z.record(z.string(), z.array(replacementSchema).transform(replacing)),
  /** The first whose pattern matches counts; what it matches is cut from the infinitive to make the plain stem. */
  classes: z.array(
    z.strictObject({
      infinitive: z.string().transform((ending) => new RegExp(ending, 'u')),
      /** Behind the plain stem in the stressed one, where a phrase gives none. */
      strong: z.string().default(''),
      forms: z.array(
        z.strictObject({
          stem: z.enum(['plain', 'stressed', 'infinitive']),
          join: z.string().optional(),
          /** Only for verbs with a stressed stem of their own, or for those without. */
          when: z.enum(['stressed', 'unstressed']).optional(),
          endings: z.array(z.string()),
        }),
      ),
    }),
  ),
});

export function verbForms(
  { irregular, joins, classes }: z.output<typeof verbsSchema>,
  infinitive: string,
  stressed?: string,
): readonly string[] {
  const known = irregular[infinitive];
  if (known !== undefined) return known;
  const rule = classes.find((one) => one.infinitive.test(infinitive));
  if (rule === undefined) return [infinitive];
  const plain = infinitive.replace(rule.infinitive, '');
  const stems = { plain, infinitive, stressed: stressed ?? plain + rule.strong };
  const own = stressed === undefined ? 'unstressed' : 'stressed';
  return rule.forms
    .filter(({ when = own }) => when === own)
    .flatMap(({ stem, join = '', endings }) =>
      endings.map((ending) => {
        const parts = `${stems[stem]}|${ending}`;
        return (joins[join]?.(parts) ?? parts).replace('|', '');
      }),
    );
}
