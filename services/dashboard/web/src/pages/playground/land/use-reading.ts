import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LandReadingView, ReadingStartedView } from '../../../../../src/views/land-reading.js';
import { api } from '../../../api/client.js';
import type { Mode } from '../making.js';
import type { LandWishes } from './land-body.js';
import type { Corners } from './use-corners.js';

const POLL_MS = 700;

/** Reads a photo once it is there, and draws the plot over it, unless the user has drawn corners meanwhile. */
export function useReading(
  { url, format }: { readonly url: string | null; readonly format: LandWishes['format'] },
  mode: Mode,
  { corners, step }: Corners,
) {
  const started = useQuery({
    queryKey: ['playground', 'reading', mode, format, url],
    queryFn: () =>
      api.post<ReadingStartedView>('/playground/readings', {
        mode,
        format,
        source_image_url: url,
      }),
    enabled: url !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const id = started.data?.id ?? null;
  const read = useQuery({
    queryKey: ['playground', 'reading', mode, 'record', id],
    queryFn: () => api.get<LandReadingView>(`/playground/readings/${mode}/${id}`),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      state.data?.status === 'completed' || state.data?.status === 'failed' ? false : POLL_MS,
  });
  const plot = read.data?.plot ?? null;
  const laid = useRef<{ readonly id: string; readonly corners: string } | null>(null);
  useEffect(() => {
    if (plot === null || id === null || laid.current?.id === id) return;
    const untouched = corners.length === 0 || JSON.stringify(corners) === laid.current?.corners;
    laid.current = { id, corners: JSON.stringify(plot.polygon) };
    if (untouched) step({ do: 'take', corners: plot.polygon });
  }, [plot, id, corners, step]);
  return {
    isReading:
      url !== null &&
      (started.isPending || read.data?.status === 'pending' || (id !== null && read.isPending)),
    reading: read.data?.status === 'completed' ? read.data : null,
    problem: read.data?.error ?? started.error?.message ?? read.error?.message ?? null,
  };
}

export type Reading = ReturnType<typeof useReading>;
