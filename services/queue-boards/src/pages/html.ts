import { text } from './text.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (words: string): string =>
  words.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** A page in the frame that all have. @param body markup */
export function htmlPage(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(text.documentTitle(title))}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/operators.css">
${head}</head>
<body>${body}</body>
</html>
`;
}
