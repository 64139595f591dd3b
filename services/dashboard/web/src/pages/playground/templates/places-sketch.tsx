import type { TemplateSpec } from '@groundwork/contract';
import { measuredPlace } from './measured-place.js';
import { text } from './text.js';

/** Units across the sketch. */
const ACROSS = 100;

/** Where photos and logo lie on the design, numbered as in the form. Shows nothing where no place was measured. */
export function PlacesSketch({ spec }: { readonly spec: TemplateSpec }) {
  const [width = 1, height = 1] = spec.aspect_ratio.split(':').map(Number);
  const down = (ACROSS * height) / width;
  const places = [
    ...spec.image_slots.map(({ position }, at) => ({ name: String(at + 1), position })),
    ...(spec.logo_area ? [{ name: text.spec.logo, position: spec.logo_area.position }] : []),
  ].flatMap(({ name, position }) => {
    const place = measuredPlace(position);
    return place === null ? [] : [{ name, ...place }];
  });
  if (places.length === 0) return null;
  return (
    <svg
      className="places-sketch"
      viewBox={`-1 -1 ${ACROSS + 2} ${down + 2}`}
      role="img"
      aria-label={text.place.sketch}
    >
      <rect className="places-sketch-ground" width={ACROSS} height={down} />
      {places.map(({ name, ...place }) => {
        const box = {
          x: (place.left / 100) * ACROSS,
          y: (place.top / 100) * down,
          width: (Math.max(0, place.width) / 100) * ACROSS,
          height: (Math.max(0, place.height) / 100) * down,
        };
        return (
          <g key={name}>
            <rect className="places-sketch-place" {...box} />
            <text x={box.x + 2} y={box.y + 1}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
