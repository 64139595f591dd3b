import type { StoredProof } from '@groundwork/contract/showcase/template-proof';
import type { TemplateSpec, TemplateWarning } from '@groundwork/contract/showcase/template-spec';
import type { Engines } from '@groundwork/providers/open-engines';
import { type Logger, signalWithin } from '@groundwork/runtime';
import { ANALYSIS_MS, type DesignReader, type ProofFiles } from '@groundwork/template-analysis';
import { NotALayout } from '../reference/layout/reference-layout.js';
import { proveTemplate } from '../reference/proof/prove-template.js';
import type { ShowcasePorts } from './ports.js';

type ReadDesign = NonNullable<Awaited<ReturnType<DesignReader>>>;
type Reading = Omit<ReadDesign, 'proof' | keyof ProofFiles>;

/** Milliseconds before the customer stops waiting that a proof has to be there. */
const SPARE_MS = 2_500;
/** A field that is less surely bound is worth a look. */
const UNCERTAIN = 0.5;

async function readLayout(
  engines: Engines<ShowcasePorts>,
  image: Buffer,
  asked: 'all' | 'embedded',
  { signal, log }: { readonly signal: AbortSignal; readonly log: Logger },
): Promise<Reading> {
  if (asked === 'embedded') {
    const found = await (await engines.embedded()).analyse(image, signal);
    return { ...found, warnings: [...found.warnings], engineCalls: [] };
  }
  const { ports, calls, warnings: fallbacks } = await engines.forTask({ signal, log });
  const { spec, confidence, warnings } = await ports.analyse(image, signal);
  return {
    ...{ spec, confidence },
    warnings: fallbacks.length > 0 ? [...warnings, 'embedded_analysis'] : [...warnings],
    engineCalls: calls.map(({ usage, ...call }) => ({ ...call, usage: { ...usage } })),
  };
}

/** The proof of a spec that was read, where there is time for it. A design is no worse for having none. */
async function proofOf(
  image: Buffer,
  spec: TemplateSpec,
  { signal, remainingMs, log }: { signal: AbortSignal; remainingMs: number; log: Logger },
): Promise<(ProofFiles & { proof: StoredProof }) | null> {
  if (remainingMs < 1) return null;
  try {
    const found = await proveTemplate(image, spec, signalWithin(remainingMs, signal));
    const { fieldConfidence, missingFields, texts, rows, design } = found;
    return {
      proof: {
        field_confidence: fieldConfidence,
        missing_fields: missingFields,
        texts: [...texts],
        rows,
      },
      designPicture: design,
    };
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ err: error }, 'template not proved');
    return null;
  }
}

/** Without a proof nothing is known of how surely anything was read. */
function withUncertainty(
  warnings: TemplateWarning[],
  proof: StoredProof | null,
): TemplateWarning[] {
  const isUncertain =
    proof === null || Object.values(proof.field_confidence).some((value) => value < UNCERTAIN);
  return isUncertain ? [...warnings, 'fields_uncertain'] : warnings;
}

export function designReader(engines: Engines<ShowcasePorts>, log: Logger): DesignReader {
  return async (image, { engines: asked, signal }) => {
    const begun = performance.now();
    try {
      const read = await readLayout(engines, image, asked, { signal, log });
      const remainingMs = ANALYSIS_MS - SPARE_MS - (performance.now() - begun);
      const proved = await proofOf(image, read.spec, { signal, remainingMs, log });
      const { proof = null, ...files } = proved ?? {};
      return { ...read, ...files, warnings: withUncertainty(read.warnings, proof), proof };
    } catch (error) {
      if (error instanceof NotALayout) return null;
      throw error;
    }
  };
}
