import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { atStep, chooseFile, plain, storedFacts } from './support/builder.ts';
import { eventually } from './support/eventually.ts';
import { heldPhoto, photo } from './support/photos.ts';
import { narrow, untilHydrated, type VisitOptions, visit } from './support/shop.ts';

const HEIC = readFileSync(new URL('support/phone-photo.heic', import.meta.url));
const UPRIGHT = 'red green blue yellow';

async function openBuilder(options: VisitOptions = {}) {
  const { close, ...rest } = await visit('/mosaik-builder', { pictures: true, ...options });
  onTestFinished(close);
  await untilHydrated(rest.page);
  return rest;
}

/** Chooses a file at the first step, and comes back there. */
async function upload(page: Page, name: string, buffer: Buffer): Promise<string> {
  await chooseFile(page, name, '', buffer);
  await atStep(page, 'cut');
  const facts = await storedFacts(page);
  await page.getByRole('link', { name: 'Zurück' }).click();
  await atStep(page, 'upload');
  return facts;
}

test('a photo stands upright however the phone was held', async () => {
  const { page } = await openBuilder();
  const seen: Record<number, string> = {};
  for (let orientation = 1; orientation <= 8; orientation++) {
    seen[orientation] = await upload(page, 'photo.jpg', await heldPhoto(orientation));
  }
  const upright = `600 × 800 ${UPRIGHT}`;
  expect(Object.values(seen)).toEqual(Array(8).fill(upright));
});

test('pictures of all kinds are taken, whatever their names say', async () => {
  const { page, complaints } = await openBuilder();
  const frames = await Promise.all(
    (['red', 'blue'] as const).map((colour) => photo([colour, colour, colour, colour]).png().toBuffer()),
  );
  const film = () => sharp(frames, { join: { animated: true } });
  const clear = {
    create: { width: 640, height: 800, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  } as const;
  expect({
    webp: await upload(page, 'photo.webp', await photo().webp({ quality: 90 }).toBuffer()),
    avif: await upload(page, 'photo.avif', await photo().avif({ effort: 0 }).toBuffer()),
    misnamed: await upload(page, 'photo.png', await photo().jpeg().toBuffer()),
    'see-through': await upload(page, 'logo.png', await sharp(clear).png().toBuffer()),
    'moving GIF': await upload(page, 'film.gif', await film().gif().toBuffer()),
    'moving WebP': await upload(page, 'film.webp', await film().webp().toBuffer()),
  }).toEqual({
    webp: `600 × 800 ${UPRIGHT}`,
    avif: `600 × 800 ${UPRIGHT}`,
    misnamed: `600 × 800 ${UPRIGHT}`,
    'see-through': '640 × 800 white white white white',
    'moving GIF': '600 × 800 red red red red',
    'moving WebP': '600 × 800 red red red red',
  });
  expect(complaints).toEqual([]);
});

test('a HEIC photo is read by a decoder that comes only then', async () => {
  const { page, complaints } = await openBuilder();
  const decoders: string[] = [];
  page.context().on('request', (request) => void (/heic/.test(request.url()) && decoders.push(request.url())));
  expect(await upload(page, 'IMG_0001.jpg', await photo().jpeg().toBuffer())).toBe(`600 × 800 ${UPRIGHT}`);
  expect(decoders).toEqual([]);
  expect(await upload(page, 'IMG_0002.HEIC', HEIC)).toBe(`640 × 800 ${UPRIGHT}`);
  expect(decoders).toHaveLength(1);
  // the page's Content-Security-Policy would speak up here
  expect(complaints).toEqual([]);
});

test('a picture can be dropped anywhere or pasted, and text is no picture', async () => {
  const { page } = await openBuilder();
  const bytes = (await photo().jpeg().toBuffer()).toString('base64');
  /** what a drag or the clipboard brings along, on a real event */
  const bring = (kind: 'drop' | 'paste', content: string | null) =>
    page.evaluate(
      ({ kind, content }) => {
        const dataTransfer = new DataTransfer();
        const file = content && Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        if (file) dataTransfer.items.add(new File([file], 'photo.jpg', { type: 'image/jpeg' }));
        else dataTransfer.setData('text/plain', 'Hello');
        const options = { bubbles: true, cancelable: true };
        document.body.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer })
            : new ClipboardEvent('paste', { ...options, clipboardData: dataTransfer }),
        );
      },
      { kind, content },
    );
  await eventually(async () => {
    await bring('paste', null);
    return page.getByText('In der Zwischenablage liegt kein Bild.').isVisible();
  }).toBe(true);
  for (const kind of ['drop', 'paste'] as const) {
    await bring(kind, bytes);
    await atStep(page, 'cut');
    expect(await storedFacts(page)).toBe(`600 × 800 ${UPRIGHT}`);
    await page.getByRole('link', { name: 'Zurück' }).click();
    await page.getByRole('button', { name: 'Bild löschen' }).click();
    await eventually(() => storedFacts(page)).toBe('nothing');
  }
});

