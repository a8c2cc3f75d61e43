import { type FigureFile, type FigureSpan, visitKinds } from '@brixel/contract/office/figure-endpoints';
import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { dayFigures } from '../figures/day-figures.ts';
import { figureCsv } from '../figures/figure-csv.ts';
import { missedSearches } from '../figures/missed-searches.ts';
import { daysBefore, lastDays, quarterOf, quarterPeriod } from '../figures/periods.ts';
import { marginIn, soldGoods } from '../figures/sold-goods.ts';
import { stockFigures } from '../figures/stock-ages.ts';
import { soldQuarters, vatFigures } from '../figures/vat-figures.ts';
import { TextStream } from '../http/reply.ts';
import type { TableColumn } from '../table-headings.ts';
import { mountOffice } from './mount-office.ts';
import type { OfficeTools } from './office-tools.ts';
import { tableStyleFor } from './table-style.ts';

/** So many are shown; files have all of them. */
const SHOWN = 12;
const DEFAULT_SPAN: FigureSpan = 30;

export function mountFigures(app: FastifyInstance, { db, goods, settings, shopState, now }: OfficeTools): void {
  const searches = (days: number) => missedSearches(db, lastDays(now(), days), shopState.countFound);
  const currentQuarter = (): string => quarterOf(lastDays(now(), 1).to);

  mountOffice(app, officeEndpoints['figures.days'], async ({ query }) => {
    const period = lastDays(now(), query.days);
    return { days: await dayFigures(db, period), before: await dayFigures(db, daysBefore(period)) };
  });

  mountOffice(app, officeEndpoints['figures.goods'], async ({ query, staff: { language } }) => {
    const period = lastDays(now(), query.days);
    const sold = await soldGoods(db, goods, { period, language });
    return {
      goods: sold.goods.slice(0, SHOWN),
      parts: sold.parts.slice(0, SHOWN),
      colours: sold.colours.slice(0, SHOWN),
      margin: await marginIn(db, period),
      margin_before: await marginIn(db, daysBefore(period)),
    };
  });

  mountOffice(app, officeEndpoints['figures.searches'], async ({ query }) =>
    (await searches(query.days)).slice(0, SHOWN),
  );

  mountOffice(app, officeEndpoints['figures.stock'], () => stockFigures(db, goods, now()));

  mountOffice(app, officeEndpoints['figures.vat'], async ({ query }) => {
    const quarter = query.quarter ?? currentQuarter();
    return {
      quarter,
      home: settings.current().vat.home,
      quarters: [...new Set([currentQuarter(), ...(await soldQuarters(db))])],
      rows: await vatFigures(db, quarterPeriod(quarter)),
    };
  });

  mountOffice(app, officeEndpoints['figures.csv'], async ({ params: { id }, query, staff, reply }) => {
    const { days = DEFAULT_SPAN, quarter = currentQuarter() } = query;
    const period = lastDays(now(), days);
    const sold = () => soldGoods(db, goods, { period, language: staff.language });
    const rows: Record<FigureFile, () => Promise<readonly object[]>> = {
      days: () => dayFigures(db, period),
      goods: async () =>
        (await sold()).goods.map(({ colour, ...row }) => ({
          ...row,
          colour: colour?.name ?? '',
        })),
      parts: async () => (await sold()).parts,
      colours: async () => (await sold()).colours,
      searches: async () => (await searches(days)).map(({ number: times, ...row }) => ({ ...row, times })),
      stock: async () => (await stockFigures(db, goods, now())).ages,
      vat: () => vatFigures(db, quarterPeriod(quarter)),
    };
    reply.header('content-disposition', `attachment; filename="${id}-${id === 'vat' ? quarter : period.to}.csv"`);
    return new TextStream(figureCsv(await rows[id](), COLUMNS[id], tableStyleFor(staff)));
  });
}

const COLUMNS: Record<FigureFile, readonly TableColumn[]> = {
  days: ['day', 'orders', 'gross', 'net', 'refunded', 'refunded_net', 'lines', 'pieces', ...visitKinds],
  goods: ['sku', 'number', 'name', 'colour', 'pieces', 'gross'],
  parts: ['number', 'name', 'colours', 'pieces', 'gross'],
  colours: ['name', 'pieces', 'gross'],
  searches: ['words', 'times', 'found_now'],
  stock: ['age', 'lots', 'pieces', 'value', 'price'],
  vat: ['country', 'rate', 'orders', 'net', 'tax', 'refunded_net', 'refunded_tax'],
};
