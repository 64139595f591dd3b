/** Internal details that no answer may show: stacks, files, libraries, queries, servers, addresses. */
const INSIDE: readonly (readonly [what: string, form: RegExp])[] = [
  ['a stack', /\bat [\w.<> [\]]+ \(?(?:file:|node:|\/|[A-Z]:\\)|\n\s+at /],
  ['a source file', /\.(?:[cm]?js|ts):\d+|node_modules|file:\/\/\/(?!etc\/passwd)/],
  ['the database', /prisma|postgres|\bpg_|SQLSTATE|relation "|constraint|INSERT INTO|FROM "/i],
  ['the queue', /redis|bullmq|ioredis|\bEVALSHA\b/i],
  ['a system error', /\bE(?:CONN|NOENT|ACCES|ADDR|AI_|NOTFOUND|TIMEDOUT|PIPE|HOSTUNREACH)\w*/],
  ['a library', /\bzod\b|libvips|VipsJpeg|vips\w*:|libheif|librsvg|ffmpeg version|espeak/i],
  ['a language error', /TypeError|RangeError|SyntaxError|ReferenceError|\[object Object\]/],
];

/**
 * Internal details in a text. Echoes of the customer's own input and our own links are no leaks.
 *
 * @param options.forbidden texts that may stand nowhere: folders, keys, passwords
 */
export function leaksIn(
  text: string,
  { publicUrl, forbidden }: { readonly publicUrl: string; readonly forbidden: readonly string[] },
): string[] {
  const ownText = text.replaceAll(publicUrl, '');
  const inside = INSIDE.filter(([, form]) => form.test(ownText)).map(([what]) => what);
  const named = forbidden.filter((secret) => ownText.includes(secret)).map(() => 'a known secret');
  return [...inside, ...named];
}
