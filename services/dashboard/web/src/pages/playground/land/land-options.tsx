import type { FilmChoicesView } from '../../../../../src/views/playground.js';
import { ChoiceField, SelectField, TextField } from '../../../components/field.js';
import { SwitchField } from '../fields.js';
import { NarrationFields } from '../narration-fields.js';
import type { LandWishes } from './land-body.js';
import { text } from './text.js';

export function LandOptions({
  wishes,
  choices,
  onChange,
}: {
  readonly wishes: LandWishes;
  readonly choices: FilmChoicesView;
  readonly onChange: (wishes: LandWishes) => void;
}) {
  const wish = (change: Partial<LandWishes>) => onChange({ ...wishes, ...change });
  const { min, max } = choices.constructions;
  return (
    <div className="bench-fields">
      <ChoiceField
        label={text.options.format}
        name="format"
        value={wishes.format}
        choices={[
          { value: '9:16', title: text.options.portrait, text: text.options.portraitFor },
          { value: '16:9', title: text.options.landscape, text: text.options.landscapeFor },
        ]}
        onChange={(format) => wish({ format })}
      />
      <SelectField
        label={text.options.houses}
        hint={text.options.housesHint}
        value={wishes.constructions}
        onChange={(event) => wish({ constructions: Number(event.target.value) })}
      >
        {Array.from({ length: max - min + 1 }, (_, more) => min + more).map((count) => (
          <option key={count}>{count}</option>
        ))}
      </SelectField>
      <TextField
        label={text.options.build}
        hint={text.options.buildHint}
        value={wishes.style}
        maxLength={500}
        onChange={(event) => wish({ style: event.target.value })}
      />
      <TextField
        label={text.options.terrain}
        hint={text.options.terrainHint}
        value={wishes.terrain}
        maxLength={200}
        onChange={(event) => wish({ terrain: event.target.value })}
      />
      <SwitchField
        label={text.options.narration}
        hint={text.options.narrationHint}
        checked={wishes.narrated}
        onChange={(narrated) => wish({ narrated })}
      />
      {wishes.narrated ? (
        <>
          <NarrationFields wishes={wishes} choices={choices} wish={wish} />
          <SwitchField
            label={text.options.captions}
            hint={text.options.captionsHint}
            checked={wishes.captions}
            onChange={(captions) => wish({ captions })}
          />
        </>
      ) : null}
      <SwitchField
        label={text.options.music}
        hint={text.options.musicHint}
        checked={wishes.music}
        onChange={(music) => wish({ music })}
      />
      {wishes.music ? (
        <SelectField
          label={text.options.track}
          value={wishes.track}
          onChange={(event) => wish({ track: event.target.value })}
        >
          <option value="">{text.options.anyTrack}</option>
          {choices.tracks.map(({ music_id, title }) => (
            <option key={music_id} value={music_id}>
              {title}
            </option>
          ))}
        </SelectField>
      ) : null}
    </div>
  );
}
