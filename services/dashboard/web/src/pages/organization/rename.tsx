import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { SessionView } from '../../../../src/views/session.js';
import { api } from '../../api/client.js';
import { useStartOver } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fault, faultOf, otherFault } from '../../components/fault.js';
import { TextField } from '../../components/field.js';
import { shared } from '../../text.js';
import { text } from './text.js';

export function Rename({
  session,
  onClose,
}: {
  readonly session: SessionView;
  readonly onClose: () => void;
}) {
  const startOver = useStartOver();
  const rename = useMutation({
    mutationFn: (name: string) => api.post('/organization/name', { name }),
    onSuccess: async () => {
      await startOver();
      onClose();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    rename.mutate(String(new FormData(event.currentTarget).get('name')));
  };
  return (
    <Dialog title={text.renaming.title} onClose={onClose}>
      <form onSubmit={submit}>
        <Fault error={otherFault(rename.error, ['name'])} />
        <TextField
          label={shared.forms.name}
          name="name"
          required
          maxLength={80}
          defaultValue={session.organization?.name}
          fault={faultOf(rename.error, 'name')}
        />
        <DialogActions>
          <Button onClick={onClose}>{shared.actions.cancel}</Button>
          <Button type="submit" look="main" busy={rename.isPending}>
            {text.renaming.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
