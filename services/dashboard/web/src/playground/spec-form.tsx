import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import { Fragment } from 'react';
import { type FieldSchema, schemaAt } from '../../../src/playground/form.js';
import { Button } from '../kit/button.js';
import { ChecksField, SelectField, TextField } from '../kit/field.js';
import words from '../words/playground.json';
import shared from '../words/shared.json';
import { say } from '../words.js';
import { PlaceFields, PlacesSketch } from './places.js';

const { spec: text, place } = words.templates;

type Field = TemplateSpec['text_fields'][number];
type Slot = TemplateSpec['image_slots'][number];
type Shape = NonNullable<TemplateSpec['logo_area']>['shape'];

const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, title: value }));

/** A slot's name that no other has. */
function freeId(slots: readonly Slot[]): string {
  const taken = new Set(slots.map(({ id }) => id));
  const at = [2, 3, 4].find((number) => !taken.has(`photo_${number}`)) ?? 1;
  return `photo_${at}`;
}

interface SpecProps {
  readonly spec: TemplateSpec;
  /** Of the contract. */
  readonly schema: FieldSchema;
  readonly set: (change: Partial<TemplateSpec>) => void;
}

/** The reading of a design, for people to correct. */
export function SpecForm(props: {
  readonly spec: TemplateSpec;
  readonly schema: FieldSchema;
  readonly onChange: (spec: TemplateSpec) => void;
}) {
  const { spec, schema, onChange } = props;
  const set = (change: Partial<TemplateSpec>) => onChange({ ...spec, ...change });
  const says = (text_fields: Field[]) => {
    const sources = Object.entries(spec.text_sources ?? {}).filter(([name]) =>
      text_fields.some((one) => one === name),
    );
    set({
      text_fields,
      ...(spec.text_sources ? { text_sources: Object.fromEntries(sources) } : {}),
    });
  };
  return (
    <div className="stack gap-5">
      <SelectField
        label={text.ratio}
        choices={choicesOf((schemaAt(schema, 'aspect_ratio').enum ?? []).map(String))}
        value={spec.aspect_ratio}
        onChange={({ target }) =>
          set({ aspect_ratio: target.value as TemplateSpec['aspect_ratio'] })
        }
      />
      <ChecksField
        label={text.texts}
        choices={(Object.keys(text.fields) as Field[]).map((value) => {
          const source = spec.text_sources?.[value];
          return {
            value,
            title: text.fields[value],
            text: source && say(text.read, { words: source }),
          };
        })}
        values={spec.text_fields}
        onChange={says}
      />
      <Photos {...{ spec, schema, set }} />
      <Logo {...{ spec, schema, set }} />
      <Palette {...{ spec, schema, set }} />
    </div>
  );
}

function Photos({ spec, schema, set }: SpecProps) {
  const slots = spec.image_slots;
  const { maxItems = 1, items = {} } = schemaAt(schema, 'image_slots');
  const change = (at: number, to: Partial<Slot>) =>
    set({ image_slots: slots.map((one, index) => (index === at ? { ...one, ...to } : one)) });
  return (
    <fieldset className="stack gap-2">
      <legend>{text.photos}</legend>
      <PlacesSketch spec={spec} />
      {slots.map(({ id, position, role }, at) => {
        const number = at + 1;
        return (
          <Fragment key={id}>
            <TextField
              label={say(text.photo, { number })}
              maxLength={schemaAt(items, 'role').maxLength}
              value={role}
              onChange={({ target }) => change(at, { role: target.value })}
            />
            <PlaceFields
              of={say(text.ofPhoto, { number })}
              most={schemaAt(items, 'position').maxLength}
              position={position}
              onChange={(changed) => change(at, { position: changed })}
            />
            {at > 0 ? (
              <div>
                <Button
                  look="quiet"
                  onClick={() => set({ image_slots: slots.filter((one) => one.id !== id) })}
                >
                  {say(text.removePhoto, { number })}
                </Button>
              </div>
            ) : null}
          </Fragment>
        );
      })}
      <div>
        <Button
          disabled={slots.length >= maxItems}
          onClick={() => {
            const added = { id: freeId(slots), position: 'bottom', role: 'detail' };
            set({ image_slots: [...slots, added] });
          }}
        >
          {text.addPhoto}
        </Button>
      </div>
    </fieldset>
  );
}

function Logo({ spec: { logo_area: area }, schema, set }: SpecProps) {
  const shapes = Object.entries(text.shapes).map(([value, title]) => ({ value, title }));
  const position = area?.position ?? place.usualForLogo;
  return (
    <fieldset className="stack gap-2">
      <legend>{text.logo}</legend>
      <SelectField
        label={text.logoShape}
        choices={[{ value: '', title: text.noLogo }, ...shapes]}
        value={area?.shape ?? ''}
        onChange={({ target }) =>
          set({ logo_area: target.value ? { position, shape: target.value as Shape } : null })
        }
      />
      {area ? (
        <PlaceFields
          of={text.ofLogo}
          most={schemaAt(schema, 'logo_area.position').maxLength}
          position={position}
          onChange={(changed) => set({ logo_area: { ...area, position: changed } })}
        />
      ) : null}
    </fieldset>
  );
}

function Palette({ spec: { palette }, schema, set }: SpecProps) {
  return (
    <fieldset className="stack gap-2">
      <legend>{text.colors}</legend>
      <div className="row items-center gap-3">
        {palette.map((colour, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the palette is all that a color has
          <span key={at} className="flex items-center gap-2">
            <input
              className="h-10 w-12 rounded-1 border border-line-strong bg-surface p-[2px]"
              type="color"
              aria-label={say(text.color, { number: at + 1 })}
              value={colour}
              onChange={({ target }) =>
                set({ palette: palette.map((one, index) => (index === at ? target.value : one)) })
              }
            />
            <Button
              look="quiet"
              aria-label={say(text.removeColor, { number: at + 1 })}
              onClick={() => set({ palette: palette.filter((_one, index) => index !== at) })}
            >
              {shared.actions.remove}
            </Button>
          </span>
        ))}
        <Button
          disabled={palette.length >= (schemaAt(schema, 'palette').maxItems ?? 0)}
          onClick={() => set({ palette: [...palette, '#1b2a49'] })}
        >
          {text.addColor}
        </Button>
      </div>
    </fieldset>
  );
}
