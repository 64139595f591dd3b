import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { SamplePhoto } from '../../../../../src/playground/sample-photos.js';
import { Button } from '../../../components/button.js';
import { Fault } from '../../../components/fault.js';
import { shared } from '../../../text.js';
import type { Photo } from '../photo.js';
import { samplePhotos, sendPhoto } from '../photo-drop.js';
import { text } from './text.js';

/** A home, from outside to inside and out again. */
const home: readonly SamplePhoto[] = ['house', 'living-room', 'kitchen', 'terrace'];

/** The photos of a film, in their order. */
export function PhotoList({
  photos,
  most,
  onChange,
}: {
  readonly photos: readonly Photo[];
  readonly most: number;
  readonly onChange: (photos: readonly Photo[]) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const add = useMutation({
    mutationFn: (sources: readonly File[] | 'samples') =>
      sources === 'samples' ? samplePhotos(home) : Promise.all(sources.map(sendPhoto)),
    onSuccess: (more) => onChange([...photos, ...more].slice(0, most)),
  });
  const take = (files: FileList | null) => {
    const images = [...(files ?? [])].slice(0, most - photos.length);
    if (images.length > 0) add.mutate(images);
  };
  const without = (at: number) => photos.filter((_photo, index) => index !== at);
  const swapped = (at: number, to: number) =>
    photos.map((photo, index) =>
      index === at ? (photos[to] ?? photo) : index === to ? (photos[at] ?? photo) : photo,
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; the button does the same
    <div
      className="photo-drop"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      {photos.length > 0 ? (
        <ol className="photo-list">
          {photos.map((photo, at) => (
            <li key={photo.url}>
              <img src={photo.shown} alt={text.photos.alt(at + 1, photo.name)} />
              <div className="photo-list-actions">
                <Button
                  look="quiet"
                  aria-label={text.photos.earlier(at + 1)}
                  disabled={at === 0}
                  onClick={() => onChange(swapped(at, at - 1))}
                >
                  ←
                </Button>
                <Button
                  look="quiet"
                  aria-label={text.photos.remove(at + 1)}
                  onClick={() => onChange(without(at))}
                >
                  {shared.actions.remove}
                </Button>
                <Button
                  look="quiet"
                  aria-label={text.photos.later(at + 1)}
                  disabled={at === photos.length - 1}
                  onClick={() => onChange(swapped(at, at + 1))}
                >
                  →
                </Button>
              </div>
            </li>
          ))}
        </ol>
      ) : null}
      <div className={photos.length > 0 ? 'photo-drop-again' : 'photo-drop-empty'}>
        {photos.length > 0 ? null : <p className="photo-drop-title">{text.photos.label}</p>}
        <label htmlFor={id} className="only-heard">
          {text.photos.label}
        </label>
        <input
          ref={input}
          id={id}
          className="only-heard"
          tabIndex={-1}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
        <Button
          look={photos.length > 0 ? 'plain' : 'main'}
          busy={add.isPending}
          disabled={photos.length >= most}
          onClick={() => input.current?.click()}
        >
          {add.isPending
            ? text.photos.sending
            : photos.length > 0
              ? text.photos.add
              : text.photos.choose}
        </Button>
        {photos.length > 0 ? null : (
          <>
            <Button disabled={add.isPending} onClick={() => add.mutate('samples')}>
              {text.photos.useSamples}
            </Button>
            <p className="soft small">{text.photos.drop(most)}</p>
          </>
        )}
      </div>
      <Fault error={add.error} />
    </div>
  );
}
