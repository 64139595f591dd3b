import { type ReactNode, useEffect } from 'react';
import { ApiFault } from '../api/client.js';
import pages from '../words/pages.json';
import shared from '../words/shared.json';
import { inFieldWords, say } from '../words.js';
import { Button, ButtonLink } from './button.js';

export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = say(shared.documentTitle, { page });
  }, [page]);
}

interface HeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly action?: ReactNode;
}

/** The head of a page: its name, its purpose, and its main action. Sets the document's title. */
export function PageHead({ title, lead, action }: HeadProps) {
  useDocumentTitle(title);
  return (
    <header className="row items-end justify-between gap-4">
      <div>
        <h1>{title}</h1>
        {lead ? <p className="mt-2 max-w-152 text-3 text-ink-soft">{lead}</p> : null}
      </div>
      {action ? (
        <div className="row max-small:flex-auto max-small:*:flex-auto">{action}</div>
      ) : null}
    </header>
  );
}

export function Section({
  title,
  lead,
  action,
  children,
}: HeadProps & { readonly children: ReactNode }) {
  return (
    <section className="stack gap-4">
      <div className="row items-end justify-between gap-3">
        <div>
          <h2>{title}</h2>
          {lead ? <p className="text-ink-soft">{lead}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

/** An empty list: why it is empty, and the first step. */
export function Empty({ title, lead, action }: HeadProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-3 border border-dashed border-line-strong px-6 py-7">
      <h2>{title}</h2>
      <p className="max-w-136 text-ink-soft">{lead}</p>
      {action ? <div className="row mt-2">{action}</div> : null}
    </div>
  );
}

export function NotFound() {
  const { title, lead, go } = pages.notFound;
  return <PageHead title={title} lead={lead} action={<ButtonLink to="/">{go}</ButtonLink>} />;
}

/** Placeholder lines while loading. */
export function Skeleton({ lines = 4 }: { readonly lines?: number }) {
  return (
    <div className="stack skeleton" role="status" aria-label={shared.loading}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same and never move
        <span key={line} />
      ))}
    </div>
  );
}

export type Tone = 'good' | 'warn' | 'bad' | 'plain' | 'busy';

/** A status in one word; colour only supports it. */
export function Status({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return (
    <span
      className={`tone-${tone} inline-flex items-center gap-1.5 rounded-full bg-(--wash) px-[0.55rem] py-[0.1rem] text-1 leading-normal font-half whitespace-nowrap text-(--tone) before:size-[0.4rem] before:rounded-full before:bg-current`}
    >
      {children}
    </span>
  );
}

/** Something that the person should know before going on. */
export function Notice(props: {
  readonly tone: Tone;
  readonly title?: string;
  readonly children: ReactNode;
}) {
  const { tone, title, children } = props;
  return (
    <div
      className={`tone-${tone} stack gap-1 rounded-[3px] border-l-3 border-(--tone) bg-(--wash) px-4 py-3`}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      {title ? <p className="font-semibold">{title}</p> : null}
      <div>{children}</div>
    </div>
  );
}

/** A failure of reading or sending, with a way to try again. */
export function Fault({
  error,
  retry,
}: {
  readonly error: unknown;
  readonly retry?: () => unknown;
}) {
  if (!error) return null;
  return (
    <Notice tone="bad">
      <p>{error instanceof ApiFault ? inFieldWords(error.message) : shared.faults.page}</p>
      {retry ? (
        <Button look="quiet" onClick={() => retry()}>
          {shared.faults.tryAgain}
        </Button>
      ) : null}
    </Notice>
  );
}

export interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

/** What was asked for, once it is there: before that placeholder lines, and a way to try again where it failed. */
export function Loaded<Data>(props: {
  readonly of: Asked<Data>;
  readonly lines?: number;
  /** The page's name while there is nothing to name it by. */
  readonly title?: string;
  readonly children: (data: Data) => ReactNode;
}) {
  const { of: asked, title, lines, children } = props;
  return (
    <>
      {asked.isPending ? <Skeleton {...(lines ? { lines } : {})} /> : null}
      {title && asked.error && asked.data === undefined ? <PageHead title={title} /> : null}
      <Fault error={asked.error} retry={asked.refetch} />
      {asked.data === undefined ? null : children(asked.data)}
    </>
  );
}

/** Names and their values, one below the other; without those that have none. */
export function Facts({ facts }: { readonly facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl>
      {Object.entries(facts)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[5.75rem_minmax(0,1fr)] gap-2 border-b border-line py-2 max-[26rem]:grid-cols-1 max-[26rem]:gap-0"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** How far something has come, in percent. */
export function Progress({ percent, label }: { readonly percent: number; readonly label: string }) {
  return <progress className="progress" value={percent} max={100} aria-label={label} />;
}

/** The name with its sign: a house on a marked plot. */
export function Brand() {
  return (
    <span className="inline-flex items-center gap-2 font-serif text-4 leading-none font-half tracking-[-0.015em] text-ink">
      <svg className="text-accent" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d="M2 20.500 22 15.500M6 17.300V9.600L12.500 4.500 19 9.600v4.500"
          className="fill-none stroke-current stroke-[1.75]"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {shared.brand}
    </span>
  );
}
