/** The account page's colours, of at least 4.5 to 1 in light and in dark, and the fonts of the system. */
export const stylesheet = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f8f7f3, #131412); --surface: light-dark(#ffffff, #1b1c1a);
  --line: light-dark(#e3e0d7, #2f312d); --line-strong: light-dark(#8b887d, #777a72);
  --ink: light-dark(#1c1d1a, #ecebe5); --ink-soft: light-dark(#5d5c54, #a9a89f);
  --accent: light-dark(#1d5a43, #8fcfae); --on-accent: light-dark(#ffffff, #0d1f17);
  --bad: light-dark(#a12d22, #f0a094); --wash: light-dark(#e6efe9, #1c2b24);
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
h1 { font: 600 1.625rem/1.2 Georgia, "Noto Serif", serif; margin: 0 0 .5rem; }
button {
  font: inherit; font-weight: 600; padding: .5rem 1.1rem; color: var(--on-accent); background: var(--accent);
  border: 0; border-radius: 6px; cursor: pointer;
}
.sign-in { max-width: 25rem; margin: 12vh auto 0; padding: 2rem; }
.sign-in p { color: var(--ink-soft); margin: 0 0 1.5rem; }
.sign-in p.fault { color: var(--bad); font-weight: 600; }
.sign-in label { display: block; font-weight: 600; margin: 0 0 .25rem; }
.sign-in input {
  width: 100%; font: inherit; padding: .55rem .7rem; margin: 0 0 1rem; color: inherit; background: var(--surface);
  border: 1px solid var(--line-strong); border-radius: 6px;
}
.sign-in button { margin: .5rem 0 1.5rem; }
.bar {
  display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 2rem; padding: .75rem 1.5rem;
  background: var(--surface); border-bottom: 1px solid var(--line);
}
.bar nav { display: flex; gap: .25rem; }
.bar .spans { margin-left: auto; }
.bar nav a { padding: .25rem .65rem; border-radius: 6px; text-decoration: none; color: var(--ink-soft); }
.bar nav a:hover { color: var(--ink); }
.bar nav a[aria-current] { background: var(--wash); color: var(--accent); font-weight: 600; }
.figures { max-width: 84rem; margin: 0 auto; padding: 1.5rem; }
.figures .about { color: var(--ink-soft); margin: 0 0 1.25rem; }
.grid { display: grid; grid-template-columns: repeat(24, minmax(0, 1fr)); gap: 1rem; }
.panel { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: .9rem 1rem; }
.panel h2 { font-size: .95rem; font-weight: 650; margin: 0; }
.panel p { font-size: .8rem; line-height: 1.4; color: var(--ink-soft); margin: .1rem 0 0; }
.panel p.none { padding: 3rem 0; text-align: center; }
.panel p.fault { color: var(--bad); padding: 1rem 0; overflow-wrap: anywhere; }
.panel svg { display: block; width: 100%; height: auto; margin: .6rem 0 .4rem; overflow: visible; }
.panel svg text { font-size: 11.5px; fill: var(--ink-soft); font-variant-numeric: tabular-nums; }
.grid path { fill: none; stroke: currentColor; }
.grid path.grid { stroke: var(--line); }
.grid path.line { stroke-width: 1.6; stroke-linejoin: round; stroke-linecap: round; }
.grid path.area { fill: currentColor; fill-opacity: .18; stroke: none; }
.legend { display: flex; flex-wrap: wrap; gap: .15rem 1.1rem; margin: 0; padding: 0; list-style: none; font-size: .8rem; }
.legend li { display: flex; align-items: baseline; gap: .4rem; }
.legend i { width: .7rem; height: .7rem; border-radius: 3px; background: currentColor; align-self: center; }
.legend b { font-weight: 600; font-variant-numeric: tabular-nums; }
.stat { display: flex; flex-wrap: wrap; gap: .75rem 2rem; margin: .6rem 0 0; }
.stat dt { font-size: .8rem; color: var(--ink-soft); }
.stat dd { margin: 0; font-size: 1.6rem; font-weight: 600; line-height: 1.2; font-variant-numeric: tabular-nums; }
.c0 { color: light-dark(#1d5a43, #8fcfae); } .c1 { color: light-dark(#c2571a, #f0a36b); }
.c2 { color: light-dark(#2b62b4, #8ab4f0); } .c3 { color: light-dark(#9a3f8f, #e2a0d8); }
.c4 { color: light-dark(#8a6d00, #dcc25a); } .c5 { color: light-dark(#0f7f8c, #6fcbd6); }
.c6 { color: light-dark(#a12d22, #f0a094); } .c7 { color: light-dark(#5b4bb0, #b3a8f2); }
.c8 { color: light-dark(#5d5c54, #a9a89f); } .c9 { color: light-dark(#4c7a1d, #aed37c); }
@media (max-width: 60rem) { .panel { grid-column: 1 / -1 !important; } .bar .spans { margin-left: 0; } }
`;
