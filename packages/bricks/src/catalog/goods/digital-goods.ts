/** Goods without a parcel: instructions to download, the gift card, seats in workshops. */
import { giftCardPicture, instructionsPicture, setPicture, workshopPicture } from '../../pictures.ts';
import { CATEGORY } from '../category-ids.ts';
import { daysBefore } from '../dates.ts';
import { product, UNLIMITED_STOCK } from '../product-base.ts';
import type { SeedCustomOption, SeedProduct, Text } from '../seed.ts';
import { euros, grouped, mapText, paragraphs, sameText, slugs, text } from '../text.ts';
import { instructionsSku, setSku } from './goods-skus.ts';
import { setFacts } from './set-facts.ts';
import { SET_ROWS, type SetRow } from './set-texts.ts';

const FIRST_INSTRUCTIONS_ID = 5001;
const GIFT_CARD_ID = 5101;
const FIRST_WORKSHOP_ID = 5111;
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

const GIFT_AMOUNTS = [25, 50, 75, 100, 150] as const;
const GIFT_BASE = GIFT_AMOUNTS[0];

function giftCard(): SeedProduct {
  const name = text('Geschenkgutschein', 'Buono regalo');
  return product({
    id: GIFT_CARD_ID,
    sku: 'BX-GUTSCHEIN',
    type: 'virtual',
    name,
    urlKey: slugs(name),
    shortDescription: text(
      'Kommt sofort per E-Mail und passt immer. Von 25 bis 150 Euro, drei Jahre gültig.',
      'Arriva subito via e-mail e va sempre bene. Da 25 a 150 euro, valido tre anni.',
    ),
    description: text(
      paragraphs(
        'Für alle, die lieber selbst suchen: ein Code, einlösbar auf das ganze Sortiment, auch in mehreren Bestellungen. Der Rest bleibt stehen.',
        'Auf Wunsch mit deinem Text und dem Namen der Person, die sich freuen soll. Der Gutschein gilt drei Jahre ab Ende des Kaufjahres.',
      ),
      paragraphs(
        'Per chi preferisce scegliere da sé: un codice valido su tutto il catalogo, anche in più ordini. Il resto rimane disponibile.',
        'Se vuoi, con un tuo messaggio e il nome di chi deve essere contento. Il buono vale tre anni dalla fine dell’anno d’acquisto.',
      ),
    ),
    categoryIds: [CATEGORY.gifts],
    price: euros(GIFT_BASE),
    stock: UNLIMITED_STOCK,
    pictures: [{ path: giftCardPicture(), label: name }],
    deliveryDays: { min: 0, max: 0 },
    dataSheet: [
      { label: text('Versand', 'Spedizione'), value: text('sofort per E-Mail', 'subito via e-mail') },
      {
        label: text('Gültig', 'Validità'),
        value: text('drei Jahre ab Ende des Kaufjahres', 'tre anni dalla fine dell’anno d’acquisto'),
      },
    ],
    customOptions: [
      {
        id: 21,
        title: text('Betrag', 'Importo'),
        type: 'radio',
        required: true,
        values: GIFT_AMOUNTS.map((amount) => ({
          id: 2100 + amount,
          title: sameText(`${amount}\u00a0€`),
          price: euros(amount - GIFT_BASE),
          priceType: 'fixed',
        })),
      },
      {
        id: 22,
        title: text('Für wen? (Name)', 'Per chi? (nome)'),
        type: 'field',
        required: false,
        maxCharacters: 40,
        price: 0,
      },
      {
        id: 23,
        title: text('Dein Text', 'Il tuo messaggio'),
        type: 'area',
        required: false,
        maxCharacters: 300,
        price: 0,
      },
    ],
    createdAt: daysBefore(500),
    updatedAt: daysBefore(18),
  });
}

interface WorkshopRow {
  sku: string;
  name: Text;
  teaser: Text;
  more: Text;
  euros: number;
  where: Text;
  dates: readonly Text[];
  seats: number;
}

