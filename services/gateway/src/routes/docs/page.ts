/** The reference as a page. Everything that it loads is beside it; addresses are relative, for proxies with a path. */
export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
<link rel="stylesheet" href="docs/page.css">
<script src="docs/swagger-ui-bundle.js" defer></script>
<script src="docs/page.js" defer></script>
</head>
<body>
<a class="skip" href="#reference">Skip to the reference</a>
<main id="reference" tabindex="-1"></main>
<noscript><p>This page needs JavaScript. The same description as a file: <a href="openapi.json">openapi.json</a></p></noscript>
</body>
</html>
`;

/** Starts the reference, in the colours that the system asks for. */
export const script = `'use strict';
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const paint = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', paint);
paint();
window.SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayRequestDuration: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 2,
  filter: true,
  validatorUrl: null,
  syntaxHighlight: { theme: 'tomorrow-night' },
});
`;
