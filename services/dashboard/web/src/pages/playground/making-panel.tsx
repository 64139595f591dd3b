import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import type { WorkDetailView } from '../../../../src/views/work.js';
import { Fault } from '../../components/fault.js';
import { Outcome } from '../work/outcome.js';
import { text } from './text.js';
import '../work/work-detail.css';
import type { useMaking } from './making.js';

/** Shows the requested work from its first percent to its end. */
export function Making({
  making: { id, work },
  what,
  children,
}: {
  readonly making: ReturnType<typeof useMaking>;
  /** Such as `film`. */
  readonly what: string;
  /** Shown below the result. */
  readonly children?: (work: WorkDetailView) => ReactNode;
}) {
  const name = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const seen = useRef(id);
  useEffect(() => {
    // Earlier results wait until somebody opens them.
    if (seen.current !== id) head.current?.focus();
    seen.current = id;
  }, [id]);
  if (id === null) return null;
  const state = work.data?.state;
  return (
    <section className="making" aria-labelledby={name}>
      <h2 id={name} ref={head} tabIndex={-1}>
        {state === 'done' ? text.making.done(what) : text.making[state ?? 'under_way']}
      </h2>
      <Fault error={work.error} retry={work.refetch} />
      {work.data ? <Outcome work={work.data} /> : null}
      {work.data?.state === 'done' ? children?.(work.data) : null}
      <p className="small">
        <Link to={`/work/${id}`}>{text.making.details}</Link>
      </p>
      <span className="only-heard" role="status">
        {state === 'done' ? text.making.announced(what) : ''}
      </span>
    </section>
  );
}
