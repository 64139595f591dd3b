import type { ShowcaseFormat } from '@groundwork/contract';
import { text } from './text.js';

export type { ShowcaseFormat };

export const allFormats = Object.keys(text.formats.names) as ShowcaseFormat[];

/** The formats of a campaign: the same showcase, composed afresh for each. */
export function Formats({
  formats,
  onChange,
}: {
  readonly formats: readonly ShowcaseFormat[];
  readonly onChange: (formats: readonly ShowcaseFormat[]) => void;
}) {
  return (
    <fieldset className="formats">
      <legend>{text.formats.title}</legend>
      {allFormats.map((format) => (
        <label key={format} className="switch">
          <input
            type="checkbox"
            checked={formats.includes(format)}
            onChange={({ target }) =>
              onChange(
                allFormats.filter((one) =>
                  one === format ? target.checked : formats.includes(one),
                ),
              )
            }
          />
          <span className="choice-title">{text.formats.names[format]}</span>
        </label>
      ))}
    </fieldset>
  );
}
