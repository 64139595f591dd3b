import { createHash } from 'node:crypto';
import type { FamilyMember } from '@groundwork/contract/families/members';
import { decodeRaster, encodePng, type Raster } from '@groundwork/imaging';
import { renderText } from '@groundwork/lettering';
import { madeAlike, makeGuidedPicture } from '@groundwork/providers/image/guided-picture';
import { quoted } from '@groundwork/providers/json-answer';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import { modelLabel } from '@groundwork/words';
import sharp from 'sharp';
import { nameGroupPicture } from '../draw-group-card.js';
import type { MadePortrait, PortraitPort, Sitter } from '../portrait-port.js';

const kinds: Record<FamilyMember['type'], string> = {
  adult: 'an adult',
  child: 'a child',
  senior: 'an elderly person',
};

/** One line on a person: what kind, then the customer's words as data. */
export function describePerson({
  type,
  role,
  age,
  ethnicity,
  physical,
  clothing,
}: FamilyMember): string {
  const descriptions = [
    ['role', role],
    ['age', age],
    ['origin', ethnicity],
    ['looks', physical],
    ['clothes', clothing],
  ].flatMap(([name, words]) => (words ? [`${name}: ${words}`] : []));
  return [`${kinds[type]}.`, ...quoted('Described by the customer', descriptions.join('; '))].join(
    ' ',
  );
}

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
      return task.remoteOr('image', {
        remote: async (at) => {
          const picture = await encodePng(await portrait(at, input.sitter, planned.png));
          const isLabelled = task.settings.label;
          const png = isLabelled ? await withModelLabel(picture, 'lower') : picture;
          return { png, by: 'model', notDrawn: [] };
        },
        embedded: async (): Promise<typeof planned> => planned,
      });
    },
    portrayGroup(input) {
      return task.remoteOr('image', {
        remote: (at) => group(at, embedded, input),
        embedded: () => embedded.portrayGroup(input),
      });
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
  return task.remoteOr('image', {
    remote: async (at) => {
      const png = await encodePng(await portrait(at, sitter, drawn));
      await task.cache?.write(name, png, 'image/png');
      return png;
    },
    embedded: async () => drawn,
  });
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
    seed: sitter.seed,
  });
}

const COMPARISON = `The first picture is meant as a photo of a family; each of the others is a portrait of one of its members. Compare the faces.
differences: each portrait whose person is not in the first picture, or is there with plainly another person's face, age, hair or skin, in a few words; empty where all are the same people. Pose, expression, light and clothes don't count.`;

async function group(
  task: TaskEngines,
  embedded: PortraitPort,
  input: Parameters<PortraitPort['portrayGroup']>[0],
): Promise<MadePortrait> {
  const { sitters, name, portraits } = input;
  const beside = task.settings.label ? await Promise.all(portraits.map(withoutFoot)) : portraits;
  const picture = {
    purpose: 'group',
    guide: (await embedded.portrayGroup({ ...input, name: null })).png,
    beside,
    prompt: [
      `The first picture is a drawing of a family of ${sitters.length}. The others are their portraits. Make the first one a photograph of the same people as in the portraits: same faces, same hair, same clothes, each where the drawing has them, same height, same pose.`,
      likePhoto,
      'The people:',
      ...sitters.map(({ member }) => describePerson(member)),
    ].join('\n'),
  };
  const drawn = await madeAlike(
    task,
    sitters[0]?.seed ?? 0,
    (seed) => makeGuidedPicture(task, { ...picture, seed }),
    {
      ...{ purpose: 'faces', task: COMPARISON },
      pictures: async (made) => [
        made,
        ...(await Promise.all(beside.map((png) => decodeRaster(png)))),
      ],
    },
  );
  const png = await nameGroupPicture(await encodePng(drawn), name);
  return { png: task.settings.label ? await withModelLabel(png, 'upper') : png, by: 'model' };
}

/** Sizes of the label, and how far it stays from the edges, as shares of the picture's shorter side. */
const LETTERS = 0.024;
const PADDING = 0.012;
const INSET = 0.03;
/** What lies below a label in the lower corner, and the label itself, as a share of the height. */
const FOOT = 0.09;

/**
 * A picture that says in a left corner that a model made it, in English: a family has no language.
 *
 * @param corner the upper one of a group, whose name stands below
 */
async function withModelLabel(png: Buffer, corner: 'upper' | 'lower'): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const pixels = (share: number) => Math.round(Math.min(width, height) * share);
  const text = await renderText({
    text: modelLabel(undefined, 'en'),
    font: { family: 'sans', weight: 600 },
    sizePx: pixels(LETTERS),
    colour: '#ffffff',
  });
  const panel = await sharp(Buffer.from(text.data), {
    raw: { width: text.width, height: text.height, channels: 4 },
  })
    .extend({
      ...{ top: pixels(PADDING), bottom: pixels(PADDING), left: pixels(PADDING) },
      ...{ right: pixels(PADDING), background: '#1c1c1c' },
    })
    .flatten({ background: '#1c1c1c' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = pixels(INSET);
  const top = corner === 'upper' ? left : height - left - panel.info.height;
  return sharp(png)
    .composite([{ input: panel.data, left, top }])
    .png()
    .toBuffer();
}

/** A portrait without the part where it may be labelled, for an engine that is not to draw letters. */
async function withoutFoot(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const shown = { left: 0, top: 0, width, height: Math.round(height * (1 - FOOT)) };
  return sharp(png).extract(shown).png({ compressionLevel: 2 }).toBuffer();
}
