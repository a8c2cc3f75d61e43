import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import {
  type OpeningCheck,
  type OpeningState,
  openingChecks,
  requiredChecks,
} from '@brixel/contract/office/opening-endpoints';
import { defaultStoreCode } from '@brixel/contract/stores';
import type { FastifyInstance } from 'fastify';
import { LEGAL_PAGES, UNWRITTEN } from '../seed/empty-shop.ts';
import { recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountOpening(app: FastifyInstance, { db, settings, shopState, publicUrl }: OfficeTools): void {
  const isWritten = (identifier: string): boolean => {
    const page = shopState.pages(defaultStoreCode).find((candidate) => candidate.identifier === identifier);
    return page !== undefined && page.content.trim() !== '' && !page.content.includes(UNWRITTEN);
  };

  const hasGoods = async (): Promise<boolean> =>
    (await db.selectFrom('product').select('id').where('status', '=', 1).limit(1).executeTakeFirst()) !== undefined;

  const answers: Record<OpeningCheck, () => boolean | Promise<boolean>> = {
    firm: () => settings.current().firm !== null,
    legal: () => LEGAL_PAGES.every(isWritten),
    payment: () => shopState.offered().length > 0 && !shopState.isSandbox,
    shipping: () => settings.versionOf('shipping') > 0,
    mail: () => shopState.hasMailServer && settings.current().mail !== null,
    https: () => publicUrl.startsWith('https:'),
    goods: hasGoods,
  };

  async function read(): Promise<OpeningState> {
    await settings.refresh();
    return {
      is_open: settings.current().opening.isOpen,
      orders: shopState.closedFor() ?? 'taken',
      checks: await Promise.all(openingChecks.map(async (check) => ({ check, ok: await answers[check]() }))),
    };
  }

  mountOffice(app, officeEndpoints['opening.read'], read);

  mountOffice(app, officeEndpoints['opening.save'], async ({ body: { open }, staff, requestId }) => {
    const { is_open, checks } = await read();
    const isReady = checks.every(({ check, ok }) => ok || !requiredChecks.includes(check));
    if (open && !is_open && !isReady) return officeFail('NOT_READY');
    if (open !== is_open)
      await db.transaction().execute(async (tx) => {
        const author = { staff, requestId, action: 'opening.save', subject: 'shop' };
        await settings.save(tx, 'opening', { isOpen: open }, settings.versionOf('opening'));
        await recordChange(tx, { ...author, before: { open: is_open }, after: { open } });
      });
    return read();
  });
}
