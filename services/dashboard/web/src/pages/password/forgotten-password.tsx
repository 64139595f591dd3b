import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import type { EntranceView } from '../../../../src/views/session.js';
import { api } from '../../api/client.js';
import { Button } from '../../components/button.js';
import { Fault, faultOf, otherFault } from '../../components/fault.js';
import { TextField } from '../../components/field.js';
import { Skeleton } from '../../components/page.js';
import { Notice } from '../../components/status.js';
import { Entrance } from '../sign-in/entrance.js';

/** Asks for a link by mail; where no mail is sent, says who can make one. */
export function ForgottenPassword() {
  const entrance = useQuery({
    queryKey: ['entrance'],
    queryFn: () => api.get<EntranceView>('/entrance'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const ask = useMutation({
    mutationFn: (email: string) => api.post('/password/forgotten', { email }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask.mutate(String(new FormData(event.currentTarget).get('email')).trim());
  };
  return (
    <Entrance
      title="Forgot password"
      lead={
        <>
          Remember it? <Link to="/sign-in">Sign in</Link>.
        </>
      }
    >
      {entrance.isPending ? <Skeleton lines={2} /> : null}
      <Fault error={entrance.error} retry={entrance.refetch} />
      {entrance.data?.mail === false ? (
        <Notice tone="warn" title="This server sends no email">
          <p>Ask the operator of this Groundwork server for a link to choose a new password.</p>
        </Notice>
      ) : null}
      {ask.isSuccess ? (
        <div role="status">
          <Notice tone="good" title="Check your email">
            <p>
              If {ask.variables} has an account, we have sent a link to it. It works once, for one
              hour.
            </p>
          </Notice>
        </div>
      ) : null}
      {entrance.data?.mail && !ask.isSuccess ? (
        <form onSubmit={submit}>
          <Fault error={otherFault(ask.error, ['email'])} />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            hint="The address you signed up with."
            fault={faultOf(ask.error, 'email')}
          />
          <Button type="submit" look="main" busy={ask.isPending}>
            Send link
          </Button>
        </form>
      ) : null}
    </Entrance>
  );
}
