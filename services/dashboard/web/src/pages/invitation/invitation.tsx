import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import type { InvitationView } from '../../../../src/views/organization.js';
import type { SessionView } from '../../../../src/views/session.js';
import { api } from '../../api/client.js';
import { useStartOver } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Fault } from '../../components/fault.js';
import { Skeleton } from '../../components/page.js';
import { Notice } from '../../components/status.js';
import { shared } from '../../text.js';
import { Entrance } from '../sign-in/entrance.js';
import { text } from './text.js';

/** The target of an invitation's link, after sign-in. */
export function Invitation({ session }: { readonly session: SessionView }) {
  const { id = '' } = useParams();
  const go = useNavigate();
  const startOver = useStartOver();
  const invitation = useQuery({
    queryKey: ['invitation', id],
    queryFn: () => api.get<InvitationView>(`/invitations/${id}`),
  });
  const accept = useMutation({
    mutationFn: () => api.post(`/invitations/${id}/accept`),
    onSuccess: async () => {
      await go('/', { replace: true });
      await startOver();
    },
  });
  const found = invitation.data;
  const isYours = found?.email === session.user.email;
  return (
    <Entrance
      title={found ? text.join(found.organization) : text.title}
      lead={
        found
          ? text.invites(
              found.inviter.name,
              found.inviter.email,
              found.email,
              shared.roles[found.role],
            )
          : text.lead
      }
    >
      {invitation.isPending ? <Skeleton lines={1} /> : null}
      <Fault error={invitation.error ?? accept.error} />
      {found && !(found.open && isYours) ? (
        <Notice tone="warn" title={text.brokenTitle}>
          <p>
            {isYours
              ? text.ended(found.inviter.name)
              : text.forAnother(found.email, session.user.email)}
          </p>
        </Notice>
      ) : null}
      {found?.open && isYours ? (
        <p>
          <Button look="main" busy={accept.isPending} onClick={() => accept.mutate()}>
            {text.join(found.organization)}
          </Button>
        </p>
      ) : (
        <p>
          <Button onClick={() => go('/')}>{shared.actions.goToAccount}</Button>
        </p>
      )}
    </Entrance>
  );
}
