import { footerGroups } from '@brixel/commerce/footer-groups';
import type { OfficeCategory } from '@brixel/contract/office/home-endpoints';
import { officeEndpoints } from '@brixel/contract/office/office-endpoints';
import { type StoreCode, storeCodes } from '@brixel/contract/stores';
import type { FastifyInstance } from 'fastify';
import { ROOT_ID } from '../categories/category-root.ts';
import type { Failure } from '../http/reply.ts';
import { type Author, recordChange } from './audit.ts';
import { mountOffice } from './mount-office.ts';
import { officeFail } from './office-failures.ts';
import type { OfficeTools } from './office-tools.ts';

export function mountHome(app: FastifyInstance, { db, settings, shopState }: OfficeTools): void {
  const inEachStore = <T>(part: (store: StoreCode) => T) =>
    Object.fromEntries(storeCodes.map((store) => [store, part(store)])) as Record<StoreCode, T>;

  const categoriesOf = (store: StoreCode): OfficeCategory[] =>
    shopState
      .categories(store)
      .filter(({ is_active, level }) => is_active && level > 1)
      .map(({ id, name, level, include_in_menu, parent_id, product_count }) => ({
        id,
        name,
        level,
        in_menu: include_in_menu && parent_id === ROOT_ID,
        count: product_count,
      }));

  /** Of one store in a section that holds all of them. */
  async function save<S extends 'home' | 'menu'>(
    section: S,
    { store, value, version }: { store: StoreCode; value: unknown; version: number },
    author: Author,
  ): Promise<{ version: number } | Failure> {
    await settings.refresh();
    const stored = settings.current()[section];
    const { [store]: before = null, ...others } = stored as Record<string, unknown>;
    const next = { ...others, ...(value !== null && { [store]: value }) } as typeof stored;
    const saved = await db.transaction().execute(async (tx) => {
      if (!(await settings.save(tx, section, next, version))) return false;
      await recordChange(tx, { ...author, action: `${section}.save`, subject: store, before, after: value });
      return true;
    });
    await settings.refresh();
    return saved ? { version: version + 1 } : officeFail('CHANGED_MEANWHILE');
  }

  mountOffice(app, officeEndpoints['home.read'], async () => {
    await settings.refresh();
    return {
      pages: settings.current().home,
      version: settings.versionOf('home'),
      is_demo: shopState.isDemoShop,
      categories: inEachStore(categoriesOf),
    };
  });

  mountOffice(app, officeEndpoints['home.save'], ({ body: { store, page, version }, staff, requestId }) =>
    save('home', { store, value: page, version }, { staff, requestId }),
  );

  mountOffice(app, officeEndpoints['menu.read'], async () => {
    await settings.refresh();
    return {
      menus: settings.current().menu,
      version: settings.versionOf('menu'),
      categories: inEachStore(categoriesOf),
      footers: inEachStore((store) => footerGroups(shopState.hierarchy(store))),
    };
  });

  mountOffice(app, officeEndpoints['menu.save'], ({ body: { store, menu, version }, staff, requestId }) =>
    save('menu', { store, value: menu, version }, { staff, requestId }),
  );
}
