import { searchQuery } from '@brixel/commerce/search-query';
import { GUARANTEE_BLOCK } from '@brixel/contract/shop-blocks';
import type { Services } from '#data/services.ts';

/** The EU's notice on the legal guarantee, as the shop owner has put it into the store's block. */
export interface GuaranteeNotice {
  title: string;
  /** trusted HTML, written by the shop owner */
  content: string;
}

/** The buy box has the same in short, so a failure here does not fail the page. */
export async function loadGuarantee(
  { catalog, report }: Services,
  signal: AbortSignal,
): Promise<GuaranteeNotice | null> {
  try {
    const query = searchQuery().where('identifier', { eq: GUARANTEE_BLOCK });
    const { hits } = await catalog.search('cms_block', query, { size: 1, include: ['title', 'content'], signal });
    const [block] = hits;
    return block ? { title: block.title, content: block.content } : null;
  } catch (error) {
    if (signal.aborted) throw error;
    report(error);
    return null;
  }
}
