import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe has to say about the page as it is now. The legacy mode looks at one document and nothing else, which is all there is
 * without frames, and takes a third of the time.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}
