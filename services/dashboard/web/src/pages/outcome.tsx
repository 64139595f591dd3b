import type { ReactNode } from 'react';
import type { WorkDetailView } from '../../../src/work/work-detail.js';
import { Notice, Progress } from '../kit/page.js';
import words from '../words/pages.json';
import shared from '../words/shared.json';
import { creditWords, kindWords, percentWords, say, statusWords } from '../words.js';

const text = words.work.outcome;

/** The film or the image; while it is made how far it is; where it failed why. */
export function Outcome({ work }: { readonly work: WorkDetailView }) {
  const { state, refunded, charged, error } = work;
  const back = say(text.refunded, { credits: creditWords(refunded) });
  if (state === 'under_way') return <UnderWay work={work} />;
  if (state === 'cancelled') {
    return (
      <Notice tone="plain" title={text.cancelled}>
        <p>{refunded > 0 ? back : charged > 0 ? text.noRefund : text.noCharge}</p>
      </Notice>
    );
  }
  if (state === 'failed') {
    return (
      <Notice tone="bad" title={error?.message ?? text.failed}>
        <p>
          <code>{error?.code}</code>
          {refunded > 0 ? `. ${back}` : ''}
        </p>
      </Notice>
    );
  }
  if (work.film) return <Film film={work.film} />;
  if (work.image_url) return <Image work={work} url={work.image_url} />;
  return (
    <Notice tone="warn" title={text.expiredTitle}>
      <p>{text.expired}</p>
    </Notice>
  );
}

function Film({ film }: { readonly film: NonNullable<WorkDetailView['film']> }) {
  const [width = '16', height = '9'] = film.resolution.split('x');
  return (
    <figure className="outcome stack">
      {/* biome-ignore lint/a11y/useMediaCaption: they are in the picture */}
      <video
        className={`h-auto max-h-176 rounded-2 bg-sunken object-contain ${Number(height) > Number(width) ? '' : 'w-full'}`}
        controls
        playsInline
        preload="metadata"
        poster={film.cover_url}
        src={film.video_url}
        width={width}
        height={height}
      />
      <figcaption className="row gap-4">
        <Download url={film.video_url}>{text.film}</Download>
        <Download url={film.cover_url}>{text.cover}</Download>
        {film.captions_url ? <Download url={film.captions_url}>{text.captions}</Download> : null}
      </figcaption>
      {film.warning ? <Notice tone="warn">{film.warning}</Notice> : null}
    </figure>
  );
}

function Image(props: { readonly work: WorkDetailView; readonly url: string }) {
  const { kind, outputs } = props.work;
  return (
    <figure className="outcome stack">
      {outputs.length > 1 ? (
        // The pictures of a campaign, each in its format; a page for print has only its link.
        <div className="row items-start gap-3 *:h-72 *:rounded-2 *:object-contain">
          {outputs
            .filter(({ content_type }) => content_type === 'image/jpeg')
            .map(({ format, url }) => (
              <img key={format} src={url} alt={shared.formats[format]} />
            ))}
        </div>
      ) : (
        <img
          className="h-auto max-h-176 w-full rounded-2 bg-sunken object-contain"
          src={props.url}
          alt={say(text.imageAlt, { kind: kindWords(kind).toLowerCase() })}
        />
      )}
      <figcaption className="row gap-4">
        {outputs.length === 0 ? <Download url={props.url}>{text.image}</Download> : null}
        {outputs.map(({ format, url, width, height }) => (
          <Download key={format} url={url}>
            {format === 'a4'
              ? text.pdf
              : say(text.output, {
                  format: shared.formats[format],
                  width: String(width),
                  height: String(height),
                })}
          </Download>
        ))}
      </figcaption>
    </figure>
  );
}

/** A file at the API's address: browsers save such a link only if it opens in a new tab. */
function Download({ url, children }: { readonly url: string; readonly children: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" download>
      {children}
      <span className="sr-only"> {text.newTab}</span>
    </a>
  );
}

function UnderWay({ work: { scenes, progress, status } }: { readonly work: WorkDetailView }) {
  const all = scenes.reduce((sum, scene) => sum + scene.frames, 0);
  const done = scenes.reduce((sum, scene) => sum + scene.frames_done, 0);
  return (
    <div className="stack rounded-3 bg-sunken px-6 py-7 max-[56rem]:px-4 max-[56rem]:py-6">
      <p
        className="font-serif text-[clamp(3rem,2rem+5vw,5rem)] leading-none font-light tracking-[-0.03em] tabular-nums"
        aria-hidden="true"
      >
        {progress === null ? '…' : percentWords(progress)}
      </p>
      <p role="status">
        {statusWords(status)}
        {all > 0 && status === 'rendering' ? say(text.frames, { done, all }) : ''}
      </p>
      {progress === null ? null : <Progress percent={progress} label={text.progress} />}
      {scenes.length > 0 ? (
        <ul className="grid auto-cols-[1fr] grid-flow-col gap-1" aria-hidden="true">
          {scenes.map((scene, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: scenes have no other name and never move
            <li key={index}>
              <Progress
                percent={Math.round((scene.frames_done / scene.frames) * 100)}
                label={say(text.scene, { number: index + 1 })}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
