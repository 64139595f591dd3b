import { APIError } from 'openai';

/** The forms of image requests that an engine accepts. */
export interface RequestShape {
  /** Several pictures, or one under the name that older servers know. */
  readonly imageField: 'image[]' | 'image';
  readonly seed: boolean;
  readonly responseFormat: boolean;
  /** Any size, or only those that every model knows. */
  readonly sizes: 'any' | 'classic';
}

const everything: RequestShape = {
  imageField: 'image[]',
  seed: true,
  responseFormat: true,
  sizes: 'any',
};

/** By base URL and model: the learnt shape lasts as long as the process. */
const learnt = new Map<string, RequestShape>();

const keyOf = ({ baseUrl, model }: { readonly baseUrl: string; readonly model: string }) =>
  `${baseUrl} ${model}`;

export function shapeFor(engine: {
  readonly baseUrl: string;
  readonly model: string;
}): RequestShape {
  return learnt.get(keyOf(engine)) ?? everything;
}

export function keepShape(
  engine: { readonly baseUrl: string; readonly model: string },
  shape: RequestShape,
): void {
  learnt.set(keyOf(engine), shape);
}

/** A refusal of the content is not about the request's shape. */
const refusal = /policy|moderation|safety|flagged/i;

/**
 * The shape to try after an engine called a request bad: without the field that it names, else with one picture
 * under the older name. Null when the fault is none of shape, or nothing is left to leave out.
 */
export function simplerShape(error: unknown, shape: RequestShape): RequestShape | null {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return null;
  const complaint = `${error.code ?? ''} ${error.param ?? ''} ${error.message}`;
  if (refusal.test(complaint)) return null;
  if (shape.seed && /\bseed\b/i.test(complaint)) return { ...shape, seed: false };
  if (shape.responseFormat && /response_format/i.test(complaint)) {
    return { ...shape, responseFormat: false };
  }
  if (shape.sizes === 'any' && /\bsize\b|resolution|dimension/i.test(complaint)) {
    return { ...shape, sizes: 'classic' };
  }
  return shape.imageField === 'image[]' ? { ...shape, imageField: 'image' } : null;
}
