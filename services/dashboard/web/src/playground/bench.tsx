import { type ReactNode, useId } from 'react';
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
import { useDraft } from '../api/draft.js';
import moreFields from '../forms/more.json';
import text from '../words/playground.json';
import { rich } from '../words.js';
import { Estimate } from './estimate.js';
import { Fields, type FormState } from './fields.js';
import { Making, type Mode, type Trial, useMaking } from './making.js';
import { SameRequest } from './same-request.js';

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
  readonly slots?: Readonly<Record<string, ReactNode>>;
  /** Leaves out fields that what was chosen does not have. */
  readonly shows?: (name: string) => boolean;
}) {
  const { form, state, slots = {}, shows = () => true } = props;
  const id = useId();
  return form.sections.map(({ title, lead, slot, fields, more: hasMore }, at) => {
    const content = (
      <>
        {slot ? slots[slot] : null}
        <Fields fields={fieldsIn(fields).filter(({ name }) => shows(name))} {...state} />
        {hasMore ? <MoreFields form={form} state={state} shows={shows} /> : null}
      </>
    );
    if (title === '') return content;
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
      <details className="group border-t border-line">
        <summary className="row cursor-pointer items-baseline gap-3 py-3 font-half before:w-[1ch] before:text-ink-soft before:content-['+'] group-open:before:content-['–']">
          {text.more.title}
          <span className="text-1 font-normal text-ink-soft">
            {isLabelled ? text.more.contentsWithLabel : text.more.contents}
          </span>
        </summary>
        <div className="stack gap-5 pt-3">
          <Fields fields={shown} {...state} />
        </div>
      </details>
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

/** A form to try a request with: its price beside it, the result above, the same request as a program below. */
export function Bench(props: {
  readonly form: FormFile;
  readonly state: ReturnType<typeof useForm>;
  readonly place: Place;
  /** The part of the body that is in no field. */
  readonly base: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly shows?: (name: string) => boolean;
  readonly slots?: Readonly<Record<string, ReactNode>>;
  /** Below the result. */
  readonly children?: (work: WorkDetailView) => ReactNode;
}) {
  const { form, state, place, base, required, shows, slots, children } = props;
  const { mode, apiUrl } = place;
  const trial = trialOf({ state, mode, base, required, shows });
  const making = useMaking(trial);
  const { what, empty = '', create = '', createSample = '' } = form;
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(19rem,2fr)] items-start gap-6 max-[64rem]:grid-cols-1">
      <Making making={making} what={what}>
        {children}
      </Making>
      <div className="stack gap-7">
        <FormSections
          {...{ form, state, ...(slots ? { slots } : {}), ...(shows ? { shows } : {}) }}
        />
      </div>
      {/* As tall as the form, so that what follows it on the way never lies over what comes after. */}
      <div className="self-stretch">
        <Estimate
          trial={trial}
          making={making}
          empty={empty}
          words={{ live: create, test: createSample }}
        />
      </div>
      <SameRequest apiUrl={apiUrl} operation={trial.operation} body={trial.body} />
    </div>
  );
}
