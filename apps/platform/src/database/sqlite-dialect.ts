import {
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { SqliteDriver } from './sqlite/driver.ts';

/** kysely on node:sqlite: a file in WAL mode, one read session, and one writer whose transactions are committed in groups. */
export class NodeSqliteDialect implements Dialect {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#file);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): DialectAdapter {
    return new NodeSqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** Else kysely lets only one query in at a time, and no two transactions could share a COMMIT. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite rolls back DDL as well, and BEGIN IMMEDIATE prevents two processes from migrating at the same time. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
