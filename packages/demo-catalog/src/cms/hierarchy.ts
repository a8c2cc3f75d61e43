/** The four groups of the footer and their links. */
import type { SeedCmsNode, Text } from '../seed.ts';
import { sameText, text } from '../text.ts';
import { CMS_PAGES } from './pages.ts';

interface LinkRow {
  identifier: string;
  label: Text;
  path: string;
}

const link = (identifier: string, de: string, it: string, path = `/i/${identifier}`): LinkRow => ({
  identifier,
  label: text(de, it),
  path,
});

const GROUPS: readonly { identifier: string; label: Text; links: readonly LinkRow[] }[] = [
  {
    identifier: 'customer-service',
    label: text('Kundenservice', 'Assistenza'),
    links: [
      link('hilfe-kontakt', 'Hilfe & Kontakt', 'Aiuto e contatti'),
      link('versand', 'Versand & Lieferzeit', 'Spedizione e tempi'),
      link('rueckgabe', 'Rückgabe', 'Resi'),
      link('zahlungsarten', 'Zahlungsarten', 'Pagamenti'),
      link('bestellstatus', 'Bestellstatus', 'Stato dell’ordine', '/order-status'),
    ],
  },
  {
    identifier: 'information',
    label: text('Informationen', 'Informazioni'),
    links: [
      link('agb', 'AGB', 'Condizioni generali'),
      link('widerruf', 'Widerrufsrecht', 'Diritto di recesso'),
      link('datenschutz', 'Datenschutz', 'Privacy'),
      link('impressum', 'Impressum', 'Note legali'),
      link('barrierefreiheit', 'Barrierefreiheit', 'Accessibilità'),
      link('farbtabelle', 'Farbtabelle', 'Tabella colori'),
    ],
  },
  {
    identifier: 'company',
    label: text('Unternehmen', 'Azienda'),
    links: [
      link('ueber-uns', 'Über brixel', 'Chi siamo'),
      link('nachhaltigkeit', 'Nachhaltigkeit', 'Sostenibilità'),
      link('jobs', 'Jobs', 'Lavora con noi'),
      link('grossbestellungen', 'Großbestellungen', 'Grandi ordini'),
    ],
  },
  {
    identifier: 'news',
    label: text('News', 'Novità'),
    links: [
      link('neue-farben', 'Neue Farben im Herbst', 'Nuovi colori d’autunno'),
      link('mosaik-planen', 'So planst du ein Mosaik', 'Come progettare un mosaico'),
      link('blog', 'Blog', 'Blog'),
      link('newsletter', 'Newsletter', 'Newsletter'),
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
