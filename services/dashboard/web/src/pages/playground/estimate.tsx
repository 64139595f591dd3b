import type { EstimateView } from '../../../../src/views/playground.js';
import { Button } from '../../components/button.js';
import { Facts } from '../../components/facts.js';
import { Fault } from '../../components/fault.js';
import { Notice, Status } from '../../components/status.js';
import { inFieldWords } from '../../field-words.js';
import { shared } from '../../text.js';
import { creditWords } from '../../words.js';
import { type Trial, useEstimate, type useMaking } from './making.js';
import { planFacts } from './plan-facts.js';
import { rangeWords } from './range-words.js';
import { text } from './text.js';

/** Price and plan of the request as it stands, and the button that makes it. */
export function Estimate({
  trial,
  making: { make, work },
  empty,
  words,
}: {
  readonly trial: Trial;
  readonly making: ReturnType<typeof useMaking>;
  /** The text for a request that is not complete. */
  readonly empty: string;
  /** Of the button. */
  readonly words: { readonly live: string; readonly test: string };
}) {
  const { estimate, error, isLooking, retry } = useEstimate(trial);
  const isMaking = make.isPending || work.data?.state === 'under_way';
  return (
    <section className="estimate" aria-labelledby="estimate" aria-busy={isLooking}>
      <div className="estimate-head">
        <h2 id="estimate">{text.estimate.title}</h2>
        {trial.mode === 'test' ? (
          <Status tone="plain">{shared.test}</Status>
        ) : (
          <Status tone="good">{shared.live}</Status>
        )}
      </div>
      {trial.body === null ? <p className="soft">{empty}</p> : null}
      {trial.body !== null && !estimate && isLooking ? (
        <p className="soft">{text.estimate.checking}</p>
      ) : null}
      {isLooking ? null : <Fault error={error} retry={retry} />}
      {trial.body !== null && estimate && !error ? (
        <div className="estimate-body" data-old={isLooking}>
          <Price of={estimate} />
          <Facts
            facts={[
              ...planFacts(estimate.plan),
              [text.estimate.takes, rangeWords(estimate.estimated_seconds_range)],
            ]}
          />
          <Remarks of={estimate} />
        </div>
      ) : null}
      <Button
        look="main"
        disabled={
          trial.body === null || isLooking || estimate?.would_be_accepted !== true || !!error
        }
        busy={isMaking}
        onClick={() => make.mutate()}
      >
        {buttonWords(trial, estimate, words)}
      </Button>
      <Fault error={make.error} />
      <span className="only-heard" role="status">
        {trial.body !== null && estimate && !isLooking && !error
          ? text.estimate.announced(creditWords(estimate.credits.charge))
          : ''}
      </span>
    </section>
  );
}

function buttonWords(
  { mode, body }: Trial,
  estimate: EstimateView | undefined,
  words: { readonly live: string; readonly test: string },
): string {
  if (body === null || !estimate) return words[mode];
  const { charge } = estimate.credits;
  return text.estimate.button(words[mode], charge === 0 ? shared.free : creditWords(charge));
}

function Price({ of: { credits, livemode } }: { readonly of: EstimateView }) {
  return (
    <>
      <p className="estimate-price">
        <span className="number">{credits.charge}</span> {text.estimate.credits(credits.charge)}
        <span className="soft small">
          {livemode
            ? text.estimate.ofBalance(credits.balance)
            : credits.charge === 0 && credits.price > 0
              ? text.estimate.whenLive(credits.price)
              : ''}
        </span>
      </p>
      {credits.breakdown.length > 0 && credits.price > 0 ? (
        <ul className="estimate-items">
          {credits.breakdown.map(({ item, quantity, credits: part }) => (
            <li key={item}>
              <span>
                {text.estimate.items[item]}
                {quantity > 1 ? ` × ${quantity}` : ''}
              </span>
              <span className="number">{part}</span>
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
  return (
    <>
      {refusals.map(({ code, message }) => (
        <Notice key={code} tone="bad">
          {inFieldWords(message)}
          {code === 'CONCURRENCY_LIMIT_EXCEEDED' && full
            ? text.estimate.inUse(full.in_use, full.limit)
            : ''}
        </Notice>
      ))}
      {images
        .filter(({ error }) => error !== null)
        .filter(({ error }) => !refusals.some(({ message }) => message === error?.message))
        .map(({ field, error }) => (
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
