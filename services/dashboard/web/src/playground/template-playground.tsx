import type {
  CustomTemplateCreated,
  CustomTemplateShown,
} from '@groundwork/contract/showcase/custom-templates';
import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { schemaAt } from '../../../src/playground/form.js';
import { playgroundTargets } from '../../../src/playground/operations.js';
import { api, newAttempt } from '../api/client.js';
import { type Mode, useDraft } from '../api/draft.js';
import { useSend } from '../api/queries.js';
import { Button } from '../kit/button.js';
import { Confirm, useDialog } from '../kit/dialog.js';
import { SelectField, TextField } from '../kit/field.js';
import { Fault, Notice, Skeleton, Status } from '../kit/page.js';
import words from '../words/playground.json';
import shared from '../words/shared.json';
import { many, say } from '../words.js';
import type { Place } from './bench.js';
import { DesignEditor } from './design-editor.js';
import { Pane, SameRequest } from './pane.js';
import { PhotoDrop, usePhotoDraft } from './photos.js';
import { useTemplates } from './showcase-playground.js';

const text = words.templates;
/** Below this share of certainty people should look twice. */
const SURE = 0.7;
/** A template with the reading of its design. */
type OwnTemplate = CustomTemplateCreated | CustomTemplateShown;

const pathOf = (mode: Mode, id = '') =>
  [`/${mode}${playgroundTargets.template.path}`, id].filter(Boolean).join('/');

interface TemplateProps {
  readonly place: Place;
  /** Opens the showcase's form with this template chosen. */
  readonly onUse: (id: string) => void;
}

/** Custom templates: reads a design, lets the user correct the reading, and makes a showcase with it. */
export function TemplatePlayground({ place, onUse }: TemplateProps) {
  const { mode, apiUrl, choices } = place;
  const client = useQueryClient();
  const [design, setDesign] = usePhotoDraft('design');
  const [name, setName] = useDraft('name', text.design.nameExample);
  const [open, setOpen] = useDraft<OwnTemplate | null>('open', null);
  const attempt = useRef(newAttempt());
  const id = useId();
  // Previews of templates are drawn on first use; one of them is the sample here.
  useTemplates();
  const body =
    design && name.trim() !== '' ? { name: name.trim(), reference_image_url: design.url } : null;
  const read = useSend({
    send: () =>
      api.post<OwnTemplate>(pathOf(mode), body, attempt.current).finally(() => {
        attempt.current = newAttempt();
        return client.invalidateQueries({ queryKey: ['playground'] });
      }),
    after: setOpen,
  });
  return (
    <div className="bench">
      <div className="stack gap-7">
        <section className="stack gap-5" aria-labelledby={id}>
          <div>
            <h2 id={id}>{text.design.title}</h2>
            <p className="text-ink-soft">{text.design.lead}</p>
          </div>
          <PhotoDrop label={text.design.picture} photo={design} takesPaste onPhoto={setDesign} />
          <TextField
            label={text.design.name}
            maxLength={schemaAt(choices.schemas.template, 'name').maxLength}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </section>
        <List
          place={place}
          onUse={onUse}
          onOpen={setOpen}
          onRemoved={(removed) => {
            if (open?.custom_template_id === removed) setOpen(null);
          }}
        />
      </div>
      <Pane
        isBusy={read.isPending}
        views={{
          result: open ? (
            <Editor
              key={open.custom_template_id}
              template={open}
              place={place}
              onSaved={setOpen}
              onUse={onUse}
            />
          ) : (
            <p className="text-ink-soft">{text.found.none}</p>
          ),
          code: <SameRequest apiUrl={apiUrl} operation="template" body={body} />,
        }}
        step={(show) => (
          <>
            <div className="min-w-0">
              {read.error ? (
                <Fault error={read.error} />
              ) : (
                <p>
                  <Status tone={mode === 'test' ? 'plain' : 'good'}>{shared[mode]}</Status>{' '}
                  <strong>{body ? shared.free : text.design.incomplete}</strong>
                </p>
              )}
            </div>
            <Button
              look="main"
              disabled={body === null}
              busy={read.isPending}
              aria-label={say(words.pane.button, { action: text.design.read, price: shared.free })}
              onClick={() => {
                show();
                read.mutate();
              }}
            >
              {read.isPending ? text.design.reading : text.design.read}
            </Button>
          </>
        )}
      />
    </div>
  );
}

