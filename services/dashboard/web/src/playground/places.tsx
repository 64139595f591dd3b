import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import { TextField } from '../kit/field.js';
import words from '../words/playground.json';
import { say } from '../words.js';

const text = words.templates.place;

/** A place on the design, in percent of its width and height, and what follows it, such as `, rounded 3%`. */
interface MeasuredPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly rest: string;
}

const NUMBER = String.raw`(-?\d+(?:\.\d+)?)`;
const measures = new RegExp(
  String.raw`^(?:[^\d%]*, ?)?${NUMBER}% x ${NUMBER}% at ${NUMBER}%,${NUMBER}%(.*)$`,
);

/** Reads a position as the analysis writes it: `top left, 62% x 40% at 4%,8%, rounded 3%`. Null for one in words. */
function measuredPlace(position: string): MeasuredPlace | null {
  const [, width, height, left, top, rest] = measures.exec(position) ?? [];
  if (rest === undefined) return null;
  return {
    left: Number(left),
    top: Number(top),
    width: Number(width),
    height: Number(height),
    rest,
  };
}

/** A position that reads back as this place. Words for it would no longer be true, so it has none. */
function positionOf({ left, top, width, height, rest }: MeasuredPlace): string {
  return `${width}% x ${height}% at ${left}%,${top}%${rest}`;
}

const edges = ['left', 'top', 'width', 'height'] as const;

/** A place on the design: four numbers where it was measured, else the words that were given for it. */
export function PlaceFields(props: {
  /** The thing that is placed, such as `photo 2`. */
  readonly of: string;
  /** Characters of a place in words. */
  readonly most: number | undefined;
  readonly position: string;
  readonly onChange: (position: string) => void;
}) {
  const { of: thing, most, position, onChange } = props;
  const place = measuredPlace(position);
  if (place === null) {
    return (
      <TextField
        label={say(text.of, { thing })}
        hint={text.hint}
        maxLength={most}
        value={position}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <div className="grid grid-cols-4 gap-3">
      {edges.map((name) => (
        <TextField
          key={name}
          label={say(text.percent, { edge: text[name] })}
          aria-label={say(text.inPercent, { edge: text[name], thing })}
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

/** Units across the sketch. */
const ACROSS = 100;

/** Where photos and logo lie on the design, numbered as in the form. Shows nothing where no place was measured. */
export function PlacesSketch({ spec }: { readonly spec: TemplateSpec }) {
  const [width = 1, height = 1] = spec.aspect_ratio.split(':').map(Number);
  const down = (ACROSS * height) / width;
  const places = [
    ...spec.image_slots.map(({ position }, at) => ({ name: String(at + 1), position })),
    ...(spec.logo_area
      ? [{ name: words.templates.spec.logo, position: spec.logo_area.position }]
      : []),
  ].flatMap(({ name, position }) => {
    const place = measuredPlace(position);
    return place === null ? [] : [{ name, ...place }];
  });
  if (places.length === 0) return null;
  return (
    <svg
      className="h-56 w-auto max-w-full justify-self-start"
      viewBox={`-1 -1 ${ACROSS + 2} ${down + 2}`}
      role="img"
      aria-label={text.sketch}
    >
      <rect className="fill-sunken stroke-line-strong stroke-[0.5]" width={ACROSS} height={down} />
      {places.map(({ name, ...place }) => {
        const box = {
          x: (place.left / 100) * ACROSS,
          y: (place.top / 100) * down,
          width: (Math.max(0, place.width) / 100) * ACROSS,
          height: (Math.max(0, place.height) / 100) * down,
        };
        return (
          <g key={name}>
            <rect className="fill-accent-wash stroke-accent stroke-[0.7]" {...box} />
            <text
              className="fill-ink text-[9px] font-semibold [dominant-baseline:hanging]"
              x={box.x + 2}
              y={box.y + 1}
            >
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
