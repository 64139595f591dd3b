import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { api } from '../../api/client.js';
import { Button } from '../../components/button.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fault, faultOf, otherFault } from '../../components/fault.js';
import { TextField } from '../../components/field.js';
import { shared } from '../../text.js';
import { NewPasswordField } from './new-password-field.js';
import { text } from './text.js';

/** A new password, for people who know the current one. */
export function ChangePassword({
  email,
  onClose,
}: {
  readonly email: string;
  readonly onClose: () => void;
}) {
  const change = useMutation({
    mutationFn: (body: { current: string; password: string }) =>
      api.post('/session/password', body),
  });
  if (change.isSuccess) {
    return (
      <Dialog title={text.changed} onClose={onClose}>
        <p role="status">{text.dialog.done}</p>
        <DialogActions>
          <Button look="main" onClick={onClose}>
            {shared.done}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    change.mutate({ current: String(form.get('current')), password: String(form.get('password')) });
  };
  return (
    <Dialog title={text.dialog.title} onClose={onClose}>
      <form onSubmit={submit}>
        <Fault error={otherFault(change.error, ['current', 'password'])} />
        {/* For password managers, which look for the name beside the password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          label={text.dialog.current}
          name="current"
          type="password"
          autoComplete="current-password"
          required
          fault={faultOf(change.error, 'current')}
        />
        <NewPasswordField label={text.new} fault={faultOf(change.error, 'password')} />
        <DialogActions>
          <Button onClick={onClose}>{shared.actions.cancel}</Button>
          <Button type="submit" look="main" busy={change.isPending}>
            {text.dialog.title}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
