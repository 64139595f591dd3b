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
import { shared } from '../../text.js';
import { DeleteEndpoint, EnableEndpoint, RotateEndpoint } from './endpoint-dialogs.js';
import { useEndpoints } from './endpoint-queries.js';
import { NewEndpoint } from './new-endpoint.js';
import { text } from './text.js';

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
      {text.create}
    </Button>
  ) : null;
  const rows = endpoints.data?.endpoints ?? [];
  return (
    <>
      <PageHead title={text.title} lead={text.lead} action={rows.length > 0 ? create : null} />
      {endpoints.isPending ? <Skeleton lines={3} /> : null}
      <Fault error={endpoints.error} retry={endpoints.refetch} />
      {endpoints.data && rows.length === 0 ? (
        <Empty title={text.emptyTitle} action={create}>
          <p>{mayChange ? text.empty : text.emptyForMembers}</p>
        </Empty>
      ) : null}
      {rows.length > 0 ? (
        <Table
          caption={text.caption}
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
      title: text.new.url,
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
    {
      title: text.events,
      cell: ({ events }) => (events === null ? shared.lists.all : events.join(', ')),
    },
    { title: shared.forms.mode, cell: ({ mode }) => (mode === 'live' ? shared.live : shared.test) },
    {
      title: shared.lists.status,
      cell: ({ enabled }) => (
        <Status tone={enabled ? 'good' : 'plain'}>{enabled ? text.active : text.disabled}</Status>
      ),
    },
    { title: shared.lists.created, cell: ({ created_at: at }) => <Day at={at} /> },
  ];
  if (!mayChange) return columns;
  return [
    ...columns,
    {
      title: shared.lists.actions,
      untitled: true,
      cell: (endpoint) => (
        <>
          <Button
            look="quiet"
            onClick={() => show({ what: 'rotate', endpoint })}
            aria-label={text.rotateOf(endpoint.url)}
          >
            {shared.actions.rotateSecret}
          </Button>
          <Button
            look="quiet"
            onClick={() => show({ what: 'enable', endpoint })}
            aria-label={
              endpoint.enabled ? text.disableOf(endpoint.url) : text.enableOf(endpoint.url)
            }
          >
            {endpoint.enabled ? text.disable : text.enable}
          </Button>
          <Button
            look="quiet"
            onClick={() => show({ what: 'delete', endpoint })}
            aria-label={text.deleteOf(endpoint.url)}
          >
            {text.delete}
          </Button>
        </>
      ),
    },
  ];
}
