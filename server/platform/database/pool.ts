import pg from 'pg';

export interface PoolLimits {
  connections: number;
  /** How long a query waits for a connection that is free, milliseconds. */
  patience: number;
  /** The maximum duration of one statement, and of a pause within a transaction, milliseconds; null: no limit. */
  answerWithin: number | null;
}

/** The database itself ends queries that take too long; after this further time the connection counts as lost. */
const LATENESS_MS = 2_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Connections that are replaced when they break, and when they fall silent. */
export function openPool(
  url: string,
  { connections, patience, answerWithin }: PoolLimits,
  types?: pg.CustomTypesConfig,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...(answerWithin !== null && {
      statement_timeout: answerWithin,
      query_timeout: answerWithin + LATENESS_MS,
      // Locks of an unreachable client are released.
      idle_in_transaction_session_timeout: answerWithin,
    }),
    ...(types ? { types } : {}),
  });
  // The pool replaces a broken connection and fails its query; without a listener its error event would end the
  // process.
  pool.on('error', () => undefined);
  const idle = new Set<pg.PoolClient>();
  pool.on('release', (_error, client) => idle.add(client));
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    whenSilent(client, () => {
      // A connection with a running query is closed at once; the pool does not use it again.
      void client.end();
      // The same failure most likely affects all connections: otherwise the next calls would fail one by one.
      for (const other of idle) other.emit('error', new Error('silent like another connection'));
    });
  });
  return pool;
}

/** The driver abandons such a query but keeps the connection, which would block the next query. */
function whenSilent(client: pg.PoolClient, act: () => void): void {
  const query = client.query.bind(client);
  const queryHeard = (...given: readonly unknown[]): unknown => {
    const answer = Reflect.apply(query, client, given);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') act();
      });
    }
    return answer;
  };
  Object.assign(client, { query: queryHeard });
}
