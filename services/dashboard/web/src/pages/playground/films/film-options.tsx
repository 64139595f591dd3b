import type { FilmChoicesView, PresetsView } from '../../../../../src/views/playground.js';
import { ChoiceField, SelectField, TextField } from '../../../components/field.js';
import { shared } from '../../../text.js';
import { SwitchField } from '../fields.js';
import { NarrationFields } from '../narration-fields.js';
import type { FilmKind, FilmWishes } from './film-body.js';
import { text } from './text.js';

interface Options {
  readonly wishes: FilmWishes;
  readonly choices: FilmChoicesView;
  readonly wish: (change: Partial<FilmWishes>) => void;
}

const facts = [
  { name: 'title', label: text.property.title, such: text.property.titleExample },
  { name: 'location', label: text.property.location, such: text.property.locationExample },
  { name: 'price', label: text.property.price, such: text.property.priceExample },
  { name: 'size', label: text.property.size, such: text.property.sizeExample },
] as const;

const counts = [
  { name: 'bedrooms', label: text.property.bedrooms },
  { name: 'bathrooms', label: text.property.bathrooms },
] as const;

/** Facts that the film may mention, all optional. */
export function PropertyFacts({ wishes, wish }: Pick<Options, 'wishes' | 'wish'>) {
  return (
    <>
      <div className="bench-pair">
        {facts.map(({ name, label, such }) => (
          <TextField
            key={name}
            label={shared.optional(label)}
            placeholder={such}
            maxLength={200}
            value={wishes[name]}
            onChange={(event) => wish({ [name]: event.target.value })}
          />
        ))}
        {counts.map(({ name, label }) => (
          <TextField
            key={name}
            label={shared.optional(label)}
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
        label={text.property.features}
        hint={text.property.featuresHint}
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
        label={text.options.format}
        name="format"
        value={wishes.format}
        choices={[
          { value: '16:9', title: text.options.landscape, text: text.options.landscapeFor },
          { value: '9:16', title: text.options.portrait, text: text.options.portraitFor },
        ]}
        onChange={(format) => wish({ format })}
      />
      {kind === 'narrated-slideshow' ? (
        <SelectField
          label={text.options.presenter}
          hint={text.options.presenterHint}
          value={wishes.presenter}
          onChange={(event) => wish({ presenter: event.target.value })}
        >
          <option value="">{text.options.noPresenter}</option>
          {choices.presenters.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      {kind === 'living-property' ? (
        <SelectField
          label={text.options.family}
          hint={text.options.familyHint}
          value={wishes.family}
          onChange={(event) => wish({ family: event.target.value })}
        >
          <option value="">{text.options.anyFamily}</option>
          {families.map(({ slug }) => (
            <option key={slug} value={slug}>
              {slug.replaceAll('-', ' ')}
            </option>
          ))}
        </SelectField>
      ) : null}
      {kind === 'slideshow' ? (
        <SwitchField
          label={text.options.narration}
          hint={text.options.narrationHint}
          checked={wishes.narrated}
          onChange={(narrated) => wish({ narrated })}
        />
      ) : null}
      {kind !== 'slideshow' || wishes.narrated ? <NarrationFields {...options} /> : null}
      <SwitchField
        label={text.options.music}
        hint={text.options.musicHint}
        checked={wishes.music}
        onChange={(music) => wish({ music })}
      />
      {kind === 'slideshow' ? (
        <SwitchField
          label={text.options.keepOrder}
          hint={text.options.keepOrderHint}
          checked={wishes.keepOrder}
          onChange={(keepOrder) => wish({ keepOrder })}
        />
      ) : null}
    </>
  );
}
