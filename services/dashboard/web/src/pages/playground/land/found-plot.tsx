import { Button } from '../../../components/button.js';
import { text } from './text.js';
import type { Corners } from './use-corners.js';
import type { Reading } from './use-reading.js';

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
        {text.reading.busy}
      </p>
    );
  }
  if (problem !== null) {
    return <p className="soft small">{text.reading.problem(problem)}</p>;
  }
  if (reading === null) return null;
  const { plot, view, objections, assumed, explanation_url } = reading;
  return (
    <div role="status">
      {plot === null ? null : (
        <p className="small">
          {text.reading.found(plot, view)}{' '}
          <Button onClick={() => step({ do: 'take', corners: plot.polygon })}>
            {text.reading.reset}
          </Button>
        </p>
      )}
      {objections.map(({ code, sentence }) => (
        <p key={code} className="small">
          {sentence}.
        </p>
      ))}
      {assumed.length === 0 ? null : <p className="soft small">{text.reading.assumed(assumed)}</p>}
      {explanation_url === null ? null : (
        <p className="small">
          <a href={explanation_url} target="_blank" rel="noreferrer">
            {text.reading.explanation}
          </a>
        </p>
      )}
    </div>
  );
}
