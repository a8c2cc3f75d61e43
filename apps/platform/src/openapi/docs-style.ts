import { Html } from '../http/html.ts';
import { pageTokens } from '../http/page-tokens.ts';

export const docsStyle = new Html(`
:root {${pageTokens}  --get: light-dark(#00656d, #74c7c4);
  --post: light-dark(#8a4d00, #ffcb67);
  --delete: light-dark(#b3261e, #ff9d8f);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
header, main, nav { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 0; }
main { padding-bottom: 4rem; }
h1 { margin: 0; font-size: clamp(1.75rem, 4vw, 2.5rem); line-height: 1.15; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.375rem; }
h3 { margin: 1.25rem 0 .375rem; font-size: .9375rem; }
p { margin: .5rem 0; color: var(--ink-2); max-width: 46rem; }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; margin: 0; padding: 0; list-style: none; }
code, pre { font: .875rem/1.55 ui-monospace, SFMono-Regular, Menlo, monospace; }
pre { margin: 0; padding: .875rem 1rem; overflow-x: auto; background: var(--canvas); border: 1px solid var(--line); border-radius: 8px; }
details { margin: .5rem 0; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; }
details > div { padding: 0 1rem 1.25rem; }
details details { background: none; }
details details > pre { border-width: 1px 0 0; border-radius: 0 0 8px 8px; }
summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem .875rem; padding: .75rem 1rem; cursor: pointer; }
summary:focus-visible, a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 8px; }
summary > code { font-weight: 600; overflow-wrap: anywhere; }
summary > span { color: var(--ink-2); }
.method { min-width: 3.5rem; font: 700 .8125rem/1.6 ui-monospace, Menlo, monospace; }
.get { color: var(--get); } .post { color: var(--post); } .delete { color: var(--delete); }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { font-weight: 600; color: var(--ink-2); }
`);
