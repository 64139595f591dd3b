import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { InvitationView } from '../../../../src/views/organization.js';
import { api } from '../../api/client.js';
import { Notice } from '../../components/status.js';
import { roleTitles } from '../organization/roles.js';

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
      title={open ? `Join ${organization}` : 'This invitation no longer works'}
    >
      <p>
        {open
          ? `${inviter.name} (${inviter.email}) invites ${email} as ${roleTitles[role]}. Use that email here.`
          : `Ask ${inviter.name} (${inviter.email}) for a new one.`}
      </p>
    </Notice>
  );
}
