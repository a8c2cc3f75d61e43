/** Draws building plans off the event loop, one at a time. */

import { buildingPlan, type PlanPage } from '@brixel/bricks/plan/building-plan';
import { models } from '@brixel/demo-catalog/models/registry';
import type { ModelKey } from '@brixel/demo-catalog/pictures';
import sharp from 'sharp';
import { answerJobs } from '../answer-jobs.ts';
import { type DrawnPage, planDocument } from './plan-document.ts';

// One thread of work; sharp's own threads would take the processor from the shop.
sharp.concurrency(1);

/** Dots to the inch: enough for print, and quickly drawn. */
const DENSITY = 120;

async function drawPage({ svg, ...page }: PlanPage): Promise<DrawnPage> {
  const picture = await sharp(Buffer.from(svg), { density: DENSITY })
    .flatten({ background: 'white' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return { ...page, picture };
}

answerJobs(async (model: ModelKey): Promise<Uint8Array> => {
  const pages: DrawnPage[] = [];
  for (const page of buildingPlan(models[model].build())) pages.push(await drawPage(page));
  return new Uint8Array(await planDocument(model, pages));
});