/** The templates of the account. */
function List(
  props: TemplateProps & {
    readonly onOpen: (template: OwnTemplate) => void;
    readonly onRemoved: (id: string) => void;
  },
) {
  const { place, onUse, onOpen, onRemoved } = props;
  const { mode } = place;
  const [dialog, show] = useDialog();
  const head = useId();
  const list = useQuery({
    queryKey: ['playground', 'own-templates', mode],
    queryFn: () =>
      api.get<{ custom_templates: readonly OwnTemplate[]; remaining: number }>(pathOf(mode)),
    retry: false,
  });
  const remove = (id: string, name: string) =>
    show((onClose) => (
      <Confirm
        {...text.removing}
        title={say(text.removing.title, { name })}
        danger
        send={() => api.delete(pathOf(mode, id))}
        refresh="playground"
        after={() => onRemoved(id)}
        onClose={onClose}
      />
    ));
  return (
    <section className="stack gap-5" aria-labelledby={head}>
      <h2 id={head}>{text.list.title}</h2>
      {list.isPending ? <Skeleton lines={2} /> : null}
      <Fault error={list.error} />
      {list.data?.custom_templates.length === 0 ? (
        <p className="text-ink-soft">{text.list.empty}</p>
      ) : null}
      <ul className="grid">
        {list.data?.custom_templates.map((template) => {
          const { custom_template_id: id, name, spec } = template;
          const of = (sentence: string) => say(sentence, { name });
          return (
            <li
              key={id}
              className="row items-center justify-between gap-x-4 border-b border-line py-2"
            >
              <span>
                <strong>{name}</strong>{' '}
                <span className="text-ink-soft text-1">
                  {many(text.list.about, spec.image_slots.length, { ratio: spec.aspect_ratio })}
                </span>
              </span>
              <span className="row gap-x-5">
                <Button aria-label={of(text.list.useOf)} onClick={() => onUse(id)}>
                  {text.list.use}
                </Button>
                <Button
                  look="quiet"
                  aria-label={of(text.list.editOf)}
                  onClick={() => onOpen(template)}
                >
                  {text.list.edit}
                </Button>
                <Button
                  look="quiet"
                  aria-label={of(text.list.removeOf)}
                  onClick={() => remove(id, name)}
                >
                  {shared.actions.remove}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {list.data ? (
        <p className="text-ink-soft text-1">
          {say(text.list.remaining, { count: list.data.remaining })}
        </p>
      ) : null}
      {dialog}
    </section>
  );
}

function Editor(
  props: TemplateProps & {
    readonly template: OwnTemplate;
    readonly onSaved: (template: OwnTemplate) => void;
  },
) {
  const { template, place, onSaved, onUse } = props;
  const { custom_template_id: id, name, confidence, warnings, missing_fields } = template;
  const { rows, picture_url } = template;
  const ratios = (schemaAt(place.choices.schemas.spec, 'aspect_ratio').enum ?? []).map(String);
  const head = useId();
  const of = text.found;
  const [spec, setSpec] = useDraft<TemplateSpec>(`spec.${id}`, template.spec);
  const isChanged = JSON.stringify(spec) !== JSON.stringify(template.spec);
  const save = useSend({
    send: () => api.patch<OwnTemplate>(pathOf(place.mode, id), { spec }),
    refresh: 'playground',
    after: (saved) => {
      setSpec(saved.spec);
      onSaved(saved);
    },
  });
  return (
    <section className="stack gap-5" aria-labelledby={head}>
      <div>
        <h2 id={head}>{say(of.title, { name })}</h2>
        <p className="text-ink-soft">{of.lead}</p>
      </div>
      {confidence < SURE ? (
        <Notice tone="warn">{say(of.unsure, { percent: Math.round(confidence * 100) })}</Notice>
      ) : null}
      {warnings.includes('image_slots_truncated') ? (
        <Notice tone="warn">{of.tooManyPhotos}</Notice>
      ) : null}
      {missing_fields.map(({ field, text: quoted, nearest }) =>
        nearest ? (
          <Notice key={field} tone="warn">
            {say(of.notShown, { text: quoted, nearest })}
          </Notice>
        ) : null,
      )}
      {warnings.includes('fields_uncertain') ? <Notice tone="warn">{of.unsureTexts}</Notice> : null}
      {picture_url ? (
        <DesignEditor picture={picture_url} {...{ rows, spec }} onChange={setSpec} />
      ) : (
        <p className="text-ink-soft">{of.noPicture}</p>
      )}
      <SelectField
        label={of.ratio}
        choices={ratios.map((value) => ({ value, title: value }))}
        value={spec.aspect_ratio}
        onChange={({ target }) =>
          setSpec({ ...spec, aspect_ratio: target.value as TemplateSpec['aspect_ratio'] })
        }
      />
      <Fault error={save.error} />
      <div className="row gap-x-5">
        <Button disabled={!isChanged} busy={save.isPending} onClick={() => save.mutate()}>
          {isChanged ? of.save : of.saved}
        </Button>
        <Button look="main" disabled={isChanged} onClick={() => onUse(id)}>
          {of.use}
        </Button>
      </div>
    </section>
  );
}
