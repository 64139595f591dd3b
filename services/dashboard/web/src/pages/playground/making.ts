import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PlaygroundOperation } from '../../../../src/playground/operations.js';
import type { EstimateView, MadeView } from '../../../../src/views/playground.js';
import { newAttempt } from '../../api/attempt.js';
import { ApiFault, api } from '../../api/client.js';
import { useDraft } from '../../api/draft.js';
import { useWork } from '../../api/work.js';

export type Mode = 'live' | 'test';

/** The request that is tried out: a body of the API, or null while it is not complete. */
export interface Trial {
  readonly operation: PlaygroundOperation;
  readonly mode: Mode;
  readonly body: Readonly<Record<string, unknown>> | null;
}

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
    queryFn: () => api.post<EstimateView>('/playground/estimates', calm),
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
      api.post<MadeView>('/playground/requests', { ...trial, attempt: attempt.current }),
    onSuccess: (made) => setId(made.id),
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
