import type { Delivery } from '@groundwork/contract';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { DeliveriesView } from '../../../../src/views/deliveries.js';
import type { SessionView } from '../../../../src/views/session.js';
import { usePages } from '../../api/pages.js';
import { allows } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { ChoiceBar, ChoiceBars } from '../../components/choice-bar.js';
import { Fault } from '../../components/fault.js';
import { More } from '../../components/more.js';
import { Empty, PageHead, Skeleton } from '../../components/page.js';
import { Status } from '../../components/status.js';
import { type Column, Table } from '../../components/table.js';
import { Ago } from '../../components/time.js';
import { deliveryTones, deliveryWords, events } from '../../words.js';
import { TestEvent } from './test-event.js';

const BUSY_MS = 1_500;
const CALM_MS = 15_000;

export function Deliveries({ session }: { readonly session: SessionView }) {
  const [params] = useSearchParams();
  const [testing, setTesting] = useState(false);
  const filters = { status: params.get('status'), event: params.get('event') };
  const list = usePages<DeliveriesView>('/deliveries', filters, 'after', (pages) =>
    pages.some(({ deliveries }) => deliveries.some(({ status }) => status === 'pending'))
      ? BUSY_MS
      : CALM_MS,
  );
  const deliveries = list.data?.pages.flatMap((page) => page.deliveries) ?? [];
  const test = allows(session, 'deliveries.send') ? (
    <Button look="main" onClick={() => setTesting(true)}>
      Send test event
    </Button>
  ) : null;
  const isFiltered = filters.status !== null || filters.event !== null;
  return (
    <>
      <PageHead
        title="Deliveries"
        lead="Every webhook we sent, and what your server answered."
        action={test}
      />
      <ChoiceBars>
        <ChoiceBar
          name="status"
          label="Status"
          choices={[
            { value: '', title: 'All' },
            ...Object.entries(deliveryWords).map(([value, title]) => ({ value, title })),
          ]}
        />
        <ChoiceBar
          name="event"
          label="Event"
          choices={[
            { value: '', title: 'All' },
            ...Object.entries(events).map(([value, title]) => ({ value, title })),
          ]}
        />
      </ChoiceBars>
      {list.isPending ? <Skeleton /> : null}
      <Fault error={list.error} retry={list.refetch} />
      {list.isSuccess && deliveries.length === 0 ? (
        <Empty title={isFiltered ? 'No results' : 'No deliveries yet'}>
          <p>
            {isFiltered
              ? 'No delivery matches your filters.'
              : 'Add a webhook_url to a request, and its deliveries appear here with every attempt and your server’s answer. Send test event to check your server first.'}
          </p>
        </Empty>
      ) : null}
      {deliveries.length > 0 ? (
        <Table
          caption="Deliveries, newest first"
          columns={columns}
          rows={deliveries}
          keyOf={(delivery) => delivery.delivery_id}
        />
      ) : null}
      <More of={list} what="deliveries" />
      {testing ? <TestEvent onClose={() => setTesting(false)} /> : null}
    </>
  );
}

const columns: Column<Delivery>[] = [
  {
    title: 'Event',
    cell: (delivery) => (
      <>
        <Link to={`/deliveries/${delivery.delivery_id}`}>
          {events[delivery.event] ?? delivery.event}
        </Link>
        {delivery.test ? <span className="soft small"> test</span> : null}
        {delivery.replay_of ? <span className="soft small"> sent again</span> : null}
      </>
    ),
  },
  { title: 'To', cell: ({ url }) => <span className="soft">{hostOf(url)}</span> },
  {
    title: 'Status',
    cell: ({ status }) => <Status tone={deliveryTones[status]}>{deliveryWords[status]}</Status>,
  },
  {
    title: 'Answer',
    cell: (delivery) =>
      delivery.last_response_status ?? delivery.last_failure?.code.replaceAll('_', ' ') ?? '–',
  },
  { title: 'Attempts', number: true, cell: ({ attempt_count: count }) => count },
  { title: 'Created', cell: (delivery) => <Ago at={delivery.created_at} /> },
];

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
