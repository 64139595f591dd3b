import { fileNames, knownFromWords } from '@groundwork/words/photo-words';
import type { Adjustments } from './adjustments.js';
import { type PhotoName, type Room, rooms } from './document/document-directives.js';
import { kindsOfRooms } from './document/word-patterns.js';
import type { Directive } from './edits/directives.js';

export type PhotoRooms = Readonly<Partial<Record<Room, number>>>;

/** Rooms by the names of the photos' files, the main photo first; a room that several show is none of theirs. */
export function roomsInNames(addresses: readonly string[]): PhotoRooms {
  const known = fileNames(addresses).map((name) => knownFromWords(name).kind);
  return Object.fromEntries(
    rooms.flatMap((room) => {
      const [first, ...others] = known.flatMap((kind, photo) =>
        kindsOfRooms[room].some((own) => own === kind) ? [photo] : [],
      );
      return first === undefined || others.length > 0 ? [] : [[room, first]];
    }),
  );
}

/** The requests with rooms replaced by the numbers of their photos, if known. */
export function withPlacesOfRooms(
  directives: readonly Directive[],
  { photos: { order, replaced } }: Adjustments,
  known: PhotoRooms,
): Directive[] {
  const place = (name: PhotoName): PhotoName => {
    const photo = typeof name === 'number' || name === 'last' ? undefined : known[name];
    // Another picture may show another room.
    if (photo === undefined || replaced.some((other) => other.photo === photo)) return name;
    const moved = order.indexOf(photo);
    return (moved === -1 ? photo : moved) + 1;
  };
  return directives.map((directive) => {
    if (directive.kind === 'swap_photos')
      return { ...directive, one: place(directive.one), other: place(directive.other) };
    return 'photo' in directive && directive.photo !== null
      ? { ...directive, photo: place(directive.photo) }
      : directive;
  });
}
