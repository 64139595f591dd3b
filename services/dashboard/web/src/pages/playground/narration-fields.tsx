import type { FilmChoicesView } from '../../../../src/views/playground.js';
import { SelectField } from '../../components/field.js';
import { WordsField } from './fields.js';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The narration of a film of any kind. */
export interface NarrationWishes {
  readonly language: string;
  /** Id of a voice, or empty for the default of the language. */
  readonly voice: string;
  /** Empty to have it written. */
  readonly script: string;
}

export function NarrationFields({
  wishes,
  choices,
  wish,
}: {
  readonly wishes: NarrationWishes;
  readonly choices: FilmChoicesView;
  readonly wish: (change: Partial<NarrationWishes>) => void;
}) {
  return (
    <>
      <div className="bench-pair">
        <SelectField
          label="Language"
          value={wishes.language}
          onChange={(event) => wish({ language: event.target.value, voice: '' })}
        >
          {choices.languages.map((code) => (
            <option key={code} value={code}>
              {languageNames.of(code)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Voice"
          value={wishes.voice}
          onChange={(event) => wish({ voice: event.target.value })}
        >
          <option value="">Chosen for you</option>
          {choices.voices
            .filter(({ language }) => language === wishes.language)
            .map(({ voice_id, name, accent }) => (
              <option key={voice_id} value={voice_id}>
                {accent ? `${name}, ${accent}` : name}
              </option>
            ))}
        </SelectField>
      </div>
      <WordsField
        label="Script"
        hint="Your own script saves 5 credits. Leave empty to have it written."
        value={wishes.script}
        onChange={(script) => wish({ script })}
      />
    </>
  );
}
