import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { api } from '../../api/client.js';
import { useStartOver } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Fault } from '../../components/fault.js';
import { TextField } from '../../components/field.js';
import { shared } from '../../text.js';
import { InvitedBy, useInvitedBy } from '../invitation/invited-by.js';
import { Entrance } from './entrance.js';
import { text } from './text.js';

export function SignIn() {
  const startOver = useStartOver();
  const { search } = useLocation();
  const invitation = useInvitedBy();
  const signIn = useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      api.post('/auth/sign-in/email', body),
    onSuccess: startOver,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    signIn.mutate({ email: String(form.get('email')), password: String(form.get('password')) });
  };
  return (
    <Entrance title={text.signIn.title} lead={text.signIn.lead(search)}>
      <InvitedBy invitation={invitation} />
      <form onSubmit={submit}>
        <Fault error={signIn.error} />
        <TextField
          key={invitation?.email}
          label={shared.forms.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={invitation?.email}
        />
        <TextField
          label={text.password}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" look="main" busy={signIn.isPending}>
          {text.signIn.title}
        </Button>
        <p className="small">
          <Link to="/forgotten-password">{text.signIn.forgotten}</Link>
        </p>
      </form>
    </Entrance>
  );
}