const WORKSHOPS: readonly WorkshopRow[] = [
  {
    sku: 'BX-KURS-MOSAIK',
    name: text('Werkstatt Mosaik in München', 'Laboratorio di mosaico a Monaco'),
    teaser: text(
      'Ein Nachmittag, ein Foto, 2.304 Steine. Am Ende nimmst du dein Bild mit.',
      'Un pomeriggio, una foto, 2.304 mattoncini. Alla fine il quadro lo porti a casa.',
    ),
    more: text(
      'Wir helfen bei Ausschnitt und Filter, du baust. Steine, Platten und Rahmen im Format 48×48 Noppen sind dabei, Kaffee auch.',
      'Ti aiutiamo con ritaglio e filtro, tu costruisci. Mattoncini, basi e cornice nel formato 48×48 bottoncini sono inclusi, il caffè pure.',
    ),
    euros: 89,
    where: text('Musterstraße 1, 80331 München', 'Musterstraße 1, 80331 Monaco di Baviera'),
    dates: [
      text('Samstag, 5. Dezember 2026, 13 Uhr', 'Sabato 5 dicembre 2026, ore 13'),
      text('Samstag, 16. Januar 2027, 13 Uhr', 'Sabato 16 gennaio 2027, ore 13'),
      text('Samstag, 20. Februar 2027, 13 Uhr', 'Sabato 20 febbraio 2027, ore 13'),
    ],
    seats: 14,
  },
  {
    sku: 'BX-KURS-KINDER',
    name: text('Baukurs für Kinder in München', 'Corso di costruzioni per bambini a Monaco'),
    teaser: text(
      'Zwei Stunden bauen, ab 6 Jahren. Eltern dürfen gehen.',
      'Due ore di costruzioni, dai 6 anni. I genitori possono andare.',
    ),
    more: text(
      'Jedes Kind plant ein eigenes Fahrzeug und lernt nebenbei, warum Steine im Verband liegen. Material wird gestellt, das Modell darf mit.',
      'Ogni bambino progetta un proprio veicolo e intanto scopre perché i mattoncini si sfalsano. Il materiale c’è, il modello si porta via.',
    ),
    euros: 24,
    where: text('Musterstraße 1, 80331 München', 'Musterstraße 1, 80331 Monaco di Baviera'),
    dates: [
      text('Sonntag, 29. November 2026, 10 Uhr', 'Domenica 29 novembre 2026, ore 10'),
      text('Sonntag, 24. Januar 2027, 10 Uhr', 'Domenica 24 gennaio 2027, ore 10'),
    ],
    seats: 8,
  },
  {
    sku: 'BX-KURS-VERONA',
    name: text('Werkstatt Mosaik in Verona', 'Laboratorio di mosaico a Verona'),
    teaser: text(
      'Unser Mosaiknachmittag, diesmal mit besserem Kaffee.',
      'Il nostro pomeriggio di mosaico, con un caffè migliore.',
    ),
    more: text(
      'Der Kurs findet auf Italienisch statt, die Steine verstehen beides. Steine, Platten und Rahmen im Format 48×48 Noppen sind dabei.',
      'Il corso si tiene in italiano, i mattoncini capiscono tutte le lingue. Mattoncini, basi e cornice nel formato 48×48 bottoncini sono inclusi.',
    ),
    euros: 89,
    where: text('Via Esempio 8, 37121 Verona', 'Via Esempio 8, 37121 Verona'),
    dates: [
      text('Samstag, 12. Dezember 2026, 14 Uhr', 'Sabato 12 dicembre 2026, ore 14'),
      text('Samstag, 13. Februar 2027, 14 Uhr', 'Sabato 13 febbraio 2027, ore 14'),
    ],
    seats: 12,
  },
];

function workshop(row: WorkshopRow, index: number): SeedProduct {
  const firstOption = 31 + index * 3;
  const date: SeedCustomOption = {
    id: firstOption,
    title: text('Termin', 'Data'),
    type: 'drop_down',
    required: true,
    values: row.dates.map((title, i) => ({ id: firstOption * 10 + i, title, price: 0, priceType: 'fixed' })),
  };
  const guest: SeedCustomOption = {
    id: firstOption + 1,
    title: text('Name der teilnehmenden Person', 'Nome di chi partecipa'),
    type: 'field',
    required: true,
    maxCharacters: 60,
    price: 0,
  };
  return product({
    id: FIRST_WORKSHOP_ID + index,
    sku: row.sku,
    type: 'virtual',
    name: row.name,
    urlKey: slugs(row.name),
    shortDescription: row.teaser,
    description: mapText(row.more, (more, language) => paragraphs(row.teaser[language], more)),
    categoryIds: [CATEGORY.gifts],
    price: euros(row.euros),
    stock: { qty: row.seats, managed: true, minSale: 1, maxSale: 4 },
    pictures: [{ path: workshopPicture(), label: row.name }],
    deliveryDays: { min: 0, max: 0 },
    dataSheet: [
      { label: text('Ort', 'Luogo'), value: row.where },
      { label: text('Plätze', 'Posti'), value: sameText(String(row.seats)) },
      { label: text('Ticket', 'Biglietto'), value: text('per E-Mail', 'via e-mail') },
    ],
    links: [{ type: 'related', sku: 'BX-GUTSCHEIN', qty: 1 }],
    customOptions: [date, guest],
    createdAt: daysBefore(70 + index * 9),
    updatedAt: daysBefore(6 + index),
  });
}

export const buildDigitalGoods = (): SeedProduct[] => [
  ...SET_ROWS.map(instructions),
  giftCard(),
  ...WORKSHOPS.map(workshop),
];
