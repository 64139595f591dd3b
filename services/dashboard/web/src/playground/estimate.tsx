import type { DryRun } from '@groundwork/contract/dry-run/answer';
import type { ReactNode } from 'react';
import { Facts, Fault, Notice } from '../kit/page.js';
import { secondsWords } from '../kit/time.js';
import words from '../words/playground.json';
import shared from '../words/shared.json';
import { creditWords, inFieldWords, many, say } from '../words.js';
import type { Trial, useEstimate } from './making.js';

const text = words.estimate;

/** Price and plan of the request as it stands. */
export function Estimate(props: {
  readonly trial: Trial;
  readonly of: ReturnType<typeof useEstimate>;
  /** The text for a request that is not complete. */
  readonly empty: string;
}) {
  const { trial, empty } = props;
  const { estimate, error, isLooking, retry } = props.of;
  if (trial.body === null) return <p className="text-ink-soft">{empty}</p>;
  if (error && !isLooking) return <Fault error={error} retry={retry} />;
  if (!estimate || error) return <p className="text-ink-soft">{words.pane.checking}</p>;
  const { charge, price, breakdown } = estimate.credits;
  return (
    <div className="stack gap-4" data-old={isLooking}>
      <p>
        <span className="font-serif text-6 leading-none tabular-nums">{charge}</span>{' '}
        {many(text.creditUnit, charge)}
        <span className="text-ink-soft text-1">{whenLiveWords(estimate)}</span>
      </p>
      {breakdown.length > 0 && price > 0 ? (
        <ul className="stack gap-1 text-1 text-ink-soft">
          {breakdown.map(({ item, quantity, credits: part }) => (
            <li key={item} className="row items-center justify-between">
              <span>
                {text.items[item]}
                {quantity > 1 ? ` × ${quantity}` : ''}
              </span>
              <span className="tabular-nums">{part}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <Facts
        facts={{
          ...planFacts(estimate.plan),
          [text.takes]: rangeWords(estimate.estimated_seconds_range),
        }}
      />
      <Remarks of={estimate} />
    </div>
  );
}

export const priceWords = ({ credits: { charge } }: DryRun) =>
  charge === 0 ? shared.free : creditWords(charge);

/** What is left to pay with, or in test mode the price of the real thing. */
export function whenLiveWords({ credits, livemode }: DryRun): string {
  const { charge, price, balance } = credits;
  if (livemode) return say(text.ofBalance, { balance });
  return charge === 0 && price > 0 ? say(text.whenLive, { credits: price }) : '';
}

/** Obstacles, and remarks to read before going on. */
function Remarks({ of: { refusals, images, warnings, limits } }: { readonly of: DryRun }) {
  const full = limits.find(({ available }) => !available);
  const faults = images.filter(
    ({ error }) => error && !refusals.some(({ message }) => message === error.message),
  );
  return (
    <>
      {refusals.map(({ code, message }) => (
        <Notice key={code} tone="bad">
          {inFieldWords(message)}
          {code === 'CONCURRENCY_LIMIT_EXCEEDED' && full
            ? say(text.inUse, { inUse: full.in_use, limit: full.limit })
            : ''}
        </Notice>
      ))}
      {faults.map(({ field, error }) => (
        <Notice key={field} tone="bad">
          {inFieldWords(error?.message ?? '')}
        </Notice>
      ))}
      {warnings.map(({ code, field, message }) => (
        <Notice key={`${code} ${field}`} tone="warn">
          {inFieldWords(message)}
        </Notice>
      ))}
    </>
  );
}

/** The plan in a few lines. */
function planFacts(plan: DryRun['plan']): Record<string, ReactNode> {
  const of = words.plan;
  const yesOrNone = (value: unknown) => (value ? of.yes : of.none);
  switch (plan.kind) {
    case 'showcase':
      return {
        [of.template]: plan.template_id.replaceAll('_', ' '),
        ...(plan.formats === undefined
          ? { [of.image]: `${plan.width} × ${plan.height}` }
          : { [of.formats]: plan.formats.map(({ format }) => of.formatNames[format]).join(', ') }),
        [of.photos]: String(plan.photos),
      };
    case 'showcase-edit':
      return { [of.edit]: plan.prompt, [of.image]: plan.template_id.replaceAll('_', ' ') };
    case 'family':
      return {
        [of.members]: String(plan.members.length),
        [of.portraits]: say(of.portraitsAndGroup, { portraits: plan.portraits }),
      };
    case 'custom-template':
      return { [of.template]: plan.name };
    default:
      return {
        [of.film]: say(of.scenes, { format: plan.format, scenes: plan.scenes.length }),
        [of.plot]: plan.marking && of.markings[plan.marking],
        [of.narration]: of.scripts[plan.script] ?? of.none,
        [of.captions]: yesOrNone(plan.narration && plan.subtitles.enabled),
        [of.music]: yesOrNone(plan.music),
        [of.result]: plan.sample ? of.sample : null,
      };
  }
}

/** At most this is `a few seconds`. */
const FEW = 8;
const MINUTE = 60;
/** From here on nobody counts seconds. */
const LONG = 5 * MINUTE;

/** Steps in which a time is shown: seconds by fives, a few minutes by quarters, many by whole ones. */
const stepOf = (seconds: number) => (seconds < MINUTE ? 5 : seconds < LONG ? 15 : MINUTE);
const down = (seconds: number) => Math.floor(seconds / stepOf(seconds)) * stepOf(seconds);
const up = (seconds: number) => Math.ceil(seconds / stepOf(seconds)) * stepOf(seconds);

/** How long work takes, in seconds: `25 s to 40 s`, `6 min to 9 min`. */
function rangeWords({ min, max }: { readonly min: number; readonly max: number }): string {
  const of = words.range;
  if (max <= FEW) return of.moment;
  const [from, to] = [down(min), up(max)];
  if (from === to) return say(of.about, { time: secondsWords(to) });
  return say(from === 0 ? of.upTo : of.between, { from: secondsWords(from), to: secondsWords(to) });
}
