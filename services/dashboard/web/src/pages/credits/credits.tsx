import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { CreditsView, LedgerEntryView, UsageView } from '../../../../src/views/credits.js';
import type { SessionView } from '../../../../src/views/session.js';
import { api } from '../../api/client.js';
import { usePages } from '../../api/pages.js';
import { ChoiceBar, ChoiceBars } from '../../components/choice-bar.js';
import { Fault } from '../../components/fault.js';
import { More } from '../../components/more.js';
import { Empty, PageHead, Section, Skeleton } from '../../components/page.js';
import { type Column, Table } from '../../components/table.js';
import { Moment } from '../../components/time.js';
import { kindWords, planWords } from '../../words.js';
import './credits.css';
import { UsagePlot } from './usage-plot.js';

const DAYS = 30;

export function Credits({ session }: { readonly session: SessionView }) {
  const [params] = useSearchParams();
  const reason = params.get('reason');
  const ledger = usePages<CreditsView>('/credits', { reason }, 'before');
  const balance = ledger.data?.pages[0]?.balance ?? session.account?.credits ?? 0;
  const entries = ledger.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      <PageHead title="Credits" lead="Your balance and how it was used." />
      <p className="credits-balance">
        <span className="number">{balance.toLocaleString('en')}</span>
        credits left on the {planWords(session.account?.plan ?? '')} plan
        {session.account?.billing === 'annual' ? ', billed annually' : ''}
      </p>
      <Usage />
      <Section
        title="Ledger"
        lead="Every change to your balance. Failed work is refunded."
        action={
          <ChoiceBars>
            <ChoiceBar
              name="reason"
              label="Show"
              choices={[
                { value: '', title: 'All entries' },
                { value: 'charge', title: 'Charges' },
                { value: 'refund', title: 'Refunds' },
                { value: 'grant', title: 'Credits added' },
              ]}
            />
          </ChoiceBars>
        }
      >
        {ledger.isPending ? <Skeleton /> : null}
        <Fault error={ledger.error} retry={ledger.refetch} />
        {ledger.isSuccess && entries.length === 0 ? (
          <Empty title="No entries">
            <p>
              {reason
                ? 'No entries of this kind yet.'
                : 'Credits that you add or spend appear here.'}
            </p>
          </Empty>
        ) : null}
        {entries.length > 0 ? (
          <Table
            caption="Entries of the ledger, newest first"
            columns={columns}
            rows={entries}
            keyOf={(entry) => entry.id}
          />
        ) : null}
        <More of={ledger} what="entries" />
      </Section>
    </>
  );
}

const columns: Column<LedgerEntryView>[] = [
  { title: 'For', cell: (entry) => <Reason of={entry} /> },
  { title: 'When', cell: (entry) => <Moment at={entry.created_at} /> },
  {
    title: 'Credits',
    number: true,
    cell: ({ amount }) => (
      <span className={amount > 0 ? 'credits-in' : undefined}>
        {amount > 0 ? '+' : '−'}
        {Math.abs(amount).toLocaleString('en')}
      </span>
    ),
  },
];

function Reason({ of: entry }: { readonly of: LedgerEntryView }) {
  if (entry.work_id === null) return <>Credits added</>;
  const link = <Link to={`/work/${entry.work_id}`}>{kindWords(entry.work_kind)}</Link>;
  return entry.reason === 'refund' ? <>Refund: {link} failed</> : link;
}

function Usage() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  const usage = useQuery({
    queryKey: ['credits', 'usage', DAYS, zone],
    queryFn: () =>
      api.get<UsageView>(`/credits/usage?days=${DAYS}&time_zone=${encodeURIComponent(zone)}`),
  });
  return (
    <Section title="Usage by day" lead={`The last ${DAYS} days.`}>
      {usage.isPending ? <Skeleton lines={3} /> : null}
      <Fault error={usage.error} retry={usage.refetch} />
      {usage.data ? <UsagePlot days={usage.data.days} /> : null}
    </Section>
  );
}
