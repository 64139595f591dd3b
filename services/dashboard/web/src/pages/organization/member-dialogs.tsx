import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrganizationView } from '../../../../src/views/organization.js';
import type { SessionView } from '../../../../src/views/session.js';
import { api } from '../../api/client.js';
import { Button } from '../../components/button.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fault } from '../../components/fault.js';
import { ChoiceField } from '../../components/field.js';
import { shared } from '../../text.js';
import { rolesToGive } from './roles.js';
import { text } from './text.js';

interface MemberDialogProps {
  readonly of: OrganizationView['members'][number];
  readonly onClose: () => void;
}

function useMemberAction(id: string, action: 'role' | 'remove', onClose: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: object) => api.post(`/organization/members/${id}/${action}`, body),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['organization'] });
      onClose();
    },
  });
}

export function ChangeRole({
  session,
  of: member,
  onClose,
}: MemberDialogProps & { readonly session: SessionView }) {
  const [role, setRole] = useState(member.role);
  const change = useMemberAction(member.id, 'role', onClose);
  return (
    <Dialog title={text.changingRole.title(member.name)} onClose={onClose}>
      <Fault error={change.error} />
      <ChoiceField
        label={shared.forms.role}
        name="role"
        value={role}
        choices={rolesToGive(session)}
        onChange={setRole}
      />
      <DialogActions>
        <Button onClick={onClose}>{shared.actions.cancel}</Button>
        <Button look="main" busy={change.isPending} onClick={() => change.mutate({ role })}>
          {text.changingRole.submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export function RemoveMember({ of: member, onClose }: MemberDialogProps) {
  const remove = useMemberAction(member.id, 'remove', onClose);
  return (
    <Dialog title={text.removing.title(member.name)} onClose={onClose}>
      <Fault error={remove.error} />
      <p>{text.removing.words(member.email)}</p>
      <DialogActions>
        <Button onClick={onClose}>{text.removing.keep}</Button>
        <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate({})}>
          {text.removing.remove}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
