import { type ReactNode, useEffect } from 'react';
import { Brand } from '../../shell/brand.js';
import { shared } from '../../text.js';
import './entrance.css';

/** The page before sign-in: one form with an illustration. */
export function Entrance({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    document.title = shared.documentTitle(title);
  }, [title]);
  return (
    <div className="entrance">
      <header className="entrance-head">
        <Brand />
      </header>
      <main className="entrance-main">
        <div className="entrance-words">
          <h1>{title}</h1>
          <p className="page-lead">{lead}</p>
        </div>
        {children}
      </main>
      <Plot />
    </div>
  );
}

/** A plot in perspective, marked, with the house to come. */
function Plot() {
  return (
    <svg
      className="entrance-side"
      aria-hidden="true"
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMax slice"
    >
      <path className="plot-far" d="M0 430 90 400 190 418 300 372 420 410 520 384 600 402V800H0Z" />
      <path className="plot-near" d="M0 520C150 478 320 492 600 452V800H0Z" />
      <path className="plot-mark" d="M96 690 268 545 548 578 492 742Z" />
      <path className="plot-floor" d="M208 648 300 572 470 592 418 682Z" />
      <g className="plot-house">
        <path d="M208 648V520L300 452V572Z" />
        <path d="M208 648V520L418 546V682Z" />
        <path d="M418 682V546L470 470V592Z" />
        <path d="M194 516 296 428 482 452 424 552Z" />
        <path d="M244 652.500V578L290 584V658.500M330 592 382 598.500V640L330 633Z" />
      </g>
    </svg>
  );
}
