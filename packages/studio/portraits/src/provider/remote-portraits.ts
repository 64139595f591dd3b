import { createHash } from 'node:crypto';
import { encodePng, type Raster } from '@groundwork/imaging';
import { makeGuidedPicture, seedOf } from '@groundwork/providers/image/guided-picture';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import { nameGroupPicture } from '../draw-group-card.js';
import type { MadePortrait, PortraitPort, Sitter } from '../portrait-port.js';
import { describePerson } from './describe-person.js';

const likePhoto =
  'A photograph: real skin, hair and cloth, natural soft light, a calm plain background, looking at the viewer with a friendly face. No text, no logo, no watermark, no frame.';

/**
 * Portraits that an image engine makes: the embedded engine decides what words leave open, and its drawing is the
 * guide, so that a person looks alike in portrait, group and rooms. A presenter stays the embedded one, whose head
 * speaks in films: lips that an engine draws, one shape at a time, cannot be held to the voice. Where a presenter engine
 * films them, see photographedPresenter.
 */
export function createRemotePortraits(task: TaskEngines, embedded: PortraitPort): PortraitPort {
  return {
    async portray(input) {
      const planned = await embedded.portray(input);
      return task.remoteOr(
        'image',
        async (at) => {
          const picture = await portrait(at, input.sitter, planned.png);
          return { png: await encodePng(picture), by: 'model', notDrawn: [] };
        },
        async (): Promise<typeof planned> => planned,
      );
    },
    portrayGroup(input) {
      return task.remoteOr(
        'image',
        (at) => group(at, embedded, input),
        () => embedded.portrayGroup(input),
      );
    },
    portrayPresenter: (input) => embedded.portrayPresenter(input),
  };
}

/**
 * A photo of the person that a presenter's picture shows, kept for later films, so that a presenter looks the same in all
 * of them; the picture itself where no image engine is set, or where it fails. A PNG.
 */
export async function photographedPresenter(
  task: TaskEngines,
  sitter: Sitter,
  drawn: Buffer,
): Promise<Buffer> {
  const connection = task.connection('image');
  if (connection === undefined) return drawn;
  const about = JSON.stringify([connection.driver, connection.model, sitter]);
  const hash = createHash('sha256').update(about).update(drawn).digest('hex');
  const name = `presenter-pictures/${hash.slice(0, 2)}/${hash}.png`;
  const kept = await task.cache?.read(name);
  if (kept) return kept;
  return task.remoteOr(
    'image',
    async (at) => {
      const png = await encodePng(await portrait(at, sitter, drawn));
      await task.cache?.write(name, png, 'image/png');
      return png;
    },
    async () => drawn,
  );
}

async function portrait(task: TaskEngines, sitter: Sitter, guide: Buffer): Promise<Raster> {
  const person = describePerson(sitter.member);
  return makeGuidedPicture(task, {
    purpose: 'portrait',
    guide,
    beside: [],
    prompt: [
      'The picture is a drawn portrait. Make it a photograph of a real person who looks so: same framing, same pose, same age, same hair, same skin, same clothes and colours.',
      likePhoto,
      `The person is ${person}`,
    ].join('\n'),
    seed: seedOf(sitter.seed),
  });
}

async function group(
  task: TaskEngines,
  embedded: PortraitPort,
  input: Parameters<PortraitPort['portrayGroup']>[0],
): Promise<MadePortrait> {
  const { sitters, name, portraits } = input;
  const drawn = await makeGuidedPicture(task, {
    purpose: 'group',
    guide: (await embedded.portrayGroup({ ...input, name: null })).png,
    beside: portraits,
    prompt: [
      `The first picture is a drawing of a family of ${sitters.length}. The others are their portraits. Make the first one a photograph of the same people as in the portraits: same faces, same hair, same clothes, each where the drawing has them, same height, same pose.`,
      likePhoto,
      'The people:',
      ...sitters.map(({ member }) => describePerson(member)),
    ].join('\n'),
    seed: seedOf(sitters[0]?.seed ?? 0),
  });
  return { png: await nameGroupPicture(await encodePng(drawn), name), by: 'model' };
}
