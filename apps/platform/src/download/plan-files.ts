import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MODEL_KEYS, type ModelKey } from '@brixel/demo-catalog/pictures';
import { codeVersion, moduleFile, moduleFolder } from '../code-version.ts';
import { openPictureCache } from '../media/picture-cache.ts';
import { createWorkerPool } from '../worker-pool.ts';

const PLAN = /^instructions\/(\w+)\.pdf$/;

/** The building plan of a file name; null for any other name. */
export const planOf = (file: string): ModelKey | null => {
  const name = PLAN.exec(file)?.[1];
  return MODEL_KEYS.find((model) => model === name) ?? null;
};

export interface PlanFiles {
  /** Drawn on first use, then cached. Null while the shop closes. */
  read(model: ModelKey): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

export function createPlanFiles(dataDir: string): PlanFiles {
  const cache = once(async () => openPictureCache(path.join(dataDir, 'plans'), { version: await planVersion() }));
  const underWay = new Map<ModelKey, Promise<Uint8Array | null>>();
  // One after another: drawing takes a whole processor for seconds. Each model waits at most once.
  const pool = createWorkerPool<ModelKey, Uint8Array>(new URL('./plan.worker.ts', import.meta.url), {
    workers: 1,
    queueLimit: MODEL_KEYS.length,
  });

  async function find(model: ModelKey): Promise<Uint8Array | null> {
    const cached = await (await cache()).read(`${model}.pdf`);
    if (cached) return cached;
    const drawn = await pool.run(model);
    // a plan that cannot be cached is drawn again the next time
    if (drawn) await (await cache()).write(`${model}.pdf`, drawn.answer).catch(() => {});
    return drawn?.answer ?? null;
  }

  return {
    read(model) {
      const started = underWay.get(model) ?? find(model).finally(() => underWay.delete(model));
      underWay.set(model, started);
      return started;
    },
    close: pool.close,
  };
}

/** Changes with everything that a plan is drawn by. */
const planVersion = (): Promise<string> =>
  codeVersion({
    folders: [
      '@brixel/bricks/drawing/scene',
      '@brixel/bricks/build/bricklayer',
      '@brixel/bricks/plan/building-plan',
      '@brixel/demo-catalog/models/registry',
    ].map(moduleFolder),
    files: [
      moduleFile('@brixel/bricks/colours'),
      moduleFile('@brixel/bricks/designs'),
      moduleFile('@brixel/bricks/oklab'),
      ...['./plan-document.ts', './plan.worker.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url))),
    ],
  });

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
