/**
 * Over the library's own, whose dark rules are specific (hence the roots): calmer colours, all of at least 4.5 to 1 on their ground, and the fonts of the system.
 * Methods keep a colour each, in the badge alone.
 */
export const stylesheet = `
:root {
  --ground: #faf9f6; --sheet: #ffffff; --band: #f3f1ea; --line: #d9d5c9; --ink: #23292b; --soft: #565f61;
  --code: #14532d; --link: #1d4ed8; --focus: #15803d; --act: #15803d; --warn: #b42318;
  box-sizing: border-box;
}
:root.dark-mode {
  --ground: #15191a; --sheet: #1d2325; --band: #242b2d; --line: #3a4447; --ink: #e6eae9; --soft: #a9b4b3;
  --code: #a7e8bd; --link: #93b8ff; --focus: #86efac; --act: #15803d; --warn: #ff9c91;
}
*, *::before, *::after { box-sizing: inherit; }
:root:root body { margin: 0; background: var(--ground); color: var(--ink); }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--sheet); color: var(--link); z-index: 9; }
main:focus { outline: none; }

:root:root:root .swagger-ui, :root:root:root .swagger-ui :is(.info .title, .info p, .info li, .info h1, .info h2, .info h3, .opblock-tag,
  .opblock .opblock-summary-description, .opblock .opblock-section-header h4, .opblock-description-wrapper p,
  label, select, input, button, table thead tr :is(td, th), .tab li, .response-col_status,
  .responses-inner :is(h4, h5), .parameter__name, .btn, .opblock-tag small, .opblock-summary-method,
  .renderedMarkdown p, .model-title, section.models h4) {
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  color: var(--ink);
}
:root:root:root .swagger-ui .wrapper { max-width: 70rem; }
:root:root:root .swagger-ui .info { margin: 2.5rem 0 1.5rem; }
:root:root:root .swagger-ui .info .title { font-size: 2rem; font-weight: 650; }
:root:root:root .swagger-ui .info :is(h2, h3) { font-size: 1.15rem; margin: 1.6rem 0 .4rem; }
:root:root:root .swagger-ui .info .markdown p { max-width: 46rem; line-height: 1.55; margin: .4rem 0; }
:root:root:root .swagger-ui :is(.info a, .markdown a, .info .link) { color: var(--link); }
:root:root:root .swagger-ui .info .title small { background: var(--soft); }
:root:root:root .swagger-ui .info .title small pre { color: var(--ground); }
:root:root:root .swagger-ui .info .title small.version-stamp { background: var(--act); }
:root:root:root .swagger-ui .info .title small.version-stamp pre { color: #fff; }
:root:root:root .swagger-ui :is(.markdown, .renderedMarkdown) code {
  color: var(--code); background: var(--band); font-weight: 500; padding: .1em .35em;
}
:root:root:root .swagger-ui :is(.markdown, .renderedMarkdown) pre { background: var(--band); border-radius: 6px; padding: .8rem; }
:root:root:root .swagger-ui :is(.markdown, .renderedMarkdown) pre code { background: none; padding: 0; }
:root:root:root .swagger-ui :is(.markdown, .renderedMarkdown) table { border-collapse: collapse; font-size: .85rem; }
:root:root:root .swagger-ui :is(.markdown, .renderedMarkdown) table :is(td, th) { padding: .35rem .8rem .35rem 0; border-bottom: 1px solid var(--line); color: var(--ink); }

:root:root:root .swagger-ui .scheme-container { background: none; box-shadow: none; border-bottom: 1px solid var(--line); padding: 1rem 0; }
:root:root:root .swagger-ui :is(.parameters-col_description p, .renderedMarkdown li) { font-size: .875rem; }
:root:root:root .swagger-ui .opblock-tag { border-bottom: 0; font-size: 1.25rem; font-weight: 650; padding: .8rem 0 .4rem; }
:root:root:root .swagger-ui .opblock-tag small { color: var(--soft); }
:root:root:root .swagger-ui .opblock[class] { background: var(--sheet); border: 1px solid var(--line); box-shadow: none; border-radius: 8px; overflow: hidden; }
:root:root:root .swagger-ui .opblock[class] .opblock-summary { border-color: var(--line); }
:root:root:root .swagger-ui .opblock[class] .opblock-section-header { background: var(--band); box-shadow: none; }
:root:root:root .swagger-ui .opblock[class] .tab-header .tab-item.active h4 span::after { background: var(--act); }
:root:root:root .swagger-ui .opblock[class] .opblock-summary-method { color: #fff; text-shadow: none; font-weight: 650; }
:root:root:root .swagger-ui .opblock[class].opblock-post .opblock-summary-method { background: #15803d; }
:root:root:root .swagger-ui .opblock[class].opblock-get .opblock-summary-method { background: #1d4ed8; }
:root:root:root .swagger-ui .opblock[class].opblock-patch .opblock-summary-method { background: #7c3aed; }
:root:root:root .swagger-ui .opblock[class].opblock-delete .opblock-summary-method { background: #b42318; }
:root:root:root .swagger-ui :is(.opblock-summary-path, .parameter__name) { color: var(--ink); }
:root:root:root .swagger-ui :is(.opblock-summary-description, .parameter__in, .parameter__type, .response-control-media-type__accept-message) { color: var(--soft); }
:root:root:root .swagger-ui .parameter__name.required > span { color: var(--warn); }
:root:root:root .swagger-ui .parameter__name.required::after { color: var(--warn); }
:root:root:root .swagger-ui :is(.header-col, .examples__section-header, .examples-select__section-label) { color: var(--ink); }
:root:root:root .swagger-ui .response-control-media-type--accept-controller select { border-color: var(--line); }
/* There is one server, this one; and no answer has links. */
:root:root:root .swagger-ui .schemes-server-container { display: none; }
:root:root:root .swagger-ui .response-col_links { display: none; }
:root:root:root .swagger-ui :is(select, input[type], textarea) { background-color: var(--sheet); color: var(--ink); border: 1px solid var(--soft); box-shadow: none; }
:root:root:root .swagger-ui .btn { box-shadow: none; }
:root:root:root .swagger-ui .btn.authorize { color: var(--ink); border-color: var(--soft); }
:root:root:root .swagger-ui .btn.authorize svg { fill: var(--ink); }
:root:root:root .swagger-ui :is(.authorization__btn, .opblock-control-arrow, .expand-operation) svg { fill: var(--soft); }
:root:root:root .swagger-ui .btn.execute[class] { background: var(--act); border-color: var(--act); color: #fff; }
:root:root:root .swagger-ui .btn.cancel { color: var(--warn); border-color: var(--warn); }
:root:root:root .swagger-ui section.models { border-color: var(--line); }
:root:root:root .swagger-ui :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
@media (max-width: 600px) {
  :root:root:root .swagger-ui .opblock-summary-description { display: none; }
  :root:root:root .swagger-ui .opblock-tag small { display: none; }
  :root:root:root .swagger-ui :is(.markdown, .renderedMarkdown) table { display: block; overflow-x: auto; }
}
`;
