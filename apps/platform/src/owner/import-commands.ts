import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { fromEuros, toEuros } from '@brixel/commerce/money';
import { IMPORT_LIMITS } from '@brixel/contract/office/import-limits';
import { importWeightUnits } from '@brixel/contract/office/import-words';
import { storeCodes } from '@brixel/contract/stores';
import { colourNumbers } from '@brixel/exchange/colour-number';
import { plainTable } from '@brixel/exchange/csv-row';
import { FileProblem } from '@brixel/exchange/problems';
import type { Database } from '../database/database.ts';
import { dropJob } from '../imports/drop-job.ts';
import { importFile } from '../imports/import-file.ts';
import { type ImportJob, listJobs } from '../imports/import-jobs.ts';
import { importReport } from '../imports/import-rows.ts';
import type { VatRates } from '../imports/own-vat-rates.ts';
import { type PublishRefusal, publishJob } from '../imports/publish-job.ts';
import { type UndoRefusal, undoJob } from '../imports/undo-job.ts';
import { localTime } from '../local-time.ts';
import { isOfProducts } from '../product-files/product-formats.ts';
import { cliAuthor } from './cli-author.ts';
import {
  type Argv,
  type Commands,
  columns,
  EXIT,
  type Exit,
  printable,
  required,
  type Terminal,
  UsageError,
} from './command-line.ts';

export interface ImportCommandsContext {
  database: Database;
  terminal: Terminal;
}

interface ImportCommandContext extends ImportCommandsContext {
  /** what is added to prices without VAT */
  vatRates: VatRates;
}

const refusals: Readonly<Record<PublishRefusal | UndoRefusal, string>> = {
  NOT_FOUND: 'There is no such import',
  NOT_STAGED: 'It is not waiting to be published',
  OUTDATED: 'Another import has changed the shop since this one was checked: import the file again',
  TOO_MANY_ERRORS: 'More than a fifth of its rows have errors. If it is the right file, publish it with --sure',
  TOO_MANY_GONE:
    'It no longer names more than 30 % of the lots in the shop, which would leave it. If it is the right file, publish it with --sure; if it is a part of them, import it with --part',
  NOT_PUBLISHED: 'It is not in the shop',
  NOT_THE_NEWEST: 'A newer import is in the shop: undo that first',
  TOO_LATE: 'It is more than 30 days old',
  BUSY: 'Another import is being worked on. Try again when it is done',
};

/** Reads a file of lots and says what it will do; with --publish it does it at once. */
export function importCommand({ database, terminal, vatRates }: ImportCommandContext) {
  return async (argv: Argv): Promise<Exit> => {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        publish: { type: 'boolean', default: false },
        sure: { type: 'boolean', default: false },
        part: { type: 'boolean', default: false },
        whole: { type: 'boolean', default: false },
        colours: { type: 'string', default: 'bricklink' },
        condition: { type: 'string', default: 'new' },
        set: { type: 'string', default: '' },
        count: { type: 'string', default: '1' },
        percent: { type: 'string' },
        price: { type: 'string' },
        'new-categories': { type: 'boolean', default: false },
        'take-price-jumps': { type: 'boolean', default: false },
        net: { type: 'boolean', default: false },
        store: { type: 'string' },
        weight: { type: 'string' },
      },
    });
    const [file = required(positionals, 'file').file, ...more] = positionals;
    const store = oneOf('--store', values.store, storeCodes);
    const weight = oneOf('--weight', values.weight, importWeightUnits);
    const colours = colourNumbers.find((numbers) => numbers === values.colours);
    if (!colours) throw new UsageError(`--colours is one of ${colourNumbers.join(', ')}`);
    if (values.condition !== 'new' && values.condition !== 'used') throw new UsageError('--condition is new or used');
    const isWhole = values.part ? false : values.whole ? true : undefined;
    try {
      const job = await importFile(database, {
        path: [file, ...more],
        name: [file, ...more]
          .map((path) => basename(path))
          .join(', ')
          .slice(0, IMPORT_LIMITS.name),
        table: { colours, condition: values.condition },
        isWhole,
        adding: {
          set: values.set,
          count: positive('--count', values.count, /^\d{1,4}$/) ?? 1,
          condition: values.condition,
          percent: positive('--percent', values.percent),
          price: fromEuros(positive('--price', values.price) ?? 0) || null,
        },
        categories: values['new-categories'] ? 'make' : undefined,
        ...(values.net && { isNet: true }),
        vatRates,
        dump: { ...(store && { store }), ...(weight && { weight }) },
        jumps: values['take-price-jumps'] ? 'take' : 'hold',
        author: cliAuthor(),
      });
      if (job === 'BUSY') {
        terminal.stderr('Another import is being read. Try again when it is done.\n');
        return EXIT.refused;
      }
      await terminal.stdout(jobText(job));
      if (values.publish) return await publish({ database, terminal }, job.id, values.sure);
      await terminal.stdout(`Nothing is shown yet. Publish it with: npm run owner -- imports publish ${job.id}\n`);
      return EXIT.done;
    } catch (error) {
      const reason = problemText(error);
      if (reason === null) throw error;
      terminal.stderr(`${printable(file)} cannot be imported: ${reason}\n`);
      return EXIT.refused;
    }
  };
}

/** Null where it was not given. */
function oneOf<T extends string>(option: string, text: string | undefined, all: readonly T[]): T | null {
  if (text === undefined) return null;
  const found = all.find((one) => one === text);
  if (!found) throw new UsageError(`${option} is one of ${all.join(', ')}`);
  return found;
}

