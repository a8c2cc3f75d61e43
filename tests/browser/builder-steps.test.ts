import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { axeFindings } from './support/axe.ts';
import { atStep, chooseFile, plain, storedFacts } from './support/builder.ts';
import { eventually } from './support/eventually.ts';
import { hasFocus, tabTo } from './support/keyboard.ts';
import { heldPhoto, photo, withGrain } from './support/photos.ts';
import { narrow, shopUrl, untilHydrated, type VisitOptions, visit } from './support/shop.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

async function openBuilder(path = '/mosaik-builder', options: VisitOptions = {}) {
  const { close, ...rest } = await visit(path, { pictures: true, ...options });
  onTestFinished(close);
  await untilHydrated(rest.page);
  return rest;
}

test('the keyboard alone leads from a sample picture into the cart', async () => {
  const { page, complaints } = await openBuilder();
  const heading = page.getByRole('heading', { level: 1 });
  const voice = (): Promise<string> => page.locator('.mb > [role=status]').innerText().then(plain);

  await tabTo(page, page.getByRole('button', { name: 'Waschbär' }));
  await page.keyboard.press('Enter');
  await atStep(page, 'cut');
  await eventually(() => hasFocus(heading)).toBe(true);
  await eventually(() => heading.innerText()).toBe('Was soll aufs Bild?');
  expect(await axeFindings(page)).toEqual([]);

  const cut = page.getByRole('group', { name: /^Ausschnitt\./ });
  await tabTo(page, cut, 'Shift+Tab');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('Shift+ArrowRight');
  await eventually(voice).toBe('Ausschnitt 436 × 581 Pixel, Zoom 132 %, 39 % von links, 12 % von oben');
  await tabTo(page, page.getByRole('button', { name: 'Spiegeln' }));
  await page.keyboard.press('Enter');
  await eventually(voice).toBe('Ausschnitt 436 × 581 Pixel, Zoom 132 %, 19 % von links, 12 % von oben');
  await tabTo(page, page.getByRole('radio', { name: 'Hochformat' }));
  await page.keyboard.press('ArrowRight');
  await eventually(() => page.getByRole('radio', { name: 'Querformat' }).isChecked()).toBe(true);
  await tabTo(page, page.getByRole('link', { name: 'Weiter zum Filter' }));
  await page.keyboard.press('Enter');

  await atStep(page, 'filter');
  await eventually(() => hasFocus(heading)).toBe(true);
  await eventually(voice).toMatch(/^Mosaik-Vorschau deines Bildes: 96 × 72 Noppen, 6.912 Steine in/);
  expect(await axeFindings(page)).toEqual([]);
  await tabTo(page, page.getByRole('group', { name: /^Mosaik unter der Lupe/ }), 'Shift+Tab');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await eventually(voice).toMatch(/^Spalte 57, Reihe 36: \S+/);
  await tabTo(page, page.getByRole('button', { name: 'Vergleich' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('slider', { name: 'Foto und Steine vergleichen' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('radio', { name: 'Farbe' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('radio', { name: 'Natürlich' }));
  await page.keyboard.press('ArrowRight');
  await eventually(() => page.getByRole('slider', { name: 'Kontrast' }).inputValue()).toBe('18');
  await tabTo(page, page.getByRole('slider', { name: 'Kontrast' }));
  await page.keyboard.press('ArrowRight');
  // a moved slider is a look of one's own
  await eventually(() => page.locator('input[name=look]:checked').count()).toBe(0);
  await tabTo(page, page.getByRole('link', { name: 'Weiter zur Größe' }));
  await page.keyboard.press('Enter');
  await atStep(page, 'size');
  await eventually(() => hasFocus(heading)).toBe(true);
  await tabTo(page, page.getByRole('radio', { name: /^M / }));
  await page.keyboard.press('ArrowUp');
  await eventually(() => page.getByRole('radio', { name: /^S / }).isChecked()).toBe(true);
  await tabTo(page, page.getByRole('radio', { name: /^Ohne Rahmen/ }));
  await page.keyboard.press('ArrowRight');
  const buy = page.getByRole('button', { name: /^In den Warenkorb, / });
  await eventually(() => buy.isEnabled()).toBe(true);
  await tabTo(page, buy);
  await page.keyboard.press('Enter');
  const cart = page.getByRole('dialog', { name: /^Warenkorb/ });
  await cart.getByText('Foto-Mosaik S').first().waitFor();
  await cart.getByText('Rahmen Eiche').first().waitFor();
  expect(complaints).toEqual([]);
});

test('a photo that was taken sideways keeps its cut, its look and its step over a reload', async () => {
  const { page, complaints } = await openBuilder();
  await chooseFile(page, 'IMG_0815.jpg', 'image/jpeg', await heldPhoto(6, await withGrain(photo())));
  await atStep(page, 'cut');
  await page.getByRole('radio', { name: 'Quadrat' }).check();
  await page.getByRole('slider', { name: 'Zoom' }).fill('200');
  await page.getByRole('button', { name: 'Nach oben', exact: true }).click();
  await page.getByRole('link', { name: 'Weiter zum Filter' }).click();
  await atStep(page, 'filter');
  await page.getByRole('radio', { name: 'Graustufen' }).check();
  await page.getByRole('radio', { name: 'Markant' }).check();
  await page.getByRole('slider', { name: 'Helligkeit' }).fill('-30');
  const mosaic = page.getByRole('group', { name: /^Mosaik unter der Lupe/ }).locator('canvas');
  /** the bricks on the stage, once nothing more is computed */
  const bricks = async (): Promise<string> => {
    await page.locator('.livepill [class*="animate-none"]').waitFor();
    return sha256(await mosaic.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL()));
  };
  const settings = () => page.evaluate(() => localStorage.getItem('brixel/builder'));
  const before = { bricks: await bricks(), settings: await settings(), picture: await storedFacts(page) };
  expect(before.picture).toBe('600 × 800 red green blue yellow');
  await page.reload();
  await untilHydrated(page);
  await atStep(page, 'filter');
  expect({ bricks: await bricks(), settings: await settings(), picture: await storedFacts(page) }).toEqual(before);

  await page.goBack();
  await atStep(page, 'cut');
  await eventually(() => page.getByRole('slider', { name: 'Zoom' }).inputValue()).toBe('200');
  await page.goForward();
  await atStep(page, 'filter');
  await eventually(() => page.getByRole('slider', { name: 'Helligkeit' }).inputValue()).toBe('-30');
  expect(complaints).toEqual([]);
});

test('nothing of the picture leaves the browser', async () => {
  const { page } = await openBuilder();
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.postData();
    // which page is open is counted, by its path alone
    const isPath =
      new URL(request.url()).pathname === '/api/ext/page-seen' && /^\{"path":"[\w/-]+"\}$/.test(body ?? '');
    if (body && !isPath) sent.push(`${request.method()} ${request.url()}`);
  });
  await chooseFile(page, 'photo.jpg', 'image/jpeg', await photo().jpeg().toBuffer());
  await atStep(page, 'cut');
  await page.getByRole('link', { name: 'Weiter zum Filter' }).click();
  await page.getByText('Live-Vorschau').waitFor();
  await page.getByRole('link', { name: 'Weiter zur Größe' }).click();
  await atStep(page, 'size');
  expect(sent).toEqual([]);
});

test('a link into the middle begins at the first step while there is no picture', async () => {
  const { page } = await openBuilder('/mosaik-builder/step/filter');
  await atStep(page, 'upload');
  await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Welches Bild/);
});

test('a narrow screen begins at the first step when it finds a picture of an earlier visit', async () => {
  const { page } = await openBuilder('/mosaik-builder', { viewport: narrow });
  await chooseFile(page, 'photo.jpg', 'image/jpeg', await photo().jpeg().toBuffer());
  await atStep(page, 'cut');
  await page.getByRole('link', { name: 'Weiter zum Filter' }).click();
  await atStep(page, 'filter');
  await page.reload();
  await untilHydrated(page);
  await atStep(page, 'upload');
  await page.getByRole('img', { name: 'Dein Bild, 600 × 800 Pixel' }).waitFor();
  await page.goto(shopUrl('/mosaik-builder/step/size'));
  await untilHydrated(page);
  await atStep(page, 'upload');
  // from there on the visitor walks freely
  await page.getByRole('link', { name: 'Weiter zum Zuschneiden' }).click();
  await atStep(page, 'cut');
});