test('a phone offers its camera', async () => {
  const { page } = await openBuilder({ viewport: narrow, hasTouch: true, isMobile: true });
  await page.getByRole('button', { name: 'Foto aufnehmen' }).waitFor();
  expect(await page.locator('input[capture]').getAttribute('accept')).toBe('image/*');
});

test('48 million points are scaled down on the way in', async () => {
  const { page } = await openBuilder();
  const large = await photo(undefined, { width: 6000, height: 8000 }).jpeg().toBuffer();
  expect(await upload(page, 'large.jpg', large)).toBe(`1800 × 2400 ${UPRIGHT}`);
});

/** A few bytes that claim to be more points than any device can hold. */
function hugePng(): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(50_000, 0);
  header.writeUInt32BE(50_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const lines = deflateSync(Buffer.alloc(150_001 * 20));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]);
}

test('every file that cannot be used is refused with a sentence that says why', async () => {
  const { page } = await openBuilder();
  const jpeg = await photo().jpeg().toBuffer();
  const notReadable = 'Das ist kein Bild, das wir lesen können. Bitte wähle ein JPG, PNG, WebP, AVIF, GIF oder HEIC.';
  const broken = 'Das Bild lässt sich nicht öffnen. Vielleicht ist die Datei beschädigt.';
  const small = await photo(undefined, { width: 590, height: 800 }).jpeg().toBuffer();
  // no two neighbours say the same, so each sentence is seen to come
  const files: [name: string, content: Buffer, sentence: string][] = [
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), notReadable],
    ['nothing.jpg', Buffer.alloc(0), 'Die Datei ist leer. Vielleicht wurde sie nicht ganz übertragen.'],
    ['letter.jpg', Buffer.from('Dear picture, I am a letter.'), notReadable],
    ['broken.jpg', Buffer.concat([jpeg.subarray(0, 200), Buffer.alloc(400)]), broken],
    ['small.jpg', small, 'Das Bild hat nur 590 × 800 Pixel. Es sollte auf jeder Seite mindestens 600 haben.'],
    [
      'heavy.jpg',
      Buffer.alloc(20 * 1024 * 1024 + 1, jpeg),
      'Das Bild ist größer als 20 MB. Bitte wähle ein kleineres.',
    ],
    [
      'huge.png',
      hugePng(),
      'Das Bild hat 50000 × 50000 Pixel, das ist zu viel für den Browser. Bitte verkleinere es auf höchstens 100 Megapixel.',
    ],
    [
      'broken.heic',
      HEIC.subarray(0, 400),
      'Dieses HEIC-Foto lässt sich hier nicht öffnen. Teile oder speichere es auf dem Handy als JPG und versuch es noch einmal.',
    ],
  ];
  const alert = page.getByRole('main').getByRole('alert');
  for (const [name, content, sentence] of files) {
    await chooseFile(page, name, '', content);
    await eventually(() => alert.innerText().then(plain)).toBe(sentence);
  }
  await chooseFile(page, 'photo.jpg', 'image/jpeg', jpeg);
  await atStep(page, 'cut');
});
