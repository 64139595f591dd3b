import { useMutation } from '@tanstack/react-query';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { SamplePhoto } from '../../../../src/playground/sample-photos.js';
import type { PhotoView, SamplesView } from '../../../../src/views/playground.js';
import { api } from '../../api/client.js';
import { Button } from '../../components/button.js';
import { Fault } from '../../components/fault.js';
import type { Photo } from './photo.js';
import { shownHere } from './photo-drafts.js';
import { text } from './text.js';
import './photos.css';

/** @returns them as if they had been chosen here */
export async function samplePhotos(names: readonly SamplePhoto[]): Promise<Photo[]> {
  const { photos } = await api.post<SamplesView>('/playground/samples', { names });
  return photos.map((photo) => ({ ...photo, shown: photo.url }));
}

export async function sendPhoto(file: File): Promise<Photo> {
  const view = await api.post<PhotoView>('/playground/photos', file);
  return { ...view, shown: shownHere(file), name: file.name };
}

const firstFile = (files: FileList | undefined | null) =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/')) ?? files?.[0];

/** A place for a photo: drop it, paste it, or choose it with a button; then it shows `children`. */
export function PhotoDrop({
  label,
  photo,
  onPhoto,
  sample,
  takesPaste = false,
  small = false,
  children,
}: {
  readonly label: string;
  readonly photo: Photo | null;
  readonly onPhoto: (photo: Photo) => void;
  /** The sample to use instead of a photo. */
  readonly sample: SamplePhoto;
  /** Whether it receives photos pasted on the page. */
  readonly takesPaste?: boolean;
  readonly small?: boolean;
  /** A custom view of the photo. */
  readonly children?: ReactNode;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const upload = useMutation({
    mutationFn: async (source: File | SamplePhoto): Promise<Photo> => {
      if (typeof source !== 'string') return sendPhoto(source);
      const [photo] = await samplePhotos([source]);
      if (photo === undefined) throw new Error('no sample was answered');
      return photo;
    },
    onSuccess: onPhoto,
  });
  const take = (file: File | undefined) => {
    if (file) upload.mutate(file);
  };
  const { mutate } = upload;
  useEffect(() => {
    if (!takesPaste) return;
    const onPaste = (event: ClipboardEvent) => {
      const file = firstFile(event.clipboardData?.files);
      if (file) mutate(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [takesPaste, mutate]);
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(firstFile(event.dataTransfer.files));
    },
  };
  return (
    <div className="photo-drop" data-over={isOver} data-small={small} {...drop}>
      {photo ? (children ?? <img src={photo.shown} alt={label} />) : null}
      <div className={photo ? 'photo-drop-again' : 'photo-drop-empty'}>
        {photo || small ? null : <p className="photo-drop-title">{label}</p>}
        <label htmlFor={id} className="only-heard">
          {label}
        </label>
        <input
          ref={input}
          id={id}
          className="only-heard"
          tabIndex={-1}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => {
            take(firstFile(event.target.files));
            event.target.value = '';
          }}
        />
        <Button
          look={photo || small ? 'plain' : 'main'}
          busy={upload.isPending}
          aria-label={
            upload.isPending
              ? undefined
              : `${photo ? text.photo.change : text.photo.choose}: ${label}`
          }
          onClick={() => input.current?.click()}
        >
          {upload.isPending
            ? text.photo.sending
            : photo
              ? text.photo.change
              : small
                ? label
                : text.photo.choose}
        </Button>
        {photo ? null : (
          <Button
            look={small ? 'quiet' : 'plain'}
            disabled={upload.isPending}
            aria-label={text.photo.of(text.photo.useSample, label)}
            onClick={() => mutate(sample)}
          >
            {text.photo.useSample}
          </Button>
        )}
        {photo || small ? null : (
          <p className="soft small">{takesPaste ? text.photo.dropOrPaste : text.photo.drop}</p>
        )}
      </div>
      <Fault error={upload.error} />
    </div>
  );
}
