import { useId, useState } from 'react';
import type { UsageView } from '../../../../src/views/credits.js';
import { Table } from '../../components/table.js';

type Days = UsageView['days'];

const WIDTH = 900;
const HEIGHT = 220;
const LEFT = 44;
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

/** Bars of what was charged each day, with what came back in them, and the same as a table. */
export function UsagePlot({ days }: { readonly days: Days }) {
  const id = useId();
  const [shown, setShown] = useState<number | null>(null);
  const charged = days.reduce((sum, day) => sum + day.charged, 0);
  const refunded = days.reduce((sum, day) => sum + day.refunded, 0);
  const used = days.filter((day) => day.charged > 0 || day.refunded > 0);
  const summary =
    charged === 0
      ? 'Nothing was charged in this time.'
      : `${charged.toLocaleString('en')} credits charged on ${used.length} ${used.length === 1 ? 'day' : 'days'}${refunded > 0 ? `, ${refunded.toLocaleString('en')} given back` : ''}.`;
  const day = shown === null ? undefined : days[shown];
  return (
    <figure className="usage">
      <figcaption id={id} className="usage-summary">
        {day
          ? `${dayWords(day.day)}: ${day.charged} charged${day.refunded > 0 ? `, ${day.refunded} given back` : ''}`
          : summary}
      </figcaption>
      <Bars days={days} summary={summary} onShow={setShown} />
      {used.length > 0 ? (
        <details className="usage-table">
          <summary>As a table</summary>
          <Table
            caption="Credits by day"
            columns={[
              { title: 'Day', cell: (row: Days[number]) => dayWords(row.day) },
              { title: 'Charged', number: true, cell: (row) => row.charged },
              { title: 'Given back', number: true, cell: (row) => row.refunded },
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
  summary,
  onShow,
}: {
  readonly days: Days;
  readonly summary: string;
  readonly onShow: (index: number | null) => void;
}) {
  const top = topOf(days);
  const room = (WIDTH - LEFT) / days.length;
  const heightOf = (credits: number) => (credits / top) * (HEIGHT - BOTTOM - TOP);
  const floor = HEIGHT - BOTTOM;
  return (
    <svg className="usage-plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary}>
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <line
            className="usage-line"
            x1={LEFT}
            x2={WIDTH}
            y1={floor - heightOf(top * share)}
            y2={floor - heightOf(top * share)}
          />
          <text
            className="usage-text"
            x={LEFT - 8}
            y={floor - heightOf(top * share) + 4}
            textAnchor="end"
          >
            {top * share}
          </text>
        </g>
      ))}
      {days.map((day, index) => {
        const x = LEFT + index * room;
        const back = Math.min(day.refunded, day.charged);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the same is in the table below, for every way of reading
          <g key={day.day} onMouseEnter={() => onShow(index)} onMouseLeave={() => onShow(null)}>
            <rect className="usage-room" x={x} y={TOP} width={room} height={floor - TOP} />
            <rect
              className="usage-bar"
              x={x + room * 0.16}
              width={room * 0.68}
              y={floor - heightOf(day.charged)}
              height={heightOf(day.charged)}
              rx={2}
            />
            <rect
              className="usage-back"
              x={x + room * 0.16}
              width={room * 0.68}
              y={floor - heightOf(day.charged)}
              height={heightOf(back)}
              rx={2}
            />
            {(days.length - 1 - index) % 7 === 0 ? (
              <text
                className="usage-text"
                x={x + room / 2}
                y={HEIGHT - 8}
                textAnchor={index === days.length - 1 ? 'end' : 'middle'}
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
