import type { Delivery } from '@groundwork/contract/webhooks/deliveries';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { DeliveriesView } from '../../../src/routes/deliveries.js';
import type { SessionView } from '../../../src/routes/session.js';
import { api } from '../api/client.js';
import { useMode } from '../api/draft.js';
import { allows, usePages } from '../api/queries.js';
import { Button, DialogActions } from '../kit/button.js';
import { Dialog, FormDialog, useDialog } from '../kit/dialog.js';
import { type Column, choicesOf, Filter, Filters, Listing } from '../kit/list.js';
import { Empty, Loaded, PageHead, Status } from '../kit/page.js';
import { Ago } from '../kit/time.js';
import words from '../words/pages.json';
import shared from '../words/shared.json';
import { deliveryTones, events } from '../words.js';
import { useKeys } from './keys.js';

const text = words.deliveries.list;
const BUSY_MS = 1_500;
const CALM_MS = 15_000;

export function Deliveries({ session }: { readonly session: SessionView }) {
  const [params] = useSearchParams();
  const [dialog, show] = useDialog();
  const filters = { status: params.get('status'), event: params.get('event') };
  const mode = useMode();
  const list = usePages<DeliveriesView>('/deliveries', { ...filters, mode }, 'after', (pages) =>
    pages.some(({ deliveries }) => deliveries.some(({ status }) => status === 'pending'))
      ? BUSY_MS
      : CALM_MS,
  );
  const isFiltered = filters.status !== null || filters.event !== null;
  const { all, status, noResults } = shared.lists;
  return (
    <>
      <PageHead
        title={text.title}
        lead={text.lead}
        action={
          allows(session, 'deliveries.send') ? (
            <Button look="main" onClick={() => show((onClose) => <TestEvent onClose={onClose} />)}>
              {text.sendTest}
            </Button>
          ) : null
        }
      />
      <Filters>
        <Filter name="status" label={status} choices={choicesOf(all, shared.deliveryStatuses)} />
        <Filter name="event" label={text.event} choices={choicesOf(all, events)} />
      </Filters>
      <Listing
        of={list}
        caption={text.caption}
        columns={columns}
        rows={list.data?.pages.flatMap(({ deliveries }) => deliveries) ?? []}
        keyOf={(delivery) => delivery.delivery_id}
        empty={
          <Empty
            title={isFiltered ? noResults : text.noneYet}
            lead={isFiltered ? text.noMatch : text.empty}
          />
        }
        more={text.more}
      />
      {dialog}
    </>
  );
}

const columns: Column<Delivery>[] = [
  {
    title: text.event,
    cell: (delivery) => (
      <>
        <Link to={`/deliveries/${delivery.delivery_id}`}>
          {events[delivery.event] ?? delivery.event}
        </Link>
        {delivery.test ? <span className="text-ink-soft text-1"> {text.test}</span> : null}
        {delivery.replay_of ? (
          <span className="text-ink-soft text-1"> {text.sentAgain}</span>
        ) : null}
      </>
    ),
  },
  { title: text.to, cell: ({ url }) => <span className="text-ink-soft">{hostOf(url)}</span> },
  {
    title: shared.lists.status,
    cell: ({ status }) => (
      <Status tone={deliveryTones[status]}>{shared.deliveryStatuses[status]}</Status>
    ),
  },
  {
    title: text.response,
    cell: ({ last_response_status: status, last_failure: failure }) =>
      status ?? failure?.code.replaceAll('_', ' ') ?? '–',
  },
  { title: text.attempts, number: true, cell: ({ attempt_count: count }) => count },
  { title: shared.lists.created, cell: (delivery) => <Ago at={delivery.created_at} /> },
];

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

/** Sends a sample, signed like a real one, to try a receiver out. */
function TestEvent({ onClose }: { readonly onClose: () => void }) {
  const go = useNavigate();
  const of = words.deliveries.testEvent;
  const keys = useKeys();
  const usable = keys.data?.keys.filter(({ revoked_at, held }) => revoked_at === null && !held);
  if (!usable?.length) {
    return (
      <Dialog title={of.title} onClose={onClose}>
        <Loaded of={keys} lines={2}>
          {() => (
            <>
              <p>{of.needsKey}</p>
              <DialogActions>
                <Button onClick={onClose}>{shared.actions.close}</Button>
                <Button look="main" onClick={() => go('/keys')}>
                  {shared.actions.goToKeys}
                </Button>
              </DialogActions>
            </>
          )}
        </Loaded>
      </Dialog>
    );
  }
  return (
    <FormDialog<{ id: string }>
      title={of.title}
      submit={of.send}
      fields={[
        of.url,
        {
          name: 'event',
          label: of.event,
          options: Object.keys(events).map((value) => ({ value, title: value })),
        },
        {
          name: 'key_id',
          label: of.signWith,
          options: usable.map(({ id, name, begins }) => ({
            value: id,
            title: `${name} (${begins}…)`,
          })),
        },
      ]}
      send={(test) => api.post('/deliveries/test', test)}
      after={({ id }) => go(`/deliveries/${id}`)}
      onClose={onClose}
    />
  );
}
