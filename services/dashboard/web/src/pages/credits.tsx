import { Link, useSearchParams } from 'react-router';
import type { CreditsView, UsageView } from '../../../src/routes/credits.js';
import type { SessionView } from '../../../src/routes/session.js';
import { useGet, usePages } from '../api/queries.js';
import { type Column, choicesOf, Filter, Filters, Listing } from '../kit/list.js';
import { Empty, Loaded, PageHead, Section } from '../kit/page.js';
import { Moment } from '../kit/time.js';
import words from '../words/pages.json';
import { kindWords, planWords, rich, say } from '../words.js';
import { UsagePlot } from './usage-plot.js';

type Entry = CreditsView['entries'][number];

const text = words.credits;
const DAYS = 30;

export function Credits({ session: { account } }: { readonly session: SessionView }) {
  const [params] = useSearchParams();
  const reason = params.get('reason');
  const pages = usePages<CreditsView>('/credits', { reason }, 'before');
  const balance = pages.data?.pages[0]?.balance ?? account?.credits ?? 0;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  const usage = useGet<UsageView>(
    `/credits/usage?days=${DAYS}&time_zone=${encodeURIComponent(zone)}`,
  );
  const { ledger } = text;
  return (
    <>
      <PageHead title={text.title} lead={text.lead} />
      <p className="row items-baseline gap-x-3 gap-y-1 text-3 text-ink-soft">
        <span className="font-serif text-[clamp(3rem,2rem+5vw,4.75rem)] leading-none font-light tracking-[-0.03em] text-ink tabular-nums">
          {balance.toLocaleString('en')}
        </span>
        {say(text.left[account?.billing === 'annual' ? 1 : 0] ?? '', {
          plan: planWords(account?.plan ?? ''),
        })}
      </p>
      <Section title={text.usage.title} lead={say(text.usage.lead, { days: DAYS })}>
        <Loaded of={usage} lines={3}>
          {({ days }) => <UsagePlot days={days} />}
        </Loaded>
      </Section>
      <Section
        title={ledger.title}
        lead={ledger.lead}
        action={
          <Filters>
            <Filter
              name="reason"
              label={ledger.show}
              choices={choicesOf(ledger.all, {
                charge: ledger.charges,
                refund: ledger.refunds,
                grant: ledger.added,
              })}
            />
          </Filters>
        }
      >
        <Listing
          of={pages}
          caption={ledger.caption}
          columns={columns}
          rows={pages.data?.pages.flatMap(({ entries }) => entries) ?? []}
          keyOf={({ id }) => id}
          empty={
            <Empty title={ledger.emptyTitle} lead={reason ? ledger.emptyOfReason : ledger.empty} />
          }
          more={ledger.more}
        />
      </Section>
    </>
  );
}

const columns: Column<Entry>[] = [
  { title: text.ledger.for, cell: (entry) => <Reason of={entry} /> },
  { title: text.ledger.when, cell: (entry) => <Moment at={entry.created_at} /> },
  {
    title: text.ledger.credits,
    number: true,
    cell: ({ amount }) => (
      <span className={amount > 0 ? 'font-semibold text-good' : undefined}>
        {amount > 0 ? '+' : '−'}
        {Math.abs(amount).toLocaleString('en')}
      </span>
    ),
  },
];

function Reason({ of: entry }: { readonly of: Entry }) {
  if (entry.work_id === null) return text.ledger.added;
  const work = <Link to={`/work/${entry.work_id}`}>{kindWords(entry.work_kind)}</Link>;
  return entry.reason === 'refund' ? rich(text.ledger.refund, { work }) : work;
}
