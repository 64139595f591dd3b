import { Button } from '../../../components/button.js';
import type { Corners } from './use-corners.js';
import type { Reading } from './use-reading.js';

const views = {
  eye_level: 'taken from the ground',
  oblique: 'taken from the air',
  straight_down: 'taken from straight above',
} as const;

const assumptions = {
  height_m: 'the height of the camera',
  focal_mm_equivalent: 'its focal length',
  pitch_degrees: 'its tilt',
  roll_degrees: 'its roll',
} as const;

const metres = (value: number) => `${Math.round(value)} m`;

/** The plot found in the photo, in words, and the way back to it. */
export function FoundPlot({
  reading: { isReading, reading, problem },
  corners: { step },
}: {
  readonly reading: Reading;
  readonly corners: Corners;
}) {
  if (isReading) {
    return (
      <p className="soft small" role="status">
        Reading the photo…
      </p>
    );
  }
  if (problem !== null) {
    return (
      <p className="soft small">We could not read the photo: {problem} Draw the plot yourself.</p>
    );
  }
  if (reading === null) return null;
  const { plot, view, objections, assumed, explanation_url } = reading;
  return (
    <div role="status">
      {plot === null ? null : (
        <p className="small">
          Found a plot of about {Math.round(plot.area_m2 / 10) * 10} m²: {metres(plot.width_m)} by{' '}
          {metres(plot.depth_m)}, {metres(plot.distance_m)} away
          {view === null ? '' : `, in a photo ${views[view]}`}. Drag its corners to adjust it.{' '}
          <Button onClick={() => step({ do: 'take', corners: plot.polygon })}>
            Reset to this outline
          </Button>
        </p>
      )}
      {objections.map(({ code, sentence }) => (
        <p key={code} className="small">
          {sentence}.
        </p>
      ))}
      {assumed.length === 0 ? null : (
        <p className="soft small">
          Assumed: {assumed.map((name) => assumptions[name]).join(', ')}. Sizes are estimates.
        </p>
      )}
      {explanation_url === null ? null : (
        <p className="small">
          <a href={explanation_url} target="_blank" rel="noreferrer">
            See everything we found
          </a>
        </p>
      )}
    </div>
  );
}
