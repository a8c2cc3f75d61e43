import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { MODEL_KEYS, type ModelKey } from '@brixel/bricks/pictures';
import { codeVersion, moduleFile, moduleFolder } from '../code-version.ts';
import { openPictureCache } from '../media/picture-cache.ts';

const PLAN = /^instructions\/(\w+)\.pdf$/;

/** The building plan that a file name stands for; null for any other name. */
export const planOf = (file: string): ModelKey | null => {
  const name = PLAN.exec(file)?.[1];
  return MODEL_KEYS.find((model) => model === name) ?? null;
};

export interface PlanFiles {
  /** drawn when it is wanted for the first time, then kept */
  read(model: ModelKey): Promise<Uint8Array>;
}

export function createPlanFiles(dataDir: string): PlanFiles {
  const cache = once(async () => openPictureCache(path.join(dataDir, 'plans'), await planVersion()));
  const underWay = new Map<ModelKey, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();

  /** One after another: drawing takes a whole processor for seconds. */
  function inTurn(model: ModelKey): Promise<Uint8Array> {
    const drawn = last.then(() => draw(model));
    last = drawn.catch(() => {});
    return drawn;
  }

  async function find(model: ModelKey): Promise<Uint8Array> {
    const kept = await (await cache()).read(`${model}.pdf`);
    if (kept) return kept;
    const drawn = await inTurn(model);
    await (await cache()).write(`${model}.pdf`, drawn);
    return drawn;
  }

  return {
    read(model) {
      const started = underWay.get(model) ?? find(model).finally(() => underWay.delete(model));
      underWay.set(model, started);
      return started;
    },
  };
}

function draw(model: ModelKey): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./plan.worker.ts', import.meta.url), { execArgv: [], workerData: { model } });
    // a watching Node (`npm run dev`) sends messages of its own from every thread
    worker.on('message', (file) => void (file instanceof Uint8Array && resolve(file)));
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error(`The plan of ${model} was not drawn`)));
    worker.unref();
  });
}

/** Changes with everything that a plan is drawn by. */
const planVersion = (): Promise<string> =>
  codeVersion({
    folders: [
      '@brixel/bricks/drawing/scene',
      '@brixel/bricks/models/registry',
      '@brixel/bricks/plan/building-plan',
    ].map(moduleFolder),
    files: [
      moduleFile('@brixel/bricks/colours'),
      moduleFile('@brixel/bricks/designs'),
      ...['./pdf.ts', './plan.worker.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url))),
    ],
  });

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
