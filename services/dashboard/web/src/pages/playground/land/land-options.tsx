import type { FilmChoicesView } from '../../../../../src/views/playground.js';
import { ChoiceField, SelectField, TextField } from '../../../components/field.js';
import { SwitchField } from '../fields.js';
import { NarrationFields } from '../narration-fields.js';
import type { LandWishes } from './land-body.js';

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
        label="Format"
        name="format"
        value={wishes.format}
        choices={[
          { value: '9:16', title: 'Portrait', text: '9:16, for phones' },
          { value: '16:9', title: 'Landscape', text: '16:9, for screens' },
        ]}
        onChange={(format) => wish({ format })}
      />
      <SelectField
        label="Houses"
        hint="Different proposals for the plot, 5 credits each."
        value={wishes.constructions}
        onChange={(event) => wish({ constructions: Number(event.target.value) })}
      >
        {Array.from({ length: max - min + 1 }, (_, more) => min + more).map((count) => (
          <option key={count}>{count}</option>
        ))}
      </SelectField>
      <TextField
        label="What to build (optional)"
        hint="For example: white modern villa with a pool. Leave empty for a mix."
        value={wishes.style}
        maxLength={500}
        onChange={(event) => wish({ style: event.target.value })}
      />
      <TextField
        label="Terrain (optional)"
        hint="For example: meadow, hillside, by the sea. Leave empty to detect it."
        value={wishes.terrain}
        maxLength={200}
        onChange={(event) => wish({ terrain: event.target.value })}
      />
      <SwitchField
        label="Narration"
        hint="A voice describes the plot."
        checked={wishes.narrated}
        onChange={(narrated) => wish({ narrated })}
      />
      {wishes.narrated ? (
        <>
          <NarrationFields wishes={wishes} choices={choices} wish={wish} />
          <SwitchField
            label="Captions"
            hint="Show the spoken words on screen."
            checked={wishes.captions}
            onChange={(captions) => wish({ captions })}
          />
        </>
      ) : null}
      <SwitchField
        label="Music"
        hint="Background music under the narration."
        checked={wishes.music}
        onChange={(music) => wish({ music })}
      />
      {wishes.music ? (
        <SelectField
          label="Track"
          value={wishes.track}
          onChange={(event) => wish({ track: event.target.value })}
        >
          <option value="">Chosen for you</option>
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
