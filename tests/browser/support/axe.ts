import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
    loadAxe?: () => void;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** For a page that many documents follow each other in: each has axe at hand, which need not be sent to the browser again. */
export const keepAxe = (page: Page): Promise<unknown> => page.addInitScript(`window.loadAxe = () => { ${source} };`);

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // none of these rules reads style sheets, and nobody reads where in the tree an element is: both take time
  preload: false,
  selectors: false,
};

/** Those that look at colours: all that another theme changes, apart from the logo. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Screens, headers and footers in which this worker has found nothing, by `examine`. */
const examined = new Set<string>();

/** What axe has to say about the page as it is now; what was found to be right before is not looked at again. */
export async function axeFindings(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => {
    if (!window.axe) window.loadAxe?.();
    return window.axe !== undefined;
  });
  if (!isThere) await page.evaluate(source);
  const { findings, seen } = await page.evaluate(examine, { options, colourRules, known: [...examined] });
  // a second attempt has to find again what the first has found
  if (findings.length === 0) for (const part of seen) examined.add(part);
  return findings;
}

interface Examination {
  options: axe.RunOptions;
  colourRules: string[];
  known: string[];
}

/**
 * In the browser. Several routes draw the same screen (all pages of an account ask for a login, all unknown addresses say so), and
 * most share a header and a footer: they differ in scripts and in the addresses of their links, of which axe reads those within the
 * page alone. A screen that was right in one theme can be wrong in the other by its colours alone.
 */
async function examine({ options: given, colourRules: ofColours, known }: Examination) {
  const { axe } = window;
  if (!axe) throw new Error('Axe is not there.');
  const root = document.documentElement;
  const look = [root.lang, window.innerWidth, document.querySelector('dialog[open]') !== null];
  const hash = async (text: string): Promise<string> =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).join();
  const keysOf = async (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll('script')) script.remove();
    for (const link of copy.querySelectorAll('a:not([href^="#"])')) link.setAttribute('href', '/');
    for (const form of copy.querySelectorAll('form[action]')) form.setAttribute('action', '/');
    const text = `${look} ${copy.outerHTML}`;
    return { inAnyTheme: await hash(text), inThisTheme: await hash(`${root.dataset.theme} ${text}`) };
  };
  const screen = await keysOf(document.body);
  if (known.includes(screen.inThisTheme)) return { findings: [], seen: [] };
  const seen = [screen.inAnyTheme, screen.inThisTheme];
  const exclude: Element[] = [];
  for (const part of document.querySelectorAll('header, footer')) {
    if (part.closest('main, dialog')) continue;
    const { inThisTheme } = await keysOf(part);
    if (known.includes(inThisTheme)) exclude.push(part);
    seen.push(inThisTheme);
  }
  const isKnown = known.includes(screen.inAnyTheme);
  const chosen: axe.RunOptions = isKnown ? { ...given, runOnly: { type: 'rule', values: ofColours } } : given;
  const { violations } = await axe.run(exclude.length > 0 ? { exclude } : document, chosen);
  return { findings: violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`), seen };
}
