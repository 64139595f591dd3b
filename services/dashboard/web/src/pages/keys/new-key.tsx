import { type FormEvent, useState } from 'react';
import type { NewKeyView } from '../../../../src/views/keys.js';
import { Button } from '../../components/button.js';
import { CopyValue } from '../../components/copy.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fault, faultOf, otherFault } from '../../components/fault.js';
import { ChoiceField, TextField } from '../../components/field.js';
import { Notice } from '../../components/status.js';
import { shared } from '../../text.js';
import { endOfDay, today } from './end-of-day.js';
import { useCreateKey } from './key-queries.js';
import { text } from './text.js';

const modes = [
  {
    value: 'test',
    title: shared.test,
    text: text.new.testMode,
  },
  { value: 'live', title: shared.live, text: text.new.liveMode },
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
    <Dialog title={text.new.title} onClose={onClose}>
      <form onSubmit={submit}>
        <Fault error={otherFault(create.error, ['name', 'expires_at'])} />
        <TextField
          label={shared.forms.name}
          name="name"
          required
          maxLength={80}
          autoComplete="off"
          hint={text.new.nameHint}
          fault={faultOf(create.error, 'name')}
        />
        <ChoiceField
          label={shared.forms.mode}
          name="mode"
          value={mode}
          choices={modes}
          onChange={setMode}
        />
        <TextField
          label={text.new.lastDay}
          name="expires"
          type="date"
          min={today()}
          hint={text.new.lastDayHint}
          fault={faultOf(create.error, 'expires_at')}
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

function IssuedKey({
  issued,
  onClose,
}: {
  readonly issued: NewKeyView;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title={text.created.title} onClose={onClose} keepOpen>
      <Notice tone="warn" title={text.created.copyHead}>
        <p>{text.created.once}</p>
      </Notice>
      <CopyValue label={text.created.key} value={issued.api_key} />
      <CopyValue label={shared.copy.webhookSecret} value={issued.webhook_secret} />
      <p className="soft small">{text.created.use}</p>
      <DialogActions>
        <Button look="main" onClick={onClose}>
          {text.created.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
