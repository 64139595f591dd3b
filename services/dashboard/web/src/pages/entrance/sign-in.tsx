import { Link, useLocation } from 'react-router';
import type { InvitationView } from '../../../../src/routes/invitations.js';
import { api } from '../../api/client.js';
import { useGet, useSend, useStartOver } from '../../api/queries.js';
import { type Filled, Form } from '../../kit/field.js';
import { Notice } from '../../kit/page.js';
import text from '../../words/entrance.json';
import shared from '../../words/shared.json';
import { rich, say } from '../../words.js';
import { Entrance } from './entrance.js';

/** The way in, for people with an account or without one; the page that they wanted stays in the address. */
function useEntrance(path: string) {
  const { search } = useLocation();
  const next = new URLSearchParams(search).get('next') ?? '';
  const [, id] = /^\/invitation\/(invite_\w+)$/.exec(next) ?? [];
  const { data: invitation } = useGet<InvitationView>(id ? `/invitations/${id}` : null);
  const send = useSend({
    send: (filled: Filled) => api.post(path, filled),
    after: useStartOver(),
  });
  const email = { ...text.email, defaultValue: invitation?.email };
  return { search, send, email, invitation: <InvitedBy invitation={invitation ?? null} /> };
}

/** The invitation that a person is about to accept, above the form. */
function InvitedBy({ invitation }: { readonly invitation: InvitationView | null }) {
  if (invitation === null) return null;
  const { organization, inviter, email, role, open } = invitation;
  const { entrance, join } = text.invitation;
  const values = { ...inviter, invited: email, role: shared.roles[role] };
  return (
    <Notice
      tone={open ? 'good' : 'warn'}
      title={open ? say(join, { organization }) : entrance.endedTitle}
    >
      <p>{say(open ? entrance.invites : entrance.ended, { ...values, email: inviter.email })}</p>
    </Notice>
  );
}

export function SignIn() {
  const { search, send, email, invitation } = useEntrance('/auth/sign-in/email');
  const { title, lead, forgotten } = text.signIn;
  return (
    <Entrance title={title} lead={rich(lead, {}, search)}>
      {invitation}
      <Form fields={[email, text.password]} send={send} submit={title}>
        <p className="text-1">
          <Link to="/forgotten-password">{forgotten}</Link>
        </p>
      </Form>
    </Entrance>
  );
}

export function SignUp() {
  const { search, send, email, invitation } = useEntrance('/auth/sign-up/email');
  const { title, lead, person, submit } = text.signUp;
  return (
    <Entrance title={title} lead={rich(lead, {}, search)}>
      {invitation}
      <Form
        fields={[person, email, { ...text.passwords.newPassword, label: text.password.label }]}
        send={send}
        submit={submit}
      />
    </Entrance>
  );
}
