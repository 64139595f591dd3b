import { useQuery } from '@tanstack/react-query';
import type { FilmChoicesView, PresetsView } from '../../../../../src/views/playground.js';
import { api } from '../../../api/client.js';
import { useDraft } from '../../../api/draft.js';
import { Fault } from '../../../components/fault.js';
import { Skeleton } from '../../../components/page.js';
import { Estimate } from '../estimate.js';
import { type Mode, useMaking } from '../making.js';
import { Making } from '../making-panel.js';
import { MoreSection } from '../more/more-section.js';
import { firstMore } from '../more/more-wishes.js';
import { usePhotosDraft } from '../photo-drafts.js';
import { SameRequest } from '../same-request.js';
import { type FilmKind, type FilmWishes, filmBody, firstFilmWishes } from './film-body.js';
import { FilmOptions, PropertyFacts } from './film-options.js';
import { PhotoList } from './photo-list.js';
import { text } from './text.js';

interface Shared {
  readonly kind: FilmKind;
  readonly mode: Mode;
  readonly apiUrl: string;
}

/** A film of a property's photos: a slideshow, one with a narrator, or one with people in it. */
export function FilmPlayground(shared: Shared) {
  const choices = useQuery({
    queryKey: ['playground', 'choices'],
    queryFn: () => api.get<FilmChoicesView>('/playground/choices'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const families = useQuery({
    queryKey: ['playground', 'presets'],
    queryFn: () => api.get<PresetsView>('/playground/presets'),
    enabled: shared.kind === 'living-property',
    staleTime: 60_000,
  });
  const error = choices.error ?? families.error;
  if (error)
    return <Fault error={error} retry={choices.error ? choices.refetch : families.refetch} />;
  if (!choices.data || families.isLoading) return <Skeleton lines={6} />;
  return <Bench {...shared} choices={choices.data} families={families.data?.presets ?? []} />;
}

function Bench({
  kind,
  mode,
  apiUrl,
  choices,
  families,
}: Shared & {
  readonly choices: FilmChoicesView;
  readonly families: PresetsView['presets'];
}) {
  const [kept, setPhotos] = usePhotosDraft('photos');
  const [wishes, setWishes] = useDraft<FilmWishes>('wishes', firstFilmWishes);
  const [more, setMore] = useDraft('more', firstMore);
  const photos = kept.filter((photo) => photo !== null);
  const wish = (change: Partial<FilmWishes>) => setWishes((before) => ({ ...before, ...change }));
  const body = filmBody(kind, photos, wishes, more);
  const trial = { operation: kind, mode, body } as const;
  const making = useMaking(trial);
  return (
    <div className="bench">
      <Making making={making} what={text.film} />
      <div className="bench-form">
        <section className="bench-part" aria-labelledby="film-photos">
          <h2 id="film-photos">{text.photosTitle}</h2>
          <PhotoList photos={photos} most={choices.images.max} onChange={setPhotos} />
        </section>
        <section className="bench-part" aria-labelledby="film-property">
          <h2 id="film-property">{text.propertyTitle}</h2>
          <PropertyFacts wishes={wishes} wish={wish} />
        </section>
        <section className="bench-part" aria-labelledby="film-film">
          <h2 id="film-film">{text.filmTitle}</h2>
          <FilmOptions
            kind={kind}
            wishes={wishes}
            choices={choices}
            families={families}
            wish={wish}
          />
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
      <SameRequest apiUrl={apiUrl} operation={kind} body={body} />
    </div>
  );
}
