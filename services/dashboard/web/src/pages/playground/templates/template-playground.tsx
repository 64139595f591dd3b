import type { TemplateSpec } from '@groundwork/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OwnTemplatesView, OwnTemplateView } from '../../../../../src/views/own-templates.js';
import { newAttempt } from '../../../api/attempt.js';
import { api } from '../../../api/client.js';
import { useDraft } from '../../../api/draft.js';
import { Button } from '../../../components/button.js';
import { Fault } from '../../../components/fault.js';
import { TextField } from '../../../components/field.js';
import { Skeleton } from '../../../components/page.js';
import { Notice } from '../../../components/status.js';
import { shared } from '../../../text.js';
import type { Mode } from '../making.js';
import { usePhotoDraft } from '../photo-drafts.js';
import { PhotoDrop } from '../photo-drop.js';
import { SameRequest } from '../same-request.js';
import { RemoveTemplate } from './remove-template.js';
import { SpecForm } from './spec-form.js';
import { text } from './text.js';
import './template-forms.css';

const NAME_CHARACTERS = 80;
/** Below this share of certainty people should look twice. */
const SURE = 0.7;
const TEMPLATES = ['playground', 'own-templates'];

/** Custom templates: reads a design, lets the user correct the reading, and makes a showcase with it. */
export function TemplatePlayground({
  mode,
  apiUrl,
  onUse,
}: {
  readonly mode: Mode;
  readonly apiUrl: string;
  /** Opens the showcase's form with this template chosen. */
  readonly onUse: (id: string) => void;
}) {
  const client = useQueryClient();
  const [design, setDesign] = usePhotoDraft('design');
  const [name, setName] = useDraft('name', '');
  const [open, setOpen] = useDraft<OwnTemplateView | null>('open', null);
  const attempt = useRef(newAttempt());
  // Previews of templates are drawn on first use; one of them is the sample here.
  useQuery({
    queryKey: ['playground', 'templates'],
    queryFn: () => api.get('/playground/templates'),
    staleTime: 60_000,
  });
  const list = useQuery({
    queryKey: [...TEMPLATES, mode],
    queryFn: () => api.get<OwnTemplatesView>(`/playground/own-templates?mode=${mode}`),
    retry: false,
  });
  const body =
    design && name.trim() !== '' ? { name: name.trim(), reference_image_url: design.url } : null;
  const read = useMutation({
    mutationFn: () =>
      api.post<OwnTemplateView>('/playground/own-templates', {
        mode,
        attempt: attempt.current,
        body,
      }),
    onSuccess: (template) => setOpen(template),
    onSettled: () => {
      attempt.current = newAttempt();
      return client.invalidateQueries({ queryKey: ['playground'] });
    },
  });
  return (
    <div className="bench-form">
      <section className="bench-part" aria-labelledby="template-design">
        <div>
          <h2 id="template-design">{text.design.title}</h2>
          <p className="soft">{text.design.lead}</p>
        </div>
        <PhotoDrop
          label={text.design.picture}
          photo={design}
          takesPaste
          sample="design"
          onPhoto={setDesign}
        />
        <TextField
          label={text.design.name}
          placeholder={text.design.nameExample}
          maxLength={NAME_CHARACTERS}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <div>
          <Button
            look="main"
            disabled={body === null}
            busy={read.isPending}
            onClick={() => read.mutate()}
          >
            {read.isPending ? text.design.reading : text.design.read}
          </Button>
        </div>
        <Fault error={read.error} />
      </section>
      {open ? (
        <Editor
          key={open.custom_template_id}
          template={open}
          mode={mode}
          onSaved={setOpen}
          onUse={onUse}
        />
      ) : null}
      <section className="bench-part" aria-labelledby="template-list">
        <h2 id="template-list">{text.list.title}</h2>
        {list.isPending ? <Skeleton lines={2} /> : null}
        <Fault error={list.error} />
        {list.data?.templates.length === 0 ? <p className="soft">{text.list.empty}</p> : null}
        <ul className="own-templates">
          {list.data?.templates.map((template) => (
            <Row
              key={template.custom_template_id}
              template={template}
              mode={mode}
              onOpen={setOpen}
              onRemoved={() => {
                if (open?.custom_template_id === template.custom_template_id) setOpen(null);
              }}
              onUse={onUse}
            />
          ))}
        </ul>
        {list.data ? (
          <p className="soft small">{text.list.remaining(list.data.remaining)}</p>
        ) : null}
      </section>
      <SameRequest apiUrl={apiUrl} operation="template" body={body} />
    </div>
  );
}

