import type { VideoFormat } from '@groundwork/contract/films/fields';
import type { LandReadingRecord } from '@groundwork/contract/land/land-readings';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { schemaAt } from '../../../src/playground/form.js';
import { api } from '../api/client.js';
import { useGet } from '../api/queries.js';
import land from '../forms/land.json';
import { Button } from '../kit/button.js';
import words from '../words/playground.json';
import { say } from '../words.js';
import { Bench, type Place, useForm } from './bench.js';
import { type Corners, useCorners } from './corners.js';
import { languageChoices } from './fields.js';
import { FilmExample } from './pane.js';
import { PhotoDrop, usePhotoDraft } from './photos.js';
import { PlotDrawing } from './plot-drawing.js';

const text = words.land;
const POLL_MS = 700;
const READINGS = '/v1/land/readings';
/** Fewer are no plot. */
const CORNERS = 3;

/** Choices of films: languages, and the voices that speak each. */
export const filmSources = ({ languages, voices, tracks, presenters }: Place['choices']) => ({
  languages: languageChoices(languages),
  voices: voices.map(({ voice_id, name, accent, language }) => ({
    value: voice_id,
    title: accent ? `${name}, ${accent}` : name,
    of: language,
  })),
  tracks: tracks.map(({ music_id, title }) => ({ value: music_id, title })),
  presenters: presenters.map(({ id, name }) => ({ value: id, title: name })),
});

export function LandPlayground({ place }: { readonly place: Place }) {
  const { choices, mode } = place;
  const state = useForm(land, 'land', place);
  const [photo, setPhoto] = usePhotoDraft('photo');
  const corners = useCorners();
  const format = state.values.format === '16:9' ? '16:9' : '9:16';
  const reading = useReading({ url: photo?.url ?? null, format, mode }, corners);
  const most = schemaAt(state.schema, 'area_polygon').maxItems ?? CORNERS;
  return (
    <Bench
      form={land}
      state={{ ...state, sources: filmSources(choices) }}
      place={place}
      example={<FilmExample kind="land" />}
      base={{
        source_image_url: photo?.url,
        ...(corners.corners.length >= CORNERS ? { area_polygon: corners.corners } : {}),
      }}
      slots={{
        photo: (
          <PhotoDrop
            label={text.photo}
            photo={photo}
            takesPaste
            onPhoto={(next) => {
              setPhoto(next);
              corners.step({ do: 'clear' });
              const isWide = next.width >= next.height;
              state.set({ ...state.values, format: isWide ? '16:9' : '9:16' });
            }}
          >
            {photo ? (
              <>
                <PlotDrawing photo={photo} corners={corners} most={most} />
                <FoundPlot reading={reading} corners={corners} />
              </>
            ) : null}
          </PhotoDrop>
        ),
      }}
    />
  );
}

/** Reads a photo once it is there, and draws the plot over it, unless the user has drawn corners meanwhile. */
function useReading(
  of: { readonly url: string | null; readonly format: VideoFormat; readonly mode: string },
  { corners, step }: Corners,
) {
  const { url, format, mode } = of;
  const started = useQuery({
    queryKey: ['playground', 'reading', mode, format, url],
    queryFn: () =>
      api.post<{ reading_id: string }>(`/${mode}${READINGS}`, { format, source_image_url: url }),
    enabled: url !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const id = started.data?.reading_id ?? null;
  const read = useGet<LandReadingRecord>(id && `/${mode}${READINGS}/${id}`, {
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) =>
      state.data?.status === 'completed' || state.data?.status === 'failed' ? false : POLL_MS,
  });
  const plot = read.data?.reading?.plot ?? null;
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
    reading: read.data?.reading ?? null,
    problem: read.data?.error?.message ?? started.error?.message ?? read.error?.message ?? null,
  };
}

/** The plot found in the photo, in words, and the way back to it. */
function FoundPlot(props: {
  readonly reading: ReturnType<typeof useReading>;
  readonly corners: Corners;
}) {
  const { isReading, reading, problem } = props.reading;
  const of = text.reading;
  if (isReading) {
    return (
      <p className="text-ink-soft text-1" role="status">
        {of.busy}
      </p>
    );
  }
  if (problem !== null)
    return <p className="text-ink-soft text-1">{say(of.problem, { problem })}</p>;
  if (reading === null) return null;
  const { plot, view, objections, camera, explanation_url } = reading;
  const { assumed } = camera;
  return (
    <div role="status">
      {plot === null ? null : (
        <p className="text-1">
          {say(plot.area_m2 === null ? of.foundUnsized : of.found, {
            area: Math.round((plot.area_m2 ?? 0) / 10) * 10,
            width: Math.round(plot.width_m ?? 0),
            depth: Math.round(plot.depth_m ?? 0),
            distance: Math.round(plot.distance_m ?? 0),
            view: view === null ? '' : of.views[view],
          })}{' '}
          <Button onClick={() => props.corners.step({ do: 'take', corners: plot.polygon })}>
            {of.reset}
          </Button>
        </p>
      )}
      {objections.map(({ code, sentence }) => (
        <p key={code} className="text-1">
          {sentence}.
        </p>
      ))}
      {assumed.length === 0 ? null : (
        <p className="text-ink-soft text-1">
          {say(of.assumed, { names: assumed.map((name) => of.assumptions[name]).join(', ') })}
        </p>
      )}
      {explanation_url === null ? null : (
        <p className="text-1">
          <a href={explanation_url} target="_blank" rel="noreferrer">
            {of.explanation}
          </a>
        </p>
      )}
    </div>
  );
}
