import { ApiError } from '@groundwork/contract/errors';
import type { MissingField, StoredProof } from '@groundwork/contract/showcase/template-proof';
import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import { propertyFields } from '@groundwork/contract/showcase/templates';
import { textLikeness } from '@groundwork/plain-text';

/** Texts less alike than this are not one text, read a little differently. */
const SAME_TEXT = 0.45;

/** Whether a line of the design, or a run of its words, is a text that a spec quotes. */
function isShown(source: string, texts: readonly string[]): boolean {
  return texts.some((text) => {
    const words = text.split(/\s+/u);
    return words.some((_, from) =>
      words.some(
        (_word, to) =>
          to >= from && textLikeness(words.slice(from, to + 1).join(' '), source) >= SAME_TEXT,
      ),
    );
  });
}

/** Fields whose `text_sources` the design does not show; none if it was never read. */
export function sourcesNotInDesign(
  { text_sources = {} }: TemplateSpec,
  proof: StoredProof | null,
): MissingField[] {
  if (proof === null || proof.texts.length === 0) return [];
  return propertyFields.flatMap((field) => {
    const text = text_sources[field];
    if (text === undefined || isShown(text, proof.texts)) return [];
    return [{ field, text, kind: 'not_in_design', position: null }];
  });
}

/**
 * @throws ApiError TEXT_SOURCE_NOT_FOUND, which names the fields: the design's own text would stay next to the new one
 */
export function requireSourcesInDesign(spec: TemplateSpec, proof: StoredProof | null): void {
  const [first, ...rest] = sourcesNotInDesign(spec, proof);
  if (first === undefined) return;
  throw new ApiError('TEXT_SOURCE_NOT_FOUND', {
    message: `text_sources.${first.field}: the reference design shows no text like "${first.text}". Update the template with the text as it stands in the design`,
    details: { missing_fields: [first, ...rest] },
  });
}