/** Null where it was not given. */
function positive(option: string, text: string | undefined, pattern = /^\d{1,6}(?:\.\d{1,4})?$/): number | null {
  if (text === undefined) return null;
  if (!pattern.test(text) || Number(text) === 0) throw new UsageError(`${option} is a number above 0`);
  return Number(text);
}

const fileProblems: Readonly<Record<FileProblem['code'], string>> = {
  BROKEN_XML: 'it is no well-formed XML',
  CUT_OFF: 'it breaks off in the middle; save or download it again',
  BROKEN_CSV: 'it is no table: a quotation mark is not closed',
  BROKEN_ARCHIVE: 'it cannot be unpacked',
  WORKBOOK: 'it is a workbook that cannot be read; save it as .xlsx or CSV',
  NOT_UTF8: 'its text is not in UTF-8',
  FORMAT_UNKNOWN: 'it is neither BSX nor BrickLink XML nor a table, nor products, nor a dump of a shop',
  CURRENCY: 'its prices are not in euros',
  TOO_DEEP: 'its elements are nested too deeply',
  TOO_LONG: 'one of its texts, or all of it, is too long',
  NO_HEADERS: 'its first line does not name the columns of part and quantity',
  NO_TABLES: 'inventories.csv and inventory_parts.csv belong together in one zip',
  SET_UNKNOWN: 'there is no such set in its tables; name one with --set',
};

function problemText(error: unknown): string | null {
  if (error instanceof FileProblem) {
    const where = error.line > 0 ? ` (line ${error.line}${error.detail ? `: ${printable(error.detail)}` : ''})` : '';
    return `${fileProblems[error.code]}${where}`;
  }
  const isMissing =
    error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR', 'EACCES'].includes(String(error.code));
  return isMissing ? 'it cannot be opened' : null;
}

/** What becomes of files that were imported. */
export function importsCommands({ database, terminal }: ImportCommandsContext): Commands {
  const { db } = database;
  const numberOf = (argv: Argv): number => {
    const { number } = required(argv, 'number');
    if (!/^\d{1,9}$/.test(number)) throw new UsageError(`${number} is no number of an import`);
    return Number(number);
  };

  async function list(): Promise<Exit> {
    const jobs = await listJobs(db, 20);
    const rows = jobs.map(({ id, state, name, createdAt, createdBy, totals }) => [
      String(id),
      localTime(createdAt),
      state,
      `+${totals.create} ~${totals.update} -${totals.retire}`,
      createdBy,
      name,
    ]);
    await terminal.stdout(rows.length > 0 ? columns(rows) : 'Nothing has been imported.\n');
    return EXIT.done;
  }

  async function report(argv: Argv): Promise<Exit> {
    for await (const lines of importReport(db, numberOf(argv), { style: plainTable })) await terminal.stdout(lines);
    return EXIT.done;
  }

  async function drop(argv: Argv): Promise<Exit> {
    const id = numberOf(argv);
    if (await dropJob(db, id)) {
      await terminal.stdout(`Import ${id} is dropped.\n`);
      return EXIT.done;
    }
    terminal.stderr(`Import ${id} is not waiting to be published.\n`);
    return EXIT.refused;
  }

  async function undo(argv: Argv): Promise<Exit> {
    const id = numberOf(argv);
    const job = await undoJob(database, id, { author: cliAuthor() });
    if (typeof job === 'string') {
      terminal.stderr(`${refusals[job]}.\n`);
      return EXIT.refused;
    }
    await terminal.stdout(`Import ${id} is undone.\n`);
    return EXIT.done;
  }

  return new Map([
    ['list', list],
    ['report', report],
    [
      'publish',
      (argv: Argv) => {
        const { values, positionals } = parseArgs({
          args: [...argv],
          allowPositionals: true,
          options: { sure: { type: 'boolean', default: false } },
        });
        return publish({ database, terminal }, numberOf(positionals), values.sure);
      },
    ],
    ['drop', drop],
    ['undo', undo],
  ]);
}

async function publish({ database, terminal }: ImportCommandsContext, id: number, isSure: boolean): Promise<Exit> {
  const job = await publishJob(database, id, { author: cliAuthor(), isSure });
  if (typeof job === 'string') {
    terminal.stderr(`${refusals[job]}.\n`);
    return EXIT.refused;
  }
  await terminal.stdout(`Import ${id} is in the shop. Take it back with: npm run owner -- imports undo ${id}\n`);
  return EXIT.done;
}

function jobText({ id, format, name, totals, addedVat }: ImportJob): string {
  const { create, update, unchanged, retire, skip, error, warnings, pieces, value, base } = totals;
  return [
    `Import ${id}: ${printable(name)}`,
    `  ${create} new ${isOfProducts(format) ? 'products' : 'lots'}, ${update} changed, ${unchanged} as they were, ${retire} no longer there`,
    `  ${skip} left out on purpose, ${error} with errors, ${warnings} warnings (npm run owner -- imports report ${id})`,
    `  ${pieces} pieces worth ${toEuros(value).toFixed(2)} €`,
    ...(addedVat === null ? [] : [`  Its prices are net: ${addedVat / 100} % VAT is added`]),
    ...(base?.isUsed
      ? [
          base.isUpdate
            ? `  It is older than the update of ${localTime(base.createdAt)}: what was sold here is taken off its quantities`
            : `  Quantities are compared with the export of ${localTime(base.createdAt)}, which it was made from`,
        ]
      : []),
    '',
  ].join('\n');
}
