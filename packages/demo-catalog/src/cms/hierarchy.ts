/** The four groups of the footer and their links. */
import type { SeedCmsNode, Text } from '../seed.ts';
import { sameText, text } from '../text.ts';
import { CMS_PAGES } from './pages.ts';

interface LinkRow {
  identifier: string;
  label: Text;
  path: string;
}

const link = (identifier: string, label: Text, path = `/i/${identifier}`): LinkRow => ({
  identifier,
  label,
  path,
});

const GROUPS: readonly { identifier: string; label: Text; links: readonly LinkRow[] }[] = [
  {
    identifier: 'customer-service',
    label: text('Kundenservice', 'Assistenza', 'Customer service'),
    links: [
      link('hilfe-kontakt', text('Hilfe & Kontakt', 'Aiuto e contatti', 'Help & contact')),
      link('versand', text('Versand & Lieferzeit', 'Spedizione e tempi', 'Shipping & delivery times')),
      link('rueckgabe', text('Rückgabe', 'Resi', 'Returns')),
      link('zahlungsarten', text('Zahlungsarten', 'Pagamenti', 'Payment methods')),
      link('bestellstatus', text('Bestellstatus', 'Stato dell’ordine', 'Order status'), '/order-status'),
      link('teileliste', text('Teileliste einfügen', 'Incolla una lista', 'Paste a parts list'), '/teileliste'),
    ],
  },
  {
    identifier: 'information',
    label: text('Informationen', 'Informazioni', 'Information'),
    links: [
      link('agb', text('AGB', 'Condizioni generali', 'Terms & conditions')),
      link('widerruf', text('Widerrufsrecht', 'Diritto di recesso', 'Right of withdrawal')),
      link('datenschutz', text('Datenschutz', 'Privacy', 'Privacy')),
      link('impressum', text('Impressum', 'Note legali', 'Legal notice')),
      link('barrierefreiheit', text('Barrierefreiheit', 'Accessibilità', 'Accessibility')),
      link('farbtabelle', text('Farbtabelle', 'Tabella colori', 'Color chart')),
    ],
  },
  {
    identifier: 'company',
    label: text('Unternehmen', 'Azienda', 'Company'),
    links: [
      link('ueber-uns', text('Über brixel', 'Chi siamo', 'About brixel')),
      link('nachhaltigkeit', text('Nachhaltigkeit', 'Sostenibilità', 'Sustainability')),
      link('jobs', text('Jobs', 'Lavora con noi', 'Jobs')),
      link('grossbestellungen', text('Großbestellungen', 'Grandi ordini', 'Bulk orders')),
    ],
  },
  {
    identifier: 'news',
    label: text('News', 'Novità', 'News'),
    links: [
      link('neue-farben', text('Neue Farben im Herbst', 'Nuovi colori d’autunno', 'New autumn colors')),
      link('mosaik-planen', text('So planst du ein Mosaik', 'Come progettare un mosaico', 'How to plan a mosaic')),
      link('blog', text('Blog', 'Blog', 'Blog')),
      link('newsletter', text('Newsletter', 'Newsletter', 'Newsletter')),
    ],
  },
];

const pageIds = new Map(CMS_PAGES.map(({ identifier, id }) => [identifier, id]));

export const CMS_HIERARCHY: readonly SeedCmsNode[] = GROUPS.flatMap((group, groupIndex) => {
  const groupId = (groupIndex + 1) * 10;
  const head: SeedCmsNode = {
    id: groupId,
    parentId: null,
    pageId: null,
    identifier: group.identifier,
    label: group.label,
    path: sameText(''),
    sortOrder: groupIndex + 1,
  };
  const links = group.links.map(
    ({ identifier, label, path }, i): SeedCmsNode => ({
      id: groupId + i + 1,
      parentId: groupId,
      pageId: pageIds.get(identifier) ?? null,
      identifier,
      label,
      path: sameText(path),
      sortOrder: i + 1,
    }),
  );
  return [head, ...links];
});
