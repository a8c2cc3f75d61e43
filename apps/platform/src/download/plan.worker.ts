/** Draws a building plan off the event loop, tells its file, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ModelKey } from '@brixel/bricks/pictures';
import { buildingPlan, type PlanPage } from '@brixel/bricks/plan/building-plan';
import sharp from 'sharp';
import { type PdfPage, pdfDocument } from './pdf.ts';

// One thread of work; sharp's own threads would take the processor from the shop.
sharp.concurrency(1);

/** Dots to the inch: enough for print, and quickly drawn. */
const DENSITY = 120;

async function drawPage({ svg, width, height, labels }: PlanPage): Promise<PdfPage> {
  const { data, info } = await sharp(Buffer.from(svg), { density: DENSITY })
    .flatten({ background: 'white' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { width, height, labels, picture: { jpeg: data, width: info.width, height: info.height } };
}

const { model } = workerData as { model: ModelKey };
const pages: PdfPage[] = [];
for (const page of buildingPlan(model)) pages.push(await drawPage(page));
parentPort?.postMessage(new Uint8Array(pdfDocument(model, pages)));
