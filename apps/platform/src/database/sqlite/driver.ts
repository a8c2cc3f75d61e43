import { DatabaseSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, Driver, QueryCompiler, QueryResult, RootOperationNode } from 'kysely';
import { createQueryId, IdentifierNode, RawNode } from 'kysely';
import { DatabaseUnavailable } from '../database-errors.ts';
import { retryWhileBusy } from './busy.ts';
import { SqliteSession } from './session.ts';
import { openWriteAheadLog, type WriteAheadLog } from './write-ahead-log.ts';
import { WriteQueue, type WriteUnit } from './write-queue.ts';

const OPEN_TIMEOUT_MS = 15_000;

interface Sessions {
  reader: SqliteSession;
  writer: SqliteSession;
  queue: WriteQueue;
  log: WriteAheadLog;
}

export class SqliteDriver implements Driver {
  readonly #file: string;
  #sessions: Sessions | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    const writer = new DatabaseSync(this.#file);
    await retryWhileBusy(() => writer.exec('PRAGMA journal_mode = WAL'), OPEN_TIMEOUT_MS);
    // The wait is short, because it stops the event loop, here and for every attempt of the write queue, which waits longer
    // without stopping it. NORMAL leaves it to the log below to bring commits to the disk, beside the event loop.
    writer.exec('PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2');
    const log = await openWriteAheadLog(this.#file, writer, (work) => queue.whilePaused(work));
    const queue = new WriteQueue(writer, log.sync);
    // Read-only, so that a statement wrongly taken for a read fails instead of writing past the queue.
    const reader = new DatabaseSync(this.#file, { readOnly: true });
    reader.exec('PRAGMA busy_timeout = 5000');
    this.#sessions = {
      writer: new SqliteSession(writer),
      reader: new SqliteSession(reader),
      queue,
      log,
    };
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#sessions) throw new Error('The database is closed');
    return new SqliteConnection(this.#sessions);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback();
  }

  async savepoint(connection: SqliteConnection, name: string, compile: QueryCompiler['compileQuery']): Promise<void> {
    await connection.executeQuery(compile(savepointCommand('savepoint', name), createQueryId()));
  }

  async rollbackToSavepoint(
    connection: SqliteConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await connection.executeQuery(compile(savepointCommand('rollback to', name), createQueryId()));
  }

  async releaseSavepoint(
    connection: SqliteConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await connection.executeQuery(compile(savepointCommand('release', name), createQueryId()));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    const sessions = this.#sessions;
    if (!sessions) return;
    await sessions.queue.close();
    await sessions.log.close();
    this.#sessions = null;
    sessions.reader.close();
    sessions.writer.close();
  }
}

const savepointCommand = (command: string, name: string): RawNode =>
  RawNode.createWithChildren([RawNode.createWithSql(`${command} `), IdentifierNode.create(name)]);

/** Outside a transaction reads go to the read session and a write is a transaction of its own; inside, all is the writer's. */
class SqliteConnection implements DatabaseConnection {
  readonly #sessions: Sessions;
  #unit: WriteUnit | null = null;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  async begin(): Promise<void> {
    this.#unit = await this.#sessions.queue.begin();
  }

  async commit(): Promise<void> {
    const unit = this.#unit;
    await unit?.commit();
    this.#unit = null;
  }

  rollback(): void {
    this.#unit?.rollback();
    this.#unit = null;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#unit) return this.#executeInTransaction(query);
    if (isRead(query.query, query.sql)) return this.#sessions.reader.execute(query);
    return this.#executeAlone(query);
  }

  // biome-ignore lint/correctness/useYield: kysely requires a generator, and this one only throws.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    // An open cursor would hold the shared read session on an old snapshot.
    throw new Error('Streaming is not supported: read in pages');
  }

  #executeInTransaction<R>(query: CompiledQuery): QueryResult<R> {
    const { writer } = this.#sessions;
    // After a full disk SQLite is back in autocommit mode: a further statement would take effect on its own.
    if (!writer.database.isTransaction) throw new DatabaseUnavailable('The database has ended this transaction');
    return writer.execute(query);
  }

  async #executeAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const unit = await this.#sessions.queue.begin();
    try {
      const result = this.#sessions.writer.execute<R>(query);
      if (isCount(query.query)) unit.commitAtOnce();
      else await unit.commit();
      return result;
    } catch (error) {
      unit.rollback();
      throw error;
    }
  }
}

/** Attempts are counted before most calls that write. Losing the last counts in a crash does no harm, so no call waits for the disk. */
const COUNTS = 'rate_limit';

const isCount = (node: RootOperationNode): boolean =>
  node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === COUNTS;

function isRead(node: RootOperationNode, sql: string): boolean {
  if (node.kind === 'RawNode') return /^\s*(?:select|explain|pragma)\b/i.test(sql);
  return node.kind === 'SelectQueryNode';
}
