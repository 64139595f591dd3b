import type { WorkDetailView } from '../../../../src/views/work.js';
import { Progress } from '../../components/progress.js';
import { Notice } from '../../components/status.js';
import { kindWords, statusWords } from '../../words.js';

/** The film or the image; while it is made how far it is; where it failed why. */
export function Outcome({ work }: { readonly work: WorkDetailView }) {
  if (work.state === 'failed') {
    return (
      <div className="outcome">
        <Notice tone="bad" title={work.error?.message ?? 'Failed'}>
          <p>
            <code>{work.error?.code}</code>
            {work.refunded > 0 ? `. ${work.refunded} credits were given back.` : ''}
          </p>
        </Notice>
      </div>
    );
  }
  if (work.state === 'under_way') return <UnderWay work={work} />;
  if (work.film) {
    const [width = '16', height = '9'] = work.film.resolution.split('x');
    return (
      <figure className="outcome">
        {/* biome-ignore lint/a11y/useMediaCaption: the film shows its captions in the picture; the same text is linked below */}
        <video
          className={Number(height) > Number(width) ? 'outcome-portrait' : undefined}
          controls
          playsInline
          preload="metadata"
          poster={work.film.cover_url}
          src={work.film.video_url}
          width={width}
          height={height}
        />
        <figcaption className="outcome-links">
          <a href={work.film.video_url} download>
            Film
          </a>
          <a href={work.film.cover_url}>Cover</a>
          {work.film.captions_url ? <a href={work.film.captions_url}>Captions</a> : null}
        </figcaption>
        {work.film.warning ? <Notice tone="warn">{work.film.warning}</Notice> : null}
      </figure>
    );
  }
  if (work.image_url) {
    return (
      <figure className="outcome">
        <img src={work.image_url} alt={`The ${kindWords(work.kind).toLowerCase()}`} />
        <figcaption className="outcome-links">
          <a href={work.image_url}>Whole image</a>
        </figcaption>
      </figure>
    );
  }
  return (
    <div className="outcome">
      <Notice tone="warn" title="The files have expired">
        <p>Results are kept for 7 days. Send the request again to recreate them.</p>
      </Notice>
    </div>
  );
}

function UnderWay({ work }: { readonly work: WorkDetailView }) {
  const frames = work.scenes.reduce((sum, scene) => sum + scene.frames, 0);
  const done = work.scenes.reduce((sum, scene) => sum + scene.frames_done, 0);
  return (
    <div className="outcome outcome-waiting">
      <p className="outcome-percent number" aria-hidden="true">
        {work.progress === null ? '…' : `${work.progress} %`}
      </p>
      <p role="status">
        {statusWords(work.status)}
        {frames > 0 && work.status === 'rendering'
          ? `: ${done.toLocaleString('en')} of ${frames.toLocaleString('en')} frames`
          : ''}
      </p>
      {work.progress === null ? null : <Progress percent={work.progress} label="Progress" />}
      {work.scenes.length > 0 ? (
        <ul className="outcome-scenes" aria-hidden="true">
          {work.scenes.map((scene, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: scenes have no other name and never move
            <li key={index}>
              <Progress
                percent={Math.round((scene.frames_done / scene.frames) * 100)}
                label={`Scene ${index + 1}`}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
