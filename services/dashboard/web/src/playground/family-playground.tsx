import type { PortraitsView } from '../../../src/routes/playground/families.js';
import { useGet } from '../api/queries.js';
import family from '../forms/family.json';
import { Loaded } from '../kit/page.js';
import words from '../words/playground.json';
import { many, say } from '../words.js';
import { Bench, type Place, useForm } from './bench.js';
import { usePresets } from './film-playground.js';

const text = words.family;

export function FamilyPlayground({ place }: { readonly place: Place }) {
  const presets = usePresets();
  const state = useForm(family, 'family', place);
  return (
    <Loaded of={presets} lines={6}>
      {(loaded) => (
        <Bench
          form={family}
          state={state}
          place={place}
          base={{}}
          slots={{
            presets: (
              <ul className="tiles-[9rem] gap-3">
                {loaded.presets.map(({ slug, members, card_image_url: card }) => (
                  <li key={slug}>
                    {card ? (
                      <img
                        className="w-full rounded-2 bg-sunken"
                        src={card}
                        alt=""
                        loading="lazy"
                      />
                    ) : null}
                    <code>{slug}</code>
                    <p className="text-ink-soft text-1">{many(text.members, members)}</p>
                  </li>
                ))}
              </ul>
            ),
          }}
        >
          {(work) => <Portraits taskId={work.id} />}
        </Bench>
      )}
    </Loaded>
  );
}

/** The portrait of each member, in their order. */
function Portraits({ taskId }: { readonly taskId: string }) {
  const portraits = useGet<PortraitsView>(`/playground/portraits/${taskId}`, {
    staleTime: 60_000,
  });
  return (
    <Loaded of={portraits} lines={1}>
      {({ portrait_urls: urls }) => (
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
