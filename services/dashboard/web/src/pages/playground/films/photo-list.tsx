import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { SamplePhoto } from '../../../../../src/playground/sample-photos.js';
import { Button } from '../../../components/button.js';
import { Fault } from '../../../components/fault.js';
import { type Photo, samplePhotos, sendPhoto } from '../photo-drop.js';

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
              <img src={photo.shown} alt={`${at + 1}: ${photo.name}`} />
              <div className="photo-list-actions">
                <Button
                  look="quiet"
                  aria-label={`Move photo ${at + 1} forward`}
                  disabled={at === 0}
                  onClick={() => onChange(swapped(at, at - 1))}
                >
                  ←
                </Button>
                <Button
                  look="quiet"
                  aria-label={`Remove photo ${at + 1}`}
                  onClick={() => onChange(without(at))}
                >
                  Remove
                </Button>
                <Button
                  look="quiet"
                  aria-label={`Move photo ${at + 1} back`}
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
        {photos.length > 0 ? null : <p className="photo-drop-title">Photos of the property</p>}
        <label htmlFor={id} className="only-heard">
          Photos of the property
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
          {add.isPending ? 'Sending…' : photos.length > 0 ? 'Add photos' : 'Choose photos'}
        </Button>
        {photos.length > 0 ? null : (
          <>
            <Button disabled={add.isPending} onClick={() => add.mutate('samples')}>
              Use samples
            </Button>
            <p className="soft small">
              Drop files here. Up to {most} photos: JPEG, PNG or WebP, up to 25 MB each.
            </p>
          </>
        )}
      </div>
      <Fault error={add.error} />
    </div>
  );
}
