import type { ReactNode } from 'react';
import { Button } from '../../../components/button.js';
import { TextField } from '../../../components/field.js';
import { SwitchField } from '../fields.js';
import { type MoreWishes, newWord, type OwnWord } from './more-wishes.js';
import './more.css';

/** As the API takes it. */
const MOST_WORDS = 20;
const NAME_CHARACTERS = 40;
const VALUE_CHARACTERS = 500;
const URL_CHARACTERS = 2048;
const NAME_LENGTH = 80;

/** Rarely needed fields, folded away. */
export function MoreSection({
  wishes,
  labelled,
  named = true,
  children,
  onChange,
}: {
  readonly wishes: MoreWishes;
  readonly named?: boolean;
  /** The thing that the label would be on, such as `film`; null for unlabelled ones. */
  readonly labelled: string | null;
  /** What only this kind of request has. */
  readonly children?: ReactNode;
  readonly onChange: (wishes: MoreWishes) => void;
}) {
  const wish = (change: Partial<MoreWishes>) => onChange({ ...wishes, ...change });
  return (
    <>
      {named ? (
        <TextField
          label="Name (optional)"
          hint="Find it in Work by this name. We keep it in the metadata."
          placeholder="12 Meadow Lane"
          maxLength={NAME_LENGTH}
          value={wishes.name}
          onChange={(event) => wish({ name: event.target.value })}
        />
      ) : null}
      <details className="more-section">
        <summary>
          More
          <span className="soft small">
            {labelled ? 'label, webhook, metadata' : 'webhook, metadata'}
          </span>
        </summary>
        <div className="bench-fields">
          {labelled ? (
            <SwitchField
              label="Disclose how it was made"
              hint={`Adds a small label to the ${labelled} in its language. The file’s metadata always says so.`}
              checked={wishes.label}
              onChange={(label) => wish({ label })}
            />
          ) : null}
          {children}
          <TextField
            label="Webhook"
            hint="We send a signed event here when it is done or has failed."
            type="url"
            inputMode="url"
            placeholder="https://example.com/hooks/groundwork"
            maxLength={URL_CHARACTERS}
            value={wishes.webhook}
            onChange={(event) => wish({ webhook: event.target.value })}
          />
          <Metadata words={wishes.metadata} onChange={(metadata) => wish({ metadata })} />
        </div>
      </details>
    </>
  );
}

function Metadata({
  words,
  onChange,
}: {
  readonly words: readonly OwnWord[];
  readonly onChange: (words: readonly OwnWord[]) => void;
}) {
  const change = (key: string, next: Partial<OwnWord>) =>
    onChange(words.map((word) => (word.key === key ? { ...word, ...next } : word)));
  return (
    <fieldset className="own-words">
      <legend>Metadata</legend>
      <p className="field-hint">Your own labels, returned in polls, lists and webhooks.</p>
      {words.map(({ key, name, value }, at) => (
        <div key={key} className="own-word">
          <TextField
            label={`Name ${at + 1}`}
            placeholder="listing"
            maxLength={NAME_CHARACTERS}
            value={name}
            onChange={(event) => change(key, { name: event.target.value })}
          />
          <TextField
            label={`Value ${at + 1}`}
            placeholder="A-1042"
            maxLength={VALUE_CHARACTERS}
            value={value}
            onChange={(event) => change(key, { value: event.target.value })}
          />
          <Button
            look="quiet"
            aria-label={`Remove ${name.trim() === '' ? `label ${at + 1}` : name.trim()}`}
            onClick={() => onChange(words.filter((word) => word.key !== key))}
          >
            Remove
          </Button>
        </div>
      ))}
      <div>
        <Button
          disabled={words.length >= MOST_WORDS}
          onClick={() => onChange([...words, newWord()])}
        >
          Add label
        </Button>
      </div>
    </fieldset>
  );
}
