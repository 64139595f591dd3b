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
import { text } from './text.js';
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
      <PageHead title={text.title} lead={text.lead} />
      <p className="credits-balance">
        <span className="number">{balance.toLocaleString('en')}</span>
        {text.left(planWords(session.account?.plan ?? ''), session.account?.billing === 'annual')}
      </p>
      <Usage />
      <Section
        title={text.ledger.title}
        lead={text.ledger.lead}
        action={
          <ChoiceBars>
            <ChoiceBar
              name="reason"
              label={text.ledger.show}
              choices={[
                { value: '', title: text.ledger.all },
                { value: 'charge', title: text.ledger.charges },
                { value: 'refund', title: text.ledger.refunds },
                { value: 'grant', title: text.ledger.added },
              ]}
            />
          </ChoiceBars>
        }
      >
        {ledger.isPending ? <Skeleton /> : null}
        <Fault error={ledger.error} retry={ledger.refetch} />
        {ledger.isSuccess && entries.length === 0 ? (
          <Empty title={text.ledger.emptyTitle}>
            <p>{reason ? text.ledger.emptyOfReason : text.ledger.empty}</p>
          </Empty>
        ) : null}
        {entries.length > 0 ? (
          <Table
            caption={text.ledger.caption}
            columns={columns}
            rows={entries}
            keyOf={(entry) => entry.id}
          />
        ) : null}
        <More of={ledger} what={text.ledger.more} />
      </Section>
    </>
  );
}

const columns: Column<LedgerEntryView>[] = [
  { title: text.ledger.for, cell: (entry) => <Reason of={entry} /> },
  { title: text.ledger.when, cell: (entry) => <Moment at={entry.created_at} /> },
  {
    title: text.ledger.credits,
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
  if (entry.work_id === null) return <>{text.ledger.added}</>;
  const link = <Link to={`/work/${entry.work_id}`}>{kindWords(entry.work_kind)}</Link>;
  return entry.reason === 'refund' ? text.ledger.refund(link) : link;
}

function Usage() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  const usage = useQuery({
    queryKey: ['credits', 'usage', DAYS, zone],
    queryFn: () =>
      api.get<UsageView>(`/credits/usage?days=${DAYS}&time_zone=${encodeURIComponent(zone)}`),
  });
  return (
    <Section title={text.usage.title} lead={text.usage.lead(DAYS)}>
      {usage.isPending ? <Skeleton lines={3} /> : null}
      <Fault error={usage.error} retry={usage.refetch} />
      {usage.data ? <UsagePlot days={usage.data.days} /> : null}
    </Section>
  );
}
