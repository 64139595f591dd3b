import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { EntranceView } from '../../../../src/views/session.js';
import { api } from '../../api/client.js';
import { Button } from '../../components/button.js';
import { Fault, faultOf, otherFault } from '../../components/fault.js';
import { TextField } from '../../components/field.js';
import { Skeleton } from '../../components/page.js';
import { Notice } from '../../components/status.js';
import { shared } from '../../text.js';
import { Entrance } from '../sign-in/entrance.js';
import { text } from './text.js';

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
    <Entrance title={text.forgotten.title} lead={text.forgotten.lead}>
      {entrance.isPending ? <Skeleton lines={2} /> : null}
      <Fault error={entrance.error} retry={entrance.refetch} />
      {entrance.data?.mail === false ? (
        <Notice tone="warn" title={text.forgotten.noMailTitle}>
          <p>{text.forgotten.noMail}</p>
        </Notice>
      ) : null}
      {ask.isSuccess ? (
        <div role="status">
          <Notice tone="good" title={text.forgotten.sentTitle}>
            <p>{text.forgotten.sent(ask.variables)}</p>
          </Notice>
        </div>
      ) : null}
      {entrance.data?.mail && !ask.isSuccess ? (
        <form onSubmit={submit}>
          <Fault error={otherFault(ask.error, ['email'])} />
          <TextField
            label={shared.forms.email}
            name="email"
            type="email"
            autoComplete="username"
            required
            hint={text.forgotten.hint}
            fault={faultOf(ask.error, 'email')}
          />
          <Button type="submit" look="main" busy={ask.isPending}>
            {text.forgotten.send}
          </Button>
        </form>
      ) : null}
    </Entrance>
  );
}
