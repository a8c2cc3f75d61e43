import type { DemoCatalog, SeedCmsNode, SeedCmsPage, Text } from '@brixel/demo-catalog/seed';

/**
 * What a shop begins with that is not a demo: the colours and sizes of bricks, and its legal pages with nothing in them
 * but what the shop knows of itself. Goods, categories and texts are the owner's.
 */
export async function emptyShop(): Promise<DemoCatalog> {
  const { ATTRIBUTES } = await import('@brixel/demo-catalog/base');
  return {
    categories: [],
    attributes: [...ATTRIBUTES],
    products: [],
    cmsPages: PAGES.map(toPage),
    cmsBlocks: [],
    cmsHierarchy: footer(),
    coupons: [],
    reviews: [],
  };
}

/** Stands in a page until its owner has written it; "before you open" looks for it. */
export const UNWRITTEN = 'data-unwritten';

const unwritten: Text = {
  de: `<p ${UNWRITTEN}>Dieser Text ist noch nicht geschrieben.</p>`,
  it: `<p ${UNWRITTEN}>Questo testo non è ancora stato scritto.</p>`,
};

interface PageSeed {
  identifier: string;
  title: Text;
  content?: Text;
}

const page = (identifier: string, de: string, it: string, content?: string): PageSeed => ({
  identifier,
  title: { de, it },
  ...(content && { content: { de: content, it: content } }),
});

/** The pages that forms, mails and the footer lead to. */
const PAGES: readonly PageSeed[] = [
  page('impressum', 'Impressum', 'Note legali', '<p>{{firm}}</p>'),
  page('agb', 'AGB', 'Condizioni generali'),
  page('widerruf', 'Widerrufsrecht', 'Diritto di recesso'),
  page('datenschutz', 'Datenschutz', 'Privacy'),
  page('versand', 'Versand & Lieferzeit', 'Spedizione e tempi', '<p>{{shipping}}</p>'),
  page('hilfe-kontakt', 'Hilfe & Kontakt', 'Aiuto e contatti', '<p>{{firm}}</p>'),
];

/** Without which no shop may sell. */
export const LEGAL_PAGES: readonly string[] = ['impressum', 'agb', 'widerruf', 'datenschutz'];

const toPage = ({ identifier, title, content = unwritten }: PageSeed, place: number): SeedCmsPage => ({
  id: place + 1,
  identifier,
  title,
  heading: title,
  content,
  metaDescription: title,
});

function footer(): SeedCmsNode[] {
  const group: SeedCmsNode = {
    id: 10,
    parentId: null,
    pageId: null,
    identifier: 'information',
    label: { de: 'Informationen', it: 'Informazioni' },
    path: { de: '', it: '' },
    sortOrder: 1,
  };
  const links = PAGES.map(
    ({ identifier, title }, place): SeedCmsNode => ({
      id: group.id + place + 1,
      parentId: group.id,
      pageId: place + 1,
      identifier,
      label: title,
      path: { de: `/i/${identifier}`, it: `/i/${identifier}` },
      sortOrder: place + 1,
    }),
  );
  return [group, ...links];
}
