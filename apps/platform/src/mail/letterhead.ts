import { fillTokens } from '@brixel/commerce/content-tokens';
import { firmLines } from '@brixel/commerce/firm-lines';
import { formatPrice } from '@brixel/commerce/format-price';
import type { CmsPage } from '@brixel/contract/catalog';
import { logoAddress } from '@brixel/contract/picture-paths';
import type { Firm, ShopLook } from '@brixel/contract/shop-facts';
import { nameOf, type ShopSettings } from '@brixel/contract/shop-settings';
import { type StoreCode, type StoreView, storeViews } from '@brixel/contract/stores';
import { Html, html } from '../http/html.ts';
import type { Stores } from '../settings/stores.ts';
import type { Letter } from './letter.ts';
import { type LetterLogo, letterHtml } from './letter-html.ts';
import { brandLook } from './letter-look.ts';
import { letterText } from './letter-text.ts';
import type { Mail, MailFile } from './mail.ts';
import { plainText } from './plain-text.ts';

/** What every mail of a store has in common: its look, its sender, and the store's addresses and legal texts. */
export interface Letterhead {
  shopName(): string;
  storeName(storeCode: StoreCode): string;
  write(storeCode: StoreCode, letter: Letter): Pick<Mail, 'subject' | 'html' | 'text'>;
  /** the full address of a path of the store, such as `/order-status` */
  address(storeCode: StoreCode, path: string): string;
  /** a page of the store as an attachment */
  pageFile(storeCode: StoreCode, identifier: string): MailFile | null;
}

type LegalPage = Pick<CmsPage, 'identifier' | 'title' | 'content' | 'content_heading'>;

/** The pages of a store. */
export type LegalPages = (storeCode: StoreCode) => readonly LegalPage[];

/** Whose letters they are. */
export type Sender = Pick<ShopSettings, 'brand' | 'look' | 'firm' | 'shipping'>;

export function createLetterhead(
  pages: LegalPages,
  stores: Pick<Stores, 'address' | 'nameOf'>,
  sender: () => Sender,
): Letterhead {
  const baseOf = ({ storeCode }: StoreView): string => stores.address(storeCode, '');
  const page = (storeCode: StoreCode, identifier: string) =>
    pages(storeCode).find((candidate) => candidate.identifier === identifier);

  const filled = (markup: string, store: StoreView): string => {
    const { language, locale } = store;
    const facts = { name: nameOf(sender()), firm: sender().firm, zones: sender().shipping.zones };
    return fillTokens(markup, facts, { language, locale, price: (euros) => formatPrice(euros, store) });
  };

  /** Links within the shop would lead nowhere from a mail. */
  const absolute = (markup: string, store: StoreView): string =>
    filled(markup, store).replaceAll('href="/', `href="${html`${baseOf(store)}`.text}/`);

  /** The sender's details come before the first heading of the legal notice. */
  const imprintOf = once(sender, (found: LegalPage, store: StoreView) => {
    const markup = absolute(found.content.split('<h2')[0] ?? '', store);
    const styled = markup.replaceAll('<a ', `<a style="${brandLook(sender().look.colour, false).link.text}" `);
    return { html: new Html(styled), text: plainText(styled) };
  });

  const fileOf = once(
    sender,
    (found: LegalPage, store: StoreView): MailFile => ({
      filename: `${found.title.replace(/[^\p{L}\p{N}]+/gu, '-')}.html`,
      contentType: 'text/html; charset=utf-8',
      content: html`<!doctype html>
<html lang="${store.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${found.title}</title></head>
<body style="max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.55 sans-serif">
<h1>${found.content_heading || found.title}</h1>
${new Html(absolute(found.content, store))}
</body>
</html>
`.text,
    }),
  );

  return {
    write(storeCode, letter) {
      const store = storeViews[storeCode];
      const { firm } = sender();
      const notice = page(storeCode, 'impressum');
      const imprint = firm ? firmOf(firm, store) : notice ? imprintOf(notice, store) : noImprint;
      return {
        // A line break in a subject would begin a header.
        subject: letter.subject.replace(/[\r\n]+/g, ' '),
        html: letterHtml(letter, {
          language: store.language,
          shopName: nameOf(sender()),
          shopUrl: `${baseOf(store)}/`,
          colour: sender().look.colour,
          logo: logoOf(sender().look, new URL(stores.address(storeCode, '/')).origin),
          imprint: imprint.html,
        }),
        text: letterText(letter, imprint.text),
      };
    },
    shopName: () => nameOf(sender()),
    storeName: stores.nameOf,
    address: stores.address,
    pageFile(storeCode, identifier) {
      const found = page(storeCode, identifier);
      return found ? fileOf(found, storeViews[storeCode]) : null;
    },
  };
}

function logoOf({ logo, darkLogo }: ShopLook, origin: string): LetterLogo | null {
  const file = darkLogo ?? logo;
  if (!file) return null;
  const width = Math.round((40 * file.width) / file.height);
  return { url: `${origin}${logoAddress(file.id, 80)}`, width, isForDark: darkLogo !== null };
}

/** As letters name their sender. */
function firmOf(firm: Firm, { language }: StoreView) {
  const lines = firmLines(firm, language);
  return { html: new Html(lines.map((line) => html`${line}`.text).join('<br>')), text: lines.join('\n') };
}

const noImprint = { html: new Html(''), text: '' };

/**
 * Makes something of a page once: the catalogue gives the same object until its page has changed, and so do the settings, whose facts
 * stand in it.
 */
function once<T>(
  sender: () => Sender,
  make: (found: LegalPage, store: StoreView) => T,
): (found: LegalPage, store: StoreView) => T {
  const made = new WeakMap<LegalPage, { by: Sender; result: T }>();
  return (found, store) => {
    const by = sender();
    const known = made.get(found);
    if (known?.by === by) return known.result;
    const result = make(found, store);
    made.set(found, { by, result });
    return result;
  };
}
