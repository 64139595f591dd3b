import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { textOf } from '../deployment/repository.js';

/** The rules' windows and waits are divided by this: a quarter of an hour is half a minute. */
export const HASTE = 30;
/** Below it a rate has too few scrapes. */
const SHORTEST_SECONDS = 8;

const rulesSchema = z.object({
  groups: z.array(
    z.looseObject({
      name: z.string(),
      rules: z.array(
        z.looseObject({ alert: z.string(), expr: z.string(), for: z.string().optional() }),
      ),
    }),
  ),
});

const shortened = (minutes: string) => Number(minutes) * (60 / HASTE);

/**
 * The alert rules that are deployed, with shorter windows, waits and ages of waiting work. Shares, counts and the seconds of
 * answers stay as they are.
 */
export function shortenedRules(): { readonly text: string; readonly alerts: readonly string[] } {
  const { groups } = rulesSchema.parse(parse(textOf('infra/prometheus/rules/groundwork.yml')));
  const text = stringify({
    groups: groups.map((group) => ({
      ...group,
      rules: group.rules.map((rule) => ({
        ...rule,
        ...(rule.for === undefined
          ? {}
          : { for: rule.for.replace(/^(\d+)m$/, (_all, minutes) => `${shortened(minutes)}s`) }),
        expr: rule.expr
          .replace(
            /\[(\d+)m\]/g,
            (_all, minutes) => `[${Math.max(shortened(minutes), SHORTEST_SECONDS)}s]`,
          )
          .replace(
            /(oldest_waiting_seconds\{.*\}\) > )(\d+)/,
            (_all, before, seconds) => `${before}${Number(seconds) / HASTE}`,
          ),
      })),
    })),
  });
  return { text, alerts: groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)) };
}
