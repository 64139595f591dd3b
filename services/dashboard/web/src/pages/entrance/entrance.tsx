import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { InvitationView } from '../../../../src/routes/joining.js';
import { api } from '../../api/client.js';
import { useGet, useSend, useStartOver } from '../../api/queries.js';
import { type Filled, Form } from '../../kit/field.js';
import { Brand, Notice, useDocumentTitle } from '../../kit/page.js';
import text from '../../words/entrance.json';
import shared from '../../words/shared.json';
import { rich, say } from '../../words.js';

/** The page before sign-in: one form with an illustration. */
export function Entrance(props: {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}) {
  const { title, lead, children } = props;
  useDocumentTitle(title);
  return (
    <div className="grid min-h-dvh grid-cols-2 grid-rows-[auto_1fr] max-wide:grid-cols-1">
      <header className="px-[clamp(1rem,6vw,4.5rem)] py-5">
        <Brand />
      </header>
      <main className="row-start-2 grid w-[min(100%,34rem)] content-center gap-6 px-[clamp(1rem,6vw,4.5rem)] pt-5 pb-8 max-wide:mx-auto max-wide:content-start max-wide:pb-7">
        <div>
          <h1>{title}</h1>
          <p className="mt-2 text-3 text-ink-soft">{lead}</p>
        </div>
        {children}
      </main>
      <Plot />
    </div>
  );
}

/** A plot in perspective, marked, with the house to come. */
function Plot() {
  return (
    <svg
      className="col-start-2 row-span-full size-full max-h-dvh bg-[light-dark(#e9ebe2,#181c19)] max-wide:hidden"
      aria-hidden="true"
      viewBox="0 0 600 800"
      preserveAspectRatio="xMidYMax slice"
    >
      <path
        className="fill-[light-dark(#d6dccd,#1f2621)]"
        d="M0 430 90 400 190 418 300 372 420 410 520 384 600 402V800H0Z"
      />
      <path
        className="fill-[light-dark(#c3cdb8,#27302a)]"
        d="M0 520C150 478 320 492 600 452V800H0Z"
      />
      <path
        className="fill-[light-dark(#ffffff59,#8fcfae14)] stroke-accent stroke-[2.5] [stroke-dasharray:11_8]"
        d="M96 690 268 545 548 578 492 742Z"
      />
      <path
        className="fill-[light-dark(#1d5a4329,#8fcfae24)]"
        d="M208 648 300 572 470 592 418 682Z"
      />
      <g className="fill-[light-dark(#ffffff8c,#8fcfae0f)] stroke-accent stroke-2 [stroke-linejoin:round]">
        <path d="M208 648V520L300 452V572Z" />
        <path d="M208 648V520L418 546V682Z" />
        <path d="M418 682V546L470 470V592Z" />
        <path d="M194 516 296 428 482 452 424 552Z" />
        <path d="M244 652.500V578L290 584V658.500M330 592 382 598.500V640L330 633Z" />
      </g>
    </svg>
  );
}

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
