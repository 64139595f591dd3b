import type { Raster } from '@groundwork/imaging';
import { EngineFault } from '@groundwork/providers/calls/engine-call';
import { cutPicture, pasteWindow } from '@groundwork/providers/image/canvas';
import { findChange } from '@groundwork/providers/image/found-change';
import { requestEdit } from '@groundwork/providers/image/request-image';
import { putBack } from '@groundwork/providers/image/true-edit';
import { askForJson, quoted } from '@groundwork/providers/json-answer';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import {
  type Directive,
  directiveSchema,
  engineReadingSchema,
  understandEdit,
} from '@groundwork/showcase-edits';
import { readAmounts } from '@groundwork/words/amounts';
import { z } from 'zod';
import type { ShowcasePorts } from './ports.js';

const editShape = z.object({
  operations: z.array(directiveSchema).max(12),
  in_photo: z.array(z.string().max(250)).max(12),
  not_covered: z.array(z.string().max(250)).max(12),
});

const TASK = `A customer says in their own words what is to change in a picture that advertises a property: a photo with the price, the size and other values set on it, and a logo. Give the operations that do it, in the order of the words.
- A "change" is from -1 to 1, where 1 is the most that is possible; 0.25 is an ordinary one, 0.12 a slight one, 0.5 a strong one. A "factor" is 1.25 for larger and 0.8 for smaller.
- A value, the words of a badge and an address are quoted from the customer's words, letter by letter: no figure and no name of yours. A price that is only said to rise or fall by something goes to not_covered.
- What is to be removed, added or exchanged among the things that the photo shows goes to in_photo, as it was written.
- Words that ask for anything else go to not_covered, as they were written, and into no operation. Ask for nothing that the words do not say.`;

const folded = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ');

/** Texts that an operation sets on the image. */
function textsOf(operation: Directive): string[] {
  if (operation.kind === 'value') return [`${operation.value}`];
  if (operation.kind === 'replace_photo') return [operation.url];
  if (operation.kind !== 'badge' || operation.badge === null) return [];
  return typeof operation.badge === 'string' ? [] : [operation.badge.words];
}

const amountsOf = (text: string) =>
  readAmounts(text, null).flatMap(({ kind, written }) => (kind === 'percent' ? [] : [written]));

type Answer = z.output<typeof editShape>;

/** A text that is not quoted from the words, a figure that is lost, or one that our own reading doubts. */
function nonsenseOf({ operations, in_photo, not_covered }: Answer, words: string): string | null {
  const said = folded(words);
  const texts = [...operations.flatMap(textsOf), ...in_photo, ...not_covered];
  const invented = texts.find((text) => !said.includes(folded(text)));
  if (invented !== undefined) return `"${invented}" is not quoted from the words`;
  const kept = amountsOf(texts.join('. '));
  const lost = amountsOf(words).find((amount) => !kept.includes(amount));
  if (lost !== undefined) return `"${lost}" stands in the words and nowhere in the answer`;
  const { doubts } = understandEdit(words);
  const doubted = operations.find(
    (one) =>
      one.kind === 'value' &&
      doubts.some(
        ({ field, what }) => field === one.field || folded(what).includes(folded(`${one.value}`)),
      ),
  );
  return doubted === undefined ? null : `${JSON.stringify(doubted)} is not surely what is meant`;
}

/** The operations of an answer; a value that our own reading is sure of stays as we read it. */
function withSureValues(operations: readonly Directive[], sure: readonly Directive[]): Directive[] {
  const values = sure.filter((one) => one.kind === 'value');
  const isSure = (one: Directive) =>
    one.kind === 'value' && values.some(({ field }) => field === one.field);
  return [...values, ...operations.filter((one) => !isSure(one))];
}

/** Reads what an edit's words ask for by a text engine, where the showcase's own reading leaves some over. */
export function readEditByProvider(task: TaskEngines): NonNullable<ShowcasePorts['readEdit']> {
  const ask = async (at: TaskEngines, words: string, sure: readonly Directive[]) => {
    const { operations, in_photo, not_covered } = await askForJson(at, {
      capability: 'text',
      purpose: 'edit_operations',
      task: TASK,
      data: { words },
      shape: editShape,
      nonsense: (answer) => nonsenseOf(answer, words),
    });
    if (operations.length === 0 && in_photo.length === 0) return null;
    return engineReadingSchema.parse({
      history: [],
      directives: withSureValues(operations, sure),
      needsEngine: in_photo,
      notUnderstood: not_covered,
    });
  };
  return async (words) => {
    const { history, directives, needsEngine, notUnderstood } = understandEdit(words);
    if (history.length > 0 || needsEngine.length + notUnderstood.length === 0) return null;
    return task.remoteOr('text', {
      remote: (at) => ask(at, words, directives),
      embedded: async () => null,
    });
  };
}

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
