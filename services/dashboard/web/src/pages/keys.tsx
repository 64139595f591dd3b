import type { ReactNode } from 'react';
import type { KeysView, KeyView, NewKeyView, NewSecretView } from '../../../src/routes/keys.js';
import type { SessionView } from '../../../src/routes/session.js';
import { api } from '../api/client.js';
import { allows, useGet } from '../api/queries.js';
import { Button } from '../kit/button.js';
import { Confirm, FormDialog, Secrets, useDialog } from '../kit/dialog.js';
import { actionsColumn, type Column, Listing, type RowAction } from '../kit/list.js';
import { Empty, PageHead, Status } from '../kit/page.js';
import { Ago, dayOf, endOfDay, Moment } from '../kit/time.js';
import words from '../words/pages.json';
import shared from '../words/shared.json';
import { rich, say } from '../words.js';

const text = words.keys;

interface KeyDialog {
  readonly of: KeyView;
  readonly onClose: () => void;
}

export const useKeys = () => useGet<KeysView>('/keys');

export function Keys({ session }: { readonly session: SessionView }) {
  const keys = useKeys();
  const [dialog, show] = useDialog();
  const mayChange = allows(session, 'keys.change');
  const rows = keys.data?.keys ?? [];
  const create = mayChange ? (
    <Button look="main" onClick={() => show((onClose) => <NewKey onClose={onClose} />)}>
      {text.create}
    </Button>
  ) : null;
  const actions = (key: KeyView): RowAction[] => {
    const { name } = key;
    const open = (Dialog: (props: KeyDialog) => ReactNode) => () =>
      show((onClose) => <Dialog of={key} onClose={onClose} />);
    const revoke: RowAction = [text.revoke, say(text.revokeOf, { name }), open(RevokeKey)];
    if (key.revoked_at) return [];
    if (key.held) return [revoke];
    return [
      [shared.actions.rotateSecret, say(text.rotateOf, { name }), open(RotateSecret)],
      [text.expiry.set, say(text.setExpiryOf, { name }), open(ExpireKey)],
      revoke,
    ];
  };
  return (
    <>
      <PageHead title={text.title} lead={text.lead} action={rows.length > 0 ? create : null} />
      <Listing
        of={keys}
        lines={3}
        caption={text.caption}
        columns={mayChange ? [...columns, actionsColumn(actions)] : columns}
        rows={rows}
        keyOf={({ id }) => id}
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

const columns: Column<KeyView>[] = [
  {
    title: shared.forms.name,
    cell: (key) => (
      <>
        <strong>{key.name}</strong>
        <br />
        <code className="text-ink-soft">{key.begins}…</code>
      </>
    ),
  },
  { title: shared.forms.mode, cell: ({ mode }) => shared[mode] },
  { title: shared.lists.status, cell: (key) => <KeyState of={key} /> },
  {
    title: text.lastUsed,
    cell: (key) => (key.last_used_at ? <Ago at={key.last_used_at} /> : text.never),
  },
  { title: shared.lists.created, cell: (key) => <Moment at={key.created_at} to="day" /> },
];

function KeyState({ of: key }: { readonly of: KeyView }) {
  if (key.revoked_at) return <Status tone="plain">{text.revoked}</Status>;
  if (key.expires_at && new Date(key.expires_at) <= new Date()) {
    return <Status tone="plain">{text.expired}</Status>;
  }
  return (
    <>
      <Status tone="good">{text.active}</Status>
      {key.expires_at ? (
        <span className="text-1 text-ink-soft">
          {' '}
          {text.until} <Moment at={key.expires_at} to="day" />
        </span>
      ) : null}
    </>
  );
}

/** Makes a key, then shows it, once. */
export function NewKey(props: {
  readonly onClose: () => void;
  readonly onTestKey?: (apiKey: string) => void;
}) {
  const { onClose, onTestKey } = props;
  return (
    <FormDialog<NewKeyView>
      title={text.new.title}
      submit={text.new.submit}
      fields={text.new.fields}
      send={({ name, mode, expires_at: day }) =>
        api.post('/keys', { name, mode, expires_at: endOfDay(day) })
      }
      after={({ api_key }, { mode }) => mode === 'test' && onTestKey?.(api_key)}
      refresh="keys"
      onClose={onClose}
      done={({ api_key, webhook_secret }) => (
        <Secrets
          title={text.created.title}
          head={text.created.copyHead}
          once={text.created.once}
          values={{ [text.created.key]: api_key, [shared.copy.webhookSecret]: webhook_secret }}
          close={text.created.close}
          onClose={onClose}
        >
          <p className="text-ink-soft text-1">{rich(text.created.use)}</p>
        </Secrets>
      )}
    />
  );
}

/** Gives a key a new webhook secret, while the old one keeps signing for a time. */
function RotateSecret({ of: key, onClose }: KeyDialog) {
  const { rotation } = text;
  return (
    <FormDialog<NewSecretView>
      title={say(rotation.title, { name: key.name })}
      submit={shared.actions.rotateSecret}
      fields={rotation.fields}
      send={({ overlap }) =>
        api.post(`/keys/${key.id}/webhook-secret`, { overlap_seconds: Number(overlap) })
      }
      refresh="keys"
      onClose={onClose}
      done={({ webhook_secret, previous_until: until }) => (
        <Secrets
          title={rotation.done}
          once={rotation.once}
          values={{ [shared.copy.webhookSecret]: webhook_secret }}
          onClose={onClose}
        >
          <p>{until ? rich(rotation.both, { until: <Moment at={until} /> }) : rotation.onlyNew}</p>
        </Secrets>
      )}
    />
  );
}

function ExpireKey({ of: { id, name, expires_at: end }, onClose }: KeyDialog) {
  return (
    <FormDialog
      title={say(text.expiry.title, { name })}
      submit={text.expiry.set}
      fields={[
        { ...text.expiry.field, defaultValue: end === null ? undefined : dayOf(new Date(end)) },
      ]}
      send={({ expires_at: day, remove }) =>
        api.post(`/keys/${id}/expire`, { expires_at: remove ? null : endOfDay(day) })
      }
      refresh="keys"
      onClose={onClose}
    >
      {end === null ? null : (
        <Button type="submit" name="remove" value="true" formNoValidate>
          {text.expiry.remove}
        </Button>
      )}
    </FormDialog>
  );
}

function RevokeKey({ of: { id, name, begins }, onClose }: KeyDialog) {
  const { title, words, ...others } = text.revocation;
  return (
    <Confirm
      title={say(title, { name })}
      words={rich(say(words, { begins }))}
      {...others}
      danger
      send={() => api.post(`/keys/${id}/revoke`)}
      refresh="keys"
      onClose={onClose}
    />
  );
}
