import { z } from 'zod';
import { defineOfficeEndpoint } from './office-endpoint.ts';
import { officeRoutes } from './office-routes.ts';
import { areas } from './roles.ts';

/** What the shop sells and how it is visited. Money is in euros. */

const tag = 'Figures';
const access = areas.figures;

export const figureSpans = [7, 30, 90, 365] as const;
export type FigureSpan = (typeof figureSpans)[number];
const span = z.coerce
  .number<string | number>()
  .pipe(z.literal(figureSpans))
  .describe('the last so many days, today included');
const query = z.object({ days: span });

const number = z.number().int();
const day = z.iso.date();

export const visitKinds = ['visits', 'pages', 'products', 'searches', 'baskets', 'checkouts'] as const;

const dayFigures = z.object({
  day,
  orders: number,
  gross: z.number().describe('of orders that were not canceled, without those of the sandbox'),
  net: z.number(),
  lines: number,
  pieces: number,
  refunded: z.number().describe('on this day, of whichever order'),
  refunded_net: z.number(),
  ...(Object.fromEntries(visitKinds.map((kind) => [kind, number])) as Record<
    (typeof visitKinds)[number],
    typeof number
  >),
});
export type DayFigures = z.output<typeof dayFigures>;

const colour = z.object({ name: z.string(), hex: z.string().nullable() });
const sold = { pieces: number, gross: z.number().describe('after discounts') };

const soldGoods = z.object({
  sku: z.string(),
  number: z.string().nullable().describe('of the part'),
  name: z.string(),
  picture: z.string(),
  colour: colour.nullable(),
  ...sold,
});
export type SoldGoods = z.output<typeof soldGoods>;

const soldPart = z.object({
  number: z.string(),
  name: z.string().describe('of the lot that sold most'),
  picture: z.string(),
  colours: number.describe('in how many it was sold'),
  ...sold,
});
export type SoldPart = z.output<typeof soldPart>;

const soldColour = colour.extend(sold);
export type SoldColour = z.output<typeof soldColour>;

const margin = z
  .object({
    net: z.number().describe('of goods whose cost was known when they were sold'),
    cost: z.number(),
    share: z.number().min(0).max(1).describe('of the net sales of all goods'),
  })
  .nullable()
  .describe('null where no cost is known');

export const stockAges = ['days90', 'days180', 'year', 'years2', 'older'] as const;
const ageFigures = z.object({
  age: z.enum(stockAges).describe('since the pieces came in, the oldest leave first'),
  lots: number,
  pieces: number,
  value: z.number().describe('what they have cost, where that is known'),
  price: z.number().describe('what they are sold for'),
});

export const figureFiles = ['days', 'goods', 'parts', 'colours', 'searches', 'stock', 'vat'] as const;
export type FigureFile = (typeof figureFiles)[number];

const quarter = z.string().regex(/^\d{4}-Q[1-4]$/);
const vatFigures = z.object({
  country: z.string(),
  rate: z.number().describe('in percent'),
  orders: number,
  net: z.number(),
  tax: z.number(),
  refunded_net: z.number(),
  refunded_tax: z.number(),
});
export type VatFigures = z.output<typeof vatFigures>;

export const figureEndpoints = {
  'figures.days': defineOfficeEndpoint(officeRoutes['figures.days'], {
    tag,
    summary: 'Sales and visits of each day, and of as many days before',
    access,
    query,
    result: z.object({ days: z.array(dayFigures), before: z.array(dayFigures) }),
  }),
  'figures.goods': defineOfficeEndpoint(officeRoutes['figures.goods'], {
    tag,
    summary: 'What was sold most, by lot, by part and by colour, and what it brought',
    access,
    query,
    result: z.object({
      goods: z.array(soldGoods),
      parts: z.array(soldPart),
      colours: z.array(soldColour),
      margin,
      margin_before: margin,
    }),
  }),
  'figures.searches': defineOfficeEndpoint(officeRoutes['figures.searches'], {
    tag,
    summary: 'What several visitors have searched for and nobody found',
    access,
    query,
    result: z.array(z.object({ words: z.string(), number, found_now: number.describe('what a search finds today') })),
  }),
  'figures.stock': defineOfficeEndpoint(officeRoutes['figures.stock'], {
    tag,
    summary: 'What lies in stock, by how long it has been there',
    access,
    result: z.object({
      ages: z.array(ageFigures),
      without_cost: number.describe('lots whose cost is not known'),
      unsold: z
        .object({ lots: number, value: z.number(), price: z.number() })
        .describe('of which nothing was sold for a year, and that have been there for longer'),
    }),
  }),
  'figures.vat': defineOfficeEndpoint(officeRoutes['figures.vat'], {
    tag,
    summary: 'Sales of a quarter by country and rate of VAT, as the one stop shop asks for them',
    access,
    query: z.object({ quarter: quarter.optional().describe('the present one unless given') }),
    result: z.object({
      quarter,
      home: z.string().describe('the country of the shop'),
      quarters: z.array(quarter).describe('those with sales, the newest first'),
      rows: z.array(vatFigures),
    }),
  }),
  'figures.csv': defineOfficeEndpoint(officeRoutes['figures.csv'], {
    tag,
    summary: 'One of the tables as a file',
    access,
    params: z.object({ id: z.enum(figureFiles) }),
    query: z.object({ days: span.optional(), quarter: quarter.optional() }),
    mediaType: 'text/csv; charset=utf-8',
    result: z.string(),
  }),
} as const;
