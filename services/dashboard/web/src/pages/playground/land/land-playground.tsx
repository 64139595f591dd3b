import { useQuery } from '@tanstack/react-query';
import type { FilmChoicesView } from '../../../../../src/views/playground.js';
import { api } from '../../../api/client.js';
import { useDraft } from '../../../api/draft.js';
import { Fault } from '../../../components/fault.js';
import { Skeleton } from '../../../components/page.js';
import { Estimate } from '../estimate.js';
import { type Mode, useMaking } from '../making.js';
import { Making } from '../making-panel.js';
import { MoreSection } from '../more/more-section.js';
import { firstMore } from '../more/more-wishes.js';
import { usePhotoDraft } from '../photo-drafts.js';
import { PhotoDrop } from '../photo-drop.js';
import { SameRequest } from '../same-request.js';
import { FoundPlot } from './found-plot.js';
import { firstWishes, type LandWishes, landBody } from './land-body.js';
import { LandOptions } from './land-options.js';
import { PlotDrawing } from './plot-drawing.js';
import { text } from './text.js';
import { useCorners } from './use-corners.js';
import { useReading } from './use-reading.js';

export function LandPlayground({ mode, apiUrl }: { readonly mode: Mode; readonly apiUrl: string }) {
  const choices = useQuery({
    queryKey: ['playground', 'choices'],
    queryFn: () => api.get<FilmChoicesView>('/playground/choices'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (choices.isPending) return <Skeleton lines={6} />;
  if (choices.isError) return <Fault error={choices.error} retry={choices.refetch} />;
  return <Bench mode={mode} apiUrl={apiUrl} choices={choices.data} />;
}

function Bench({
  mode,
  apiUrl,
  choices,
}: {
  readonly mode: Mode;
  readonly apiUrl: string;
  readonly choices: FilmChoicesView;
}) {
  const [photo, setPhoto] = usePhotoDraft('photo');
  const [wishes, setWishes] = useDraft<LandWishes>('wishes', firstWishes);
  const [more, setMore] = useDraft('more', firstMore);
  const corners = useCorners();
  const reading = useReading({ url: photo?.url ?? null, format: wishes.format }, mode, corners);
  const body = photo && landBody(photo.url, corners.corners, wishes, more);
  const trial = { operation: 'land', mode, body } as const;
  const making = useMaking(trial);
  return (
    <div className="bench">
      <Making making={making} what={text.film} />
      <div className="bench-form">
        <section className="bench-part" aria-labelledby="land-photo">
          <h2 id="land-photo">{text.photoTitle}</h2>
          <PhotoDrop
            label={text.photo}
            photo={photo}
            takesPaste
            sample="plot"
            onPhoto={(next) => {
              setPhoto(next);
              corners.step({ do: 'clear' });
              setWishes((before) => ({
                ...before,
                format: next.width >= next.height ? '16:9' : '9:16',
              }));
            }}
          >
            {photo ? (
              <>
                <PlotDrawing photo={photo} corners={corners} most={choices.polygon_points.max} />
                <FoundPlot reading={reading} corners={corners} />
              </>
            ) : null}
          </PhotoDrop>
        </section>
        <section className="bench-part" aria-labelledby="land-film">
          <h2 id="land-film">{text.filmTitle}</h2>
          <LandOptions wishes={wishes} choices={choices} onChange={setWishes} />
          <MoreSection wishes={more} labelled={text.film} onChange={setMore} />
        </section>
      </div>
      <div className="bench-side">
        <Estimate
          trial={trial}
          making={making}
          empty={text.noPhoto}
          words={{ live: text.create, test: text.createSample }}
        />
      </div>
      <SameRequest apiUrl={apiUrl} operation="land" body={body} />
    </div>
  );
}
