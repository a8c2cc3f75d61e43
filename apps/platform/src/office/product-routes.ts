import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { CellChange } from '@brixel/contract/office/product-endpoints';
import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../goods/goods.ts';
import { removeView, saveView } from '../goods/goods-views.ts';
import { allows } from './allows.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';
import type { SignedIn } from './staff-sessions.ts';

const viewerOf = (staff: SignedIn): Viewer => ({
  id: staff.id,
  seesCosts: allows(staff, 'costs'),
  language: staff.language,
});

const mayChange = (staff: SignedIn, { field }: CellChange): boolean => {
  if (field === 'stock' || field === 'place') return true;
  return allows(staff, 'products', 'write') && (field !== 'cost' || allows(staff, 'costs'));
};

export function mountProducts(app: FastifyInstance, { db, goods }: OfficeTools): void {
  mountOffice(app, officeEndpoints['products.overview'], ({ staff }) => goods.overview(viewerOf(staff)));

  mountOffice(app, officeEndpoints['products.list'], ({ query: { sort, direction, from, size, ...filter }, staff }) =>
    goods.page({ filter, sort, direction, from, size }, viewerOf(staff)),
  );

  mountOffice(
    app,
    officeEndpoints['products.read'],
    async ({ params, staff }) => (await goods.read(params.id, viewerOf(staff))) ?? officeFail('NOT_FOUND'),
  );
  mountOffice(app, officeEndpoints['products.create'], async ({ body, staff, requestId }) => {
    const made = await goods.create(body, { staff, requestId }, viewerOf(staff));
    return typeof made === 'string' ? officeFail(made) : made;
  });
  mountOffice(app, officeEndpoints['products.save'], async ({ params, body, staff, requestId }) => {
    const saved = await goods.save(params.id, body, { staff, requestId }, viewerOf(staff));
    return typeof saved === 'string' ? officeFail(saved) : saved;
  });

  mountOffice(app, officeEndpoints['products.cell'], async ({ params, body, staff, requestId }) => {
    if (!mayChange(staff, body)) return officeFail('FORBIDDEN');
    const changed = await goods.changeCell(params.id, body, { staff, requestId }, viewerOf(staff));
    return typeof changed === 'string' ? officeFail(changed) : changed;
  });
  mountOffice(app, officeEndpoints['products.cells'], async ({ body: { cells }, staff, requestId }) =>
    cells.every(({ change }) => mayChange(staff, change))
      ? goods.changeCells(cells, { staff, requestId }, viewerOf(staff))
      : officeFail('FORBIDDEN'),
  );

  mountOffice(app, officeEndpoints['products.previewBulk'], ({ body: { selection, change } }) =>
    goods.previewBulk(selection, change),
  );
  mountOffice(
    app,
    officeEndpoints['products.bulk'],
    async ({ body: { selection, change, expected }, staff, requestId }) => {
      const made = await goods.bulk(selection, change, expected, { staff, requestId });
      return typeof made === 'string' ? officeFail(made) : made;
    },
  );
  mountOffice(app, officeEndpoints['products.undoBulk'], async ({ params, staff, requestId }) => {
    const undone = await goods.undoBulk(params.id, { staff, requestId });
    return typeof undone === 'string' ? officeFail(undone) : undone;
  });

  mountOffice(app, officeEndpoints['products.saveView'], async ({ body, staff }) => {
    const saved = await db.transaction().execute((tx) => saveView(tx, staff.id, body));
    return typeof saved === 'string' ? officeFail(saved) : saved;
  });
  mountOffice(app, officeEndpoints['products.removeView'], async ({ params, staff }) =>
    (await removeView(db, staff.id, params.id)) ? {} : officeFail('NOT_FOUND'),
  );
}
