import { useState } from 'react';
import type { EndpointView } from '../../../../src/views/endpoints.js';
import type { SessionView } from '../../../../src/views/session.js';
import { allows } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Fault } from '../../components/fault.js';
import { Empty, PageHead, Skeleton } from '../../components/page.js';
import { Status } from '../../components/status.js';
import { type Column, Table } from '../../components/table.js';
import { Day } from '../../components/time.js';
import { DeleteEndpoint, EnableEndpoint, RotateEndpoint } from './endpoint-dialogs.js';
import { useEndpoints } from './endpoint-queries.js';
import { NewEndpoint } from './new-endpoint.js';

type Open =
  | { readonly what: 'new' }
  | { readonly what: 'enable' | 'rotate' | 'delete'; readonly endpoint: EndpointView };

/** Receivers that are saved once, instead of being named in each request. */
export function Endpoints({ session }: { readonly session: SessionView }) {
  const endpoints = useEndpoints();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const mayChange = allows(session, 'endpoints.change');
  const create = mayChange ? (
    <Button look="main" onClick={() => setOpen({ what: 'new' })}>
      New endpoint
    </Button>
  ) : null;
  const rows = endpoints.data?.endpoints ?? [];
  return (
    <>
      <PageHead
        title="Webhook endpoints"
        lead="Save a receiver once and we send it every event, or the ones you choose. Each endpoint has its own secret."
        action={rows.length > 0 ? create : null}
      />
      {endpoints.isPending ? <Skeleton lines={3} /> : null}
      <Fault error={endpoints.error} retry={endpoints.refetch} />
      {endpoints.data && rows.length === 0 ? (
        <Empty title="No endpoint yet" action={create}>
          <p>
            {mayChange
              ? 'Add the URL of your receiver. Requests can still name a webhook_url of their own.'
              : 'An owner or an admin of this organization can add one.'}
          </p>
        </Empty>
      ) : null}
      {rows.length > 0 ? (
        <Table
          caption="Webhook endpoints of this account"
          columns={columnsOf(mayChange, setOpen)}
          rows={rows}
          keyOf={({ id }) => id}
        />
      ) : null}
      {open?.what === 'new' ? <NewEndpoint onClose={close} /> : null}
      {open?.what === 'enable' ? <EnableEndpoint of={open.endpoint} onClose={close} /> : null}
      {open?.what === 'rotate' ? <RotateEndpoint of={open.endpoint} onClose={close} /> : null}
      {open?.what === 'delete' ? <DeleteEndpoint of={open.endpoint} onClose={close} /> : null}
    </>
  );
}

function columnsOf(mayChange: boolean, show: (open: Open) => void): Column<EndpointView>[] {
  const columns: Column<EndpointView>[] = [
    {
      title: 'URL',
      cell: ({ url, description }) => (
        <>
          <code>{url}</code>
          {description === null ? null : (
            <>
              <br />
              <span className="soft">{description}</span>
            </>
          )}
        </>
      ),
    },
    { title: 'Events', cell: ({ events }) => (events === null ? 'All' : events.join(', ')) },
    { title: 'Mode', cell: ({ mode }) => (mode === 'live' ? 'Live' : 'Test') },
    {
      title: 'Status',
      cell: ({ enabled }) => (
        <Status tone={enabled ? 'good' : 'plain'}>{enabled ? 'Active' : 'Disabled'}</Status>
      ),
    },
    { title: 'Created', cell: ({ created_at: at }) => <Day at={at} /> },
  ];
  if (!mayChange) return columns;
  return [
    ...columns,
    {
      title: 'Actions',
      untitled: true,
      cell: (endpoint) => (
        <>
          <Button
            look="quiet"
            onClick={() => show({ what: 'rotate', endpoint })}
            aria-label={`Rotate secret of ${endpoint.url}`}
          >
            Rotate secret
          </Button>
          <Button
            look="quiet"
            onClick={() => show({ what: 'enable', endpoint })}
            aria-label={`${endpoint.enabled ? 'Disable' : 'Enable'} ${endpoint.url}`}
          >
            {endpoint.enabled ? 'Disable' : 'Enable'}
          </Button>
          <Button
            look="quiet"
            onClick={() => show({ what: 'delete', endpoint })}
            aria-label={`Delete ${endpoint.url}`}
          >
            Delete
          </Button>
        </>
      ),
    },
  ];
}
