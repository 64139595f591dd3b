import { type ReactNode, useEffect } from 'react';
import { shared } from '../text.js';
import './page.css';

/** The head of a page: its name, its purpose, and its main action. Sets the document's title. */
export function PageHead({
  title,
  lead,
  action,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly action?: ReactNode;
}) {
  useEffect(() => {
    document.title = shared.documentTitle(title);
  }, [title]);
  return (
    <header className="page-head">
      <div>
        <h1>{title}</h1>
        {lead ? <p className="page-lead">{lead}</p> : null}
      </div>
      {action ? <div className="page-action">{action}</div> : null}
    </header>
  );
}

export function Section({
  title,
  lead,
  action,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="section">
      <div className="section-head">
        <div>
          <h2>{title}</h2>
          {lead ? <p className="soft">{lead}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

/** An empty list: why it is empty, and the first step. */
export function Empty({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      <div className="empty-text">{children}</div>
      {action ? <div className="empty-action">{action}</div> : null}
    </div>
  );
}

/** Placeholder lines while loading. */
export function Skeleton({ lines = 4 }: { readonly lines?: number }) {
  return (
    <div className="skeleton" role="status" aria-label={shared.loading}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same and never move
        <span key={line} />
      ))}
    </div>
  );
}
