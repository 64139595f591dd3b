import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import type { ClaimView } from '../../../../src/views/organization.js';
import { api } from '../../api/client.js';
import { useStartOver } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Fault } from '../../components/fault.js';
import { Skeleton } from '../../components/page.js';
import { shared } from '../../text.js';
import { Entrance } from '../sign-in/entrance.js';
import { text } from './text.js';

/** The target of an operator's link, after sign-in: an account with keys and work, but no people yet. */
export function Claim() {
  const { token = '' } = useParams();
  const go = useNavigate();
  const startOver = useStartOver();
  const claim = useQuery({
    queryKey: ['claim', token],
    queryFn: () => api.get<ClaimView>(`/claims/${token}`),
  });
  const accept = useMutation({
    mutationFn: () => api.post(`/claims/${token}/accept`),
    onSuccess: async () => {
      await go('/', { replace: true });
      await startOver();
    },
  });
  return (
    <Entrance title={claim.data ? text.become(claim.data.name) : text.title} lead={text.lead}>
      {claim.isPending ? <Skeleton lines={1} /> : null}
      <Fault error={claim.error ?? accept.error} />
      {claim.data ? (
        <p>
          <Button look="main" busy={accept.isPending} onClick={() => accept.mutate()}>
            {text.accept}
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
