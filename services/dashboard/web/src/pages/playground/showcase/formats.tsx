/** As the API names them; the types of the contract keep them in step. */
import type { ShowcaseFormat } from '@groundwork/contract';

export type { ShowcaseFormat };

const formatWords: Readonly<Record<ShowcaseFormat, string>> = {
  story: 'Story, 1080 × 1920',
  portrait: 'Portrait post, 1080 × 1350',
  square: 'Square post, 1080 × 1080',
  landscape: 'Landscape, 1920 × 1080',
  a4: 'A4 flyer, PDF for print',
};

export const allFormats = Object.keys(formatWords) as ShowcaseFormat[];

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
      <legend>Formats</legend>
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
          <span className="choice-title">{formatWords[format]}</span>
        </label>
      ))}
    </fieldset>
  );
}
