import { useNavigate, useParams } from 'react-router';
import type { ClaimView, InvitationView } from '../../../../src/routes/joining.js';
import type { SessionView } from '../../../../src/routes/session.js';
import { api } from '../../api/client.js';
import { useGet, useSend, useStartOver } from '../../api/queries.js';
import { Button } from '../../kit/button.js';
import { type Filled, Form } from '../../kit/field.js';
import { Fault, Notice, Skeleton } from '../../kit/page.js';
import text from '../../words/entrance.json';
import shared from '../../words/shared.json';
import { say } from '../../words.js';
import { Entrance } from './entrance.js';

/** What a link offers, and accepting it, which opens the account that one then belongs to. */
function useOffer<View>(path: string) {
  const go = useNavigate();
  const startOver = useStartOver();
  const offer = useGet<View>(path);
  const accept = useSend({
    send: () => api.post(`${path}/accept`),
    after: async () => {
      await go('/', { replace: true });
      await startOver();
    },
  });
  /** @param title of the button that accepts; null where there is nothing to accept */
  const button = (title: string | null) => (
    <p>
      {title === null ? (
        <Button onClick={() => go('/')}>{shared.actions.goToAccount}</Button>
      ) : (
        <Button look="main" busy={accept.isPending} onClick={() => accept.mutate()}>
          {title}
        </Button>
      )}
    </p>
  );
  const state = (
    <>
      {offer.isPending ? <Skeleton lines={1} /> : null}
      <Fault error={offer.error ?? accept.error} />
    </>
  );
  return { found: offer.data, state, button };
}

/** The target of an operator's link, after sign-in: an account with keys and work, but no people yet. */
export function Claim() {
  const { token = '' } = useParams();
  const { found, state, button } = useOffer<ClaimView>(`/claims/${token}`);
  const { title, lead, become, accept } = text.claim;
  return (
    <Entrance title={found ? say(become, { account: found.name }) : title} lead={lead}>
      {state}
      {button(found ? accept : null)}
    </Entrance>
  );
}

/** The target of an invitation's link, after sign-in. */
export function Invitation({ session }: { readonly session: SessionView }) {
  const { id = '' } = useParams();
  const { found, state, button } = useOffer<InvitationView>(`/invitations/${id}`);
  const words = text.invitation;
  if (!found) {
    return (
      <Entrance title={words.title} lead={words.lead}>
        {state}
        {button(null)}
      </Entrance>
    );
  }
  const { organization, inviter, email: invited, role, open } = found;
  const isYours = invited === session.user.email;
  const join = say(words.join, { organization });
  return (
    <Entrance
      title={join}
      lead={say(words.invites, { ...inviter, invited, role: shared.roles[role] })}
    >
      {state}
      {open && isYours ? null : (
        <Notice tone="warn" title={words.brokenTitle}>
          <p>
            {isYours
              ? say(words.ended, { inviter: inviter.name })
              : say(words.forAnother, { invited, signedIn: session.user.email })}
          </p>
        </Notice>
      )}
      {button(open && isYours ? join : null)}
    </Entrance>
  );
}

/** For people who signed up and are in no organization yet. */
export function OpenOrganization({ person }: { readonly person: string }) {
  const startOver = useStartOver();
  const open = useSend({
    send: ({ name }: Filled) => api.post('/organization', { name }),
    after: startOver,
  });
  const { title, lead, field, continue: submit } = text.openOrganization;
  return (
    <Entrance title={title} lead={say(lead, { person })}>
      <Form fields={[field]} send={open} submit={submit}>
        <Button
          look="quiet"
          onClick={async () => {
            await api.post('/auth/sign-out');
            await startOver();
          }}
        >
          {shared.actions.signOut}
        </Button>
      </Form>
    </Entrance>
  );
}
