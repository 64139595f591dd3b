import { type ReactNode, useId, useState } from 'react';
import {
  asCurl,
  asPython,
  asTypeScript,
  type PlaygroundOperation,
} from '../../../src/playground/operations.js';
import type { WorkDetailView } from '../../../src/work/work-detail.js';
import { Button, Segments } from '../kit/button.js';
import { CodeBlock } from '../kit/copy.js';
import { ChoiceField } from '../kit/field.js';
import { Status } from '../kit/page.js';
import words from '../words/playground.json';
import shared from '../words/shared.json';
import { creditWords, inFieldWords, rich, say } from '../words.js';
import { Estimate, priceWords, whenLiveWords } from './estimate.js';
import { Making, type Trial, useEstimate, useMaking } from './making.js';

const text = words.pane;
const request = words.sameRequest;

type View = keyof typeof text.views;

/** What a form stands for, under a few tabs that begin with the result; below them, always in sight, the next step. */
export function Pane(props: {
  readonly views: Readonly<Partial<Record<View, ReactNode>>>;
  /** @param show goes to the result */
  readonly step: (show: () => void) => ReactNode;
  readonly isBusy?: boolean;
}) {
  const { views, step, isBusy = false } = props;
  const [view, setView] = useState<View>('result');
  const titles = Object.fromEntries(
    Object.entries(text.views).filter(([name]) => name in views),
  ) as Record<View, string>;
  return (
    // As tall as the form, so that what follows it on the way never lies over what comes after.
    <div className="self-stretch max-[64rem]:order-first">
      <section
        className="sticky top-5 flex max-h-[calc(100dvh-3rem)] flex-col rounded-3 border border-line bg-surface px-5 pt-4 max-[64rem]:static max-[64rem]:max-h-none max-[64rem]:px-4"
        aria-label={text.label}
      >
        <Segments label={text.label} name="view" titles={titles} value={view} onChange={setView} />
        <section
          className="min-h-0 overflow-y-auto py-4 max-[64rem]:overflow-visible"
          aria-label={text.views[view]}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus
          tabIndex={0}
        >
          {views[view]}
        </section>
        <div
          className="price-bar sticky bottom-0 flex items-center justify-between gap-3 rounded-b-3 border-t border-line bg-surface py-3 max-[64rem]:fixed max-[64rem]:inset-x-0 max-[64rem]:z-1 max-[64rem]:rounded-none max-[64rem]:px-4"
          aria-busy={isBusy}
        >
          {step(() => setView('result'))}
        </div>
      </section>
    </div>
  );
}

/** The result, at first a finished sample; the price; the code; and the button that orders it. */
export function OrderPane(props: {
  readonly trial: Trial;
  readonly apiUrl: string;
  /** What it makes, and the words of its button; `empty` is said of a request that is not complete. */
  readonly form: {
    readonly what: string;
    readonly empty?: string;
    readonly create?: string;
    readonly createSample?: string;
  };
  readonly example: ReactNode;
  readonly children?: ((work: WorkDetailView) => ReactNode) | undefined;
}) {
  const { trial, apiUrl, form, example, children } = props;
  const { what, empty = '', create = '', createSample = '' } = form;
  const action = trial.mode === 'test' ? createSample : create;
  const making = useMaking(trial);
  const { make, work } = making;
  const estimated = useEstimate(trial);
  const { estimate, error, isLooking } = estimated;
  const shown = trial.body !== null && !error ? estimate : undefined;
  const fault = isLooking
    ? undefined
    : (make.error?.message ?? error?.message ?? shown?.refusals[0]?.message);
  return (
    <Pane
      isBusy={isLooking}
      views={{
        result: <Making {...{ making, what, example }}>{children}</Making>,
        price: <Estimate trial={trial} of={estimated} empty={empty} />,
        code: <SameRequest apiUrl={apiUrl} operation={trial.operation} body={trial.body} />,
      }}
      step={(show) => (
        <>
          <div className="min-w-0">
            {shown ? (
              <p data-old={isLooking}>
                <Status tone={trial.mode === 'test' ? 'plain' : 'good'}>
                  {shared[trial.mode]}
                </Status>{' '}
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
            disabled={isLooking || !shown || shown.would_be_accepted === false}
            busy={make.isPending || work.data?.state === 'under_way'}
            aria-label={shown ? say(text.button, { action, price: priceWords(shown) }) : action}
            onClick={() => {
              show();
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
        </>
      )}
    />
  );
}

/** Our finished sample of a kind of film, made of the sample in its form; it plays where people want things to move. */
export function FilmExample({ kind }: { readonly kind: string }) {
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <video
      className="aspect-video w-full rounded-2 bg-sunken"
      src={`/samples/${kind}.mp4`}
      autoPlay={moves}
      controls
      muted
      loop
      playsInline
    />
  );
}

/** A finished sample that is a picture; null while it is still to be drawn. */
export const pictureExample = (url: string | null, alt: string) =>
  url && <img className="mx-auto max-h-128 rounded-2" src={url} alt={alt} />;

const ways = { curl: asCurl, typescript: asTypeScript, python: asPython } as const;
type Way = keyof typeof ways;
const choices = (Object.keys(ways) as Way[]).map((value) => ({ value, title: request[value] }));

/** Whether it names a photo that was sent from this page. */
const namesUpload = (body: unknown) => JSON.stringify(body).includes('/assets/inputs/upload_');

/** The request that is being tried out, as a program would send it. */
export function SameRequest(props: {
  readonly apiUrl: string;
  readonly operation: PlaygroundOperation;
  readonly body: unknown;
  /** Where a page has two of them. */
  readonly title?: string;
}) {
  const { apiUrl, operation, body, title = request.title } = props;
  const name = useId();
  const [way, setWay] = useState<Way>('curl');
  return (
    <section className="stack gap-4" aria-labelledby={name}>
      <div>
        <h2 id={name}>{title}</h2>
        <p className="text-ink-soft">
          {rich(request.setKey)}{' '}
          {body === null ? request.incomplete : namesUpload(body) ? request.uploads : null}
        </p>
      </div>
      {body === null ? null : (
        <>
          <ChoiceField<Way>
            label={request.language}
            name={`${name}-way`}
            value={way}
            choices={choices}
            onChange={setWay}
          />
          <CodeBlock
            code={ways[way](apiUrl, operation, body)}
            what={title === request.title ? request.code : title}
          />
        </>
      )}
    </section>
  );
}
