import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

/** Holds PGlite until it is closed, then drops the reference so that its memory is freed. */
export class PgliteHandle {
  #pglite: PGlite | undefined;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** @throws when the database is closed */
  get open(): PGlite {
    if (!this.#pglite) throw new Error('The database is closed.');
    return this.#pglite;
  }

  async close(): Promise<void> {
    await this.#pglite?.close();
    this.#pglite = undefined;
  }
}

/** Kysely dialect for PGlite, which has one connection: a transaction blocks all other queries. */
export class PgliteDialect implements Dialect {
  readonly #handle: PgliteHandle;

  constructor(handle: PgliteHandle) {
    this.#handle = handle;
  }

  createDriver() {
    return new PgliteDriver(this.#handle);
  }

  createQueryCompiler() {
    return new PostgresQueryCompiler();
  }

  createAdapter() {
    return new PostgresAdapter();
  }

  createIntrospector(db: ConstructorParameters<typeof PostgresIntrospector>[0]) {
    return new PostgresIntrospector(db);
  }
}

class PgliteDriver implements Driver {
  readonly #connection: PgliteConnection;
  readonly #handle: PgliteHandle;
  #free: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(handle: PgliteHandle) {
    this.#handle = handle;
    this.#connection = new PgliteConnection(handle);
  }

  async init() {
    await this.#handle.open.waitReady;
  }

  async acquireConnection() {
    const before = this.#free;
    const { promise, resolve } = withResolvers();
    this.#free = promise;
    await before;
    this.#release = resolve;
    return this.#connection;
  }

  async releaseConnection() {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy() {
    await this.#handle.close();
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #handle: PgliteHandle;

  constructor(handle: PgliteHandle) {
    this.#handle = handle;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#handle.open.query<Row>(query.sql, [...query.parameters]);
    return {
      rows: result.rows,
      ...(result.affectedRows !== undefined && { numAffectedRows: BigInt(result.affectedRows) }),
    };
  }

  // Required by the interface of Kysely; no query streams rows.
  streamQuery(): never {
    throw new Error('PGlite does not stream rows.');
  }
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve: (() => void) | undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: () => resolve?.() };
}
