import { schemaAt } from '../../../src/playground/form.js';
import type { PresetsView } from '../../../src/routes/playground/families.js';
import { useGet } from '../api/queries.js';
import films from '../forms/films.json';
import { Loaded } from '../kit/page.js';
import { Bench, type Place, useForm } from './bench.js';
import { filmSources } from './land-playground.js';
import { PhotoList, usePhotosDraft } from './photos.js';

export type FilmKind = 'slideshow' | 'narrated-slideshow' | 'living-property';

/** The families that everyone may use. */
export const usePresets = () => useGet<PresetsView>('/playground/presets', { staleTime: 60_000 });

interface FilmProps {
  readonly kind: FilmKind;
  readonly place: Place;
}

/** A film of a property's photos: a slideshow, one with a narrator, or one with people in it. */
export function FilmPlayground(props: FilmProps) {
  const presets = usePresets();
  if (props.kind !== 'living-property') return <FilmBench {...props} presets={[]} />;
  return (
    <Loaded of={presets} lines={6}>
      {(loaded) => <FilmBench {...props} presets={loaded.presets} />}
    </Loaded>
  );
}

function FilmBench({ kind, place, presets }: FilmProps & Pick<PresetsView, 'presets'>) {
  const state = useForm(films, kind, place);
  const [kept, setPhotos] = usePhotosDraft('photos');
  const photos = kept.filter((photo) => photo !== null);
  const families = presets.map(({ slug }) => ({ value: slug, title: slug.replaceAll('-', ' ') }));
  const most = schemaAt(state.schema, 'images').maxItems ?? 1;
  return (
    <Bench
      form={films}
      state={{ ...state, sources: { ...filmSources(place.choices), families } }}
      place={place}
      base={{ images: photos.map(({ url }) => url) }}
      slots={{ photos: <PhotoList photos={photos} most={most} onChange={setPhotos} /> }}
    />
  );
}
