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

/** Screens, headers and footers that this worker has examined, by `examine`. */
const examined = new Set<string>();

/** What axe has to say about the page as it is now; about what it has seen before it says nothing again. */
export async function axeFindings(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => {
    if (!window.axe) window.loadAxe?.();
    return window.axe !== undefined;
  });
  if (!isThere) await page.evaluate(source);
  const { findings, seen } = await page.evaluate(examine, { options, known: [...examined] });
  for (const part of seen) examined.add(part);
  return findings;
}

/**
 * In the browser. Several routes draw the same screen (all pages of an account ask for a login, all unknown addresses say so), and
 * most share a header and a footer: they differ in scripts and in the addresses of their links, of which axe reads those within the
 * page alone.
 */
async function examine({ options: given, known }: { options: axe.RunOptions; known: string[] }) {
  const { axe } = window;
  if (!axe) throw new Error('Axe is not there.');
  const root = document.documentElement;
  const look = [root.lang, window.innerWidth, root.dataset.theme, document.querySelector('dialog[open]') !== null];
  const keyOf = async (element: Element): Promise<string> => {
    const copy = element.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll('script')) script.remove();
    for (const link of copy.querySelectorAll('a:not([href^="#"])')) link.setAttribute('href', '/');
    for (const form of copy.querySelectorAll('form[action]')) form.setAttribute('action', '/');
    const bytes = new TextEncoder().encode(`${look} ${copy.outerHTML}`);
    return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join();
  };
  const screen = await keyOf(document.body);
  if (known.includes(screen)) return { findings: [], seen: [] };
  const seen = [screen];
  const exclude: Element[] = [];
  for (const part of document.querySelectorAll('header, footer')) {
    if (part.closest('main, dialog')) continue;
    const key = await keyOf(part);
    if (known.includes(key)) exclude.push(part);
    seen.push(key);
  }
  const { violations } = await axe.run(exclude.length > 0 ? { exclude } : document, given);
  return { findings: violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`), seen };
}
