import './progress.css';

/** How far something has come, in percent. */
export function Progress({ percent, label }: { readonly percent: number; readonly label: string }) {
  return <progress className="progress" value={percent} max={100} aria-label={label} />;
}
