import { askForJson, visionPicture } from '@groundwork/providers/json-answer';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import { photoKinds, photoTimes } from '@groundwork/words/photo-kinds';
import { z } from 'zod';
import { type PhotoPort, type PhotoReading, seenClaims } from '../property-ports.js';
import { contradicts, withKnown } from './photo-kind.js';
import { agreedClaims, SURE } from './studio-photos.js';

const share = z.number().min(0).max(1);
const point = z.object({ x: share, y: share });
/** Least probability of a kind or time that is spoken of; below it words stay neutral. */
const KNOWN = 0.8;
const photoShape = z.object({
  setting: z.enum(['outside', 'inside']),
  sure: z.array(z.object({ claim: z.enum(seenClaims), probability: share })).max(seenClaims.length),
  kind: z.object({ name: z.enum(photoKinds), probability: share }).nullable(),
  time: z.object({ name: z.enum(photoTimes), probability: share }).nullable(),
  focus: point,
});

const TASK = `You look at one photo of a property that is for sale or to let, for a film in which a camera moves over it.
Give:
- setting: whether the camera stands outside or inside.
- sure: what a narrator may say of the photo without being wrong, each with your probability from 0 to 1 that it is true; leave out what is below 0.9. "room" is for photos taken inside, "window_front" for large windows or glass doors, "house" for a building seen from outside; "garden" is a planted garden, not any green; "sea" is the sea, not any water.
- kind: what the photo is of, by its main subject, with your probability; null when none of the kinds fits. "facade" is any building from outside, "view" what is looked out on, "aerial" a photo from the air, "floor_plan" a drawing.
- time: day, dusk (dawn and sunset too) or night where the sky or the windows tell it, with your probability; null where they don't.
- focus: the middle of the photo's main subject. x runs from 0 at the left edge to 1 at the right one, y from 0 at the top edge to 1 at the bottom one.`;

/** Outside there is no room, inside no house. */
function nonsenseOf({ setting, sure }: z.output<typeof photoShape>): string | null {
  const wrong = setting === 'outside' ? 'room' : 'house';
  return sure.some(({ claim }) => claim === wrong)
    ? `sure: a ${wrong} in a photo from ${setting}`
    : null;
}

/** Finds the subject of a photo, and its place, by a vision engine. */
export function createRemotePhotos(task: TaskEngines, embedded: PhotoPort): PhotoPort {
  const ask = async (
    at: TaskEngines,
    input: Parameters<PhotoPort['read']>[0],
  ): Promise<PhotoReading> => {
    const { sure, kind, time, ...found } = await askForJson(at, {
      capability: 'vision',
      purpose: 'photo_reading',
      task: TASK,
      data: {},
      pictures: [await visionPicture(input.photo)],
      shape: photoShape,
      nonsense: nonsenseOf,
    });
    const own = await embedded.read(input);
    const claims = agreedClaims({ ...own, claims: own.kind === null ? own.claims : [] }, sure);
    const reading: PhotoReading = {
      ...{ ...found, sight: own.sight, claims, kind: null, time: own.time },
    };
    const likely = kind !== null && kind.probability >= KNOWN && !contradicts(kind.name, claims);
    const sighted = sure.flatMap((one) => (one.probability >= SURE ? [one.claim] : []));
    const isDenied = own.kind !== null && contradicts(own.kind, sighted);
    return withKnown(reading, {
      kind: likely ? kind.name : isDenied ? null : own.kind,
      time: time !== null && time.probability >= KNOWN ? time.name : null,
    });
  };
  return {
    read: (input) =>
      task.remoteOr('vision', {
        remote: (at) => ask(at, input),
        embedded: () => embedded.read(input),
      }),
  };
}
