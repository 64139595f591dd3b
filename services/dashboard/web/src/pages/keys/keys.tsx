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
import { shared } from '../../text.js';
import { ExpireKey, RevokeKey } from './key-dialogs.js';
import { useKeys } from './key-queries.js';
import { NewKey } from './new-key.js';
import { RotateSecret } from './rotate-secret.js';
import { text } from './text.js';

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
      {text.create}
    </Button>
  ) : null;
  return (
    <>
      <PageHead
        title={text.title}
        lead={text.lead}
        action={keys.data?.keys.length ? create : null}
      />
      {keys.isPending ? <Skeleton lines={3} /> : null}
      <Fault error={keys.error} retry={keys.refetch} />
      {keys.data?.keys.length === 0 ? (
        <Empty title={text.emptyTitle} action={create}>
          <p>{mayChange ? text.empty : text.emptyForMembers}</p>
        </Empty>
      ) : null}
      {keys.data?.keys.length ? (
        <Table
          caption={text.caption}
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
      title: shared.forms.name,
      cell: (key) => (
        <>
          <strong>{key.name}</strong>
          <br />
          <code className="soft">{key.begins}…</code>
        </>
      ),
    },
    { title: shared.forms.mode, cell: (key) => (key.mode === 'live' ? shared.live : shared.test) },
    { title: shared.lists.status, cell: (key) => <KeyState of={key} /> },
    {
      title: text.lastUsed,
      cell: (key) => (key.last_used_at ? <Ago at={key.last_used_at} /> : text.never),
    },
    { title: shared.lists.created, cell: (key) => <Day at={key.created_at} /> },
  ];
  if (!mayChange) return columns;
  return [
    ...columns,
    {
      title: shared.lists.actions,
      untitled: true,
      cell: (key) =>
        key.revoked_at ? null : (
          <>
            {key.held ? null : (
              <>
                <Button
                  look="quiet"
                  onClick={() => show({ what: 'secret', key })}
                  aria-label={text.rotateOf(key.name)}
                >
                  {shared.actions.rotateSecret}
                </Button>
                <Button
                  look="quiet"
                  onClick={() => show({ what: 'expire', key })}
                  aria-label={text.setExpiryOf(key.name)}
                >
                  {text.expiry.set}
                </Button>
              </>
            )}
            <Button
              look="quiet"
              onClick={() => show({ what: 'revoke', key })}
              aria-label={text.revokeOf(key.name)}
            >
              {text.revoke}
            </Button>
          </>
        ),
    },
  ];
}

function KeyState({ of: key }: { readonly of: KeyView }) {
  if (key.revoked_at) return <Status tone="plain">{text.revoked}</Status>;
  if (key.expires_at && new Date(key.expires_at) <= new Date()) {
    return <Status tone="plain">{text.expired}</Status>;
  }
  return (
    <>
      <Status tone="good">{text.active}</Status>
      {key.expires_at ? (
        <span className="small soft">
          {' '}
          {text.until} <Day at={key.expires_at} />
        </span>
      ) : null}
    </>
  );
}
