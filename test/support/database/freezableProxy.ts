import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a database whose connections can become silent, as when a firewall drops them without notice, or break. */
export interface FreezableProxy {
  readonly url: string;
  /** From now on nothing passes on the connections that are open; later ones work. */
  freeze(): void;
  /** How many connections have been made. */
  readonly connections: () => number;
  close(): Promise<void>;
}

/** After `breaksAfter` messages to the database, all connections break, and later ones too. */
export async function freezableProxy(
  databaseUrl: string,
  { breaksAfter = Number.POSITIVE_INFINITY } = {},
): Promise<FreezableProxy> {
  const target = new URL(databaseUrl);
  const ways = new Set<[Socket, Socket]>();
  const frozen = new Set<Socket>();
  let connections = 0;
  let messages = 0;
  const server = createServer((near) => {
    connections += 1;
    const far = connect(Number(target.port || 5432), target.hostname);
    const way: [Socket, Socket] = [near, far];
    ways.add(way);
    for (const socket of way) socket.on('error', () => undefined);
    near.on('data', () => {
      messages += 1;
      if (messages > breaksAfter) for (const socket of [...ways].flat()) socket.destroy();
    });
    near.pipe(far);
    far.pipe(near);
    near.once('close', () => {
      ways.delete(way);
      // The end of a frozen connection is not heard on the other side.
      if (!frozen.has(far)) far.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    freeze: () => {
      for (const [near, far] of ways) {
        near.unpipe(far);
        far.unpipe(near);
        near.resume();
        far.pause();
        frozen.add(far);
      }
    },
    connections: () => connections,
    close: async () => {
      for (const socket of [...[...ways].flat(), ...frozen]) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
