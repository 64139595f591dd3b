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
import { roleTitles } from '../organization/roles.js';
import { Entrance } from '../sign-in/entrance.js';

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
      title={found ? `Join ${found.organization}` : 'Invitation'}
      lead={
        found
          ? `${found.inviter.name} (${found.inviter.email}) invites you, ${found.email}, as ${roleTitles[found.role]}.`
          : 'An invitation to an organization.'
      }
    >
      {invitation.isPending ? <Skeleton lines={1} /> : null}
      <Fault error={invitation.error ?? accept.error} />
      {found && !(found.open && isYours) ? (
        <Notice tone="warn" title="This link does not work">
          <p>
            {isYours
              ? `It was used or withdrawn, or has expired. Ask ${found.inviter.name} for a new one.`
              : `It is for ${found.email}, and you are signed in as ${session.user.email}. Sign out, then open the link again.`}
          </p>
        </Notice>
      ) : null}
      {found?.open && isYours ? (
        <p>
          <Button look="main" busy={accept.isPending} onClick={() => accept.mutate()}>
            Join {found.organization}
          </Button>
        </p>
      ) : (
        <p>
          <Button onClick={() => go('/')}>Go to your account</Button>
        </p>
      )}
    </Entrance>
  );
}
