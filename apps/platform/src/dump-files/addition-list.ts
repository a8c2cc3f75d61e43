import type { Kysely } from 'kysely';
import { toJson } from '../database/column-types.ts';
import type { ImportAddition } from '../database/import-tables.ts';
import type { Schema } from '../database/schema.ts';
import { type ClaimedJob, touchJob } from '../imports/claim-job.ts';
import { sliceWriter } from '../imports/write-slices.ts';
import { insertRows } from '../seed/insert-rows.ts';

const AT_ONCE = 200;

/** What an import will bring beside goods, listed while it is checked. */
export interface AdditionList {
  add(addition: ImportAddition): void;
  write(db: Kysely<Schema>, job: ClaimedJob): Promise<void>;
}

export function additionList(): AdditionList {
  let written = 0;
  let waiting: ImportAddition[] = [];
  return {
    add: (addition) => waiting.push(addition),
    async write(db, job) {
      const writeSlice = sliceWriter(db);
      const additions = waiting;
      waiting = [];
      for (let first = 0; first < additions.length; first += AT_ONCE) {
        const some = additions.slice(first, first + AT_ONCE);
        await writeSlice(async (tx) => {
          await touchJob(tx, job);
          await insertRows(
            tx,
            'import_addition',
            some.map((addition, place) => ({
              job_id: job.id,
              number: written + place + 1,
              content: toJson(addition),
              is_applied: 0 as const,
            })),
          );
        });
        written += some.length;
      }
    },
  };
}
