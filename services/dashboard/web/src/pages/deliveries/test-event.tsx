import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/client.js';
import { Button } from '../../components/button.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fault, faultOf, otherFault } from '../../components/fault.js';
import { SelectField, TextField } from '../../components/field.js';
import { Skeleton } from '../../components/page.js';
import { shared } from '../../text.js';
import { events } from '../../words.js';
import { useKeys } from '../keys/key-queries.js';
import { text } from './text.js';

/** Sends a sample, signed like a real one, to try a receiver out. */
export function TestEvent({ onClose }: { readonly onClose: () => void }) {
  const go = useNavigate();
  const keys = useKeys();
  const send = useMutation({
    mutationFn: (test: { key_id: string; url: string; event: string }) =>
      api.post<{ id: string }>('/deliveries/test', test),
    onSuccess: ({ id }) => go(`/deliveries/${id}`),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const entry = (name: string) => String(form.get(name));
    send.mutate({ key_id: entry('key_id'), url: entry('url'), event: entry('event') });
  };
  const usable = keys.data?.keys.filter(({ revoked_at, held }) => revoked_at === null && !held);
  return (
    <Dialog title={text.testEvent.title} onClose={onClose}>
      {keys.isPending ? <Skeleton lines={2} /> : null}
      <Fault error={keys.error} />
      {usable?.length === 0 ? (
        <>
          <p>{text.testEvent.needsKey}</p>
          <DialogActions>
            <Button onClick={onClose}>{shared.actions.close}</Button>
            <Button look="main" onClick={() => go('/keys')}>
              {shared.actions.goToKeys}
            </Button>
          </DialogActions>
        </>
      ) : null}
      {usable?.length ? (
        <form onSubmit={submit}>
          <Fault error={otherFault(send.error, ['url', 'key_id'])} />
          <TextField
            label={text.testEvent.to}
            name="url"
            type="url"
            required
            placeholder={text.testEvent.toExample}
            hint={text.testEvent.hint}
            fault={faultOf(send.error, 'url')}
          />
          <SelectField label={text.testEvent.event} name="event">
            {Object.keys(events).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={text.testEvent.signWith}
            name="key_id"
            fault={faultOf(send.error, 'key_id')}
          >
            {usable.map((key) => (
              <option key={key.id} value={key.id}>
                {key.name} ({key.begins}…)
              </option>
            ))}
          </SelectField>
          <DialogActions>
            <Button onClick={onClose}>{shared.actions.cancel}</Button>
            <Button type="submit" look="main" busy={send.isPending}>
              {text.testEvent.send}
            </Button>
          </DialogActions>
        </form>
      ) : null}
    </Dialog>
  );
}
