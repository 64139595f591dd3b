import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { InvitationView } from '../../../../src/views/organization.js';
import { api } from '../../api/client.js';
import { Notice } from '../../components/status.js';
import { shared } from '../../text.js';
import { text } from './text.js';

/** The invitation that a person is about to accept, before sign-in; null for none. */
export function useInvitedBy(): InvitationView | null {
  const { search } = useLocation();
  const next = new URLSearchParams(search).get('next') ?? '';
  const [, id] = /^\/invitation\/(invite_\w+)$/.exec(next) ?? [];
  const invitation = useQuery({
    queryKey: ['invitation', id],
    queryFn: () => api.get<InvitationView>(`/invitations/${id}`),
    enabled: id !== undefined,
  });
  return invitation.data ?? null;
}

/** The invitation, above the form to sign in or up. */
export function InvitedBy({ invitation }: { readonly invitation: InvitationView | null }) {
  if (invitation === null) return null;
  const { organization, inviter, email, role, open } = invitation;
  return (
    <Notice
      tone={open ? 'good' : 'warn'}
      title={open ? text.join(organization) : text.entrance.endedTitle}
    >
      <p>
        {open
          ? text.entrance.invites(inviter.name, inviter.email, email, shared.roles[role])
          : text.entrance.ended(inviter.name, inviter.email)}
      </p>
    </Notice>
  );
}
