import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { ApiFault } from '../api/client.js';
import shared from '../words/shared.json';
import { Button, DialogActions } from './button.js';
import { Fault } from './page.js';
import { dayOf } from './time.js';

interface Words {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The error of its value, in words. */
  readonly fault?: string | null | undefined;
}

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly title: string;
  readonly text?: string | undefined;
}

/** A label above an input, its hint and its fault below. */
function Labelled(
  props: Words & { readonly children: (input: Readonly<Record<string, unknown>>) => ReactNode },
) {
  const { label, hint, fault, children } = props;
  const id = useId();
  const described = [hint ? `${id}-hint` : '', fault ? `${id}-fault` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className="stack gap-1">
      <label className="font-half" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: 'field-input',
        'aria-describedby': described || undefined,
        'aria-invalid': fault ? true : undefined,
      })}
      {hint ? (
        <p className="text-ink-soft text-1" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {fault ? (
        <p className="text-1 font-half text-bad" id={`${id}-fault`} role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  );
}

export function TextField(props: Words & InputHTMLAttributes<HTMLInputElement>) {
  const { label, hint, fault, ...input } = props;
  return (
    <Labelled {...{ label, hint, fault }}>{(given) => <input {...input} {...given} />}</Labelled>
  );
}

/** Words of more than a line. */
export function WordsField(props: Words & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { label, hint, fault, ...area } = props;
  return (
    <Labelled {...{ label, hint, fault }}>
      {(given) => <textarea rows={3} {...area} {...given} />}
    </Labelled>
  );
}

export function SelectField(
  props: Words & SelectHTMLAttributes<HTMLSelectElement> & { readonly choices: readonly Choice[] },
) {
  const { label, hint, fault, choices, ...select } = props;
  return (
    <Labelled {...{ label, hint, fault }}>
      {(given) => (
        <select {...select} {...given}>
          {choices.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** A few ways to go, all in sight. */
export function ChoiceField<Value extends string>(props: {
  readonly label: string;
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  /** The chosen one, or in a form that reads itself the one to begin with. */
  readonly value: Value;
  readonly onChange?: (value: Value) => void;
}) {
  const { label, name, choices, value: chosen, onChange } = props;
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="choices tiles-fit-[13rem] gap-2">
        {choices.map(({ value, title, text }) => (
          <label key={value} className="card pick flex items-start gap-3 p-3">
            <input
              className="m-0 mt-[0.2rem] flex-none accent-accent outline-none"
              type="radio"
              name={name}
              value={value}
              {...(onChange
                ? { checked: value === chosen, onChange: () => onChange(value) }
                : { defaultChecked: value === chosen })}
            />
            <Option title={title} text={text} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Option({ title, text, id }: Omit<Choice, 'value'> & { readonly id?: string }) {
  return (
    <span>
      <span className="block font-half">{title}</span>
      {text ? (
        <span className="block text-1 text-ink-soft" id={id}>
          {text}
        </span>
      ) : null}
    </span>
  );
}

/** A switch for something optional. */
export function SwitchField(props: {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const { label, hint, checked, onChange } = props;
  const id = useId();
  return (
    <label className="flex cursor-pointer gap-3">
      <input
        className="m-0 mt-[0.2rem] size-[1.15rem] flex-none accent-accent"
        type="checkbox"
        checked={checked}
        aria-label={label}
        aria-describedby={hint ? id : undefined}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Option title={label} text={hint} id={id} />
    </label>
  );
}

/** Several of a few things, each in or out. */
export function ChecksField<Value extends string>(props: {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly values: readonly Value[];
  readonly onChange: (values: Value[]) => void;
}) {
  const { label, choices, values, onChange } = props;
  const all = choices.map(({ value }) => value);
  return (
    <fieldset className="stack gap-2">
      <legend>{label}</legend>
      {choices.map(({ value, title, text }) => (
        <SwitchField
          key={value}
          label={title}
          hint={text}
          checked={values.includes(value)}
          onChange={(isIn) =>
            onChange(all.filter((one) => (one === value ? isIn : values.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}

export type FormField = Words &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'defaultValue' | 'min'> & {
    readonly name: string;
    readonly defaultValue?: string | undefined;
    /** A date's may be `today`. */
    readonly min?: string | undefined;
    /** To choose from: in a list, or all in sight. */
    readonly options?: readonly Choice[] | undefined;
    readonly choices?: readonly Choice[] | undefined;
  };

/** What was typed and chosen, by the fields' names. */
export type Filled = Readonly<Record<string, string>>;

/** A form of a few fields; faults stand at their fields. */
export function Form(props: {
  readonly fields: readonly FormField[];
  readonly send: {
    readonly mutate: (filled: Filled) => void;
    readonly error: unknown;
    readonly isPending: boolean;
  };
  readonly submit: string;
  /** Of a dialog. */
  readonly onCancel?: () => void;
  /** Beside or below the button. */
  readonly children?: ReactNode;
}) {
  const { fields, send, submit, onCancel, children } = props;
  const { error } = send;
  const at = error instanceof ApiFault ? error.field : null;
  const button = (
    <Button type="submit" look="main" busy={send.isPending}>
      {submit}
    </Button>
  );
  return (
    <form
      className={`stack ${onCancel ? 'gap-5' : 'gap-4'}`}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        const entries = [...new FormData(event.currentTarget, submitter)];
        send.mutate(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])));
      }}
    >
      <Fault error={fields.some(({ name }) => name === at) ? null : error} />
      {fields.map(({ choices, options, defaultValue, min, ...field }) => {
        const { name, label, hint, type } = field;
        if (type === 'hidden') return <input key={name} {...field} value={defaultValue} readOnly />;
        if (choices) {
          const value = defaultValue ?? choices[0]?.value ?? '';
          return <ChoiceField key={name} {...{ name, label, choices, value }} />;
        }
        const fault = error instanceof ApiFault && at === name ? error.message : null;
        if (options) {
          return <SelectField key={name} {...{ name, label, hint, fault }} choices={options} />;
        }
        // Another value to begin with is another field.
        return (
          <TextField
            key={`${name} ${defaultValue}`}
            {...field}
            {...{ defaultValue, fault }}
            min={min === 'today' ? dayOf(new Date()) : min}
          />
        );
      })}
      {onCancel ? (
        <DialogActions>
          <Button onClick={onCancel}>{shared.actions.cancel}</Button>
          {children}
          {button}
        </DialogActions>
      ) : (
        <>
          <div className="mt-2 grid *:min-h-[2.875rem]">{button}</div>
          {children}
        </>
      )}
    </form>
  );
}
