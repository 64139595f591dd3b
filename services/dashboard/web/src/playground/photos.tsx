import {
  type Dispatch,
  type DragEvent,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { PhotoView } from '../../../src/playground/store-photo.js';
import { api } from '../api/client.js';
import { useDraft } from '../api/draft.js';
import { useSend } from '../api/queries.js';
import { Button } from '../kit/button.js';
import { Fault } from '../kit/page.js';
import text from '../words/playground.json';
import shared from '../words/shared.json';
import { say } from '../words.js';

/** A photo that was sent to the server, and its picture as the browser has it. */
export interface Photo extends PhotoView {
  /** `blob:` of a file that was chosen here, else its link. */
  readonly shown: string;
  readonly name: string;
}

/** `blob:` addresses that this page made: they last as long as it does. */
const ofThisPage = new Set<string>();

/** A photo of a draft, after a reload shown from its link; null once that has ended. */
export function current(photo: Photo | null): Photo | null {
  if (photo === null || Date.parse(photo.expires_at) <= Date.now()) return null;
  return ofThisPage.has(photo.shown) ? photo : { ...photo, shown: photo.url };
}

/** A photo that is kept with the draft of its form. */
export function usePhotoDraft(
  name: string,
): [Photo | null, Dispatch<SetStateAction<Photo | null>>] {
  const [kept, keep] = useDraft<Photo | null>(name, null);
  return [current(kept), keep];
}

type Photos = readonly (Photo | null)[];

/** Photos in their order, some of them still to be chosen. */
export function usePhotosDraft(name: string): [Photos, Dispatch<SetStateAction<Photos>>] {
  const [kept, keep] = useDraft<Photos>(name, []);
  return [kept.map(current), keep];
}

/** Files of people as photos that requests can name. */
const sendFiles = (files: readonly File[]): Promise<Photo[]> =>
  Promise.all(
    files.map(async (file) => {
      const view = await api.post<PhotoView>('/playground/photos', file);
      const shown = URL.createObjectURL(file);
      ofThisPage.add(shown);
      return { ...view, shown, name: file.name };
    }),
  );

/** A place for files: drop them, paste them, or choose them with a button. */
function Drop(props: {
  readonly label: string;
  /** How many more there can be; null for one that another replaces. */
  readonly room: number | null;
  readonly isFilled: boolean;
  readonly words: Readonly<Record<'choose' | 'again' | 'drop', string>>;
  readonly takesPaste?: boolean;
  readonly small?: boolean;
  readonly onPhotos: (photos: readonly Photo[]) => void;
  readonly children: ReactNode;
}) {
  const { label, room, isFilled, words, takesPaste, small = false, onPhotos } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const upload = useSend({ send: sendFiles, after: onPhotos });
  const { mutate, isPending, error } = upload;
  const isOne = room === null;
  const take = (files: FileList | undefined | null) => {
    const all = [...(files ?? [])];
    const image = all.find(({ type }) => type.startsWith('image/')) ?? all[0];
    const taken = isOne ? (image ? [image] : []) : all.slice(0, room);
    if (taken.length > 0) mutate(taken);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pasted is taken like what is dropped
  useEffect(() => {
    if (!takesPaste) return;
    const onPaste = (event: ClipboardEvent) => take(event.clipboardData?.files);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [takesPaste, mutate]);
  const over = (isIn: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isIn);
  };
  const isPlain = isFilled || small;
  const title = isFilled ? words.again : small ? label : words.choose;
  const of = (action: string) => say(text.photo.of, { action, label });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; the button does the same
    <div
      className={`group stack rounded-3 ${small ? 'border border-dashed border-line-strong p-2' : ''}`}
      data-over={isOver}
      data-small={small}
      onDragOver={over(true)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        over(false)(event);
        take(event.dataTransfer.files);
      }}
    >
      {props.children}
      <div
        className={
          isFilled
            ? undefined
            : `grid justify-items-center gap-3 text-center group-data-[over=true]:bg-accent-wash ${small ? 'p-3' : 'rounded-3 border border-dashed border-line-strong px-4 py-8 group-data-[over=true]:border-accent'}`
        }
      >
        {isPlain ? null : <p className="font-serif text-4 leading-[1.3] font-medium">{label}</p>}
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          ref={input}
          id={id}
          className="sr-only"
          tabIndex={-1}
          type="file"
          multiple={!isOne}
          accept="image/jpeg,image/png,image/webp"
          onChange={({ target }) => {
            take(target.files);
            target.value = '';
          }}
        />
        <Button
          look={isPlain ? 'plain' : 'main'}
          busy={isPending}
          disabled={room === 0}
          aria-label={isOne && !isPending ? of(isFilled ? words.again : words.choose) : undefined}
          onClick={() => input.current?.click()}
        >
          {isPending ? text.photo.sending : title}
        </Button>
        {isPlain ? null : <p className="text-ink-soft text-1">{words.drop}</p>}
      </div>
      <Fault error={error} />
    </div>
  );
}

