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
import { shared } from '../../text.js';
import { deliveryTones, deliveryWords, events } from '../../words.js';
import { TestEvent } from './test-event.js';
import { text } from './text.js';

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
      {text.list.sendTest}
    </Button>
  ) : null;
  const isFiltered = filters.status !== null || filters.event !== null;
  return (
    <>
      <PageHead title={text.list.title} lead={text.list.lead} action={test} />
      <ChoiceBars>
        <ChoiceBar
          name="status"
          label={shared.lists.status}
          choices={[
            { value: '', title: shared.lists.all },
            ...Object.entries(deliveryWords).map(([value, title]) => ({ value, title })),
          ]}
        />
        <ChoiceBar
          name="event"
          label={text.list.event}
          choices={[
            { value: '', title: shared.lists.all },
            ...Object.entries(events).map(([value, title]) => ({ value, title })),
          ]}
        />
      </ChoiceBars>
      {list.isPending ? <Skeleton /> : null}
      <Fault error={list.error} retry={list.refetch} />
      {list.isSuccess && deliveries.length === 0 ? (
        <Empty title={isFiltered ? shared.lists.noResults : text.list.noneYet}>
          <p>{isFiltered ? text.list.noMatch : text.list.empty}</p>
        </Empty>
      ) : null}
      {deliveries.length > 0 ? (
        <Table
          caption={text.list.caption}
          columns={columns}
          rows={deliveries}
          keyOf={(delivery) => delivery.delivery_id}
        />
      ) : null}
      <More of={list} what={text.list.more} />
      {testing ? <TestEvent onClose={() => setTesting(false)} /> : null}
    </>
  );
}

const columns: Column<Delivery>[] = [
  {
    title: text.list.event,
    cell: (delivery) => (
      <>
        <Link to={`/deliveries/${delivery.delivery_id}`}>
          {events[delivery.event] ?? delivery.event}
        </Link>
        {delivery.test ? <span className="soft small"> {text.list.test}</span> : null}
        {delivery.replay_of ? <span className="soft small"> {text.list.sentAgain}</span> : null}
      </>
    ),
  },
  { title: text.list.to, cell: ({ url }) => <span className="soft">{hostOf(url)}</span> },
  {
    title: shared.lists.status,
    cell: ({ status }) => <Status tone={deliveryTones[status]}>{deliveryWords[status]}</Status>,
  },
  {
    title: text.list.response,
    cell: (delivery) =>
      delivery.last_response_status ?? delivery.last_failure?.code.replaceAll('_', ' ') ?? '–',
  },
  { title: text.list.attempts, number: true, cell: ({ attempt_count: count }) => count },
  { title: text.detail.created, cell: (delivery) => <Ago at={delivery.created_at} /> },
];

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
