import { isMainThread, parentPort } from 'node:worker_threads';
import type { ShowcaseFormat } from '@groundwork/contract/showcase/formats';
import { ImageRejected } from '@groundwork/imaging';
import type { Recipe } from '@groundwork/showcase-edits';
import { letHeapGrow } from '../kernel/heap-growth.js';
import { TextNotInDesign } from '../reference/layout/text-not-in-design.js';
import { type RenderedShowcase, renderShowcase } from '../render-showcase.js';
import { UnshowableText } from '../unshowable.js';

/** A recipe with the bytes of the pictures that it names. */
export interface RenderOrder {
  readonly recipe: Recipe;
  /** One of the recipe's formats. */
  readonly format?: ShowcaseFormat | undefined;
  /** Whether the label says that a model had a hand in it. */
  readonly byModel?: boolean;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

export type RenderOutcome =
  | { readonly kind: 'rendered'; readonly showcase: RenderedShowcase }
  /** A fault of the request: an error's class does not cross between threads. */
  | { readonly kind: 'fault'; readonly message: string }
  | { readonly kind: 'error'; readonly error: unknown };

async function outcomeOf({ recipe, pictures, ...options }: RenderOrder): Promise<RenderOutcome> {
  const read = async (key: string) => {
    const bytes = pictures.get(key);
    if (bytes === undefined) throw new Error(`the recipe does not name ${key}`);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
  try {
    return { kind: 'rendered', showcase: await renderShowcase(recipe, read, options) };
  } catch (error) {
    if (
      error instanceof ImageRejected ||
      error instanceof UnshowableText ||
      error instanceof TextNotInDesign
    ) {
      return { kind: 'fault', message: `${error.name}: ${error.message}` };
    }
    return { kind: 'error', error };
  }
}

/** Entry of the threads that RenderThreads keeps: one order in, one outcome out, again and again. */
if (!isMainThread && parentPort !== null) {
  const port = parentPort;
  letHeapGrow();
  port.on('message', async (order: RenderOrder) => port.postMessage(await outcomeOf(order)));
}
