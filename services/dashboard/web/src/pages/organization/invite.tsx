import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Role } from '../../../../src/auth/roles.js';
import type { SessionView } from '../../../../src/views/session.js';
import { api } from '../../api/client.js';
import { Button } from '../../components/button.js';
import { CopyValue } from '../../components/copy.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fault, faultOf, otherFault } from '../../components/fault.js';
import { ChoiceField, TextField } from '../../components/field.js';
import { shared } from '../../text.js';
import { rolesToGive } from './roles.js';
import { text } from './text.js';

export function Invite({
  session,
  onClose,
}: {
  readonly session: SessionView;
  readonly onClose: () => void;
}) {
  const client = useQueryClient();
  const [role, setRole] = useState<Role>('member');
  const invite = useMutation({
    mutationFn: (email: string) =>
      api.post<{ url: string }>('/organization/invitations', { email, role }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['organization'] }),
  });
  if (invite.data) {
    return (
      <Dialog title={text.invite.done} onClose={onClose}>
        <p>{text.invite.give(invite.variables)}</p>
        <CopyValue label={text.invite.link} value={invite.data.url} />
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
    invite.mutate(String(new FormData(event.currentTarget).get('email')).trim().toLowerCase());
  };
  return (
    <Dialog title={text.invite.title} onClose={onClose}>
      <form onSubmit={submit}>
        <Fault error={otherFault(invite.error, ['email'])} />
        <TextField
          label={shared.forms.email}
          name="email"
          type="email"
          required
          autoComplete="off"
          fault={faultOf(invite.error, 'email')}
        />
        <ChoiceField
          label={shared.forms.role}
          name="role"
          value={role}
          choices={rolesToGive(session)}
          onChange={setRole}
        />
        <DialogActions>
          <Button onClick={onClose}>{shared.actions.cancel}</Button>
          <Button type="submit" look="main" busy={invite.isPending}>
            {text.invite.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
