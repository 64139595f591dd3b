import type { FilmChoicesView } from '../../../../src/views/playground.js';
import { SelectField } from '../../components/field.js';
import { shared } from '../../text.js';
import { WordsField } from './fields.js';
import { text } from './text.js';

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
          label={shared.forms.language}
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
          label={text.narration.voice}
          value={wishes.voice}
          onChange={(event) => wish({ voice: event.target.value })}
        >
          <option value="">{text.narration.chosen}</option>
          {choices.voices
            .filter(({ language }) => language === wishes.language)
            .map(({ voice_id, name, accent }) => (
              <option key={voice_id} value={voice_id}>
                {accent ? text.narration.voiceOf(name, accent) : name}
              </option>
            ))}
        </SelectField>
      </div>
      <WordsField
        label={text.narration.script}
        hint={text.narration.scriptHint}
        value={wishes.script}
        onChange={(script) => wish({ script })}
      />
    </>
  );
}
