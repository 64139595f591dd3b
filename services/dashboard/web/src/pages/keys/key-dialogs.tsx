import type { FormEvent } from 'react';
import type { KeyView } from '../../../../src/views/keys.js';
import { Button } from '../../components/button.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fault, faultOf, otherFault } from '../../components/fault.js';
import { TextField } from '../../components/field.js';
import { endOfDay, today } from './end-of-day.js';
import { useKeyAction } from './key-queries.js';

interface KeyDialogProps {
  readonly of: KeyView;
  readonly onClose: () => void;
}

export function RevokeKey({ of: key, onClose }: KeyDialogProps) {
  const revoke = useKeyAction(key.id, 'revoke');
  return (
    <Dialog title={`Revoke “${key.name}”?`} onClose={onClose}>
      <Fault error={revoke.error} />
      <p>
        Requests with <code>{key.begins}…</code> are refused immediately. Work in progress still
        finishes and sends its webhook. This cannot be undone.
      </p>
      <DialogActions>
        <Button onClick={onClose}>Keep key</Button>
        <Button
          look="danger"
          busy={revoke.isPending}
          onClick={() => revoke.mutate({}, { onSuccess: onClose })}
        >
          Revoke key
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export function ExpireKey({ of: key, onClose }: KeyDialogProps) {
  const expire = useKeyAction(key.id, 'expire');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const day = String(new FormData(event.currentTarget).get('expires'));
    expire.mutate({ expires_at: endOfDay(day) }, { onSuccess: onClose });
  };
  return (
    <Dialog title={`When does “${key.name}” expire?`} onClose={onClose}>
      <form onSubmit={submit}>
        <Fault error={otherFault(expire.error, ['expires_at'])} />
        <TextField
          label="Last day"
          name="expires"
          type="date"
          min={today()}
          required
          hint="The key works until the end of that day in your time zone."
          fault={faultOf(expire.error, 'expires_at')}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          {key.expires_at === null ? null : (
            <Button
              busy={expire.isPending}
              onClick={() => expire.mutate({ expires_at: null }, { onSuccess: onClose })}
            >
              No expiry
            </Button>
          )}
          <Button type="submit" look="main" busy={expire.isPending}>
            Set expiry
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
