import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { MOSAIC_FILES, mosaicFileName, nameInOrder } from '../mosaic/mosaic-files.ts';
import { readMosaic, type StoredMosaic } from '../mosaic/mosaic-store.ts';
import type { MosaicWorkshop } from '../mosaic/mosaic-workshop.ts';
import type { OrderBook } from '../order/order-book.ts';
import { writtenOrderNumber } from '../order/order-ids.ts';
import { printedNumber, type StoredOrder } from '../order/stored-order.ts';
import type { PrintLook } from '../settings/print-look.ts';
import { type Argv, EXIT, type Exit, required, type Terminal } from './command-line.ts';

const PICTURE_WIDTH = 1600;

export interface MosaicCommandContext {
  db: Kysely<Schema>;
  orders: Pick<OrderBook, 'byNumber'>;
  workshop: Pick<MosaicWorkshop, 'draw' | 'write'>;
  terminal: Terminal;
  /** on the covers */
  look: PrintLook;
}

/** Saves what is needed to pack the mosaics of an order, paid or not. */
export function mosaicCommand({ db, orders, workshop, terminal, look }: MosaicCommandContext) {
  const refuse = (text: string): Exit => {
    terminal.stderr(`${text}\n`);
    return EXIT.refused;
  };

  return async (argv: Argv): Promise<Exit> => {
    const options = { to: { type: 'string', default: '.' } } as const;
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    const number = required(positionals, 'order number')['order number'];
    const order = await orders.byNumber(writtenOrderNumber(number));
    if (!order) return refuse(`There is no order ${number}.`);
    const lines = order.lines.flatMap(({ itemId, mosaicId: id }) => (id === null ? [] : { itemId, id }));
    if (lines.length === 0) return refuse(`${order.orderNumber} has no mosaic.`);
    let exit: Exit = EXIT.done;
    for (const { itemId, id } of lines) {
      const mosaic = await readMosaic(db, id);
      if (!mosaic) {
        exit = refuse(`The mosaic of line ${itemId} is no longer kept.`);
        continue;
      }
      for await (const [name, content] of filesOf(mosaic, order, itemId, { workshop, look })) {
        const file = path.join(values.to, name);
        await mkdir(values.to, { recursive: true });
        await writeFile(file, content);
        await terminal.stdout(`${file}\n`);
      }
    }
    return exit;
  };
}

async function* filesOf(
  mosaic: StoredMosaic,
  order: StoredOrder,
  itemId: number,
  { workshop: { draw, write }, look }: Pick<MosaicCommandContext, 'workshop' | 'look'>,
): AsyncGenerator<readonly [name: string, content: Uint8Array]> {
  const { storeCode } = order;
  for (const file of MOSAIC_FILES) {
    yield [
      mosaicFileName(file, order, itemId),
      done(await write({ file, mosaic, storeCode, orderNumber: printedNumber(order), look })),
    ];
  }
  const picture = await draw({ mosaic, width: PICTURE_WIDTH, format: 'jpeg' });
  yield [`${nameInOrder('mosaic', order, itemId)}.jpg`, done(picture)];
}

/** One job after another never finds the workshop busy. */
function done(result: { answer: Uint8Array } | null): Uint8Array {
  if (!result) throw new Error('The workshop has closed');
  return result.answer;
}
