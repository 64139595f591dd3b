import { ApiError } from '@groundwork/contract/errors';
import type { MissingField, StoredProof } from '@groundwork/contract/showcase/template-proof';
import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import { propertyFields } from '@groundwork/contract/showcase/templates';
import { textLikeness } from '@groundwork/plain-text';

/** Texts less alike than this are not one text, read a little differently. */
const SAME_TEXT = 0.45;

/** The line of the design, or the run of its words, that is most like a text that a spec quotes. */
function nearestTo(source: string, texts: readonly string[]) {
  const runs = texts.flatMap((text) => {
    const words = text.split(/\s+/u);
    return words.flatMap((_, from) =>
      words.slice(from).map((_word, more) => words.slice(from, from + more + 1).join(' ')),
    );
  });
  return runs
    .map((text) => ({ text, likeness: textLikeness(text, source) }))
    .reduce((best, run) => (run.likeness > best.likeness ? run : best), NOTHING);
}

const NOTHING = { text: '', likeness: 0 };

/** Fields whose `text_sources` the design does not show; none if it was never read. */
export function sourcesNotInDesign(
  { text_sources = {}, text_positions = {} }: TemplateSpec,
  proof: StoredProof | null,
): MissingField[] {
  if (proof === null || proof.texts.length === 0) return [];
  return propertyFields.flatMap((field) => {
    const text = text_sources[field];
    // Where the customer shows the place, it is the one.
    if (text === undefined || text_positions[field] !== undefined) return [];
    const nearest = nearestTo(text, proof.texts);
    if (nearest.likeness >= SAME_TEXT) return [];
    const offered = nearest.text === '' ? {} : { nearest: nearest.text };
    return [{ field, text, kind: 'not_in_design', position: null, ...offered }];
  });
}

/**
 * @throws ApiError TEXT_SOURCE_NOT_FOUND, which names the fields: the design's own text would stay next to the new one
 */
export function requireSourcesInDesign(spec: TemplateSpec, proof: StoredProof | null): void {
  const [first, ...rest] = sourcesNotInDesign(spec, proof);
  if (first === undefined) return;
  throw new ApiError('TEXT_SOURCE_NOT_FOUND', {
    message: `text_sources.${first.field}: the reference design shows no text like "${first.text}"${offer(first)}. Update the template with the text as it stands in the design, or with its place in text_positions`,
    details: { missing_fields: [first, ...rest] },
  });
}

const offer = ({ nearest }: MissingField) =>
  nearest === undefined ? '' : `; the nearest is "${nearest}"`;
