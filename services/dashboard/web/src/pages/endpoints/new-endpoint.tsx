import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fault, faultOf, otherFault } from '../../components/fault.js';
import { ChoiceField, TextField } from '../../components/field.js';
import { useCreateEndpoint } from './endpoint-queries.js';
import { EndpointSecret } from './endpoint-secret.js';

const modes = [
  { value: 'test', title: 'Test', text: 'Events of work that test keys requested.' },
  { value: 'live', title: 'Live', text: 'Events of work that live keys requested.' },
] as const;

const filters = [
  { value: 'all', title: 'All events' },
  { value: 'tasks', title: 'Films and families' },
  { value: 'showcases', title: 'Showcases' },
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
    return <EndpointSecret title="Your new webhook endpoint" secret={secret} onClose={onClose} />;
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
    <Dialog title="New webhook endpoint" onClose={onClose}>
      <form onSubmit={submit}>
        <Fault error={otherFault(create.error, ['url', 'description'])} />
        <TextField
          label="URL"
          name="url"
          type="url"
          required
          maxLength={2048}
          autoComplete="off"
          hint="For example: https://crm.example.com/hooks/media"
          fault={faultOf(create.error, 'url')}
        />
        <TextField
          label="Description (optional)"
          name="description"
          maxLength={200}
          autoComplete="off"
          fault={faultOf(create.error, 'description')}
        />
        <ChoiceField
          label="Events"
          name="events"
          value={filter}
          choices={filters}
          onChange={setFilter}
        />
        <ChoiceField label="Mode" name="mode" value={mode} choices={modes} onChange={setMode} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="main" busy={create.isPending}>
            Create endpoint
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
