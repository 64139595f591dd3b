import type { TaskProgress } from '@groundwork/contract/tasks/task-answers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { WorkDetailView } from '../../../src/work/work-detail.js';
import { api } from './client.js';

/** ms between polls: without an event stream, and with one in case it loses a message. */
const POLL_MS = 1_000;
const STREAMED_POLL_MS = 15_000;

/**
 * A piece of work, kept up to date: by the server's events while a task is under way; showcases, which report only
 * their end, are polled each second.
 */
export function useWork(id: string | null) {
  const [isStreamed, setStreamed] = useState(false);
  const work = useQuery({
    queryKey: keyOf(id),
    queryFn: () => api.get<WorkDetailView>(`/work/${id}`),
    enabled: id !== null,
    refetchInterval: ({ state }) => {
      if (state.data?.state !== 'under_way') return false;
      return isStreamed ? STREAMED_POLL_MS : POLL_MS;
    },
  });
  const { data } = work;
  const isTask = data !== undefined && data.progress !== null && data.state === 'under_way';
  useTaskEvents(isTask ? data.id : null, data?.livemode ? 'live' : 'test', setStreamed);
  return work;
}

const keyOf = (id: string | null) => ['work', 'detail', id];

/** Updates the cached work with the server's events. @param id null for none */
function useTaskEvents(
  id: string | null,
  mode: string,
  onStreamed: (isStreamed: boolean) => void,
): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id === null) return;
    const source = new EventSource(`/api/${mode}/v1/tasks/${id}/events`);
    source.addEventListener('open', () => onStreamed(true));
    source.addEventListener('progress', ({ data }: MessageEvent<string>) => {
      const { status, progress, scenes = [] }: TaskProgress = JSON.parse(data);
      client.setQueryData<WorkDetailView>(keyOf(id), (known) =>
        // A poll's answer may be newer: progress never falls.
        known?.state === 'under_way' && progress >= (known.progress ?? 0)
          ? { ...known, status, progress, scenes }
          : known,
      );
    });
    const end = () => {
      source.close();
      void client.invalidateQueries({ queryKey: keyOf(id) });
    };
    source.addEventListener('completed', end);
    source.addEventListener('failed', end);
    // The browser reconnects by itself, unless it was refused; until then we poll.
    source.addEventListener('error', () => onStreamed(false));
    return () => {
      source.close();
      onStreamed(false);
    };
  }, [id, mode, client, onStreamed]);
}
