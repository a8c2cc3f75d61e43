import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { productFileFormats } from '@brixel/contract/office/product-file-words';
import type { StoreCode } from '@brixel/contract/stores';
import { plainTable } from '@brixel/exchange/csv-row';
import type { Database } from '../database/database.ts';
import { exportLots, type LotFileFormat, lotFiles } from '../imports/export-lots.ts';
import { takeUpdate, updateFile } from '../imports/lot-updates.ts';
import { exportProducts } from '../product-files/export-products.ts';
import { cliAuthor } from './cli-author.ts';
import { type Argv, EXIT, type Exit, required, type Terminal, UsageError } from './command-line.ts';

export interface ExportContext {
  database: Database;
  /** in whose language categories and options are named */
  store: StoreCode;
  terminal: Terminal;
}

const isFormat = (name: string): name is LotFileFormat => Object.hasOwn(lotFiles, name);

/** Writes all lots to a file, with --update what was sold here since the last time, with --products all products. */
export function exportCommand({ database: { db }, store, terminal }: ExportContext) {
  async function write(file: string, parts: AsyncIterable<string>): Promise<void> {
    await pipeline(Readable.from(parts), createWriteStream(file));
    await terminal.stdout(`${file} is written\n`);
  }
  function productLines(name: string): AsyncIterable<string> {
    const format = productFileFormats.find((each) => each === name);
    if (!format) throw new UsageError(`The file has to end with .${productFileFormats.join(', .')}`);
    return exportProducts(db, { format, store, seesCosts: true, style: plainTable });
  }

  return async (argv: Argv): Promise<Exit> => {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { update: { type: 'boolean', default: false }, products: { type: 'boolean', default: false } },
    });
    const { file } = required(positionals, 'file');
    if (values.update) {
      const taken = await db.transaction().execute((tx) => takeUpdate(tx, cliAuthor(), new Date().toISOString()));
      if (taken) await writeFile(file, (await updateFile(db, taken.id)) ?? '');
      await terminal.stdout(
        taken ? `${file}: ${taken.lots} lots, ${taken.pieces} pieces\n` : 'Nothing has changed since the last time\n',
      );
      return EXIT.done;
    }
    const format = extname(file).slice(1).toLowerCase();
    if (values.products || format === 'jsonl') {
      await write(file, productLines(format));
      return EXIT.done;
    }
    if (!isFormat(format)) throw new UsageError(`The file has to end with .${Object.keys(lotFiles).join(', .')}`);
    await write(file, exportLots(db, { format, style: plainTable, seesCosts: true }));
    return EXIT.done;
  };
}
