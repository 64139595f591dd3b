import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrganizationView } from '../../../../src/views/organization.js';
import type { SessionView } from '../../../../src/views/session.js';
import { api } from '../../api/client.js';
import { allows } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { CopyButton } from '../../components/copy.js';
import { Fault } from '../../components/fault.js';
import { PageHead, Section, Skeleton } from '../../components/page.js';
import { type Column, Table } from '../../components/table.js';
import { Day } from '../../components/time.js';
import { shared } from '../../text.js';
import { Invite } from './invite.js';
import { ChangeRole, RemoveMember } from './member-dialogs.js';
import { Rename } from './rename.js';
import { text } from './text.js';

type Member = OrganizationView['members'][number];
type Invitation = OrganizationView['invitations'][number];
type Open =
  | { readonly what: 'invite' | 'rename' }
  | { readonly what: 'role' | 'remove'; readonly member: Member };

export function Organization({ session }: { readonly session: SessionView }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const organization = useQuery({
    queryKey: ['organization'],
    queryFn: () => api.get<OrganizationView>('/organization'),
  });
  const mayChange = allows(session, 'people.change');
  return (
    <>
      <PageHead
        title={session.organization?.name ?? text.title}
        lead={text.lead}
        action={
          allows(session, 'organization.rename') ? (
            <Button onClick={() => setOpen({ what: 'rename' })}>{text.rename}</Button>
          ) : null
        }
      />
      {organization.isPending ? <Skeleton lines={3} /> : null}
      <Fault error={organization.error} retry={organization.refetch} />
      {organization.data ? (
        <>
          <Section
            title={text.people.title}
            action={
              mayChange ? (
                <Button look="main" onClick={() => setOpen({ what: 'invite' })}>
                  {text.people.invite}
                </Button>
              ) : null
            }
          >
            <Table
              caption={text.people.caption}
              columns={memberColumns(mayChange, setOpen)}
              rows={organization.data.members}
              keyOf={(member) => member.id}
            />
          </Section>
          {organization.data.invitations.length > 0 ? (
            <Section title={text.invitations.title} lead={text.invitations.lead}>
              <Table
                caption={text.invitations.caption}
                columns={invitationColumns}
                rows={organization.data.invitations}
                keyOf={(invitation) => invitation.id}
              />
            </Section>
          ) : null}
        </>
      ) : null}
      {open?.what === 'invite' ? <Invite session={session} onClose={close} /> : null}
      {open?.what === 'rename' ? <Rename session={session} onClose={close} /> : null}
      {open?.what === 'role' ? (
        <ChangeRole session={session} of={open.member} onClose={close} />
      ) : null}
      {open?.what === 'remove' ? <RemoveMember of={open.member} onClose={close} /> : null}
    </>
  );
}

function memberColumns(mayChange: boolean, show: (open: Open) => void): Column<Member>[] {
  const columns: Column<Member>[] = [
    {
      title: shared.forms.name,
      cell: (member) => (
        <>
          <strong>{member.name}</strong>
          {member.you ? <span className="soft"> {text.people.you}</span> : null}
          <br />
          <span className="soft small">{member.email}</span>
        </>
      ),
    },
    { title: shared.forms.role, cell: ({ role }) => shared.roles[role] },
    { title: text.people.since, cell: ({ since }) => <Day at={since} /> },
  ];
  if (!mayChange) return columns;
  return [
    ...columns,
    {
      title: shared.lists.actions,
      untitled: true,
      cell: (member) =>
        member.you ? null : (
          <>
            <Button
              look="quiet"
              onClick={() => show({ what: 'role', member })}
              aria-label={text.people.changeRoleOf(member.name)}
            >
              {text.people.changeRole}
            </Button>
            <Button
              look="quiet"
              onClick={() => show({ what: 'remove', member })}
              aria-label={text.people.removeOf(member.name)}
            >
              {shared.actions.remove}
            </Button>
          </>
        ),
    },
  ];
}

const invitationColumns: Column<Invitation>[] = [
  { title: text.invitations.address, cell: ({ email }) => email },
  { title: shared.forms.role, cell: ({ role }) => shared.roles[role] },
  { title: text.invitations.expires, cell: (invitation) => <Day at={invitation.expires_at} /> },
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

function CancelInvitation({ of: { id, email } }: { readonly of: Invitation }) {
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => api.post(`/organization/invitations/${id}/cancel`),
    onSuccess: () => client.invalidateQueries({ queryKey: ['organization'] }),
  });
  return (
    <Button
      look="quiet"
      busy={cancel.isPending}
      onClick={() => cancel.mutate()}
      aria-label={text.invitations.withdrawOf(email)}
    >
      {text.invitations.withdraw}
    </Button>
  );
}
