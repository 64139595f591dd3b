import { useState } from 'react';
import type { UsageView } from '../../../../src/views/credits.js';
import { Table } from '../../components/table.js';
import { text } from './text.js';
import { useWidth } from './use-width.js';

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

function summaryOf(days: Days): string {
  const charged = days.reduce((sum, day) => sum + day.charged, 0);
  const refunded = days.reduce((sum, day) => sum + day.refunded, 0);
  if (charged === 0) return text.usage.none;
  const on = days.filter((day) => day.charged > 0).length;
  return text.usage.summary(charged, refunded, on);
}

/** Bars of each day's charges and refunds, and the same as a table. */
export function UsagePlot({ days }: { readonly days: Days }) {
  const [shown, setShown] = useState<Days[number] | null>(null);
  const used = days.filter((day) => day.charged > 0 || day.refunded > 0);
  const words = shown
    ? text.usage.ofDay(dayWords(shown.day), shown.charged, shown.refunded)
    : summaryOf(days);
  return (
    <figure className="usage">
      <figcaption className="usage-summary">{words}</figcaption>
      <Bars days={days} onShow={setShown} />
      {used.length > 0 ? (
        <details className="usage-table">
          <summary>{text.usage.showTable}</summary>
          <Table
            caption={text.usage.caption}
            columns={[
              { title: text.usage.day, cell: (row: Days[number]) => dayWords(row.day) },
              { title: text.usage.charged, number: true, cell: (row) => row.charged },
              { title: text.usage.refunded, number: true, cell: (row) => row.refunded },
            ]}
            rows={used.toReversed()}
            keyOf={(row) => row.day}
          />
        </details>
      ) : null}
    </figure>
  );
}

function Bars({
  days,
  onShow,
}: {
  readonly days: Days;
  readonly onShow: (day: Days[number] | null) => void;
}) {
  const [element, width] = useWidth<SVGSVGElement>();
  const top = topOf(days);
  const room = Math.max(0, width - LEFT) / days.length;
  const floor = HEIGHT - BOTTOM;
  const heightOf = (credits: number) => (credits / top) * (floor - TOP);
  return (
    <svg
      ref={element}
      className="usage-plot"
      height={HEIGHT}
      role="img"
      aria-label={text.usage.plot(summaryOf(days))}
    >
      {[0, top / 2, top].map((credits) => (
        <g key={credits}>
          <line
            className="usage-line"
            x1={LEFT}
            x2={width}
            y1={floor - heightOf(credits)}
            y2={floor - heightOf(credits)}
          />
          <text
            className="usage-text"
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
          <g key={day.day} onMouseEnter={() => onShow(day)} onMouseLeave={() => onShow(null)}>
            <rect className="usage-room" x={x} y={TOP} width={room} height={floor - TOP} />
            <rect className="usage-bar" {...bar} height={heightOf(day.charged)} rx={2} />
            <rect className="usage-back" {...bar} height={heightOf(back)} rx={2} />
            {(days.length - 1 - index) % 7 === 0 ? (
              <text
                className="usage-text"
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
