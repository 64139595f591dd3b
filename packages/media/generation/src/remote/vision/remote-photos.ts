import { z } from 'zod';
import {
  type PhotoPort,
  type PhotoReading,
  photoClaims,
  photoSubjects,
} from '../../property-ports.js';
import { agreedClaims, SURE } from '../../studio/photos/photo-claims.js';
import { askForJson } from '../json-answer.js';
import type { TaskEngines } from '../task-engines.js';
import { seenPicture } from './seen-picture.js';

const share = z.number().min(0).max(1);
const point = z.object({ x: share, y: share });
const MOST_CORNERS = 24;
const photoShape = z.object({
  setting: z.enum(['outside', 'inside']),
  seen: z.array(z.enum(photoSubjects)).max(photoSubjects.length),
  sure: z
    .array(z.object({ claim: z.enum(photoClaims), probability: share }))
    .max(photoClaims.length),
  focus: point,
  ground: z
    .object({ outline: z.array(point).min(3).max(MOST_CORNERS), probability: share })
    .nullable(),
});

const TASK = `You look at one photo of a property that is for sale or to let, for a film in which a camera moves over it.
Give:
- setting: whether the camera stands outside or inside.
- seen: what is plainly seen, the surest first; nothing that you only suppose. "room" is for photos taken inside, "window_front" for large windows or glass doors, "house" for a building seen from outside.
- sure: what a narrator may say of the photo without being wrong, each with your probability from 0 to 1 that it is true; leave out what is below 0.9. "garden" is a planted garden, not any green; "sea" is the sea, not any water.
- focus: the middle of the photo's main subject. x runs from 0 at the left edge to 1 at the right one, y from 0 at the top edge to 1 at the bottom one.
- ground: the outline of open floor or ground on which people could stand in full view, in the same x and y, with your probability that all of it is bare floor or ground: nothing standing or lying on it, no table, bed, seat, wall, stairs or water. null where there is none, where the camera looks steeply down or up, and where you are not sure.`;

/** Outside there is no room, inside no house. */
function nonsenseOf({ setting, seen }: z.output<typeof photoShape>): string | null {
  if (setting === 'outside' && seen.includes('room')) return 'seen: a room in a photo from outside';
  return setting === 'inside' && seen.includes('house')
    ? 'seen: a house in a photo from inside'
    : null;
}

/** Tells what a photo shows, and where its subject is, by a vision engine. */
export function createRemotePhotos(task: TaskEngines, embedded: PhotoPort): PhotoPort {
  const ask = async (input: Parameters<PhotoPort['read']>[0]): Promise<PhotoReading> => {
    const { sure, ground, ...found } = await askForJson(task, {
      capability: 'vision',
      purpose: 'photo_reading',
      task: TASK,
      data: {},
      pictures: [await seenPicture(input.photo)],
      shape: photoShape,
      nonsense: nonsenseOf,
    });
    const own = await embedded.read(input);
    // The light is measured rather than judged.
    const { light } = own;
    return {
      ...{ ...found, light, claims: agreedClaims(own, sure) },
      seen: [...new Set(found.seen)],
      ground: ground !== null && ground.probability >= SURE ? ground.outline : own.ground,
    };
  };
  return {
    read: (input) =>
      task.remoteOr(
        'vision',
        () => ask(input),
        () => embedded.read(input),
      ),
  };
}
