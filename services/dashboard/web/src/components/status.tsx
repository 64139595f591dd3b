import type { ReactNode } from 'react';
import './status.css';

export type Tone = 'good' | 'warn' | 'bad' | 'plain' | 'busy';

/** A status in one word; colour only supports it. */
export function Status({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <span className={`status status-${tone}`}>{children}</span>;
}

/** Something that the person should know before going on. */
export function Notice({
  tone,
  title,
  children,
}: {
  readonly tone: 'good' | 'warn' | 'bad' | 'plain';
  readonly title?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={`notice notice-${tone}`} role={tone === 'bad' ? 'alert' : undefined}>
      {title ? <p className="notice-title">{title}</p> : null}
      <div>{children}</div>
    </div>
  );
}
