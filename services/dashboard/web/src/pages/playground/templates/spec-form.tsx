import type { TemplateSpec } from '@groundwork/contract';
import { Fragment } from 'react';
import { Button } from '../../../components/button.js';
import { SelectField, TextField } from '../../../components/field.js';
import { shared } from '../../../text.js';
import { PlaceFields } from './place-fields.js';
import { PlacesSketch } from './places-sketch.js';
import { text } from './text.js';

/** As the contract lists them. */
const ratios = ['9:16', '16:9', '1:1', '4:5', '5:4', '3:4', '4:3', '3:2', '2:3'] as const;
const shapes = ['rectangular', 'circular', 'other'] as const;
const MOST_SLOTS = 4;
const MOST_COLOURS = 4;
const WORDS = 120;

const fieldWords = {
  price: text.spec.fields.price,
  size: text.spec.fields.size,
  label: text.spec.fields.label,
  bedrooms: text.spec.fields.bedrooms,
  bathrooms: text.spec.fields.bathrooms,
  parking: text.spec.fields.parking,
} as const;
type Field = keyof typeof fieldWords;
const fields = Object.keys(fieldWords) as Field[];

/** A slot's name that no other has. */
function freeId(slots: TemplateSpec['image_slots']): string {
  const taken = new Set(slots.map(({ id }) => id));
  const at = [2, 3, 4].find((number) => !taken.has(`photo_${number}`)) ?? 1;
  return `photo_${at}`;
}

/** The reading of a design, for people to correct. */
export function SpecForm({
  spec,
  onChange,
}: {
  readonly spec: TemplateSpec;
  readonly onChange: (spec: TemplateSpec) => void;
}) {
  const set = (change: Partial<TemplateSpec>) => onChange({ ...spec, ...change });
  const slot = (at: number, change: Partial<TemplateSpec['image_slots'][number]>) =>
    set({
      image_slots: spec.image_slots.map((one, index) =>
        index === at ? { ...one, ...change } : one,
      ),
    });
  const says = (field: Field, isSaid: boolean) => {
    const text_fields = fields.filter((one) =>
      one === field ? isSaid : spec.text_fields.includes(one),
    );
    const sources = Object.entries(spec.text_sources ?? {}).filter(([name]) =>
      text_fields.some((one) => one === name),
    );
    set({
      text_fields,
      ...(spec.text_sources ? { text_sources: Object.fromEntries(sources) } : {}),
    });
  };
  return (
    <div className="bench-fields">
      <SelectField
        label={text.spec.ratio}
        value={spec.aspect_ratio}
        onChange={({ target }) => {
          const ratio = ratios.find((one) => one === target.value);
          if (ratio) set({ aspect_ratio: ratio });
        }}
      >
        {ratios.map((ratio) => (
          <option key={ratio}>{ratio}</option>
        ))}
      </SelectField>
      <fieldset className="formats">
        <legend>{text.spec.texts}</legend>
        {fields.map((field) => (
          <label key={field} className="switch">
            <input
              type="checkbox"
              checked={spec.text_fields.includes(field)}
              onChange={({ target }) => says(field, target.checked)}
            />
            <span>
              <span className="choice-title">{fieldWords[field]}</span>
              {spec.text_sources?.[field] ? (
                <span className="choice-text">{text.spec.read(spec.text_sources[field])}</span>
              ) : null}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="formats">
        <legend>{text.spec.photos}</legend>
        <PlacesSketch spec={spec} />
        {spec.image_slots.map(({ id, position, role }, at) => (
          <Fragment key={id}>
            <TextField
              label={text.spec.photo(at + 1)}
              maxLength={WORDS}
              value={role}
              onChange={({ target }) => slot(at, { role: target.value })}
            />
            <PlaceFields
              of={text.spec.ofPhoto(at + 1)}
              most={WORDS}
              position={position}
              onChange={(changed) => slot(at, { position: changed })}
            />
            {at > 0 ? (
              <div>
                <Button
                  look="quiet"
                  onClick={() =>
                    set({ image_slots: spec.image_slots.filter((one) => one.id !== id) })
                  }
                >
                  {text.spec.removePhoto(at + 1)}
                </Button>
              </div>
            ) : null}
          </Fragment>
        ))}
        <div>
          <Button
            disabled={spec.image_slots.length >= MOST_SLOTS}
            onClick={() =>
              set({
                image_slots: [
                  ...spec.image_slots,
                  { id: freeId(spec.image_slots), position: 'bottom', role: 'detail' },
                ],
              })
            }
          >
            {text.spec.addPhoto}
          </Button>
        </div>
      </fieldset>
      <fieldset className="formats">
        <legend>{text.spec.logo}</legend>
        <SelectField
          label={text.spec.logoShape}
          value={spec.logo_area?.shape ?? ''}
          onChange={({ target }) => {
            const shape = shapes.find((one) => one === target.value);
            set({
              logo_area: shape
                ? { position: spec.logo_area?.position ?? text.place.usualForLogo, shape }
                : null,
            });
          }}
        >
          <option value="">{text.spec.noLogo}</option>
          {shapes.map((shape) => (
            <option key={shape} value={shape}>
              {text.spec.shapes[shape]}
            </option>
          ))}
        </SelectField>
        {spec.logo_area ? (
          <PlaceFields
            of={text.spec.ofLogo}
            most={WORDS}
            position={spec.logo_area.position}
            onChange={(position) =>
              set({ logo_area: { shape: spec.logo_area?.shape ?? 'other', position } })
            }
          />
        ) : null}
      </fieldset>
      <fieldset className="formats">
        <legend>{text.spec.colors}</legend>
        <div className="palette">
          {spec.palette.map((colour, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the palette is all that a color has
            <span key={at}>
              <input
                type="color"
                aria-label={text.spec.color(at + 1)}
                value={colour}
                onChange={({ target }) =>
                  set({
                    palette: spec.palette.map((one, index) => (index === at ? target.value : one)),
                  })
                }
              />
              <Button
                look="quiet"
                aria-label={text.spec.removeColor(at + 1)}
                onClick={() => set({ palette: spec.palette.filter((_one, index) => index !== at) })}
              >
                {shared.actions.remove}
              </Button>
            </span>
          ))}
          <Button
            disabled={spec.palette.length >= MOST_COLOURS}
            onClick={() => set({ palette: [...spec.palette, '#1b2a49'] })}
          >
            {text.spec.addColor}
          </Button>
        </div>
      </fieldset>
    </div>
  );
}
