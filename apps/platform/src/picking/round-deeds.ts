import type { PickDeed } from '@brixel/contract/office/picking-endpoints';
import { sql, type Transaction } from 'kysely';
import type { CatalogChange } from '../catalog/changes/change-log.ts';
import { toJson } from '../database/column-types.ts';
import type { Schema } from '../database/schema.ts';
import type { DeedContext } from './deed-context.ts';
import { reportMissing } from './missing.ts';

/**
 * Does what a device has sent, in its order. A deed that came before counts as done, so that devices send again whatever they have no
 * answer to. The round is held meanwhile: what several devices send at once comes one after the other. Gives the stocks that have changed.
 */
export async function applyDeeds(
  tx: Transaction<Schema>,
  deeds: readonly PickDeed[],
  context: DeedContext,
): Promise<CatalogChange[]> {
  const { kind, roundId, author, now } = context;
  if (kind === 'postgres') await sql`select id from pick_round where id = ${roundId} for update`.execute(tx);
  const changes: CatalogChange[] = [];
  for (const deed of deeds) {
    const at = new Date(now - deed.ago).toISOString();
    const isNew = await tx
      .insertInto('pick_deed')
      .values({
        round_id: roundId,
        id: deed.id,
        at,
        received_at: new Date(now).toISOString(),
        staff_name: author.staff.name,
        deed: toJson(deed),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!isNew) continue;
    const stop = await tx
      .selectFrom('pick_stop')
      .selectAll()
      .where('id', '=', deed.stop)
      .where('round_id', '=', roundId)
      .executeTakeFirst();
    if (!stop) continue;
    if (deed.kind === 'tick') await tick(tx, deed, at, author.staff.name);
    else if (deed.kind === 'untick') await untick(tx, deed);
    else changes.push(...(await reportMissing(tx, deed, stop, at, context)));
  }
  return changes;
}

/** The earlier tick wins, also where it comes later because its device had no line. */
async function tick(
  tx: Transaction<Schema>,
  { id, stop, box }: PickDeed & { kind: 'tick' },
  at: string,
  name: string,
): Promise<void> {
  await tx
    .updateTable('pick_share')
    .set(({ ref }) => ({ found: ref('qty'), tick_id: id, ticked_at: at, ticked_by: name }))
    .where('stop_id', '=', stop)
    .where('letter', '=', box)
    .where(({ eb, or, and }) =>
      or([eb('tick_id', 'is', null), and([eb('found', '=', eb.ref('qty')), eb('ticked_at', '>', at)])]),
    )
    .execute();
}

/** Takes back what this device has ticked; the tick of another one stands. */
async function untick(
  tx: Transaction<Schema>,
  { stop, box, tick: ticked }: PickDeed & { kind: 'untick' },
): Promise<void> {
  await tx
    .updateTable('pick_share')
    .set({ found: 0, tick_id: null, ticked_at: null, ticked_by: null })
    .where('stop_id', '=', stop)
    .where('letter', '=', box)
    .where('tick_id', '=', ticked)
    .whereRef('found', '=', 'qty')
    .execute();
}
