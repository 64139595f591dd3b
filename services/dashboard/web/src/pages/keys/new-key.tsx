import { type FormEvent, useState } from 'react';
import type { NewKeyView } from '../../../../src/views/keys.js';
import { Button } from '../../components/button.js';
import { CopyValue } from '../../components/copy.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fault, faultOf, otherFault } from '../../components/fault.js';
import { ChoiceField, TextField } from '../../components/field.js';
import { Notice } from '../../components/status.js';
import { endOfDay, today } from './end-of-day.js';
import { useCreateKey } from './key-queries.js';

const modes = [
  {
    value: 'test',
    title: 'Test',
    text: 'Free. Same checks and webhooks. Results are watermarked samples.',
  },
  { value: 'live', title: 'Live', text: 'Uses credits and creates full results.' },
] as const;

/** Makes a key, then shows it, once. */
export function NewKey({
  onClose,
  onTestKey,
}: {
  readonly onClose: () => void;
  readonly onTestKey?: (apiKey: string) => void;
}) {
  const create = useCreateKey();
  const [mode, setMode] = useState<'live' | 'test'>('test');
  if (create.data) return <IssuedKey issued={create.data} onClose={onClose} />;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const day = String(form.get('expires'));
    create.mutate(
      {
        name: String(form.get('name')),
        mode,
        expires_at: day === '' ? null : endOfDay(day),
      },
      { onSuccess: ({ api_key }) => mode === 'test' && onTestKey?.(api_key) },
    );
  };
  return (
    <Dialog title="New key" onClose={onClose}>
      <form onSubmit={submit}>
        <Fault error={otherFault(create.error, ['name', 'expires_at'])} />
        <TextField
          label="Name"
          name="name"
          required
          maxLength={80}
          autoComplete="off"
          hint="For example: Website, production."
          fault={faultOf(create.error, 'name')}
        />
        <ChoiceField label="Mode" name="mode" value={mode} choices={modes} onChange={setMode} />
        <TextField
          label="Last day (optional)"
          name="expires"
          type="date"
          min={today()}
          hint="The key stops working after this day."
          fault={faultOf(create.error, 'expires_at')}
        />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="main" busy={create.isPending}>
            Create key
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function IssuedKey({
  issued,
  onClose,
}: {
  readonly issued: NewKeyView;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title="Your new key" onClose={onClose} keepOpen>
      <Notice tone="warn" title="Copy both now">
        <p>They are shown only once. We keep just a fingerprint of the key.</p>
      </Notice>
      <CopyValue label="API key" value={issued.api_key} />
      <CopyValue label="Webhook secret" value={issued.webhook_secret} />
      <p className="soft small">
        Send the key as <code>Authorization: Bearer …</code> with every request. Use the secret to
        verify webhook signatures.
      </p>
      <DialogActions>
        <Button look="main" onClick={onClose}>
          I have copied them
        </Button>
      </DialogActions>
    </Dialog>
  );
}
