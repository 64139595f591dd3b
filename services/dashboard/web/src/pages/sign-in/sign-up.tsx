import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../api/client.js';
import { useStartOver } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Fault } from '../../components/fault.js';
import { TextField } from '../../components/field.js';
import { shared } from '../../text.js';
import { InvitedBy, useInvitedBy } from '../invitation/invited-by.js';
import { NewPasswordField } from '../password/new-password-field.js';
import { Entrance } from './entrance.js';
import { text } from './text.js';

export function SignUp() {
  const startOver = useStartOver();
  const { search } = useLocation();
  const invitation = useInvitedBy();
  const signUp = useMutation({
    mutationFn: (body: { name: string; email: string; password: string }) =>
      api.post('/auth/sign-up/email', body),
    onSuccess: startOver,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const entry = (name: string) => String(form.get(name));
    signUp.mutate({ name: entry('name'), email: entry('email'), password: entry('password') });
  };
  return (
    <Entrance title={text.signUp.title} lead={text.signUp.lead(search)}>
      <InvitedBy invitation={invitation} />
      <form onSubmit={submit}>
        <Fault error={signUp.error} />
        <TextField
          label={text.signUp.name}
          name="name"
          autoComplete="name"
          required
          maxLength={80}
        />
        <TextField
          key={invitation?.email}
          label={shared.forms.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={invitation?.email}
        />
        <NewPasswordField label={text.password} />
        <Button type="submit" look="main" busy={signUp.isPending}>
          {text.signUp.submit}
        </Button>
      </form>
    </Entrance>
  );
}
