import { TextField } from '../../../components/field.js';
import { measuredPlace, positionOf } from './measured-place.js';
import { text } from './text.js';

const edges = [
  { name: 'left', title: text.place.left },
  { name: 'top', title: text.place.top },
  { name: 'width', title: text.place.width },
  { name: 'height', title: text.place.height },
] as const;

/** A place on the design: four numbers where it was measured, else the words that were given for it. */
export function PlaceFields({
  of,
  most,
  position,
  onChange,
}: {
  /** The thing that is placed, such as `photo 2`. */
  readonly of: string;
  /** Characters of a place in words. */
  readonly most: number;
  readonly position: string;
  readonly onChange: (position: string) => void;
}) {
  const place = measuredPlace(position);
  if (place === null) {
    return (
      <TextField
        label={text.place.of(of)}
        hint={text.place.hint}
        maxLength={most}
        value={position}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <div className="place-fields">
      {edges.map(({ name, title }) => (
        <TextField
          key={name}
          label={text.place.percent(title)}
          aria-label={text.place.inPercent(title, of)}
          type="number"
          min={name === 'width' || name === 'height' ? 1 : -50}
          max={150}
          step={0.1}
          value={place[name]}
          onChange={({ target }) => {
            const value = target.valueAsNumber;
            if (Number.isFinite(value)) onChange(positionOf({ ...place, [name]: value }));
          }}
        />
      ))}
    </div>
  );
}
