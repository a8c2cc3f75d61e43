import type { RedirectImportReport } from '@brixel/contract/office/redirect-import-endpoints';
import type { RedirectRemark } from '@brixel/contract/office/redirect-import-words';
import { comparedPath } from '@brixel/contract/shop-path';
import { defaultStoreOf, type StoreCode, type StoreSettings } from '@brixel/contract/stores';
import type { Kysely, Transaction } from 'kysely';
import { leadsBack, redirectedPaths } from '../content/redirects.ts';
import { holdContent } from '../content/versions.ts';
import type { Schema } from '../database/schema.ts';
import { sliceWriter } from '../imports/write-slices.ts';
import { type Author, recordChange } from '../office/audit.ts';
import { insertRows } from '../seed/insert-rows.ts';
import type { MovedFile } from './moved-rows.ts';
import { type Inside, type MovedAddress, readRedirects } from './read-redirects.ts';
import { createRowRemarks, type RowRemarks } from './row-remarks.ts';
import { readShopAddresses, type ShopAddress, type ShopAddresses } from './shop-addresses.ts';

interface Shop {
  db: Kysely<Schema>;
  stores: StoreSettings;
  publicUrl: string;
}

interface Options {
  /** rows of a kind that are told one by one */
  most?: number | undefined;
}

interface NewRedirect {
  from_path: string;
  to_path: string;
}

interface Plan {
  fresh: NewRedirect[];
  totals: Omit<RedirectImportReport, 'report'>;
  remarks: RowRemarks<RedirectRemark>;
}

/** What a table of old addresses would do. */
export async function checkRedirects(
  shop: Shop,
  file: MovedFile,
  options: Options = {},
): Promise<RedirectImportReport> {
  const { totals, remarks } = await plan(shop, file, options);
  return { ...totals, report: remarks.report() };
}

const AT_ONCE = 200;

/** Leads old addresses to what they were about, for good. What was led elsewhere before stays as it is. */
export async function importRedirects(
  shop: Shop,
  file: MovedFile,
  { author, ...options }: Options & { author: Author },
): Promise<RedirectImportReport> {
  const { fresh, totals, remarks } = await plan(shop, file, options);
  const write = sliceWriter(shop.db);
  let isTold = false;
  for (let start = 0; start < fresh.length; start += AT_ONCE) {
    await write(async (tx) => {
      await holdContent(tx);
      if (!isTold) {
        const change = { action: 'redirects.import', subject: file.name, after: { redirects: fresh.length } };
        await recordChange(tx, { ...author, ...change });
      }
      await addMissing(tx, fresh.slice(start, start + AT_ONCE));
    });
    isTold = true;
  }
  return { ...totals, report: remarks.report() };
}

/** Somebody may have led one of them elsewhere since they were looked at. */
async function addMissing(tx: Transaction<Schema>, redirects: readonly NewRedirect[]): Promise<void> {
  const taken = await redirectedPaths(
    tx,
    redirects.map(({ from_path }) => from_path),
  );
  const rows = [];
  for (const redirect of redirects) {
    if (taken.has(redirect.from_path) || (await leadsBack(tx, redirect))) continue;
    rows.push({ from_path: redirect.from_path, to_path: redirect.to_path, status: 301 as const, version: 1 });
  }
  await insertRows(tx, 'redirect', rows);
}

async function plan({ db, stores, publicUrl }: Shop, file: MovedFile, { most }: Options): Promise<Plan> {
  const addresses = await readRedirects(file.read(), new URL(publicUrl).host);
  const find = finder(addresses, await readShopAddresses(db, stores), defaultStoreOf(stores));
  const rows = await db.selectFrom('redirect').select(['from_path', 'to_path']).execute();
  const led = new Map(rows.map(({ from_path, to_path }) => [from_path, to_path]));
  const planned = new Map<string, string>();
  const fresh: NewRedirect[] = [];
  const totals = { addresses: addresses.length, create: 0, here: 0, known: 0, left_out: 0 };
  const remarks = createRowRemarks<RedirectRemark>(most);

  for (const address of addresses) {
    const out = (code: RedirectRemark): void => {
      totals.left_out += 1;
      remarks.add(address.line, code, address.text);
    };
    const from = address.from === null ? null : comparedPath(encodeURI(address.from));
    if (address.from === null || from === null) {
      out('NO_PATH');
      continue;
    }
    if (address.to === null && !address.inside) {
      out('FOREIGN');
      continue;
    }
    const target = find(address);
    if (target === 'LOOP' || target === null) {
      out(target ?? 'LEADS_NOWHERE');
      continue;
    }
    if (target.isHere || comparedPath(target.to) === from) {
      totals.here += 1;
      continue;
    }
    const before = led.get(from);
    const earlier = planned.get(from);
    if (before !== undefined) {
      totals.known += 1;
      if (before !== target.to) remarks.add(address.line, 'TAKEN', `${address.text} → ${before}`);
    } else if (earlier !== undefined) {
      if (earlier === target.to) totals.known += 1;
      else out('REPEATED');
    } else if (returns(from, target.to, led)) out('LOOP');
    else {
      planned.set(from, target.to);
      fresh.push({ from_path: from, to_path: target.to });
      totals.create += 1;
    }
  }
  return { fresh, totals, remarks };
}

/** Whether redirects that are there lead from the new target back to its own address. */
function returns(from: string, to: string, led: ReadonlyMap<string, string>): boolean {
  let path = comparedPath(to);
  while (path !== null && path !== from) {
    const next = led.get(path);
    path = next === undefined ? null : comparedPath(next);
  }
  return path === from;
}

const MOST_STEPS = 20;

/**
 * Where the shop shows what an old address was about. `isHere`: at that very address. Rows may lead to each other; what a row calls by
 * a number inside is what another one has an address for.
 */
function finder(addresses: readonly MovedAddress[], shop: ShopAddresses, defaultStore: StoreCode) {
  const byFrom = new Map<string, MovedAddress>();
  const byInside = new Map<string, MovedAddress>();
  for (const address of addresses) {
    if (address.from !== null && !byFrom.has(address.from)) byFrom.set(address.from, address);
    if (address.inside && !byInside.has(address.inside.key)) byInside.set(address.inside.key, address);
  }

  const inShop = ({ key, kind }: Inside, store: StoreCode): ShopAddress | null => {
    const named = byInside.get(key);
    return named?.from ? shop.find(named.from, store, kind) : null;
  };

  return ({ from, to, inside, store: own }: MovedAddress): ShopAddress | 'LOOP' | null => {
    const store = own ?? defaultStore;
    if (from === null) return null;
    const found = shop.find(from, store, inside?.kind);
    if (found?.isHere) return found;
    if (inside) return moved(found ?? inShop(inside, store));
    let next = to;
    for (let steps = 0; next !== null; steps += 1) {
      if (next === from || steps > MOST_STEPS) return 'LOOP';
      const row = byFrom.get(next);
      const there = shop.find(next, store, row?.inside?.kind) ?? (row?.inside ? inShop(row.inside, store) : null);
      if (there) return moved(there);
      next = row && !row.inside ? row.to : null;
    }
    return null;
  };
}

const moved = (found: ShopAddress | null): ShopAddress | null => found && { ...found, isHere: false };
