import { describePerson } from '@groundwork/portraits/remote-portraits';
import { changedArea, grownArea, spreadValues } from '@groundwork/providers/image/edit-area';
import { makeTrueEdit } from '@groundwork/providers/image/true-edit';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import type { PeopledPhoto, PeoplePort } from './people-port.js';

/** How far beyond a drawn figure an engine may draw: hair, folds, soft shadows. Share of the longer side. */
const ROOM = 0.008;
/** Differences of a channel from which a pixel is of a figure and not of its shadow, of 255. */
const FIGURE = 32;

/**
 * Realistic people in photos by an image engine: the embedded engine finds where they stand and how tall they are, and its
 * figures are the guide. Without one the room is drawn with them.
 */
export function createRemotePeople(task: TaskEngines, embedded: PeoplePort): PeoplePort {
  return {
    async place(input) {
      const planned = await embedded.place({ ...input, style: 'photo' });
      if (planned.placed.length === 0) return planned;
      return task.remoteOr('image', {
        remote: (at) => madeReal(at, input, planned),
        embedded: () => embedded.place(input),
      });
    },
  };
}

async function madeReal(
  task: TaskEngines,
  { photo, people, seed }: Parameters<PeoplePort['place']>[0],
  planned: PeopledPhoto,
): Promise<PeopledPhoto> {
  const room = Math.max(2, Math.round(ROOM * Math.max(photo.width, photo.height)));
  const drawn = changedArea(photo, planned.picture);
  const fromTheLeft = planned.placed.toSorted((one, other) => one.feet.x - other.feet.x);
  const who = fromTheLeft.flatMap(({ person }) => {
    const sitter = people[person];
    return sitter === undefined ? [] : [describePerson(sitter.member)];
  });
  const picture = await makeTrueEdit(task, {
    purpose: 'people',
    photo,
    guide: planned.picture,
    area: grownArea(drawn, room),
    subject: changedArea(photo, planned.picture, FIGURE),
    prompt: [
      `The first picture shows a photo of a home, with ${who.length === 1 ? 'one person' : `${who.length} people`} drawn into it as illustrations. The second picture is the same photo without them.`,
      'Turn each drawn person into a real one, as a photograph taken by the same camera in the same light would show them: real skin, hair and cloth, a natural expression.',
      'Keep each person exactly where they are drawn: same place, same height, same pose, same clothes and colours. Keep everything outside of the mask as it is. Add nobody else, no text, no logo, no watermark.',
      'From the left:',
      ...who,
    ].join('\n'),
    seed,
    feather: room,
  });
  return {
    ...planned,
    picture,
    reveal: planned.reveal === null ? null : spreadValues(planned.reveal, drawn, room),
  };
}
