/**
 * A URL, or null where the text is none. Stands in for `URL.canParse`, which in Node 20 and 22 refuses letters beyond
 * ASCII in a host after some thousand calls, once it is optimised.
 */
export function parsedUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
