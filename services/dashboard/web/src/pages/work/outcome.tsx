import type { ReactNode } from 'react';
import type { WorkDetailView } from '../../../../src/views/work.js';
import { Progress } from '../../components/progress.js';
import { Notice } from '../../components/status.js';
import { shared } from '../../text.js';
import { creditWords, kindWords, statusWords } from '../../words.js';
import { text } from './text.js';

/** The film or the image; while it is made how far it is; where it failed why. */
export function Outcome({ work }: { readonly work: WorkDetailView }) {
  if (work.state === 'cancelled') {
    return (
      <div className="outcome">
        <Notice tone="plain" title={text.outcome.cancelled}>
          <p>
            {work.refunded > 0
              ? text.outcome.refunded(creditWords(work.refunded))
              : work.charged > 0
                ? text.outcome.noRefund
                : text.outcome.noCharge}
          </p>
        </Notice>
      </div>
    );
  }
  if (work.state === 'failed') {
    return (
      <div className="outcome">
        <Notice tone="bad" title={work.error?.message ?? text.outcome.failed}>
          <p>
            <code>{work.error?.code}</code>
            {work.refunded > 0 ? `. ${text.outcome.refunded(creditWords(work.refunded))}` : ''}
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
          <Download url={work.film.video_url}>{text.outcome.film}</Download>
          <Download url={work.film.cover_url}>{text.outcome.cover}</Download>
          {work.film.captions_url ? (
            <Download url={work.film.captions_url}>{text.outcome.captions}</Download>
          ) : null}
        </figcaption>
        {work.film.warning ? <Notice tone="warn">{work.film.warning}</Notice> : null}
      </figure>
    );
  }
  if (work.image_url) {
    return (
      <figure className="outcome">
        {work.outputs.length > 1 ? (
          <Outputs of={work.outputs} />
        ) : (
          <img
            src={work.image_url}
            alt={text.outcome.imageAlt(kindWords(work.kind).toLowerCase())}
          />
        )}
        <figcaption className="outcome-links">
          {work.outputs.length === 0 ? (
            <Download url={work.image_url}>{text.outcome.image}</Download>
          ) : (
            work.outputs.map(({ format, url, width, height }) => (
              <Download key={format} url={url}>
                {format === 'a4'
                  ? text.outcome.pdf
                  : text.outcome.output(shared.formats[format], width, height)}
              </Download>
            ))
          )}
        </figcaption>
      </figure>
    );
  }
  return (
    <div className="outcome">
      <Notice tone="warn" title={text.outcome.expiredTitle}>
        <p>{text.outcome.expired}</p>
      </Notice>
    </div>
  );
}

/** The pictures of a campaign, each in its format; a page for print has only its link. */
function Outputs({ of: outputs }: { readonly of: WorkDetailView['outputs'] }) {
  return (
    <div className="outcome-outputs">
      {outputs
        .filter(({ content_type }) => content_type === 'image/jpeg')
        .map(({ format, url }) => (
          <img key={format} src={url} alt={shared.formats[format]} />
        ))}
    </div>
  );
}

/** A file at the API's address: browsers save such a link only if it opens in a new tab. */
function Download({ url, children }: { readonly url: string; readonly children: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" download>
      {children}
      <span className="only-heard"> {text.outcome.newTab}</span>
    </a>
  );
}

function UnderWay({ work }: { readonly work: WorkDetailView }) {
  const frames = work.scenes.reduce((sum, scene) => sum + scene.frames, 0);
  const done = work.scenes.reduce((sum, scene) => sum + scene.frames_done, 0);
  return (
    <div className="outcome outcome-waiting">
      <p className="outcome-percent number" aria-hidden="true">
        {work.progress === null ? '…' : shared.percent(work.progress)}
      </p>
      <p role="status">
        {statusWords(work.status)}
        {frames > 0 && work.status === 'rendering' ? text.outcome.frames(done, frames) : ''}
      </p>
      {work.progress === null ? null : (
        <Progress percent={work.progress} label={text.outcome.progress} />
      )}
      {work.scenes.length > 0 ? (
        <ul className="outcome-scenes" aria-hidden="true">
          {work.scenes.map((scene, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: scenes have no other name and never move
            <li key={index}>
              <Progress
                percent={Math.round((scene.frames_done / scene.frames) * 100)}
                label={text.outcome.scene(index + 1)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
