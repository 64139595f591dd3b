import type { ReactNode } from 'react';
import type { EstimateView } from '../../../src/routes/playground/requests.js';
import { Button } from '../kit/button.js';
import { Facts, Fault, Notice, Status } from '../kit/page.js';
import words from '../words/playground.json';
import shared from '../words/shared.json';
import { creditWords, inFieldWords, many, say } from '../words.js';
import { type Trial, useEstimate, type useMaking } from './making.js';

const text = words.estimate;

/** Price and plan of the request as it stands, and the button that makes it. */
export function Estimate(props: {
  readonly trial: Trial;
  readonly making: ReturnType<typeof useMaking>;
  /** The text for a request that is not complete. */
  readonly empty: string;
  /** Of the button. */
  readonly words: { readonly live: string; readonly test: string };
}) {
  const { trial, empty } = props;
  const { make, work } = props.making;
  const { estimate, error, isLooking, retry } = useEstimate(trial);
  const shown = trial.body !== null && !error ? estimate : undefined;
  const price = shown && priceWords(shown);
  const action = props.words[trial.mode];
  return (
    <section
      className="stack sticky top-5 gap-4 rounded-3 border border-line bg-surface p-5 max-[64rem]:static"
      aria-labelledby="estimate"
      aria-busy={isLooking}
    >
      <div className="row items-center justify-between">
        <h2 id="estimate">{text.title}</h2>
        <Status tone={trial.mode === 'test' ? 'plain' : 'good'}>{shared[trial.mode]}</Status>
      </div>
      {trial.body === null ? <p className="text-ink-soft">{empty}</p> : null}
      {trial.body !== null && !estimate && isLooking ? (
        <p className="text-ink-soft">{text.checking}</p>
      ) : null}
      {isLooking ? null : <Fault error={error} retry={retry} />}
      {shown ? (
        <div className="stack gap-4" data-old={isLooking}>
          <Price of={shown} />
          <Facts
            facts={{
              ...planFacts(shown.plan),
              [text.takes]: rangeWords(shown.estimated_seconds_range),
            }}
          />
          <Remarks of={shown} />
        </div>
      ) : null}
      <Button
        look="main"
        disabled={isLooking || shown?.would_be_accepted !== true}
        busy={make.isPending || work.data?.state === 'under_way'}
        onClick={() => make.mutate()}
      >
        {price && trial.body !== null ? say(text.button, { action, price }) : action}
      </Button>
      <Fault error={make.error} />
      <span className="sr-only" role="status">
        {shown && !isLooking
          ? say(text.announced, { price: creditWords(shown.credits.charge) })
          : ''}
      </span>
    </section>
  );
}

export const priceWords = ({ credits: { charge } }: EstimateView) =>
  charge === 0 ? shared.free : creditWords(charge);

function Price({ of: { credits, livemode } }: { readonly of: EstimateView }) {
  const { charge, price, balance, breakdown } = credits;
  return (
    <>
      <p>
        <span className="font-serif text-6 leading-none tabular-nums">{charge}</span>{' '}
        {many(text.creditUnit, charge)}
        <span className="text-ink-soft text-1">
          {livemode
            ? say(text.ofBalance, { balance })
            : charge === 0 && price > 0
              ? say(text.whenLive, { credits: price })
              : ''}
        </span>
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
    </>
  );
}

/** Obstacles, and remarks to read before going on. */
function Remarks({ of: { refusals, images, warnings, limits } }: { readonly of: EstimateView }) {
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
function planFacts(plan: EstimateView['plan']): Record<string, ReactNode> {
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

function timeWords(seconds: number): string {
  const { minutesOf, secondsOf } = words.range;
  const minutes = Math.floor(seconds / MINUTE);
  const rest = seconds % MINUTE;
  return [
    minutes > 0 ? say(minutesOf, { count: minutes }) : '',
    rest > 0 ? say(secondsOf, { count: rest }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** How long work takes, in seconds: `25 to 40 s`, `45 s to 1 min 15 s`, `6 to 9 min`. */
function rangeWords({ min, max }: { readonly min: number; readonly max: number }): string {
  const of = words.range;
  if (max <= FEW) return of.moment;
  const [from, to] = [down(min), up(max)];
  if (from === 0) return say(of.upTo, { time: timeWords(to) });
  if (from === to) return say(of.about, { time: timeWords(to) });
  if (to < MINUTE) return say(of.seconds, { from, to });
  if (from % MINUTE === 0 && to % MINUTE === 0)
    return say(of.minutes, { from: from / MINUTE, to: to / MINUTE });
  return say(of.between, { from: timeWords(from), to: timeWords(to) });
}
