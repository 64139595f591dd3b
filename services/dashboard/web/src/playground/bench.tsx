import { Fragment, type ReactNode, useId } from 'react';
import {
  bodyOf,
  type FieldSchema,
  type FormField,
  type FormValues,
  initialValues,
  visibleFields,
} from '../../../src/playground/form.js';
import type { PlaygroundOperation } from '../../../src/playground/operations.js';
import type { ChoicesView } from '../../../src/routes/playground/choices.js';
import type { WorkDetailView } from '../../../src/work/work-detail.js';
import { type Mode, useDraft } from '../api/draft.js';
import moreFields from '../forms/more.json';
import text from '../words/playground.json';
import { rich } from '../words.js';
import { Fields, type FormState } from './fields.js';
import type { Trial } from './making.js';
import { OrderPane } from './pane.js';

/** What every form of the playground is given. */
export interface Place {
  readonly mode: Mode;
  readonly apiUrl: string;
  readonly choices: ChoicesView;
}

interface FormSection {
  readonly title: string;
  readonly lead?: string;
  /** Name of what the page puts above the fields. */
  readonly slot?: string;
  readonly fields?: readonly unknown[];
  /** Whether it is folded away. */
  readonly closed?: boolean;
  /** Whether the fields that every request has follow. */
  readonly more?: boolean;
}

/** A form as its file in forms/ has it; form.test.ts holds the files to the full shape. */
export interface FormFile {
  readonly what: string;
  readonly empty?: string;
  readonly create?: string;
  readonly createSample?: string;
  readonly sections: readonly FormSection[];
  readonly folded?: readonly unknown[];
}

type FieldList = readonly FormField[];
const more = moreFields as { fields: FieldList; folded: FieldList; last: FieldList };

const fieldsIn = (list: readonly unknown[] = []) => list as FieldList;

/** What every request has, after a form's own fields; a form that asks for a name has that one. */
function moreOf(form: FormFile) {
  const own = form.sections.flatMap(({ fields }) => fieldsIn(fields));
  return {
    own,
    named: own.some(({ name }) => name === 'name') ? [] : more.fields,
    folded: [...more.folded, ...fieldsIn(form.folded), ...more.last],
  };
}

/** The values of a form, kept as a draft. */
export function useForm(
  form: FormFile,
  operation: PlaygroundOperation,
  { choices }: Pick<Place, 'choices'>,
  draft = 'values',
): FormState & { readonly all: FieldList } {
  const { own, named, folded } = moreOf(form);
  const all = form.sections.some((section) => section.more) ? [...own, ...named, ...folded] : own;
  const schema: FieldSchema = choices.schemas[operation];
  const [values, set] = useDraft<FormValues>(draft, initialValues(all, schema));
  return { operation, schema, values, set, what: form.what, all };
}

/** The fields of a form, section by section, with what the page puts between them. */
export function FormSections(props: {
  readonly form: FormFile;
  readonly state: FormState;
  readonly slots?: Readonly<Record<string, ReactNode>> | undefined;
  /** Leaves out fields that what was chosen does not have. */
  readonly shows?: ((name: string) => boolean) | undefined;
}) {
  const { form, state, slots = {}, shows = () => true } = props;
  const id = useId();
  return form.sections.map(({ title, lead, slot, fields, closed, more: hasMore }, at) => {
    const content = (
      <>
        {slot ? slots[slot] : null}
        <Fields fields={fieldsIn(fields).filter(({ name }) => shows(name))} {...state} />
        {hasMore ? <MoreFields form={form} state={state} shows={shows} /> : null}
      </>
    );
    if (title === '') return <Fragment key={title}>{content}</Fragment>;
    if (closed)
      return (
        <Folded key={title} title={title}>
          {content}
        </Folded>
      );
    return (
      <section key={title} className="stack gap-5" aria-labelledby={`${id}${at}`}>
        <div>
          <h2 id={`${id}${at}`}>{title}</h2>
          {lead ? <p className="text-ink-soft">{rich(lead)}</p> : null}
        </div>
        {content}
      </section>
    );
  });
}

/** Fields that are rarely needed. */
function Folded(props: {
  readonly title: string;
  readonly contents?: string;
  readonly children: ReactNode;
}) {
  return (
    <details className="group border-t border-line">
      <summary className="row cursor-pointer items-baseline gap-3 py-3 font-half before:w-[1ch] before:text-ink-soft before:content-['+'] group-open:before:content-['–']">
        {props.title}
        <span className="text-1 font-normal text-ink-soft">{props.contents}</span>
      </summary>
      <div className="stack gap-5 pt-3">{props.children}</div>
    </details>
  );
}

/** What every request has, rarely needed fields folded away. */
function MoreFields(props: {
  readonly form: FormFile;
  readonly state: FormState;
  readonly shows: (name: string) => boolean;
}) {
  const { form, state, shows } = props;
  const { named, folded } = moreOf(form);
  const shown = folded.filter(({ name }) => shows(name));
  const isLabelled = visibleFields(more.folded, state.operation, state.schema, {}).length > 0;
  return (
    <>
      <Fields fields={named} {...state} />
      <Folded
        title={text.more.title}
        contents={isLabelled ? text.more.contentsWithLabel : text.more.contents}
      >
        <Fields fields={shown} {...state} />
      </Folded>
    </>
  );
}

/** The request that a form stands for. */
export function trialOf(props: {
  readonly state: ReturnType<typeof useForm>;
  readonly mode: Mode;
  readonly base: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[] | undefined;
  readonly shows?: ((name: string) => boolean) | undefined;
}): Trial {
  const { state, mode, base, required, shows = () => true } = props;
  const { operation, schema, values, all } = state;
  const fields = visibleFields(all, operation, schema, values).filter(({ name }) => shows(name));
  return {
    operation: operation as PlaygroundOperation,
    mode,
    body: bodyOf(fields, schema, values, base, required),
  };
}

/** A form to try a request with; beside it the result, the price and the same request as a program. */
export function Bench(props: {
  readonly form: FormFile;
  readonly state: ReturnType<typeof useForm>;
  readonly place: Place;
  /** The part of the body that is in no field. */
  readonly base: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly shows?: (name: string) => boolean;
  readonly slots?: Readonly<Record<string, ReactNode>>;
  /** A finished sample, shown before anything is sent. */
  readonly example: ReactNode;
  /** Below the result. */
  readonly children?: (work: WorkDetailView) => ReactNode;
}) {
  const { form, state, place, base, required, shows, slots, example, children } = props;
  const { mode, apiUrl } = place;
  const trial = trialOf({ state, mode, base, required, shows });
  return (
    <div className="bench">
      <div className="stack gap-6">
        <FormSections {...{ form, slots, shows }} state={{ ...state, required }} />
      </div>
      <OrderPane {...{ trial, apiUrl, form, example }}>{children}</OrderPane>
    </div>
  );
}
