import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fault, faultOf, otherFault } from '../../components/fault.js';
import { ChoiceField, TextField } from '../../components/field.js';
import { shared } from '../../text.js';
import { useCreateEndpoint } from './endpoint-queries.js';
import { EndpointSecret } from './endpoint-secret.js';
import { text } from './text.js';

const modes = [
  { value: 'test', title: shared.test, text: text.new.testMode },
  { value: 'live', title: shared.live, text: text.new.liveMode },
] as const;

const filters = [
  { value: 'all', title: text.new.allEvents },
  { value: 'tasks', title: text.new.tasks },
  { value: 'showcases', title: text.new.showcases },
] as const;
type Filter = (typeof filters)[number]['value'];

const eventsOf: Readonly<Record<Filter, readonly string[] | null>> = {
  all: null,
  tasks: ['task.completed', 'task.failed'],
  showcases: ['showcase.completed', 'showcase.failed'],
};

/** Saves an endpoint, then shows its secret. */
export function NewEndpoint({ onClose }: { readonly onClose: () => void }) {
  const create = useCreateEndpoint();
  const [mode, setMode] = useState<'live' | 'test'>('test');
  const [filter, setFilter] = useState<Filter>('all');
  if (create.data) {
    const { secret } = create.data;
    return <EndpointSecret title={text.new.done} secret={secret} onClose={onClose} />;
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const description = String(form.get('description')).trim();
    create.mutate({
      mode,
      url: String(form.get('url')),
      events: eventsOf[filter],
      description: description === '' ? null : description,
    });
  };
  return (
    <Dialog title={text.new.title} onClose={onClose}>
      <form onSubmit={submit}>
        <Fault error={otherFault(create.error, ['url', 'description'])} />
        <TextField
          label={text.new.url}
          name="url"
          type="url"
          required
          maxLength={2048}
          autoComplete="off"
          hint={text.new.urlHint}
          fault={faultOf(create.error, 'url')}
        />
        <TextField
          label={text.new.description}
          name="description"
          maxLength={200}
          autoComplete="off"
          fault={faultOf(create.error, 'description')}
        />
        <ChoiceField
          label={text.new.events}
          name="events"
          value={filter}
          choices={filters}
          onChange={setFilter}
        />
        <ChoiceField
          label={shared.forms.mode}
          name="mode"
          value={mode}
          choices={modes}
          onChange={setMode}
        />
        <DialogActions>
          <Button onClick={onClose}>{shared.actions.cancel}</Button>
          <Button type="submit" look="main" busy={create.isPending}>
            {text.new.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
