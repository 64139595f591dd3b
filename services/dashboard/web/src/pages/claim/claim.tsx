import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import type { ClaimView } from '../../../../src/views/organization.js';
import { api } from '../../api/client.js';
import { useStartOver } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Fault } from '../../components/fault.js';
import { Skeleton } from '../../components/page.js';
import { Entrance } from '../sign-in/entrance.js';

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
    <Entrance
      title={claim.data ? `Run ${claim.data.name}` : 'Take over an account'}
      lead="This account was set up for you. Its keys, credits and work stay as they are. You become its owner and can invite others."
    >
      {claim.isPending ? <Skeleton lines={1} /> : null}
      <Fault error={claim.error ?? accept.error} />
      {claim.data ? (
        <p>
          <Button look="main" busy={accept.isPending} onClick={() => accept.mutate()}>
            Run {claim.data.name}
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
