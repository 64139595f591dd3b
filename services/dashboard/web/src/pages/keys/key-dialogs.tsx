import type { FormEvent } from 'react';
import type { KeyView } from '../../../../src/views/keys.js';
import { Button } from '../../components/button.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fault, faultOf, otherFault } from '../../components/fault.js';
import { TextField } from '../../components/field.js';
import { shared } from '../../text.js';
import { dayOf, endOfDay, today } from './end-of-day.js';
import { useKeyAction } from './key-queries.js';
import { text } from './text.js';

interface KeyDialogProps {
  readonly of: KeyView;
  readonly onClose: () => void;
}

export function RevokeKey({ of: key, onClose }: KeyDialogProps) {
  const revoke = useKeyAction(key.id, 'revoke');
  return (
    <Dialog title={text.revocation.title(key.name)} onClose={onClose}>
      <Fault error={revoke.error} />
      <p>{text.revocation.words(key.begins)}</p>
      <DialogActions>
        <Button onClick={onClose}>{text.revocation.keep}</Button>
        <Button
          look="danger"
          busy={revoke.isPending}
          onClick={() => revoke.mutate({}, { onSuccess: onClose })}
        >
          {text.revocation.revoke}
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
    <Dialog title={text.expiry.title(key.name)} onClose={onClose}>
      <form onSubmit={submit}>
        <Fault error={otherFault(expire.error, ['expires_at'])} />
        <TextField
          label={text.expiry.lastDay}
          name="expires"
          type="date"
          min={today()}
          defaultValue={key.expires_at === null ? undefined : dayOf(new Date(key.expires_at))}
          required
          hint={text.expiry.hint}
          fault={faultOf(expire.error, 'expires_at')}
        />
        <DialogActions>
          <Button onClick={onClose}>{shared.actions.cancel}</Button>
          {key.expires_at === null ? null : (
            <Button
              busy={expire.isPending}
              onClick={() => expire.mutate({ expires_at: null }, { onSuccess: onClose })}
            >
              {text.expiry.remove}
            </Button>
          )}
          <Button type="submit" look="main" busy={expire.isPending}>
            {text.expiry.set}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
