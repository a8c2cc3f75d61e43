import type { Role } from '@brixel/contract/office/roles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { hostedShop } from './support/hosted-shop.ts';
import { findingsInBothThemes, isTooWide, officePage } from './support/office.ts';
import { placePaidOrder } from './support/orders.ts';
import { narrow, wide } from './support/shop.ts';

/** From the order to the parcel: two people on one round, one of them without a line for a moment. */

const shop = hostedShop();
const at = (path: string): string => new URL(path, shop.url).href;

/** Whoever loses the line may complain about it, and has a worker that helps. */
async function enterAs(role: Role, name: string, { losesLine = false } = {}): Promise<Page> {
  const line = losesLine ? { worker: true, pictures: true, expected: /./ } : {};
  return officePage(shop, '/admin', { role, name, ...line });
}

/** A scanner types at once; keys that a busy machine sends one by one are those of a person. */
const scan = (page: Page, code: string) =>
  page.evaluate(
    (keys) => {
      for (const key of keys) window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    },
    [...code, 'Enter'],
  );

/** What the device keeps of rounds. */
const keptRounds = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('brixel-office');
        opened.onsuccess = () => {
          const counted = opened.result.transaction('rounds').objectStore('rounds').count();
          counted.onsuccess = () => {
            opened.result.close();
            resolve(counted.result);
          };
        };
      }),
  );

test('two people pick one round, pack its boxes, and the parcel is reported as sent', async () => {
  const skus = ['BX-3001-1', 'BX-3003-1'];
  const first = await placePaidOrder(skus, shop.url);
  await placePaidOrder(skus, shop.url);
  const owner = await enterAs('owner', 'Giulia Pichler');
  const packer = await enterAs('packer', 'Karl Moser', { losesLine: true });

  await owner.getByRole('link', { name: 'Picken 2 zu tun' }).click();
  await owner.getByRole('row', { name: new RegExp(first.orderNumber) }).waitFor();
  expect(await findingsInBothThemes(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Runde mit 2 Bestellungen starten' }).click();
  await owner.getByText('Station 1 von 2', { exact: false }).waitFor();
  expect(await findingsInBothThemes(owner)).toEqual([]);
  await owner.setViewportSize(narrow);
  expect([await axeFindings(owner), await isTooWide(owner)]).toEqual([[], false]);

  // a wrong drawer is refused, the right part is ticked by its number as a scanner types it
  await scan(owner, 'K99-1');
  await owner.getByRole('alert').getByText('Falsches Fach', { exact: false }).waitFor();
  await packer.goto(owner.url());
  await packer.getByText('Station 1 von 2', { exact: false }).waitFor();

  // the packer ticks one box, the owner sees it
  await packer.getByRole('button', { name: 'Kiste A: 2 Stück abhaken' }).click();
  await owner.getByRole('button', { name: 'Kiste A: 2 Stück liegen drin' }).waitFor();
  await owner.keyboard.press('2');
  await owner.getByText('Station 2 von 2', { exact: false }).waitFor();

  // without a line the packer goes on, even if the phone throws the page away, and nothing of it is lost
  await packer.getByRole('button', { name: 'Kiste B: 2 Stück liegen drin' }).waitFor();
  await packer.getByRole('button', { name: 'Weiter' }).click();
  await packer.locator('.pick__pic img[src^="blob:"]').waitFor();
  await packer.evaluate(async () => void (await navigator.serviceWorker.ready));
  await packer.context().setOffline(true);
  await packer.reload();
  await packer.getByRole('status').getByText('Ohne Netz', { exact: false }).waitFor();
  const picture = packer.locator('.pick__pic img[src^="blob:"]');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await packer.getByRole('button', { name: 'Alle 4 gepickt' }).click();
  await packer.getByText('Alles gepickt').waitFor();
  await packer.reload();
  await packer.getByText('Alles gepickt').waitFor();
  await packer.getByRole('status').getByText('2 Häkchen warten', { exact: false }).waitFor();
  expect(await axeFindings(packer)).toEqual([]);
  await packer.context().setOffline(false);
  await owner.getByRole('button', { name: 'Kiste B: 2 Stück liegen drin' }).waitFor();
  await owner.getByRole('button', { name: 'Weiter' }).click();
  await owner.getByRole('button', { name: 'Runde abschließen' }).click();

  await owner.setViewportSize(wide);
  await owner.getByRole('heading', { level: 1, name: /ist gepickt$/ }).waitFor();
  await packer.getByRole('heading', { level: 1, name: /ist gepickt$/ }).waitFor();
  await expect.poll(() => keptRounds(packer)).toBe(0);
  expect(await findingsInBothThemes(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Kiste A packen' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Kiste A packen' });
  await dialog.getByRole('checkbox', { name: 'Alles liegt drin' }).check();
  await dialog.getByLabel('Gewicht', { exact: false }).fill('420');
  expect(await findingsInBothThemes(owner)).toEqual([]);
  await dialog.getByRole('button', { name: 'Paket schließen' }).click();
  await owner.getByText('gepackt, 420', { exact: false }).waitFor();

  await owner.getByRole('link', { name: first.orderNumber }).click();
  await owner.getByText('gepackt', { exact: true }).first().waitFor();
  await owner.getByRole('button', { name: 'Als versendet melden' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Als versendet melden' }).click();
  await owner.getByText(`${first.orderNumber} ist versendet.`).waitFor();
  await packer.goto(at('/admin/pick'));
  await packer.getByText('Gerade ist nichts zu picken.').waitFor();
});
