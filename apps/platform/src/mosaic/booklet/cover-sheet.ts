import { centimetres, hoursFor } from '@brixel/mosaic/formats';
import type { PrintLook } from '../../settings/print-look.ts';
import { A4, fitted, INK, INNER_WIDTH, MARGIN, type Paper, write } from './paper.ts';
import type { Booklet, Page, Sheet } from './sheet.ts';

const BAND = 128;
const PICTURE = { top: 172, width: INNER_WIDTH, height: 470 };
const FACTS_TOP = 686;
const FACT_COLUMNS = 3;
const FACT_HEIGHT = 52;

/** The finished picture, and what there is to be built. */
export const coverSheet = (booklet: Booklet): Sheet => ({
  bookmark: booklet.texts.cover.heading,
  draw(page) {
    const { paper, texts, mosaic, pictures, orderNumber, look } = booklet;
    page.decoration(() => {
      paper.rect(0, 0, A4.width, BAND).fill(look.colour ?? INK.petrol);
      paper.rect(0, BAND, A4.width, 6).fill(INK.mango);
      drawSender(paper, look);
    });
    page.text(texts.booklet, { x: MARGIN, y: 36, size: 13, colour: INK.onPetrol });
    page.heading(texts.cover.heading, { x: MARGIN, y: 60, size: 36, bold: true, colour: INK.white });
    const order = `${texts.cover.order} ${orderNumber}`;
    page.text(order, { x: A4.width - MARGIN, y: 77, size: 13, colour: INK.onPetrol, align: 'right' });
    const picture = fitted(mosaic.grid, PICTURE);
    page.picture(texts.cover.picture, () => {
      paper.image(pictures.lit, picture.x, PICTURE.top, { width: picture.width, height: picture.height });
    });
    drawFacts(page, booklet);
  },
});

const LOGO = { width: 150, height: 34, top: 26 };
const PLATE = 5;

/** The logo at the right of the band, or the name where there is none. */
function drawSender(paper: Paper, { shopName, logo }: PrintLook): void {
  const right = A4.width - MARGIN;
  if (!logo) {
    write(paper, shopName, { x: right, y: 34, size: 22, bold: true, colour: INK.white, align: 'right' });
    return;
  }
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const [x, y] = [right - width, LOGO.top + (LOGO.height - height) / 2];
  if (!logo.isForDark)
    paper.roundedRect(x - PLATE, y - PLATE, width + 2 * PLATE, height + 2 * PLATE, PLATE).fill(INK.white);
  paper.image(Buffer.from(logo.content), x, y, { width, height });
}

type Fact = readonly [label: string, value: string];

function factsOf({ texts, mosaic, bases, size, count }: Booklet): Fact[] {
  const { cover } = texts;
  const { width, height } = mosaic.grid;
  const colours = new Set(mosaic.plates.map(({ colour }) => colour)).size;
  return [
    [cover.size, cover.sizeAndStuds(size.toUpperCase(), count(width), count(height))],
    [cover.measures, cover.centimetres(count(centimetres(width)), count(centimetres(height)))],
    [cover.time, cover.hours(hoursFor(mosaic.plates.length))],
    [cover.pieces, count(mosaic.plates.length)],
    [cover.colours, count(colours)],
    [cover.bases, count(bases.length)],
  ];
}

function drawFacts(page: Page, booklet: Booklet): void {
  const { paper } = booklet;
  const width = INNER_WIDTH / FACT_COLUMNS;
  for (const [index, [label, value]] of factsOf(booklet).entries()) {
    const x = MARGIN + (index % FACT_COLUMNS) * width;
    const y = FACTS_TOP + Math.floor(index / FACT_COLUMNS) * FACT_HEIGHT;
    page.decoration(() => {
      paper
        .moveTo(x, y)
        .lineTo(x + width - 14, y)
        .lineWidth(1)
        .stroke(INK.line);
    });
    page.group(() => {
      write(paper, label, { x, y: y + 9, size: 9, colour: INK.soft });
      write(paper, value, { x, y: y + 22, size: 13, bold: true });
    });
  }
}
