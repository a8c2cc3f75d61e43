import { createHash } from 'node:crypto';
import { Html } from '../../http/html.ts';

/** The few pages that the platform itself shows stand alone, so they have their few tokens here: light, and dark by the browser's wish. */
const pageTokens = `
  color-scheme: light dark;
  --canvas: light-dark(#ffffff, #062024);
  --panel: light-dark(#f4f7f6, #0b2c32);
  --line: light-dark(#d3dddc, #1d474e);
  --ink: light-dark(#0c2328, #eaf3f2);
  --ink-2: light-dark(#3a5055, #b5c9c8);
  --link: light-dark(#00656d, #74c7c4);
`;

const css = `
:root {${pageTokens}
  --notice: light-dark(#fff3d9, #3a2a08);
  --on-notice: light-dark(#7a4300, #ffcf7d);
  --cta: #ffb52e;
  --cta-hover: #ffc14d;
  --cta-side: #c77700;
  --on-cta: #0c2328;
  --field: light-dark(#7b8f92, #648084);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--panel); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 32rem; margin: 0 auto; padding: clamp(1rem, 8vh, 5rem) 1rem 2rem; }
article { overflow: hidden; background: var(--canvas); border: 1px solid var(--line); border-radius: 12px; }
article > div { padding: clamp(1.25rem, 5vw, 2.25rem); }
.label { margin: 0; padding: .75rem 1rem; background: var(--notice); color: var(--on-notice); font-weight: 700; text-align: center; }
h1 { margin: 0; font-size: clamp(1.5rem, 5vw, 2rem); line-height: 1.15; letter-spacing: -.02em; }
h1 ~ p { margin: .75rem 0 0; color: var(--ink-2); }
dl { margin: 1.5rem 0 0; border-top: 1px solid var(--line); }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .625rem 0; border-bottom: 1px solid var(--line); }
dt { color: var(--ink-2); }
dd { margin: 0; font-weight: 650; }
.amount dd { font-size: 1.375rem; line-height: 1.2; }
form { margin: 1rem 0 0; }
form:first-of-type { margin-top: 1.75rem; }
.button { display: block; width: 100%; min-height: 3.25rem; padding: .75rem 1.25rem 1rem; border: 0; border-radius: 8px; font: inherit;
  font-weight: 650; text-align: center; text-decoration: none; cursor: pointer; color: var(--on-cta); background: var(--cta);
  box-shadow: inset 0 -4px 0 var(--cta-side); }
.button:hover { background: var(--cta-hover); }
.button.quiet { padding-bottom: .75rem; color: var(--ink); background: none; box-shadow: inset 0 0 0 1.5px var(--field); }
.button.quiet:hover { box-shadow: inset 0 0 0 1.5px var(--ink); }
a.button { margin-top: 1.75rem; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; }
`;

export const sandboxStyle = new Html(css);

/** Names this very style sheet in the page's policy, which allows no other. */
export const sandboxStyleHash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
