import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link, useParams } from 'react-router';
import type { ResetView } from '../../../../src/views/session.js';
import { api } from '../../api/client.js';
import { useStartOver } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Fault, faultOf, otherFault } from '../../components/fault.js';
import { Notice } from '../../components/status.js';
import { Entrance } from '../sign-in/entrance.js';
import { NewPasswordField } from './new-password-field.js';

/** Where the link of a forgotten password leads. */
export function ResetPassword() {
  const { token = '' } = useParams();
  const startOver = useStartOver();
  const reset = useMutation({
    mutationFn: (password: string) => api.post<ResetView>('/password/reset', { token, password }),
    // Whoever was signed in on this page is no longer.
    onSuccess: startOver,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    reset.mutate(String(new FormData(event.currentTarget).get('password')));
  };
  if (reset.isSuccess) {
    return (
      <Entrance title="Password changed" lead="You have been signed out everywhere.">
        <div role="status">
          <Notice tone="good">
            <p>
              <Link to="/sign-in">Sign in</Link> as {reset.data.email} with the new one.
            </p>
          </Notice>
        </div>
      </Entrance>
    );
  }
  return (
    <Entrance title="Choose a new password" lead="You will be signed out everywhere else.">
      <form onSubmit={submit}>
        <Fault error={otherFault(reset.error, ['password'])} />
        <NewPasswordField label="New password" fault={faultOf(reset.error, 'password')} />
        <Button type="submit" look="main" busy={reset.isPending}>
          Change password
        </Button>
      </form>
    </Entrance>
  );
}
