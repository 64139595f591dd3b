import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { api } from '../../api/client.js';
import { Button } from '../../components/button.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fault, faultOf, otherFault } from '../../components/fault.js';
import { TextField } from '../../components/field.js';
import { NewPasswordField } from './new-password-field.js';

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
      <Dialog title="Password changed" onClose={onClose}>
        <p role="status">You stay signed in here and have been signed out everywhere else.</p>
        <DialogActions>
          <Button look="main" onClick={onClose}>
            Done
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
    <Dialog title="Change password" onClose={onClose}>
      <form onSubmit={submit}>
        <Fault error={otherFault(change.error, ['current', 'password'])} />
        {/* For password managers, which look for the name beside the password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          label="Current password"
          name="current"
          type="password"
          autoComplete="current-password"
          required
          fault={faultOf(change.error, 'current')}
        />
        <NewPasswordField label="New password" fault={faultOf(change.error, 'password')} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="main" busy={change.isPending}>
            Change password
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
