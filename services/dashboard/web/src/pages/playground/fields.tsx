import { useId } from 'react';

/** A switch for something optional. */
export function SwitchField({
  label,
  hint,
  checked,
  onChange,
}: {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <label className="switch" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span className="choice-title">{label}</span>
        <span className="choice-text" id={`${id}-hint`}>
          {hint}
        </span>
      </span>
    </label>
  );
}

/** Words of more than a line. */
export function WordsField({
  label,
  hint,
  value,
  most = 4000,
  onChange,
}: {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** Characters. */
  readonly most?: number;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="field-input"
        rows={3}
        maxLength={most}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
