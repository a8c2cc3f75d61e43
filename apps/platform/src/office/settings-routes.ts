import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { SettingSection } from '@brixel/contract/shop-settings';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountSettings(app: FastifyInstance, { db, settings, editor, shopState }: OfficeTools): void {
  const stateOf = <S extends SettingSection>(section: S) => ({
    value: settings.current()[section],
    version: settings.versionOf(section),
  });

  mountOffice(app, officeEndpoints['settings.read'], async () => {
    // another node may have saved a moment ago
    await settings.refresh();
    return {
      brand: stateOf('brand'),
      look: stateOf('look'),
      firm: stateOf('firm'),
      bank: stateOf('bank'),
      mail: stateOf('mail'),
      dailyMail: stateOf('dailyMail'),
      shipping: stateOf('shipping'),
      packing: stateOf('packing'),
      billing: stateOf('billing'),
      vat: stateOf('vat'),
      promises: stateOf('promises'),
      payment: stateOf('payment'),
      transfers: stateOf('transfers'),
      orders: stateOf('orders'),
      documents: stateOf('documents'),
      orderMails: stateOf('orderMails'),
      parcels: stateOf('parcels'),
      catalog: stateOf('catalog'),
      cart: stateOf('cart'),
      closedDays: stateOf('closedDays'),
      vouchers: stateOf('vouchers'),
      stores: stateOf('stores'),
      from_outside: [...settings.fromOutside],
    };
  });

  mountOffice(app, officeEndpoints['settings.payments'], async () => shopState.payments);

  mountOffice(app, officeEndpoints['settings.save'], async ({ body, staff, requestId }) => {
    const { section, value, version } = body;
    await settings.refresh();
    const before = settings.current()[section];
    let saved = false;
    const save = async (tx: Transaction<Schema>): Promise<boolean> => {
      saved = await settings.save(tx, section, value, version);
      const change = { action: 'settings.save', subject: section, before, after: value };
      if (saved) await recordChange(tx, { staff, requestId, ...change });
      return saved;
    };
    // products carry their net prices, and when they arrive
    if (section === 'vat' || section === 'promises') await editor.edit(save);
    else await db.transaction().execute(save);
    await settings.refresh();
    return saved ? { version: version + 1 } : officeFail('CHANGED_MEANWHILE');
  });
}
