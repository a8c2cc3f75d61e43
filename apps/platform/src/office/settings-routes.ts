import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import type { SettingSection } from '@brixel/contract/shop-settings';
import type { FastifyInstance } from 'fastify';
import { recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountSettings(app: FastifyInstance, { db, settings, shopState }: OfficeTools): void {
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
      shipping: stateOf('shipping'),
      billing: stateOf('billing'),
      payment: stateOf('payment'),
      orders: stateOf('orders'),
      catalog: stateOf('catalog'),
      from_outside: [...settings.fromOutside],
    };
  });

  mountOffice(app, officeEndpoints['settings.payments'], async () => shopState.payments);

  mountOffice(app, officeEndpoints['settings.save'], async ({ body, staff, requestId }) => {
    const { section, value, version } = body;
    await settings.refresh();
    const before = settings.current()[section];
    const saved = await db.transaction().execute(async (tx) => {
      if (!(await settings.save(tx, section, value, version))) return false;
      const change = { action: 'settings.save', subject: section, before, after: value };
      await recordChange(tx, { staff, requestId, ...change });
      return true;
    });
    await settings.refresh();
    return saved ? { version: version + 1 } : officeFail('CHANGED_MEANWHILE');
  });
}
