import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useParams } from 'react-router';
import type { ResetView } from '../../../../src/views/session.js';
import { api } from '../../api/client.js';
import { useStartOver } from '../../api/session.js';
import { Button } from '../../components/button.js';
import { Fault, faultOf, otherFault } from '../../components/fault.js';
import { Notice } from '../../components/status.js';
import { Entrance } from '../sign-in/entrance.js';
import { NewPasswordField } from './new-password-field.js';
import { text } from './text.js';

/** Where the link of a forgotten password leads. */
export function ResetPassword() {
  const { token = '' } = useParams();
  const startOver = useStartOver();
  const reset = useMutation({
    mutationFn: (password: string) => api.post<ResetView>('/password/reset', { token, password }),
    // The reset has signed out anyone who was signed in here.
    onSuccess: startOver,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    reset.mutate(String(new FormData(event.currentTarget).get('password')));
  };
  if (reset.isSuccess) {
    return (
      <Entrance title={text.changed} lead={text.reset.doneLead}>
        <div role="status">
          <Notice tone="good">
            <p>{text.reset.done(reset.data.email)}</p>
          </Notice>
        </div>
      </Entrance>
    );
  }
  return (
    <Entrance title={text.reset.title} lead={text.reset.lead}>
      <form onSubmit={submit}>
        <Fault error={otherFault(reset.error, ['password'])} />
        <NewPasswordField label={text.new} fault={faultOf(reset.error, 'password')} />
        <Button type="submit" look="main" busy={reset.isPending}>
          {text.change}
        </Button>
      </form>
    </Entrance>
  );
}
