import type { DocumentWords } from './words.js';

/** Headers about the key's rate limit, on every answer to a key. */
export const rateHeaders = ['RateLimitLimit', 'RateLimitRemaining', 'RateLimitReset'] as const;

/** Header components of an answer, by the header's name. */
export function headerRefs(
  components: readonly string[],
  headers: DocumentWords['headers'],
): Record<string, { $ref: string }> {
  return Object.fromEntries(
    components.map((component) => {
      const header = headers[component];
      if (header === undefined) throw new Error(`no header is described as ${component}`);
      return [header.name, { $ref: `#/components/headers/${component}` }];
    }),
  );
}

export function headerComponents(headers: DocumentWords['headers']): Record<string, object> {
  return Object.fromEntries(
    Object.entries(headers).map(([key, { name: _name, ...header }]) => [key, header]),
  );
}
