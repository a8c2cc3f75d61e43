import { expect, onTestFinished, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { visit } from './shop.ts';

const PAGE = `<!doctype html><html lang="de" data-theme="light"><title>Steine</title>
  <style>:root[data-theme="dark"] p { color: #777; background: #666; }</style>
  <main><h1>Steine</h1><p>Grau auf Grau</p></main>`;

test('colours are looked at in both themes, and what was found is found again', async () => {
  const { page, close } = await visit('/robots.txt');
  onTestFinished(close);
  await page.setContent(PAGE);
  expect(await axeFindings(page)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  const findings = await axeFindings(page);
  expect(findings).toEqual(['color-contrast <p>Grau auf Grau</p>']);
  expect(await axeFindings(page)).toEqual(findings);
});
