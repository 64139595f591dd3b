import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { api } from '../../api/client.js';
import { useStartOver } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Fault, faultOf, otherFault } from '../../components/fault.js';
import { TextField } from '../../components/field.js';
import { shared } from '../../text.js';
import { Entrance } from '../sign-in/entrance.js';
import { text } from './text.js';

/** For people who signed up and are in no organization yet. */
export function OpenOrganization({ person }: { readonly person: string }) {
  const startOver = useStartOver();
  const open = useMutation({
    mutationFn: (name: string) => api.post('/organization', { name }),
    onSuccess: startOver,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    open.mutate(String(new FormData(event.currentTarget).get('name')));
  };
  return (
    <Entrance title={text.title} lead={text.lead(person)}>
      <form onSubmit={submit}>
        <Fault error={otherFault(open.error, ['name'])} />
        <TextField
          label={text.organization}
          name="name"
          autoComplete="organization"
          required
          maxLength={80}
          hint={text.hint}
          fault={faultOf(open.error, 'name')}
        />
        <Button type="submit" look="main" busy={open.isPending}>
          {text.continue}
        </Button>
        <Button
          look="quiet"
          onClick={async () => {
            await api.post('/auth/sign-out');
            await startOver();
          }}
        >
          {shared.actions.signOut}
        </Button>
      </form>
    </Entrance>
  );
}
