import { useState } from 'react';
import type { KeyView } from '../../../../src/views/keys.js';
import type { SessionView } from '../../../../src/views/session.js';
import { allows } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Fault } from '../../components/fault.js';
import { Empty, PageHead, Skeleton } from '../../components/page.js';
import { Status } from '../../components/status.js';
import { type Column, Table } from '../../components/table.js';
import { Ago, Day } from '../../components/time.js';
import { ExpireKey, RevokeKey } from './key-dialogs.js';
import { useKeys } from './key-queries.js';
import { NewKey } from './new-key.js';
import { RotateSecret } from './rotate-secret.js';

type Open =
  | { readonly what: 'new' }
  | { readonly what: 'revoke' | 'expire' | 'secret'; readonly key: KeyView };

export function Keys({ session }: { readonly session: SessionView }) {
  const keys = useKeys();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const mayChange = allows(session, 'keys.change');
  const create = mayChange ? (
    <Button look="main" onClick={() => setOpen({ what: 'new' })}>
      New key
    </Button>
  ) : null;
  return (
    <>
      <PageHead
        title="Keys"
        lead="A key lets a program use the API on behalf of this organization. Each key has its own secret for signing webhooks."
        action={keys.data?.keys.length ? create : null}
      />
      {keys.isPending ? <Skeleton lines={3} /> : null}
      <Fault error={keys.error} retry={keys.refetch} />
      {keys.data?.keys.length === 0 ? (
        <Empty title="No key yet" action={create}>
          <p>
            {mayChange
              ? 'Start with a test key: it is free and behaves like a live one.'
              : 'An owner or an admin of this organization can create one.'}
          </p>
        </Empty>
      ) : null}
      {keys.data?.keys.length ? (
        <Table
          caption="Keys of this account"
          columns={columnsOf(mayChange, setOpen)}
          rows={keys.data.keys}
          keyOf={(key) => key.id}
        />
      ) : null}
      {open?.what === 'new' ? <NewKey onClose={close} /> : null}
      {open?.what === 'secret' ? <RotateSecret of={open.key} onClose={close} /> : null}
      {open?.what === 'revoke' ? <RevokeKey of={open.key} onClose={close} /> : null}
      {open?.what === 'expire' ? <ExpireKey of={open.key} onClose={close} /> : null}
    </>
  );
}

function columnsOf(mayChange: boolean, show: (open: Open) => void): Column<KeyView>[] {
  const columns: Column<KeyView>[] = [
    {
      title: 'Name',
      cell: (key) => (
        <>
          <strong>{key.name}</strong>
          <br />
          <code className="soft">{key.begins}…</code>
        </>
      ),
    },
    { title: 'Mode', cell: (key) => (key.mode === 'live' ? 'Live' : 'Test') },
    { title: 'Status', cell: (key) => <KeyState of={key} /> },
    {
      title: 'Last used',
      cell: (key) => (key.last_used_at ? <Ago at={key.last_used_at} /> : 'Never'),
    },
    { title: 'Created', cell: (key) => <Day at={key.created_at} /> },
  ];
  if (!mayChange) return columns;
  return [
    ...columns,
    {
      title: 'Actions',
      untitled: true,
      cell: (key) =>
        key.revoked_at ? null : (
          <>
            {key.held ? null : (
              <>
                <Button
                  look="quiet"
                  onClick={() => show({ what: 'secret', key })}
                  aria-label={`Rotate secret of ${key.name}`}
                >
                  Rotate secret
                </Button>
                <Button
                  look="quiet"
                  onClick={() => show({ what: 'expire', key })}
                  aria-label={`Set expiry of ${key.name}`}
                >
                  Set expiry
                </Button>
              </>
            )}
            <Button
              look="quiet"
              onClick={() => show({ what: 'revoke', key })}
              aria-label={`Revoke ${key.name}`}
            >
              Revoke
            </Button>
          </>
        ),
    },
  ];
}

function KeyState({ of: key }: { readonly of: KeyView }) {
  if (key.revoked_at) return <Status tone="plain">Revoked</Status>;
  if (key.expires_at && new Date(key.expires_at) <= new Date()) {
    return <Status tone="plain">Expired</Status>;
  }
  return (
    <>
      <Status tone="good">Active</Status>
      {key.expires_at ? (
        <span className="small soft">
          {' '}
          until <Day at={key.expires_at} />
        </span>
      ) : null}
    </>
  );
}
