import { type ReactNode, useState } from 'react';
import type { ExampleView } from '../../../src/routes/playground/photos.js';
import type { WorkDetailView } from '../../../src/work/work-detail.js';
import { useGet } from '../api/queries.js';
import { Button, Segments } from '../kit/button.js';
import { Loaded, Status } from '../kit/page.js';
import { Film } from '../pages/outcome.js';
import words from '../words/playground.json';
import shared from '../words/shared.json';
import { creditWords, inFieldWords, say } from '../words.js';
import { Estimate, priceWords, whenLiveWords } from './estimate.js';
import { Making, type Trial, useEstimate, type useMaking } from './making.js';
import { SameRequest } from './same-request.js';

const text = words.pane;

/** The result, at first a finished sample; the plan; the code; and, always in sight, the price with its button. */
export function Pane(props: {
  readonly trial: Trial;
  readonly making: ReturnType<typeof useMaking>;
  readonly apiUrl: string;
  /** Such as `film`. */
  readonly what: string;
  /** The text for a request that is not complete. */
  readonly empty: string;
  /** Of the button. */
  readonly action: string;
  readonly example: ReactNode;
  readonly children?: ((work: WorkDetailView) => ReactNode) | undefined;
}) {
  const { trial, making, apiUrl, what, empty, action, example, children } = props;
  const { make, work } = making;
  const [view, setView] = useState<keyof typeof text.views>('result');
  const estimated = useEstimate(trial);
  const { estimate, error, isLooking } = estimated;
  const shown = trial.body !== null && !error ? estimate : undefined;
  const fault = isLooking
    ? undefined
    : (make.error?.message ?? error?.message ?? shown?.refusals[0]?.message);
  return (
    <section
      className="sticky top-5 flex max-h-[calc(100dvh-3rem)] flex-col rounded-3 border border-line bg-surface px-5 pt-4 max-[64rem]:static max-[64rem]:max-h-none max-[64rem]:px-4"
      aria-label={text.label}
    >
      <Segments
        label={text.label}
        name="view"
        titles={text.views}
        value={view}
        onChange={setView}
      />
      <section
        className="min-h-0 overflow-y-auto py-4 max-[64rem]:overflow-visible"
        aria-label={text.views[view]}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus
        tabIndex={0}
      >
        {view === 'result' ? (
          <Making {...{ making, what, example }}>{children}</Making>
        ) : view === 'price' ? (
          <Estimate trial={trial} of={estimated} empty={empty} />
        ) : (
          <SameRequest apiUrl={apiUrl} operation={trial.operation} body={trial.body} />
        )}
      </section>
      <div
        className="price-bar sticky bottom-0 flex items-center justify-between gap-3 rounded-b-3 border-t border-line bg-surface py-3 max-[64rem]:fixed max-[64rem]:inset-x-0 max-[64rem]:z-1 max-[64rem]:rounded-none max-[64rem]:px-4"
        aria-busy={isLooking}
      >
        <div className="min-w-0">
          {shown ? (
            <p data-old={isLooking}>
              <Status tone={trial.mode === 'test' ? 'plain' : 'good'}>{shared[trial.mode]}</Status>{' '}
              <strong className="tabular-nums">{priceWords(shown)}</strong>
              <span className="text-1 text-ink-soft">{whenLiveWords(shown)}</span>
            </p>
          ) : null}
          {fault ? (
            <p className="text-1 font-half text-bad" role="alert">
              {inFieldWords(fault)}
            </p>
          ) : null}
          {shown || fault ? null : (
            <p className="text-1 text-ink-soft">{isLooking ? text.checking : empty}</p>
          )}
        </div>
        <Button
          look="main"
          disabled={isLooking || shown?.would_be_accepted !== true}
          busy={make.isPending || work.data?.state === 'under_way'}
          aria-label={shown ? say(text.button, { action, price: priceWords(shown) }) : action}
          onClick={() => {
            setView('result');
            make.mutate();
          }}
        >
          {action}
        </Button>
        <span className="sr-only" role="status">
          {shown && !isLooking
            ? say(text.announced, { price: creditWords(shown.credits.charge) })
            : ''}
        </span>
      </div>
    </section>
  );
}

/** Our finished sample of a kind of film. */
export function FilmExample(props: { readonly kind: string; readonly format: string }) {
  const query = new URLSearchParams({ ...props });
  const example = useGet<ExampleView>(`/playground/examples?${query}`, { staleTime: 60_000 });
  return (
    <Loaded of={example} lines={3}>
      {({ film }) =>
        film ? <Film film={film} plays /> : <p className="text-ink-soft">{text.noFilm}</p>
      }
    </Loaded>
  );
}

/** A finished sample that is a picture; null while it is still to be drawn. */
export const pictureExample = (url: string | null, alt: string) =>
  url && <img className="mx-auto max-h-128 rounded-2" src={url} alt={alt} />;
