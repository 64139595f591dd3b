import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import './field.css';

interface Labelled {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The error of its value, in words. */
  readonly fault?: string | null;
}

function useDescription(hint: ReactNode, fault: string | null | undefined) {
  const id = useId();
  const ids = { input: id, hint: `${id}-hint`, fault: `${id}-fault` };
  const described = [hint ? ids.hint : '', fault ? ids.fault : ''].filter(Boolean).join(' ');
  return {
    ids,
    attributes: {
      id: ids.input,
      'aria-describedby': described || undefined,
      'aria-invalid': fault ? true : undefined,
    },
  };
}

function Surrounding({
  ids,
  label,
  hint,
  fault,
  children,
}: Labelled & {
  readonly ids: { input: string; hint: string; fault: string };
  readonly children: ReactNode;
}) {
  return (
    <div className="field">
      <label htmlFor={ids.input}>{label}</label>
      {children}
      {hint ? (
        <p className="field-hint" id={ids.hint}>
          {hint}
        </p>
      ) : null}
      {fault ? (
        <p className="field-fault" id={ids.fault} role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  );
}

export function TextField({
  label,
  hint,
  fault,
  ...input
}: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  const { ids, attributes } = useDescription(hint, fault);
  return (
    <Surrounding ids={ids} label={label} hint={hint} fault={fault ?? null}>
      <input className="field-input" {...input} {...attributes} />
    </Surrounding>
  );
}

export function SelectField({
  label,
  hint,
  fault,
  children,
  ...select
}: Labelled & SelectHTMLAttributes<HTMLSelectElement>) {
  const { ids, attributes } = useDescription(hint, fault);
  return (
    <Surrounding ids={ids} label={label} hint={hint} fault={fault ?? null}>
      <select className="field-input" {...select} {...attributes}>
        {children}
      </select>
    </Surrounding>
  );
}

/** A few ways to go, all in sight. */
export function ChoiceField<Value extends string>({
  label,
  name,
  value,
  choices,
  onChange,
}: {
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  readonly choices: readonly {
    readonly value: Value;
    readonly title: string;
    readonly text?: string;
  }[];
  readonly onChange: (value: Value) => void;
}) {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="choice-options">
        {choices.map((choice) => (
          <label key={choice.value} className="choice-option">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <span className="choice-title">{choice.title}</span>
              {choice.text ? <span className="choice-text">{choice.text}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
