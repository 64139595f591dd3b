import type { WebhookEndpointShown } from '@groundwork/contract/webhooks/endpoints';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SessionView } from '../../../src/routes/session.js';
import { api } from '../api/client.js';
import { allows } from '../api/queries.js';
import { Button } from '../kit/button.js';
import { Confirm, FormDialog, Secrets, useDialog } from '../kit/dialog.js';
import { actionsColumn, type Column, Listing } from '../kit/list.js';
import { Empty, PageHead, Status } from '../kit/page.js';
import { Moment } from '../kit/time.js';
import words from '../words/pages.json';
import shared from '../words/shared.json';
import { rich, say } from '../words.js';

const text = words.endpoints;

const eventsOf: Readonly<Record<string, readonly string[] | null>> = {
  all: null,
  tasks: ['task.completed', 'task.failed'],
  showcases: ['showcase.completed', 'showcase.failed'],
};

const modes = ['live', 'test'] as const;
const pathOf = (mode: string, id = '') =>
  [`/${mode}/v1/webhook-endpoints`, id].filter(Boolean).join('/');

async function endpointsOf(mode: string) {
  const path = pathOf(mode);
  type List = { readonly webhook_endpoints: readonly WebhookEndpointShown[] };
  return (await api.get<List>(path)).webhook_endpoints;
}

interface EndpointDialog {
  readonly of: WebhookEndpointShown;
  readonly onClose: () => void;
}

/** Receivers that are saved once, instead of being named in each request. */
export function Endpoints({ session }: { readonly session: SessionView }) {
  const endpoints = useQuery({
    queryKey: ['endpoints'],
    queryFn: async () => (await Promise.all(modes.map(endpointsOf))).flat(),
  });
  const [dialog, show] = useDialog();
  const mayChange = allows(session, 'endpoints.change');
  const rows = endpoints.data ?? [];
  const create = mayChange ? (
    <Button look="main" onClick={() => show((onClose) => <NewEndpoint onClose={onClose} />)}>
      {text.create}
    </Button>
  ) : null;
  const actions = actionsColumn<WebhookEndpointShown>((of) => {
    const { url, enabled } = of;
    const label = (sentence: string) => say(sentence, { url });
    const open = (Dialog: (props: EndpointDialog) => ReactNode) => () =>
      show((onClose) => <Dialog of={of} onClose={onClose} />);
    const [enable, enableOf] = enabled
      ? [text.disable, text.disableOf]
      : [text.enable, text.enableOf];
    return [
      [shared.actions.rotateSecret, label(text.rotateOf), open(RotateEndpoint)],
      [enable, label(enableOf), open(EnableEndpoint)],
      [text.delete, label(text.deleteOf), open(DeleteEndpoint)],
    ];
  });
  return (
    <>
      <PageHead title={text.title} lead={text.lead} action={rows.length > 0 ? create : null} />
      <Listing
        of={endpoints}
        lines={3}
        caption={text.caption}
        columns={mayChange ? [...columns, actions] : columns}
        rows={rows}
        keyOf={({ endpoint_id: id }) => id}
        empty={
          <Empty
            title={text.emptyTitle}
            lead={mayChange ? text.empty : text.emptyForMembers}
            action={create}
          />
        }
      />
      {dialog}
    </>
  );
}

const columns: Column<WebhookEndpointShown>[] = [
  {
    title: text.url,
    cell: ({ url, description }) => (
      <>
        <code>{url}</code>
        {description === null ? null : (
          <>
            <br />
            <span className="text-ink-soft">{description}</span>
          </>
        )}
      </>
    ),
  },
  { title: text.events, cell: ({ events }) => events?.join(', ') ?? shared.lists.all },
  { title: shared.forms.mode, cell: ({ livemode }) => shared[livemode ? 'live' : 'test'] },
  {
    title: shared.lists.status,
    cell: ({ enabled }) => (
      <Status tone={enabled ? 'good' : 'plain'}>{enabled ? text.active : text.disabled}</Status>
    ),
  },
  { title: shared.lists.created, cell: ({ created_at: at }) => <Moment at={at} to="day" /> },
];

/** Saves an endpoint, then shows its secret. */
function NewEndpoint({ onClose }: { readonly onClose: () => void }) {
  const of = text.new;
  return (
    <FormDialog<{ secret: string }>
      title={of.title}
      submit={of.submit}
      fields={of.fields}
      send={({ mode, url, events = '', description }) =>
        api.post(pathOf(mode ?? ''), {
          url,
          events: eventsOf[events],
          description: description?.trim() || null,
        })
      }
      refresh="endpoints"
      onClose={onClose}
      done={({ secret }) => <Secret title={of.done} secret={secret} onClose={onClose} />}
    />
  );
}

function Secret({ title, secret, onClose }: { title: string; secret: string; onClose(): void }) {
  const values = { [shared.copy.webhookSecret]: secret };
  return <Secrets title={title} once={text.secret.once} values={values} onClose={onClose} />;
}

const pathTo = ({ livemode, endpoint_id: id }: WebhookEndpointShown) =>
  pathOf(livemode ? 'live' : 'test', id);

/** Makes a new secret, and shows it. */
function RotateEndpoint({ of: endpoint, onClose }: EndpointDialog) {
  const { title, words, done } = text.rotation;
  return (
    <Confirm<{ secret: string }>
      title={title}
      words={words}
      submit={shared.actions.rotateSecret}
      send={() => api.post(`${pathTo(endpoint)}/rotate-secret`)}
      refresh="endpoints"
      onClose={onClose}
      done={({ secret }) => <Secret title={done} secret={secret} onClose={onClose} />}
    />
  );
}

/** Stops sending to an endpoint, or begins again. */
function EnableEndpoint({ of: endpoint, onClose }: EndpointDialog) {
  const { enabled } = endpoint;
  return (
    <Confirm
      {...(enabled ? text.disabling : text.enabling)}
      send={() => api.patch(pathTo(endpoint), { enabled: !enabled })}
      refresh="endpoints"
      onClose={onClose}
    />
  );
}

function DeleteEndpoint({ of: endpoint, onClose }: EndpointDialog) {
  const { words, ...others } = text.deletion;
  return (
    <Confirm
      {...others}
      words={rich(say(words, { url: endpoint.url }))}
      danger
      send={() => api.delete(pathTo(endpoint))}
      refresh="endpoints"
      onClose={onClose}
    />
  );
}
