import { connect, createServer, type Socket } from 'node:net';

export interface RoundRobin {
  readonly url: string;
  /** A server gets connections again when it is ready. */
  restart(url: string, ready: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** A load balancer: each connection goes to the next server. One that refuses is passed over before anything is sent. */
export async function roundRobin(urls: readonly string[]): Promise<RoundRobin> {
  const sockets = new Set<Socket>();
  const starting = new Set<string>();
  let next = 0;

  const open = ([url, ...others]: readonly string[]): Promise<Socket> => {
    const { hostname, port } = new URL(url ?? '');
    return new Promise<Socket>((resolve, reject) => {
      const far = connect(Number(port), hostname, () => resolve(far)).once('error', reject);
    }).catch((error: unknown) => {
      if (others.length === 0) throw error;
      return open(others);
    });
  };
  /** Those that are ready, from the next one on. */
  const inTurn = () => {
    const ready = urls.filter((url) => !starting.has(url));
    next = (next + 1) % ready.length;
    return [...ready.slice(next), ...ready.slice(0, next)];
  };

  const server = createServer({ pauseOnConnect: true }, async (near) => {
    sockets.add(near);
    near.on('error', () => undefined).once('close', () => sockets.delete(near));
    const far = await open(inTurn()).catch(() => null);
    if (far === null) return near.destroy();
    far.on('error', () => near.destroy());
    near.once('close', () => far.destroy());
    far.pipe(near);
    near.pipe(far);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the load balancer has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    restart: async (url, ready) => {
      starting.add(url);
      await ready();
      starting.delete(url);
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
