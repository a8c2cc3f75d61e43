import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import { defaultStoreOf } from '@brixel/contract/stores';
import type { FastifyInstance } from 'fastify';
import { createCoupon, listCoupons, removeCoupon, switchCoupon, updateCoupon } from '../cart/coupon-book.ts';
import { textOrder } from '../catalog/catalog-stores.ts';
import { listCategories } from '../catalog/category-list.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountCoupons(app: FastifyInstance, { db, settings, now }: OfficeTools): void {
  const defaultStore = () => defaultStoreOf(settings.current().stores);
  const view = () => ({ defaultStore: defaultStore(), now: now() });

  mountOffice(app, officeEndpoints['coupons.list'], () => listCoupons(db, view()));
  mountOffice(app, officeEndpoints['coupons.categories'], ({ staff }) =>
    listCategories(db, textOrder(staff.language, defaultStore())),
  );

  mountOffice(app, officeEndpoints['coupons.create'], async ({ body, staff, requestId }) => {
    const made = await db.transaction().execute((tx) => createCoupon(tx, body, { staff, requestId }, view()));
    return typeof made === 'string' ? officeFail(made) : made;
  });

  mountOffice(app, officeEndpoints['coupons.update'], async ({ params, body, staff, requestId }) => {
    const saved = await db
      .transaction()
      .execute((tx) => updateCoupon(tx, params.id, body, { staff, requestId }, view()));
    return typeof saved === 'string' ? officeFail(saved) : saved;
  });

  mountOffice(app, officeEndpoints['coupons.switch'], async ({ params, body: { active }, staff, requestId }) => {
    const saved = await db
      .transaction()
      .execute((tx) => switchCoupon(tx, params.id, active, { staff, requestId }, view()));
    return typeof saved === 'string' ? officeFail(saved) : saved;
  });

  mountOffice(app, officeEndpoints['coupons.remove'], async ({ params, staff, requestId }) => {
    const removed = await db.transaction().execute((tx) => removeCoupon(tx, params.id, { staff, requestId }, view()));
    return typeof removed === 'string' ? officeFail(removed) : removed;
  });
}
