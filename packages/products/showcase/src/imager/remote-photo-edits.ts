import type { Raster } from '@groundwork/imaging';
import { EngineFault } from '@groundwork/providers/calls/engine-call';
import { cutPicture, pasteWindow } from '@groundwork/providers/image/canvas';
import { findChange } from '@groundwork/providers/image/found-change';
import { requestEdit } from '@groundwork/providers/image/request-image';
import { putBack } from '@groundwork/providers/image/true-edit';
import { quoted } from '@groundwork/providers/json-answer';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import type { ShowcasePorts } from './ports.js';

type ChangePhoto = NonNullable<ShowcasePorts['changePhoto']>;

/** Over which the seam of a change is feathered, as a share of the longer side. */
const FEATHER = 0.012;

/** Changes of photos by an image engine. What it did not change keeps the photo's own pixels. */
export function changePhotoByProvider(task: TaskEngines): ChangePhoto {
  return (input) =>
    task.remoteOr('image', { remote: (at) => changed(at, input), embedded: async () => null });
}

function changed(
  task: TaskEngines,
  { photo, words, seed }: Parameters<ChangePhoto>[0],
): Promise<Raster | null> {
  const prompt = [
    'The picture is a photo of a property. Change in it what the customer asks for, and nothing else.',
    'Keep the building, its walls, windows, roof, rooms and furniture, and everything else that is not asked for, exactly where and as they are: same camera, same framing, a real photograph.',
    'Write no text, letters, numbers or logos. Where the customer asks for texts, prices or logos, leave the picture as it is: they are set elsewhere.',
    ...quoted('What the customer asks for', words),
  ].join('\n');
  const subject = { purpose: 'photo_edit', prompt, seed };
  return task.call('image', subject, async (engine, attempt) => {
    const request = { picture: photo, area: null, beside: [], prompt };
    const { window, drawn } = await requestEdit(task, engine, attempt, request);
    const own = await cutPicture(photo, window);
    const found = await findChange(own, drawn);
    if (found.kind === 'another') throw new EngineFault('image', 'untrue', found.why);
    if (found.kind === 'none') return null;
    const feather = Math.round(FEATHER * Math.max(photo.width, photo.height));
    const kept = putBack(own, found.drawn, { area: found.area, feather });
    return pasteWindow(photo, kept, window);
  });
}
