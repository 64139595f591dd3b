import { createHash } from 'node:crypto';
import type { TemplateSpec, TemplateWarning } from '@groundwork/contract/showcase/template-spec';
import { Semaphore } from '@groundwork/runtime/semaphore';
import { describeLayout } from './layout/layout-spec.js';
import type { ReferenceLayout } from './layout/reference-layout.js';
import { readLayoutInThread } from './layout-thread.js';
import { openReference } from './picture.js';

export interface DesignAnalysis {
  readonly spec: TemplateSpec;
  /** 0 to 0.95 */
  readonly confidence: number;
  readonly warnings: TemplateWarning[];
  readonly layout: ReferenceLayout;
}

interface AnalysisOptions {
  readonly signal?: AbortSignal;
}

/** Each holds about 250 MB and a core for a few seconds. */
const reading = new Semaphore(2);
/** Designs that were read last, 10 to 20 MB each: a listing's images are ordered one after the other. */
const kept = new Map<string, DesignAnalysis>();
const MOST_KEPT = 4;
/** Far more than the largest design takes on a machine with ten times as much to do as it has cores. */
const LONGEST_MS = 120_000;

/**
 * Reads a reference design from its pixels, in its own thread.
 *
 * @param bytes an inspected PNG, JPEG or WebP
 * @throws NotALayout for a picture without a layout; the signal's reason when it is aborted
 */
export function analyseDesign(
  bytes: Uint8Array,
  { signal = new AbortController().signal }: AnalysisOptions = {},
): Promise<DesignAnalysis> {
  return reading.run(async () => {
    signal.throwIfAborted();
    const key = createHash('sha256').update(bytes).digest('base64');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const pictures = await openReference(bytes);
    signal.throwIfAborted();
    const layout = await readLayoutInThread(
      pictures,
      AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
    );
    const analysis = { ...describeLayout(layout, pictures.size), layout };
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, analysis);
    return analysis;
  });
}
