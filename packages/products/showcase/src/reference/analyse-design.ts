import { createHash } from 'node:crypto';
import type { TemplateSpec, TemplateWarning } from '@groundwork/contract/showcase/template-spec';
import { Semaphore } from '@groundwork/runtime/semaphore';
import { WorkerThreads } from '@groundwork/runtime/worker-threads';
import { describeLayout } from './layout/layout-spec.js';
import { NotALayout, type ReferenceLayout } from './layout/reference-layout.js';
import type { LayoutAnswer, LayoutWork } from './layout-worker.js';
import { letterShapes } from './letters/letter-shapes.js';
import { openReference } from './picture.js';

export interface DesignAnalysis {
  readonly spec: TemplateSpec;
  /** 0 to 0.95 */
  readonly confidence: number;
  readonly warnings: TemplateWarning[];
  readonly layout: ReferenceLayout;
}

/** Each reading holds about 250 MB and a core for a few seconds. */
const most = 2;
const reading = new Semaphore(most);
/** A thread that has read a design reads the next in half the time. */
const threads = new WorkerThreads<LayoutWork, LayoutAnswer>(
  new URL('./layout-worker.js', import.meta.url),
  { most, maxOldGenerationMb: 512, idleSeconds: 60 },
);
/** Designs that were read last, 10 to 20 MB each: a listing's images are ordered one after the other. */
const kept = new Map<string, DesignAnalysis>();
const MOST_KEPT = 4;
/** Far more than the largest design takes on a machine with ten times as much to do as it has cores. */
const LONGEST_SECONDS = 120;

/**
 * Reads a reference design from its pixels, in its own thread.
 *
 * @param bytes an inspected PNG, JPEG or WebP
 * @throws NotALayout for a picture without a layout; the signal's reason when it is aborted
 */
export function analyseDesign(
  bytes: Uint8Array,
  signal: AbortSignal = new AbortController().signal,
): Promise<DesignAnalysis> {
  return reading.run(async () => {
    signal.throwIfAborted();
    const key = createHash('sha256').update(bytes).digest('base64');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const pictures = await openReference(bytes);
    signal.throwIfAborted();
    const answer = await threads.run(
      { pictures, shapes: await letterShapes() },
      { signal, seconds: LONGEST_SECONDS },
    );
    if ('reason' in answer) throw new NotALayout(answer.reason);
    const { layout } = answer;
    const analysis = { ...describeLayout(layout, pictures.size), layout };
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, analysis);
    return analysis;
  });
}
