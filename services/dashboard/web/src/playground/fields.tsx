import { Fragment, type ReactNode } from 'react';
import {
  type FieldSchema,
  type FormChoice,
  type FormField,
  type FormValue,
  type FormValues,
  kindOf,
  type Row,
  schemaAt,
  visibleFields,
  wordsOf,
} from '../../../src/playground/form.js';
import { newAttempt } from '../api/client.js';
import { Button } from '../kit/button.js';
import {
  ChecksField,
  ChoiceField,
  SelectField,
  SwitchField,
  TextField,
  WordsField,
} from '../kit/field.js';
import text from '../words/playground.json';
import shared from '../words/shared.json';
import { rich, say } from '../words.js';

/** Where a form's fields stand: their limits, their values, and what there is to choose from. */
export interface FormState {
  readonly operation: string;
  readonly schema: FieldSchema;
  readonly values: FormValues;
  readonly set: (change: FormValues) => void;
  /** Choices by the names that forms have for them. */
  readonly sources?: Readonly<Record<string, readonly FormChoice[]>>;
  /** What is needed beyond the schema's own. */
  readonly required?: readonly string[] | undefined;
  /** Such as `film`. */
  readonly what: string;
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Languages by their codes, as choices. */
export const languageChoices = (codes: readonly string[]): FormChoice[] =>
  codes.map((value) => ({ value, title: languageNames.of(value) ?? value }));

/** The fields of a form that are to be seen, in its order. */
export function Fields({
  fields,
  ...state
}: FormState & { readonly fields: readonly FormField[] }) {
  const shown = visibleFields(fields, state.operation, state.schema, state.values);
  // Neighbours of one row are laid beside each other.
  const rows: FormField[][] = [];
  for (const field of shown) {
    const last = rows.at(-1);
    if (field.row && last?.[0]?.row === field.row) last.push(field);
    else rows.push([field]);
  }
  return rows.map((row) => {
    const controls = row.map((field) => (
      <Control
        key={field.name}
        field={field}
        state={state}
        // What depends on it is chosen anew.
        dependants={fields.filter(({ by }) => by === field.name).map(({ name }) => [name, ''])}
      />
    ));
    const [first] = row;
    if (!first?.row) return <Fragment key={first?.name}>{controls}</Fragment>;
    return (
      <div
        key={first.name}
        className={`gap-4 ${first.row === 'pair' ? 'tiles-fit-[11rem]' : 'tiles-fit-[7rem]'}`}
      >
        {controls}
      </div>
    );
  });
}

const rangeOf = ({ minimum = 1, maximum = 1 }: FieldSchema) =>
  Array.from({ length: maximum - minimum + 1 }, (_, more) => String(minimum + more));

function choicesFor(field: FormField, schema: FieldSchema, state: FormState): FormChoice[] {
  const { options, by, none, kind } = field;
  const all = typeof options === 'string' ? (state.sources?.[options] ?? []) : options;
  const own = kind === 'range' ? rangeOf(schema) : (schema.enum ?? []).map(String);
  const choices = all ?? own.map((value): FormChoice => ({ value, title: value }));
  const fitting = choices.filter(({ of }) => of === undefined || !by || of === state.values[by]);
  return none === undefined ? [...fitting] : [{ value: '', title: none }, ...fitting];
}

function Control(props: {
  readonly field: FormField;
  readonly state: FormState;
  readonly dependants: readonly (readonly [name: string, value: string])[];
}) {
  const { field, state, dependants } = props;
  const { name, placeholder } = field;
  const schema = schemaAt(state.schema, name);
  const kind = kindOf(field, schema);
  const value = state.values[name] ?? '';
  const set = (next: FormValue) =>
    state.set({ ...state.values, ...Object.fromEntries(dependants), [name]: next });
  const { label, hint, isOptional } = wordsOf(field, state.schema, state.required ?? []);
  const words = {
    label: isOptional ? say(text.optional, { label }) : label,
    hint: hint && rich(hint),
  };
  if (kind === 'switch') {
    const said = hint && say(hint, { what: state.what });
    return <SwitchField label={label} hint={said} checked={value === true} onChange={set} />;
  }
  if (kind === 'group' || kind === 'pairs') {
    return <Rows {...{ field, kind, schema, words }} rows={value as Row[]} onChange={set} />;
  }
  const choices = choicesFor(field, schema, state);
  if (kind === 'checks') {
    const values = value as readonly string[];
    return <ChecksField label={words.label} {...{ choices, values }} onChange={set} />;
  }
  const current = String(value);
  if (kind === 'choice') {
    return (
      <ChoiceField label={words.label} {...{ name, choices, value: current }} onChange={set} />
    );
  }
  if (kind === 'select' || kind === 'range') {
    return (
      <SelectField
        {...words}
        choices={choices}
        value={current}
        onChange={({ target }) => set(target.value)}
      />
    );
  }
  if (kind === 'words') {
    return (
      <WordsField
        {...words}
        maxLength={schema.maxLength}
        value={current}
        onChange={({ target }) => set(target.value)}
      />
    );
  }
  const number = {
    type: 'number',
    min: schema.minimum ?? 0,
    max: schema.maximum,
    step: 1,
    inputMode: 'numeric',
  } as const;
  return (
    <TextField
      {...words}
      {...(kind === 'number' ? number : { type: field.type, inputMode: field.type })}
      placeholder={typeof placeholder === 'string' ? placeholder : undefined}
      maxLength={kind === 'number' ? undefined : schema.maxLength}
      value={current}
      onChange={({ target }) => set(target.value)}
    />
  );
}

/** Things of one kind, each with its own few fields: people of a family, names and values. */
function Rows(props: {
  readonly field: FormField;
  readonly kind: string;
  readonly schema: FieldSchema;
  readonly words: { readonly label: string; readonly hint?: ReactNode };
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
}) {
  const { field, kind, schema, words, rows, onChange } = props;
  const { fields = [], each } = field;
  const isGroup = kind === 'group';
  const { minItems = 0, maxItems, maxProperties, items = {} } = schema;
  const limit = maxItems ?? maxProperties ?? Number.POSITIVE_INFINITY;
  const schemaOf = (name: string): FieldSchema => {
    if (isGroup) return schemaAt(items, name);
    return (name === 'name' ? schema.propertyNames : schemaAt(schema, 'value')) ?? {};
  };
  const blank = () => ({
    key: newAttempt(),
    ...Object.fromEntries(fields.map(({ name, initial = '' }) => [name, String(initial)])),
  });
  const list = rows.map((row, at) => {
    const number = at + 1;
    const named = !isGroup && row.name?.trim();
    const controls = fields.map((one) => {
      const { name, placeholder, options } = one;
      const { label } = wordsOf(one, items, []);
      const change = (next: string) =>
        onChange(rows.map((other) => (other.key === row.key ? { ...other, [name]: next } : other)));
      const value = row[name] ?? '';
      return Array.isArray(options) ? (
        <SelectField
          key={name}
          label={label}
          choices={options}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <TextField
          key={name}
          label={say(label, { number })}
          placeholder={typeof placeholder === 'object' ? placeholder[row.type ?? ''] : placeholder}
          maxLength={schemaOf(name).maxLength}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      );
    });
    const label = named
      ? say(text.lists.removeNamed, { name: named })
      : say(each?.remove ?? '', { number });
    const remove = (
      <RemoveButton
        key="remove"
        label={label}
        onRemove={
          rows.length > minItems ? () => onChange(rows.filter(({ key }) => key !== row.key)) : null
        }
      />
    );
    return isGroup ? (
      <fieldset key={row.key} className="card stack gap-4 p-4">
        <legend className="m-0 px-2">{say(each?.title ?? '', { number })}</legend>
        <div className="tiles-fit-[11rem] gap-4">{controls}</div>
        <div>{remove}</div>
      </fieldset>
    ) : (
      <div
        key={row.key}
        className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-end gap-3 max-tiny:grid-cols-1 max-tiny:justify-items-start max-tiny:*:w-full"
      >
        {controls}
        {remove}
      </div>
    );
  });
  const more = (
    <div>
      <Button disabled={rows.length >= limit} onClick={() => onChange([...rows, blank()])}>
        {each?.add}
      </Button>
    </div>
  );
  if (isGroup) {
    return (
      <>
        {list}
        {more}
      </>
    );
  }
  return (
    <fieldset className="stack">
      <legend className="m-0">{words.label}</legend>
      <p className="text-ink-soft text-1">{words.hint}</p>
      {list}
      {more}
    </fieldset>
  );
}

/** @param props.onRemove null for what has to stay */
function RemoveButton(props: { readonly label: string; readonly onRemove: (() => void) | null }) {
  const { label, onRemove } = props;
  return onRemove === null ? null : (
    <Button look="quiet" aria-label={label} onClick={onRemove}>
      {shared.actions.remove}
    </Button>
  );
}
