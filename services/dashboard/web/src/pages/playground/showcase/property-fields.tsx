import type { TemplateView } from '../../../../../src/views/playground.js';
import { SelectField, TextField } from '../../../components/field.js';
import { shared } from '../../../text.js';
import type { PropertyWords } from './showcase-body.js';
import { text } from './text.js';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const counts = [
  { name: 'bedrooms', label: text.property.bedrooms },
  { name: 'bathrooms', label: text.property.bathrooms },
  { name: 'parking', label: text.property.parking },
] as const;

/** The fields of the property that a template takes. */
export function PropertyFields({
  template,
  words,
  language,
  languages,
  onWords,
  onLanguage,
}: {
  readonly template: TemplateView;
  readonly words: PropertyWords;
  readonly language: string;
  readonly languages: readonly string[];
  readonly onWords: (words: PropertyWords) => void;
  readonly onLanguage: (language: string) => void;
}) {
  const takes = (name: keyof PropertyWords) => template.fields.includes(name);
  const taken = counts.filter(({ name }) => takes(name));
  return (
    <>
      <div className="bench-pair">
        {takes('price') ? (
          <TextField
            label={text.property.price}
            placeholder={text.property.priceExample}
            value={words.price}
            maxLength={100}
            onChange={(event) => onWords({ ...words, price: event.target.value })}
          />
        ) : null}
        {takes('size') ? (
          <TextField
            label={text.property.size}
            placeholder={text.property.sizeExample}
            value={words.size}
            maxLength={100}
            onChange={(event) => onWords({ ...words, size: event.target.value })}
          />
        ) : null}
      </div>
      {takes('label') ? (
        <TextField
          label={text.property.label}
          placeholder={text.property.labelExample}
          value={words.label}
          maxLength={200}
          onChange={(event) => onWords({ ...words, label: event.target.value })}
        />
      ) : null}
      {taken.length > 0 ? (
        <div className="bench-counts">
          {taken.map(({ name, label }) => (
            <TextField
              key={name}
              label={label}
              type="number"
              min={0}
              step={1}
              inputMode="numeric"
              value={words[name]}
              onChange={(event) => onWords({ ...words, [name]: event.target.value })}
            />
          ))}
        </div>
      ) : null}
      <SelectField
        label={shared.forms.language}
        hint={text.property.languageHint}
        value={language}
        onChange={(event) => onLanguage(event.target.value)}
      >
        {languages.map((code) => (
          <option key={code} value={code}>
            {languageNames.of(code)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
