import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { api } from '../../api/client.js';
import { useStartOver } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Fault } from '../../components/fault.js';
import { TextField } from '../../components/field.js';
import { InvitedBy, useInvitedBy } from '../invitation/invited-by.js';
import { NewPasswordField } from '../password/new-password-field.js';
import { Entrance } from './entrance.js';

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
    const text = (name: string) => String(form.get(name));
    signUp.mutate({ name: text('name'), email: text('email'), password: text('password') });
  };
  return (
    <Entrance
      title="Create account"
      lead={
        <>
          Turn photos of land and homes into films and images. Already have an account?{' '}
          <Link to={{ pathname: '/sign-in', search }}>Sign in</Link>.
        </>
      }
    >
      <InvitedBy invitation={invitation} />
      <form onSubmit={submit}>
        <Fault error={signUp.error} />
        <TextField label="Your name" name="name" autoComplete="name" required maxLength={80} />
        <TextField
          key={invitation?.email}
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={invitation?.email}
        />
        <NewPasswordField label="Password" />
        <Button type="submit" look="main" busy={signUp.isPending}>
          Continue
        </Button>
      </form>
    </Entrance>
  );
}
