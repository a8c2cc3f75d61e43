/** Goods without a parcel: instructions to download, and the licence to use them in a group. */

import { CATEGORY } from '../category-ids.ts';
import { daysBefore } from '../dates.ts';
import { instructionsPicture, setPicture } from '../pictures.ts';
import { product, UNLIMITED_STOCK } from '../product-base.ts';
import type { SeedProduct } from '../seed.ts';
import { euros, grouped, mapText, paragraphs, said, sameText, slugs, text } from '../text.ts';
import { instructionsSku, setSku } from './goods-skus.ts';
import { setFacts } from './set-facts.ts';
import { SET_ROWS, type SetRow } from './set-texts.ts';

const FIRST_INSTRUCTIONS_ID = 5001;
const LICENCE_ID = 5121;
const LARGE_SET_PIECES = 250;

function instructions({ model, name }: SetRow, index: number): SeedProduct {
  const { pieces } = setFacts(model);
  const title = mapText(name, (value, language) =>
    said(language, `Anleitung ${value}`, `Istruzioni ${value}`, `Instructions ${value}`),
  );
  return product({
    id: FIRST_INSTRUCTIONS_ID + index,
    sku: instructionsSku(model),
    type: 'downloadable',
    name: title,
    urlKey: slugs(title),
    shortDescription: text(
      `Der komplette Bauplan als PDF, mit Teileliste für ${grouped(pieces)} Teile.`,
      `Lo schema completo in PDF, con l’elenco di ${grouped(pieces)} pezzi.`,
      `The complete building plan as a PDF, with a list of ${grouped(pieces, 'en')} parts.`,
    ),
    description: text(
      paragraphs(
        `Schritt für Schritt zum fertigen Modell: ${name.de} als PDF zum Drucken oder fürs Tablet. Die Teileliste steht auf der ersten Seite, mit Farben und Design-IDs.`,
        'Gut zu wissen: Liegt das Set schon bei dir, ist die Anleitung enthalten. Diese Datei ist für alle, die mit eigenen Steinen bauen.',
      ),
      paragraphs(
        `Passo dopo passo fino al modello finito: ${name.it} in PDF, da stampare o per il tablet. L’elenco dei pezzi è in prima pagina, con colori e ID design.`,
        'Buono a sapersi: se hai già il set, le istruzioni sono comprese. Questo file è per chi costruisce con i propri mattoncini.',
      ),
      paragraphs(
        // without the name, which English sets end with: who looks for a lighthouse is to find the set first
        'Step by step to the finished model: a PDF to print or for your tablet. The parts list is on the first page, with colors and design IDs.',
        'Good to know: if you already have the set, the instructions are included. This file is for everyone who builds with bricks of their own.',
      ),
    ),
    categoryIds: [CATEGORY.instructions],
    price: euros(pieces > LARGE_SET_PIECES ? 4.9 : 2.9),
    stock: UNLIMITED_STOCK,
    pictures: [
      { path: instructionsPicture(model), label: title },
      { path: setPicture(model), label: name },
    ],
    pieceCount: pieces,
    deliveryDays: { min: 0, max: 0 },
    dataSheet: [
      { label: text('Format', 'Formato', 'Format'), value: text('PDF, A4', 'PDF, A4', 'PDF, A4') },
      {
        label: text('Sprache', 'Lingua', 'Language'),
        value: text('ohne Worte, nur Bilder', 'senza parole, solo immagini', 'no words, only pictures'),
      },
      {
        label: text('Teile', 'Pezzi', 'Parts'),
        value: mapText(sameText(''), (_, language) => grouped(pieces, language)),
      },
    ],
    links: [{ type: 'upsell', sku: setSku(model), qty: 1 }],
    downloads: [{ id: 601 + index, title, file: `instructions/${model}.pdf` }],
    createdAt: daysBefore(220 + index * 3),
    updatedAt: daysBefore(40 + index),
  });
}

/** What is bought is the right itself: the confirmation of the order, with the holder's name in it, is the licence. */
function groupLicence(): SeedProduct {
  const name = text(
    'Lizenz für Schule und Verein',
    'Licenza per scuole e associazioni',
    'Licence for Schools and Clubs',
  );
  return product({
    id: LICENCE_ID,
    sku: 'BX-LIZENZ',
    type: 'virtual',
    name,
    urlKey: slugs(name),
    shortDescription: text(
      'Unsere Anleitungen in der Gruppe nutzen und für sie kopieren. Die Bestellbestätigung ist die Lizenz.',
      'Usa le nostre istruzioni in gruppo e copiale per tutti. La conferma d’ordine è la licenza.',
      'Use our instructions in a group and copy them for it. The order confirmation is the licence.',
    ),
    description: text(
      paragraphs(
        'Anleitungen sind sonst für den privaten Gebrauch. Mit dieser Lizenz darf eine Schule, ein Verein oder eine Kita alle Anleitungen, die sie bei uns gekauft hat, drucken, kopieren und im Kurs verwenden. Zeitlich unbegrenzt, an einem Standort.',
        'Es kommt nichts mit der Post: Deine Bestellbestätigung mit dem Namen der Einrichtung ist der Nachweis. Sie gilt, sobald bezahlt ist.',
      ),
      paragraphs(
        'Di solito le istruzioni sono per uso privato. Con questa licenza una scuola o un’associazione può stampare, copiare e usare nei corsi tutte le istruzioni comprate da noi. Senza limiti di tempo, in una sede.',
        'Per posta non arriva nulla: la conferma d’ordine con il nome della struttura è il documento. Vale appena l’ordine è pagato.',
      ),
      paragraphs(
        'Instructions are otherwise for private use. With this licence a school, a club or a nursery may print, copy and use in class all instructions that it has bought from us. Without a time limit, at one site.',
        'Nothing comes by post: your order confirmation with the name of the institution is the proof. It is valid as soon as it is paid.',
      ),
    ),
    categoryIds: [CATEGORY.instructions],
    price: euros(19),
    stock: UNLIMITED_STOCK,
    pictures: [{ path: instructionsPicture('castle'), label: name }],
    deliveryDays: { min: 0, max: 0 },
    dataSheet: [
      {
        label: text('Gilt für', 'Vale per', 'Valid for'),
        value: text('eine Einrichtung, einen Standort', 'una struttura, una sede', 'one institution, one site'),
      },
      { label: text('Dauer', 'Durata', 'Duration'), value: text('unbegrenzt', 'illimitata', 'unlimited') },
      {
        label: text('Nachweis', 'Documento', 'Proof'),
        value: text('Bestellbestätigung', 'conferma d’ordine', 'order confirmation'),
      },
    ],
    customOptions: [
      {
        id: 21,
        title: text('Name der Einrichtung', 'Nome della struttura', 'Name of the institution'),
        type: 'field',
        required: true,
        maxCharacters: 60,
        price: 0,
      },
    ],
    createdAt: daysBefore(90),
    updatedAt: daysBefore(6),
  });
}

export const buildDigitalGoods = (): SeedProduct[] => [...SET_ROWS.map(instructions), groupLicence()];
