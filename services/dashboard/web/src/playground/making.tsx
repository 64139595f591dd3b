import type { DryRun } from '@groundwork/contract/dry-run/answer';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type PlaygroundOperation, playgroundTargets } from '../../../src/playground/operations.js';
import type { WorkDetailView } from '../../../src/work/work-detail.js';
import { ApiFault, api, newAttempt } from '../api/client.js';
import { type Mode, useDraft } from '../api/draft.js';
import { useWork } from '../api/work.js';
import { Fault } from '../kit/page.js';
import { Outcome } from '../pages/outcome.js';
import words from '../words/playground.json';
import { say } from '../words.js';

/** The request that is tried out: a body of the API, or null while it is not complete. */
export interface Trial {
  readonly operation: PlaygroundOperation;
  readonly mode: Mode;
  readonly body: Readonly<Record<string, unknown>> | null;
}

const pathOf = ({ mode, operation }: Trial) => `/${mode}${playgroundTargets[operation].path}`;

/** Long enough to type a word, short enough to seem at once. */
const CALM_MS = 500;

/** A value that has not changed for a moment. */
function useCalm<Value>(value: Value, same: string): Value {
  const [calm, setCalm] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `same` says whether the value is another
  useEffect(() => {
    const timer = window.setTimeout(() => setCalm(value), CALM_MS);
    return () => window.clearTimeout(timer);
  }, [same]);
  return calm;
}

/** The price and plan of the request; `isCurrent` says whether they are those of the request as it is now. */
export function useEstimate(trial: Trial) {
  const now = JSON.stringify(trial);
  const calm = useCalm(trial, now);
  const estimate = useQuery({
    queryKey: ['playground', 'estimate', JSON.stringify(calm)],
    queryFn: () => api.post<DryRun>(pathOf(calm), { ...calm.body, dry_run: true }),
    enabled: calm.body !== null,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: (failures, error) => failures < 2 && error instanceof ApiFault && error.status >= 500,
  });
  return {
    estimate: calm.body === null ? undefined : estimate.data,
    error: estimate.error,
    isLooking: trial.body !== null && (estimate.isFetching || JSON.stringify(calm) !== now),
    retry: estimate.refetch,
  };
}

/**
 * Asks for the real thing, and follows it to its end.
 *
 * @param draft name that the last one is remembered by
 */
export function useMaking(trial: Trial, draft = 'made') {
  const client = useQueryClient();
  // One attempt, however often it is pressed or sent again.
  const attempt = useRef(newAttempt());
  // The last result survives a visit to another page.
  const [id, setId] = useDraft<string | null>(draft, null);
  const make = useMutation({
    mutationFn: () =>
      api.post<Partial<Record<'task_id' | 'job_id', string>>>(
        pathOf(trial),
        trial.body,
        attempt.current,
      ),
    onSuccess: (made) => setId(made.task_id ?? made.job_id ?? null),
    onSettled: (_made, error) => {
      // An answer that never came may have been a yes: only that is asked again with the same name.
      if (!(error instanceof ApiFault && (error.status === 0 || error.status >= 500))) {
        attempt.current = newAttempt();
      }
      return client.invalidateQueries({ queryKey: ['session'] });
    },
  });
  const work = useWork(id);
  const state = work.data?.state;
  useEffect(() => {
    if (state !== undefined && state !== 'under_way') {
      void client.invalidateQueries({ queryKey: ['session'] });
    }
  }, [state, client]);
  return { make, id, work };
}

/** Shows the requested work from its first percent to its end. */
export function Making(props: {
  readonly making: ReturnType<typeof useMaking>;
  /** Such as `film`. */
  readonly what: string;
  /** Shown while nothing was asked for. */
  readonly example?: ReactNode;
  /** Shown below the result. */
  readonly children?: ((work: WorkDetailView) => ReactNode) | undefined;
}) {
  const { making, what, example = null, children } = props;
  const { id, work } = making;
  const text = words.making;
  const name = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const seen = useRef(id);
  useEffect(() => {
    // Earlier results wait until somebody opens them.
    if (seen.current !== id) head.current?.focus();
    seen.current = id;
  }, [id]);
  if (id === null) {
    return (
      <div className="making stack gap-3">
        <h2>{words.pane.example}</h2>
        {example}
      </div>
    );
  }
  const state = work.data?.state;
  return (
    <section className="making stack gap-4" aria-labelledby={name}>
      <h2 className="scroll-mt-5 focus-visible:outline-none" id={name} ref={head} tabIndex={-1}>
        {state === 'done' ? say(text.done, { what }) : text[state ?? 'under_way']}
      </h2>
      <Fault error={work.error} retry={work.refetch} />
      {work.data ? <Outcome work={work.data} /> : null}
      {work.data?.state === 'done' ? children?.(work.data) : null}
      <p className="text-1">
        <Link to={`/work/${id}`}>{text.details}</Link>
      </p>
      <span className="sr-only" role="status">
        {state === 'done' ? say(text.announced, { what }) : ''}
      </span>
    </section>
  );
}