function Row({
  template,
  mode,
  onOpen,
  onRemoved,
  onUse,
}: {
  readonly template: OwnTemplateView;
  readonly mode: Mode;
  readonly onOpen: (template: OwnTemplateView) => void;
  readonly onRemoved: () => void;
  readonly onUse: (id: string) => void;
}) {
  const { custom_template_id: id, name, spec } = template;
  const [isRemoving, setRemoving] = useState(false);
  return (
    <li>
      <span>
        <strong>{name}</strong>{' '}
        <span className="soft small">
          {text.list.about(spec.aspect_ratio, spec.image_slots.length)}
        </span>
      </span>
      <span className="own-template-actions">
        <Button aria-label={text.list.useOf(name)} onClick={() => onUse(id)}>
          {text.list.use}
        </Button>
        <Button look="quiet" aria-label={text.list.editOf(name)} onClick={() => onOpen(template)}>
          {text.list.edit}
        </Button>
        <Button
          look="quiet"
          aria-label={text.list.removeOf(name)}
          onClick={() => setRemoving(true)}
        >
          {shared.actions.remove}
        </Button>
      </span>
      {isRemoving ? (
        <RemoveTemplate
          of={template}
          mode={mode}
          onRemoved={onRemoved}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </li>
  );
}

function Editor({
  template,
  mode,
  onSaved,
  onUse,
}: {
  readonly template: OwnTemplateView;
  readonly mode: Mode;
  readonly onSaved: (template: OwnTemplateView) => void;
  readonly onUse: (id: string) => void;
}) {
  const client = useQueryClient();
  const { custom_template_id: id, confidence, warnings } = template;
  const [spec, setSpec] = useDraft<TemplateSpec>(`spec.${id}`, template.spec);
  const isChanged = JSON.stringify(spec) !== JSON.stringify(template.spec);
  const save = useMutation({
    mutationFn: () =>
      api.post<OwnTemplateView>(`/playground/own-templates/${id}`, { mode, body: { spec } }),
    onSuccess: (saved) => {
      setSpec(saved.spec);
      onSaved(saved);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['playground'] }),
  });
  return (
    <section className="bench-part" aria-labelledby="template-read">
      <div>
        <h2 id="template-read">{text.found.title(template.name)}</h2>
        <p className="soft">{text.found.lead}</p>
      </div>
      {confidence < SURE ? (
        <Notice tone="warn">{text.found.unsure(Math.round(confidence * 100))}</Notice>
      ) : null}
      {warnings.includes('image_slots_truncated') ? (
        <Notice tone="warn">{text.found.tooManyPhotos}</Notice>
      ) : null}
      {warnings.includes('fields_uncertain') ? (
        <Notice tone="warn">{text.found.unsureTexts}</Notice>
      ) : null}
      <SpecForm spec={spec} onChange={setSpec} />
      <Fault error={save.error} />
      <div className="own-template-actions">
        <Button disabled={!isChanged} busy={save.isPending} onClick={() => save.mutate()}>
          {isChanged ? text.found.save : text.found.saved}
        </Button>
        <Button look="main" disabled={isChanged} onClick={() => onUse(id)}>
          {text.found.use}
        </Button>
      </div>
    </section>
  );
}
