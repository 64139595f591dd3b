import type { ReactNode } from 'react';
import { Button } from '../../../components/button.js';
import { TextField } from '../../../components/field.js';
import { shared } from '../../../text.js';
import { SwitchField } from '../fields.js';
import { text } from '../text.js';
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
  /** Fields that only this kind of request has. */
  readonly children?: ReactNode;
  readonly onChange: (wishes: MoreWishes) => void;
}) {
  const wish = (change: Partial<MoreWishes>) => onChange({ ...wishes, ...change });
  return (
    <>
      {named ? (
        <TextField
          label={text.more.name}
          hint={text.more.nameHint}
          placeholder={text.more.nameExample}
          maxLength={NAME_LENGTH}
          value={wishes.name}
          onChange={(event) => wish({ name: event.target.value })}
        />
      ) : null}
      <details className="more-section">
        <summary>
          {text.more.title}
          <span className="soft small">
            {labelled ? text.more.contentsWithLabel : text.more.contents}
          </span>
        </summary>
        <div className="bench-fields">
          {labelled ? (
            <SwitchField
              label={text.more.disclose}
              hint={text.more.discloseHint(labelled)}
              checked={wishes.label}
              onChange={(label) => wish({ label })}
            />
          ) : null}
          {children}
          <TextField
            label={text.more.webhook}
            hint={text.more.webhookHint}
            type="url"
            inputMode="url"
            placeholder={text.more.webhookExample}
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
      <legend>{text.more.metadata}</legend>
      <p className="field-hint">{text.more.metadataHint}</p>
      {words.map(({ key, name, value }, at) => (
        <div key={key} className="own-word">
          <TextField
            label={text.more.metadataName(at + 1)}
            placeholder={text.more.metadataNameExample}
            maxLength={NAME_CHARACTERS}
            value={name}
            onChange={(event) => change(key, { name: event.target.value })}
          />
          <TextField
            label={text.more.metadataValue(at + 1)}
            placeholder={text.more.metadataValueExample}
            maxLength={VALUE_CHARACTERS}
            value={value}
            onChange={(event) => change(key, { value: event.target.value })}
          />
          <Button
            look="quiet"
            aria-label={
              name.trim() === ''
                ? text.more.removeEntry(at + 1)
                : text.more.removeNamed(name.trim())
            }
            onClick={() => onChange(words.filter((word) => word.key !== key))}
          >
            {shared.actions.remove}
          </Button>
        </div>
      ))}
      <div>
        <Button
          disabled={words.length >= MOST_WORDS}
          onClick={() => onChange([...words, newWord()])}
        >
          {text.more.addEntry}
        </Button>
      </div>
    </fieldset>
  );
}
