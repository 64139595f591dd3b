import type { FamilyResult, ListedFamily } from '@groundwork/contract/families/family';
import type { KeyMode } from '@groundwork/contract/identifiers';
import { schemaAt } from '../../../src/playground/form.js';
import { useGet } from '../api/queries.js';
import family from '../forms/family.json';
import films from '../forms/films.json';
import { Loaded } from '../kit/page.js';
import words from '../words/playground.json';
import { many, say } from '../words.js';
import { Bench, type Place, useForm } from './bench.js';
import { filmSources } from './land-playground.js';
import { FilmExample, pictureExample } from './pane.js';
import { PhotoList, usePhotosDraft } from './photos.js';

type FilmKind = 'slideshow' | 'narrated-slideshow' | 'living-property';

/** The families that everyone may use, and the organization's own. */
const useFamilies = () =>
  useGet<{ readonly families: readonly ListedFamily[] }>('/test/v1/families');

/** Those that a film can show, as `selected_family_id` and people name them. */
const choicesOf = (families: readonly ListedFamily[]) =>
  families.flatMap((one) => {
    if (one.scope === 'preset') return [{ value: one.slug, title: one.slug.replaceAll('-', ' ') }];
    return one.card_image_url === null ? [] : [{ value: one.id, title: one.name }];
  });

interface FilmProps {
  readonly kind: FilmKind;
  readonly place: Place;
}

/** A film of a property's photos: a slideshow, one with a narrator, or one with people in it. */
export function FilmPlayground(props: FilmProps) {
  const all = useFamilies();
  if (props.kind !== 'living-property') return <FilmBench {...props} families={[]} />;
  return (
    <Loaded of={all} lines={6}>
      {({ families }) => <FilmBench {...props} families={choicesOf(families)} />}
    </Loaded>
  );
}

function FilmBench(props: FilmProps & { readonly families: ReturnType<typeof choicesOf> }) {
  const { kind, place, families } = props;
  const state = useForm(films, kind, place);
  const [kept, setPhotos] = usePhotosDraft('photos');
  const photos = kept.filter((photo) => photo !== null);
  const most = schemaAt(state.schema, 'images').maxItems ?? 1;
  return (
    <Bench
      form={films}
      state={{ ...state, sources: { ...filmSources(place.choices), families } }}
      place={place}
      example={<FilmExample kind={kind} />}
      base={{ images: photos.map(({ url }) => url) }}
      slots={{ photos: <PhotoList photos={photos} most={most} onChange={setPhotos} /> }}
    />
  );
}

const text = words.family;

export function FamilyPlayground({ place }: { readonly place: Place }) {
  const all = useFamilies();
  const state = useForm(family, 'family', place);
  return (
    <Loaded of={all} lines={6}>
      {({ families }) => (
        <Bench
          form={family}
          state={state}
          place={place}
          example={pictureExample(families[0]?.card_image_url ?? null, text.example)}
          base={{}}
          slots={{
            presets: (
              <ul className="tiles-[9rem] gap-3">
                {families.map(({ members, card_image_url: card, ...one }) => (
                  <li key={one.slug}>
                    {card ? (
                      <img
                        className="w-full rounded-2 bg-sunken"
                        src={card}
                        alt=""
                        loading="lazy"
                      />
                    ) : null}
                    {one.name}
                    <code className="block wrap-anywhere">
                      {one.scope === 'preset' ? one.slug : one.id}
                    </code>
                    <p className="text-ink-soft text-1">{many(text.members, members.length)}</p>
                  </li>
                ))}
              </ul>
            ),
          }}
        >
          {({ id, livemode }) => <Portraits taskId={id} mode={livemode ? 'live' : 'test'} />}
        </Bench>
      )}
    </Loaded>
  );
}

/** The portrait of each member, in their order. */
function Portraits({ taskId, mode }: { readonly taskId: string; readonly mode: KeyMode }) {
  const portraits = useGet<{ readonly result: FamilyResult }>(`/${mode}/v1/tasks/${taskId}`, {
    staleTime: 60_000,
  });
  return (
    <Loaded of={portraits} lines={1}>
      {({ result: { reference_image_urls: urls } }) => (
        <ul className="tiles-[9rem] gap-3" aria-label={text.portraits}>
          {urls.map((url, at) => (
            <li key={url}>
              <img
                className="w-full rounded-2 bg-sunken"
                src={url}
                alt={say(text.portraitOf, { number: at + 1 })}
              />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
