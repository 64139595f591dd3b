import type { FilmChoicesView, PresetsView } from '../../../../../src/views/playground.js';
import { ChoiceField, SelectField, TextField } from '../../../components/field.js';
import { SwitchField } from '../fields.js';
import { NarrationFields } from '../narration-fields.js';
import type { FilmKind, FilmWishes } from './film-body.js';

interface Options {
  readonly wishes: FilmWishes;
  readonly choices: FilmChoicesView;
  readonly wish: (change: Partial<FilmWishes>) => void;
}

const facts = [
  { name: 'title', label: 'Title', such: 'House with garden' },
  { name: 'location', label: 'Location', such: 'Porto, Foz' },
  { name: 'price', label: 'Price', such: '€ 420,000' },
  { name: 'size', label: 'Size', such: '120 m²' },
] as const;

const counts = [
  { name: 'bedrooms', label: 'Bedrooms' },
  { name: 'bathrooms', label: 'Bathrooms' },
] as const;

/** Facts that the film may mention, all optional. */
export function PropertyFacts({ wishes, wish }: Pick<Options, 'wishes' | 'wish'>) {
  return (
    <>
      <div className="bench-pair">
        {facts.map(({ name, label, such }) => (
          <TextField
            key={name}
            label={`${label} (optional)`}
            placeholder={such}
            maxLength={200}
            value={wishes[name]}
            onChange={(event) => wish({ [name]: event.target.value })}
          />
        ))}
        {counts.map(({ name, label }) => (
          <TextField
            key={name}
            label={`${label} (optional)`}
            type="number"
            min={0}
            max={99}
            step={1}
            inputMode="numeric"
            value={wishes[name]}
            onChange={(event) => wish({ [name]: event.target.value })}
          />
        ))}
      </div>
      <TextField
        label="Features (optional)"
        hint="Separate them with commas. For example: pool, sea view, garage."
        value={wishes.features}
        maxLength={500}
        onChange={(event) => wish({ features: event.target.value })}
      />
    </>
  );
}

/** How the film is made, with what only its kind has. */
export function FilmOptions({
  kind,
  families,
  ...options
}: Options & { readonly kind: FilmKind; readonly families: PresetsView['presets'] }) {
  const { wishes, choices, wish } = options;
  return (
    <>
      <ChoiceField
        label="Format"
        name="format"
        value={wishes.format}
        choices={[
          { value: '16:9', title: 'Landscape', text: '16:9, for screens' },
          { value: '9:16', title: 'Portrait', text: '9:16, for phones' },
        ]}
        onChange={(format) => wish({ format })}
      />
      {kind === 'narrated-slideshow' ? (
        <SelectField
          label="Presenter"
          hint="A person in the corner who speaks to the viewer, for 5 more credits."
          value={wishes.presenter}
          onChange={(event) => wish({ presenter: event.target.value })}
        >
          <option value="">None, only a voice</option>
          {choices.presenters.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      {kind === 'living-property' ? (
        <SelectField
          label="Family"
          hint="The people who live in the film. Create your own under Family."
          value={wishes.family}
          onChange={(event) => wish({ family: event.target.value })}
        >
          <option value="">Chosen for you</option>
          {families.map(({ slug }) => (
            <option key={slug} value={slug}>
              {slug.replaceAll('-', ' ')}
            </option>
          ))}
        </SelectField>
      ) : null}
      {kind === 'slideshow' ? (
        <SwitchField
          label="Narration"
          hint="A voice describes the property."
          checked={wishes.narrated}
          onChange={(narrated) => wish({ narrated })}
        />
      ) : null}
      {kind !== 'slideshow' || wishes.narrated ? <NarrationFields {...options} /> : null}
      <SwitchField
        label="Music"
        hint="Background music that softens under speech."
        checked={wishes.music}
        onChange={(music) => wish({ music })}
      />
      {kind === 'slideshow' ? (
        <SwitchField
          label="Keep the order"
          hint="Show the photos as you arranged them. Otherwise the film starts outside and moves in."
          checked={wishes.keepOrder}
          onChange={(keepOrder) => wish({ keepOrder })}
        />
      ) : null}
    </>
  );
}
