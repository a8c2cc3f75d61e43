/** Goods without a parcel: instructions to download, and the licence to use them in a group. */

import { CATEGORY } from '../category-ids.ts';
import { daysBefore } from '../dates.ts';
import { instructionsPicture, setPicture } from '../pictures.ts';
import { product, UNLIMITED_STOCK } from '../product-base.ts';
import type { SeedProduct } from '../seed.ts';
import { euros, grouped, mapText, paragraphs, sameText, slugs, text } from '../text.ts';
import { instructionsSku, setSku } from './goods-skus.ts';
import { setFacts } from './set-facts.ts';
import { SET_ROWS, type SetRow } from './set-texts.ts';

const FIRST_INSTRUCTIONS_ID = 5001;
const LICENCE_ID = 5121;
const LARGE_SET_PIECES = 250;

function instructions({ model, name }: SetRow, index: number): SeedProduct {
  const { pieces } = setFacts(model);
  const title = mapText(name, (value, language) => (language === 'de' ? `Anleitung ${value}` : `Istruzioni ${value}`));
  return product({
    id: FIRST_INSTRUCTIONS_ID + index,
    sku: instructionsSku(model),
    type: 'downloadable',
    name: title,
    urlKey: slugs(title),
    shortDescription: text(
      `Der komplette Bauplan als PDF, mit Teileliste für ${grouped(pieces)} Teile.`,
      `Lo schema completo in PDF, con l’elenco di ${grouped(pieces)} pezzi.`,
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
      { label: text('Format', 'Formato'), value: text('PDF, A4', 'PDF, A4') },
      { label: text('Sprache', 'Lingua'), value: text('ohne Worte, nur Bilder', 'senza parole, solo immagini') },
      { label: text('Teile', 'Pezzi'), value: sameText(grouped(pieces)) },
    ],
    links: [{ type: 'upsell', sku: setSku(model), qty: 1 }],
    downloads: [{ id: 601 + index, title, file: `instructions/${model}.pdf` }],
    createdAt: daysBefore(220 + index * 3),
    updatedAt: daysBefore(40 + index),
  });
}

/** What is bought is the right itself: the confirmation of the order, with the holder's name in it, is the licence. */
function groupLicence(): SeedProduct {
  const name = text('Lizenz für Schule und Verein', 'Licenza per scuole e associazioni');
  return product({
    id: LICENCE_ID,
    sku: 'BX-LIZENZ',
    type: 'virtual',
    name,
    urlKey: slugs(name),
    shortDescription: text(
      'Unsere Anleitungen in der Gruppe nutzen und für sie kopieren. Die Bestellbestätigung ist die Lizenz.',
      'Usa le nostre istruzioni in gruppo e copiale per tutti. La conferma d’ordine è la licenza.',
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
    ),
    categoryIds: [CATEGORY.instructions],
    price: euros(19),
    stock: UNLIMITED_STOCK,
    pictures: [{ path: instructionsPicture('castle'), label: name }],
    deliveryDays: { min: 0, max: 0 },
    dataSheet: [
      {
        label: text('Gilt für', 'Vale per'),
        value: text('eine Einrichtung, einen Standort', 'una struttura, una sede'),
      },
      { label: text('Dauer', 'Durata'), value: text('unbegrenzt', 'illimitata') },
      { label: text('Nachweis', 'Documento'), value: text('Bestellbestätigung', 'conferma d’ordine') },
    ],
    customOptions: [
      {
        id: 21,
        title: text('Name der Einrichtung', 'Nome della struttura'),
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
