import { type Role, roles } from '../../../src/auth/roles.js';
import type { OrganizationView } from '../../../src/routes/organization.js';
import type { SessionView } from '../../../src/routes/session.js';
import { api } from '../api/client.js';
import { allows, useGet, useSend, useStartOver } from '../api/queries.js';
import { Button } from '../kit/button.js';
import { CopyButton, CopyValue } from '../kit/copy.js';
import { Confirm, FormDialog, Told, useDialog } from '../kit/dialog.js';
import { actionsColumn, type Column, Table } from '../kit/list.js';
import { Loaded, PageHead, Section } from '../kit/page.js';
import { Moment } from '../kit/time.js';
import words from '../words/pages.json';
import shared from '../words/shared.json';
import { rich, say } from '../words.js';

const text = words.organization;
type Member = OrganizationView['members'][number];
type Invited = OrganizationView['invitations'][number];

interface OrganizationDialog {
  readonly session: SessionView;
  readonly onClose: () => void;
}

export function Organization({ session }: { readonly session: SessionView }) {
  const [dialog, show] = useDialog();
  const organization = useGet<OrganizationView>('/organization');
  const mayChange = allows(session, 'people.change');
  const { people, invitations } = text;
  const actions = actionsColumn<Member>((member) => {
    const { name } = member;
    return member.you
      ? []
      : [
          [
            people.changeRole,
            say(people.changeRoleOf, { name }),
            () => show((onClose) => <ChangeRole {...{ session, of: member, onClose }} />),
          ],
          [
            shared.actions.remove,
            say(people.removeOf, { name }),
            () => show((onClose) => <RemoveMember of={member} onClose={onClose} />),
          ],
        ];
  });
  const rename = () => show((onClose) => <Rename session={session} onClose={onClose} />);
  const invite = () => show((onClose) => <Invite session={session} onClose={onClose} />);
  return (
    <>
      <PageHead
        title={session.organization?.name ?? text.title}
        lead={text.lead}
        action={
          allows(session, 'organization.rename') ? (
            <Button onClick={rename}>{text.rename}</Button>
          ) : null
        }
      />
      <Loaded of={organization} lines={3}>
        {({ members, invitations: invited }) => (
          <>
            <Section
              title={people.title}
              action={
                mayChange ? (
                  <Button look="main" onClick={invite}>
                    {people.invite}
                  </Button>
                ) : null
              }
            >
              <Table
                caption={people.caption}
                columns={mayChange ? [...memberColumns, actions] : memberColumns}
                rows={members}
                keyOf={({ id }) => id}
              />
            </Section>
            {invited.length > 0 ? (
              <Section title={invitations.title} lead={invitations.lead}>
                <Table
                  caption={invitations.caption}
                  columns={invitationColumns}
                  rows={invited}
                  keyOf={({ id }) => id}
                />
              </Section>
            ) : null}
          </>
        )}
      </Loaded>
      {dialog}
    </>
  );
}

const memberColumns: Column<Member>[] = [
  {
    title: shared.forms.name,
    cell: (member) => (
      <>
        <strong>{member.name}</strong>
        {member.you ? <span className="text-ink-soft"> {text.people.you}</span> : null}
        <br />
        <span className="text-ink-soft text-1">{member.email}</span>
      </>
    ),
  },
  { title: shared.forms.role, cell: ({ role }) => shared.roles[role] },
  { title: text.people.since, cell: ({ since }) => <Moment at={since} to="day" /> },
];

const invitationColumns: Column<Invited>[] = [
  { title: text.invitations.address, cell: ({ email }) => email },
  { title: shared.forms.role, cell: ({ role }) => shared.roles[role] },
  { title: text.invitations.expires, cell: ({ expires_at: at }) => <Moment at={at} to="day" /> },
  {
    title: shared.lists.actions,
    untitled: true,
    cell: (invitation) => (
      <>
        <CopyButton
          text={invitation.url}
          what={invitation.email}
          title={text.invitations.copyLink}
        />
        <CancelInvitation of={invitation} />
      </>
    ),
  },
];

function CancelInvitation({ of: { id, email } }: { readonly of: Invited }) {
  const cancel = useSend({
    send: () => api.post(`/organization/invitations/${id}/cancel`),
    refresh: 'organization',
  });
  return (
    <Button
      look="quiet"
      busy={cancel.isPending}
      onClick={() => cancel.mutate()}
      aria-label={say(text.invitations.withdrawOf, { email })}
    >
      {text.invitations.withdraw}
    </Button>
  );
}

/** The roles that this person may give: only owners make owners. */
const roleField = (session: SessionView, role: Role) => ({
  name: 'role',
  label: shared.forms.role,
  defaultValue: role,
  choices: roles
    .toReversed()
    .filter((value) => value !== 'owner' || session.organization?.role === 'owner')
    .map((value) => ({ value, title: shared.roles[value], text: text.mayDo[value] })),
});

function Invite({ session, onClose }: OrganizationDialog) {
  const { title, submit, done, give, link, email } = text.invite;
  return (
    <FormDialog<{ url: string }>
      title={title}
      submit={submit}
      fields={[email, roleField(session, 'member')]}
      send={({ email: typed = '', role }) =>
        api.post('/organization/invitations', { email: typed.trim().toLowerCase(), role })
      }
      refresh="organization"
      onClose={onClose}
      done={({ url }, { email: typed = '' }) => (
        <Told title={done} onClose={onClose}>
          <p>{rich(give, { email: <strong>{typed.trim().toLowerCase()}</strong> })}</p>
          <CopyValue label={link} value={url} />
        </Told>
      )}
    />
  );
}

function Rename({ session, onClose }: OrganizationDialog) {
  return (
    <FormDialog
      title={text.renaming.title}
      submit={text.renaming.submit}
      fields={[{ ...text.renaming.field, defaultValue: session.organization?.name }]}
      send={({ name }) => api.post('/organization/name', { name })}
      after={useStartOver()}
      onClose={onClose}
    />
  );
}

function ChangeRole({ session, of, onClose }: OrganizationDialog & { readonly of: Member }) {
  return (
    <FormDialog
      title={say(text.changingRole.title, { name: of.name })}
      submit={text.changingRole.submit}
      fields={[roleField(session, of.role)]}
      send={({ role }) => api.post(`/organization/members/${of.id}/role`, { role })}
      refresh="organization"
      onClose={onClose}
    />
  );
}

function RemoveMember({ of, onClose }: { readonly of: Member; readonly onClose: () => void }) {
  const { title, words, ...others } = text.removing;
  return (
    <Confirm
      title={say(title, { name: of.name })}
      words={say(words, { email: of.email })}
      {...others}
      danger
      send={() => api.post(`/organization/members/${of.id}/remove`)}
      refresh="organization"
      onClose={onClose}
    />
  );
}
