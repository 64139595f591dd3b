import { useState } from 'react';
import type { UsageView } from '../../../src/routes/credits.js';
import { Table } from '../kit/list.js';
import words from '../words/pages.json';
import { many, say } from '../words.js';

const text = words.credits.usage;

type Days = UsageView['days'];

const short = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayWords = (day: string) => short.format(new Date(`${day}T00:00:00Z`));

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
      {used.length > 0 ? <Bars days={days} onShow={setShown} /> : null}
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

/** A column for each day, as high as its charges; what was refunded of them is another colour. */
function Bars(props: { readonly days: Days; readonly onShow: (day: Days[number] | null) => void }) {
  const { days, onShow } = props;
  const top = Math.max(1, ...days.map(({ charged }) => charged));
  return (
    <div
      className="grid auto-cols-fr grid-flow-col gap-[2px] text-1 text-ink-soft tabular-nums"
      role="img"
      aria-label={say(text.plot, { summary: summaryOf(days) })}
    >
      {days.map((day, index) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the same is in the table below, for every way of reading
        <div
          key={day.day}
          className="grid min-w-0 grid-cols-1 grid-rows-[10rem_1.5rem] hover:bg-sunken"
          onMouseEnter={() => onShow(day)}
          onMouseLeave={() => onShow(null)}
        >
          <span className="flex flex-col justify-end border-b border-line">
            <span
              className="grid content-start rounded-t-[2px] bg-accent"
              style={{ height: `${(day.charged / top) * 100}%` }}
            >
              <span
                className="bg-warn"
                style={{ height: `${(Math.min(day.refunded, day.charged) / top) * 10}rem` }}
              />
            </span>
          </span>
          <span className="flex justify-end whitespace-nowrap">
            {(days.length - 1 - index) % (days.length > 7 ? 7 : 1) === 0 ? dayWords(day.day) : null}
          </span>
        </div>
      ))}
    </div>
  );
}
