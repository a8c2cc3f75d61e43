/** Empty cases: sold alone and as the shell of every sorting box. */

import { between } from '@brixel/bricks/random';
import { MANUFACTURER, manufacturerContact, manufacturerName } from '../attributes.ts';
import { CATEGORY } from '../category-ids.ts';
import { daysBefore } from '../dates.ts';
import { type BoxKey, boxPicture } from '../pictures.ts';
import { makerRow, product } from '../product-base.ts';
import type { Money, SeedProduct, Text } from '../seed.ts';
import { euros, mapText, NBSP, paragraphs, said, sameText, slugs, text } from '../text.ts';

const FIRST_CASE_ID = 3001;

interface CaseRow {
  sku: string;
  name: Text;
  price: Money;
  world: BoxKey;
  description: Text;
  measures: string;
}

const CASES: readonly CaseRow[] = [
  {
    sku: 'BX-KASTEN-BIRKE-6',
    name: text(
      'Sortierkasten Birke, 6 Fächer',
      'Cassetta in betulla, 6 scomparti',
      'Birch Sorting Case, 6 Compartments',
    ),
    price: euros(12.9),
    world: 'rainbow',
    description: text(
      'Geölte Birke, sechs Fächer, Kanten gebrochen. Stapelbar, falls es bei einem Kasten nicht bleibt. Es bleibt nie bei einem.',
      'Betulla oliata, sei scomparti, spigoli smussati. Impilabile, nel caso non basti una sola. Non basta mai.',
      'Oiled birch, six compartments, chamfered edges. Stackable, in case one is not enough. One is never enough.',
    ),
    measures: '30,0 × 20,0 × 4,5 cm',
  },
  {
    sku: 'BX-KASTEN-BIRKE-12',
    name: text(
      'Sortierkasten Birke, 12 Fächer',
      'Cassetta in betulla, 12 scomparti',
      'Birch Sorting Case, 12 Compartments',
    ),
    price: euros(19.9),
    world: 'earth',
    description: text(
      'Doppelt so viele Fächer auf derselben Tiefe. Die Trennwände lassen sich herausziehen, wenn die Grundplatte mit hineinsoll.',
      'Il doppio degli scomparti nella stessa profondità. I divisori si sfilano, se deve entrarci anche una base.',
      'Twice as many compartments at the same depth. The dividers can be pulled out if a baseplate has to go in as well.',
    ),
    measures: '40,0 × 30,0 × 4,5 cm',
  },
  {
    sku: 'BX-KASTEN-KLAR-6',
    name: text(
      'Sortierkasten Klar, 6 Fächer',
      'Cassetta trasparente, 6 scomparti',
      'Clear Sorting Case, 6 Compartments',
    ),
    price: euros(8.9),
    world: 'trans',
    description: text(
      'Klarer Deckel, der wirklich schließt. Für Umzug, Ferien und Kinderzimmer auf der Durchreise.',
      'Coperchio trasparente che chiude davvero. Per traslochi, vacanze e camerette di passaggio.',
      'A clear lid that really closes. For moving house, holidays and children’s rooms in transit.',
    ),
    measures: '30,0 × 20,0 × 5,0 cm',
  },
];

function sortingCase(row: CaseRow, index: number): SeedProduct {
  return product({
    id: FIRST_CASE_ID + index,
    sku: row.sku,
    type: 'simple',
    name: row.name,
    urlKey: slugs(row.name),
    shortDescription: mapText(row.description, (value) => `${value.split('. ')[0]}.`),
    description: mapText(row.description, (value, language) =>
      paragraphs(
        value,
        said(
          language,
          'Geliefert ohne Inhalt. Den hast du vermutlich schon.',
          'Si consegna vuota. Il contenuto probabilmente ce l’hai già.',
          'Delivered without contents. You probably have those already.',
        ),
      ),
    ),
    categoryIds: [CATEGORY.boxes],
    price: row.price,
    stock: { qty: between(`stock ${row.sku}`, 80, 300), managed: true, minSale: 1, maxSale: 20 },
    pictures: [{ path: boxPicture(row.world), label: row.name }],
    manufacturer: MANUFACTURER.brixel,
    deliveryDays: { min: 2, max: 3 },
    dataSheet: [
      {
        label: text('Maße', 'Misure', 'Dimensions'),
        value: mapText(sameText(row.measures.replace(' cm', `${NBSP}cm`)), (size, language) =>
          language === 'en' ? size.replaceAll(',', '.') : size,
        ),
      },
      {
        label: text('Hersteller', 'Produttore', 'Manufacturer'),
        value: sameText(manufacturerName(MANUFACTURER.brixel)),
      },
      makerRow(manufacturerContact(MANUFACTURER.brixel)),
    ],
    createdAt: daysBefore(300 + index),
    updatedAt: daysBefore(25 + index),
  });
}

/** The first is the default of every box. */
export const SORTING_CASES: readonly SeedProduct[] = CASES.map(sortingCase);