/** A place for one photo; then it shows `children`. */
export function PhotoDrop(props: {
  readonly label: string;
  readonly photo: Photo | null;
  readonly onPhoto: (photo: Photo) => void;
  /** Whether it receives photos pasted on the page. */
  readonly takesPaste?: boolean;
  readonly small?: boolean;
  /** A custom view of the photo. */
  readonly children?: ReactNode;
}) {
  const { label, photo, onPhoto, takesPaste = false, small = false, children } = props;
  const { choose, change, drop, dropOrPaste } = text.photo;
  return (
    <Drop
      label={label}
      room={null}
      isFilled={photo !== null}
      words={{ choose, again: change, drop: takesPaste ? dropOrPaste : drop }}
      takesPaste={takesPaste}
      small={small}
      onPhotos={([first]) => first && onPhoto(first)}
    >
      {photo
        ? (children ?? (
            <img
              className={small ? 'aspect-3/2 w-full rounded-2 object-cover' : 'max-h-80 rounded-2'}
              src={photo.shown}
              alt={label}
            />
          ))
        : null}
    </Drop>
  );
}

/** The photos of a film, in their order. */
export function PhotoList(props: {
  readonly photos: readonly Photo[];
  readonly most: number;
  readonly onChange: (photos: readonly Photo[]) => void;
}) {
  const { photos, most, onChange } = props;
  const { label, choose, add, drop, alt, earlier, later, remove } = text.films.photos;
  const swapped = (at: number, to: number) =>
    photos.map((photo, index) =>
      index === at ? (photos[to] ?? photo) : index === to ? (photos[at] ?? photo) : photo,
    );
  const move = (at: number, to: number, sentence: string, sign: string) => (
    <Button
      look="quiet"
      aria-label={say(sentence, { number: at + 1 })}
      disabled={to < 0 || to >= photos.length}
      onClick={() => onChange(swapped(at, to))}
    >
      {sign}
    </Button>
  );
  return (
    <Drop
      label={label}
      room={most - photos.length}
      isFilled={photos.length > 0}
      words={{ choose, again: add, drop: say(drop, { most }) }}
      onPhotos={(more) => onChange([...photos, ...more].slice(0, most))}
    >
      {photos.length > 0 ? (
        <ol className="tiles-[10rem] gap-3">
          {photos.map((photo, at) => (
            <li key={photo.url}>
              <img
                className="aspect-3/2 w-full rounded-2 object-cover"
                src={photo.shown}
                alt={say(alt, { number: at + 1, name: photo.name })}
              />
              <div className="flex justify-between *:mx-0 *:min-w-0">
                {move(at, at - 1, earlier, '←')}
                <Button
                  look="quiet"
                  aria-label={say(remove, { number: at + 1 })}
                  onClick={() => onChange(photos.filter((_photo, index) => index !== at))}
                >
                  {shared.actions.remove}
                </Button>
                {move(at, at + 1, later, '→')}
              </div>
            </li>
          ))}
        </ol>
      ) : null}
    </Drop>
  );
}
