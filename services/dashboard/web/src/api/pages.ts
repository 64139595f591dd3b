import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from './client.js';

/**
 * A list in pages, newest first.
 *
 * @param path such as `/work`
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
    queryKey: [path.slice(1), query.toString()],
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
