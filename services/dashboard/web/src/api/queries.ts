import {
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Action } from '../../../src/auth/roles.js';
import type { SessionView } from '../../../src/routes/session.js';
import { ApiFault, api } from './client.js';

type Settings<View> = Omit<UseQueryOptions<View>, 'queryKey' | 'queryFn'>;

/** The parts of a path are the key of its answer, so that a change can name what it makes old. */
const keyOf = (path: string) => path.split(/[/?]/).filter(Boolean);

/** @param path such as `/keys`; null for nothing yet */
export function useGet<View>(path: string | null, settings: Settings<View> = {}) {
  return useQuery<View>({
    ...settings,
    queryKey: path === null ? ['nothing'] : keyOf(path),
    queryFn: () => api.get<View>(path ?? ''),
    enabled: path !== null && settings.enabled !== false,
  });
}

/**
 * A list in pages, newest first.
 *
 * @param parameters of the query; empty ones are left out
 * @param cursor name of the parameter with the start of the next page
 * @param every ms between polls, decided by the shown entries; false for never
 */
export function usePages<View extends { readonly next: string | null }>(
  path: string,
  parameters: Readonly<Record<string, string | null>>,
  cursor: string,
  every: (views: readonly View[]) => number | false = () => false,
) {
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return useInfiniteQuery({
    queryKey: [...keyOf(path), query.toString()],
    initialPageParam: '',
    queryFn: ({ pageParam }) => {
      const page = new URLSearchParams(query);
      if (pageParam !== '') page.set(cursor, pageParam);
      return api.get<View>(`${path}?${page}`);
    },
    getNextPageParam: (view) => view.next,
    refetchInterval: ({ state }) => every(state.data?.pages ?? []),
  });
}

/**
 * Something that is changed on the server.
 *
 * @param change.refresh first part of the paths that have other answers afterwards
 */
export function useSend<Input = void, Answer = unknown>(change: {
  readonly send: (input: Input) => Promise<Answer>;
  readonly refresh?: string | undefined;
  readonly after?: ((answer: Answer, input: Input) => unknown) | undefined;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change.send,
    onSuccess: async (answer, input) => {
      if (change.refresh) await client.invalidateQueries({ queryKey: [change.refresh] });
      await change.after?.(answer, input);
    },
    // A secret is to be forgotten as soon as it is off the screen.
    gcTime: 0,
  });
}

export function useSession() {
  return useQuery({
    queryKey: ['session'],
    queryFn: async () => {
      try {
        return await api.get<SessionView>('/session');
      } catch (error) {
        if (error instanceof ApiFault && error.status === 401) return null;
        throw error;
      }
    },
    staleTime: 30_000,
    refetchInterval: 15_000,
  });
}

/** Forgets all that was read: for signing in and out, and for another organization. */
export function useStartOver() {
  const client = useQueryClient();
  return useCallback(async () => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
    await client.refetchQueries({ queryKey: ['session'] });
  }, [client]);
}

export function allows(session: SessionView, action: Action): boolean {
  return session.organization?.may.includes(action) ?? false;
}
