import { useLayoutEffect, useRef, useState } from 'react';
import type { UsageView } from '../../../src/routes/credits.js';
import { Table } from '../kit/list.js';
import words from '../words/pages.json';
import { many, say } from '../words.js';

const text = words.credits.usage;

type Days = UsageView['days'];

/** CSS pixels. */
const HEIGHT = 210;
const LEFT = 40;
const BOTTOM = 28;
const TOP = 12;

const short = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayWords = (day: string) => short.format(new Date(`${day}T00:00:00Z`));

/** A round number at or above the highest day, that the axis ends with. */
function topOf(days: Days): number {
  const highest = Math.max(4, ...days.map(({ charged }) => charged));
  const step = 10 ** Math.floor(Math.log10(highest));
  const factor = [1, 2, 4, 5, 10].find((one) => one * step >= highest) ?? 10;
  return factor * step;
}

const backWords = (refunded: number) => (refunded > 0 ? say(text.alsoRefunded, { refunded }) : '');

function summaryOf(days: Days): string {
  const charged = days.reduce((sum, day) => sum + day.charged, 0);
  const refunded = days.reduce((sum, day) => sum + day.refunded, 0);
  if (charged === 0) return text.none;
  const on = days.filter((day) => day.charged > 0).length;
  return `${many(text.summary, on, { charged })}${backWords(refunded)}.`;
}

/** Bars of each day's charges and refunds, and the same as a table. */
export function UsagePlot({ days }: { readonly days: Days }) {
  const [shown, setShown] = useState<Days[number] | null>(null);
  const used = days.filter((day) => day.charged > 0 || day.refunded > 0);
  const words = shown
    ? say(text.ofDay, { day: dayWords(shown.day), charged: shown.charged }) +
      backWords(shown.refunded)
    : summaryOf(days);
  return (
    <figure className="stack">
      <figcaption className="text-ink-soft tabular-nums">{words}</figcaption>
      <Bars days={days} onShow={setShown} />
      {used.length > 0 ? (
        <details>
          <summary className="summary">{text.showTable}</summary>
          <Table
            caption={text.caption}
            columns={[
              { title: text.day, cell: (row: Days[number]) => dayWords(row.day) },
              { title: text.charged, number: true, cell: (row) => row.charged },
              { title: text.refunded, number: true, cell: (row) => row.refunded },
            ]}
            rows={used.toReversed()}
            keyOf={(row) => row.day}
          />
        </details>
      ) : null}
    </figure>
  );
}

/** The width of an element in CSS pixels, as it is now; so a drawing keeps the size of its letters. */
function useWidth() {
  const element = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    const measure = () => setWidth(watched.getBoundingClientRect().width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}

function Bars({
  days,
  onShow,
}: {
  readonly days: Days;
  readonly onShow: (day: Days[number] | null) => void;
}) {
  const [element, width] = useWidth();
  const top = topOf(days);
  const room = Math.max(0, width - LEFT) / days.length;
  const floor = HEIGHT - BOTTOM;
  const heightOf = (credits: number) => (credits / top) * (floor - TOP);
  return (
    <svg
      ref={element}
      className="w-full"
      height={HEIGHT}
      role="img"
      aria-label={say(text.plot, { summary: summaryOf(days) })}
    >
      {[0, top / 2, top].map((credits) => (
        <g key={credits}>
          <line
            className="stroke-line"
            x1={LEFT}
            x2={width}
            y1={floor - heightOf(credits)}
            y2={floor - heightOf(credits)}
          />
          <text
            className="fill-ink-soft font-sans text-[12px] tabular-nums"
            x={LEFT - 10}
            y={floor - heightOf(credits) + 4}
            textAnchor="end"
          >
            {credits}
          </text>
        </g>
      ))}
      {days.map((day, index) => {
        const x = LEFT + index * room;
        const bar = { x: x + room * 0.16, y: floor - heightOf(day.charged), width: room * 0.68 };
        const back = Math.min(day.refunded, day.charged);
        const last = index === days.length - 1;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the same is in the table below, for every way of reading
          <g
            key={day.day}
            className="group"
            onMouseEnter={() => onShow(day)}
            onMouseLeave={() => onShow(null)}
          >
            <rect
              className="fill-transparent group-hover:fill-sunken"
              x={x}
              y={TOP}
              width={room}
              height={floor - TOP}
            />
            <rect className="fill-accent" {...bar} height={heightOf(day.charged)} rx={2} />
            <rect className="fill-warn" {...bar} height={heightOf(back)} rx={2} />
            {(days.length - 1 - index) % 7 === 0 ? (
              <text
                className="fill-ink-soft font-sans text-[12px] tabular-nums"
                x={last ? width : x + room / 2}
                y={HEIGHT - 8}
                textAnchor={last ? 'end' : 'middle'}
              >
                {dayWords(day.day)}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
