import { Agent, request } from 'node:http';
import type { Crowd } from './crowd.ts';

const answers: Record<string, number> = {};

function ask({ base, path, method, headers }: Crowd, bytes: Buffer, agent: Agent, localAddress: string) {
  return new Promise<string>((resolve) => {
    const options = { agent, localAddress, method, headers: { ...headers, 'content-length': bytes.length } };
    const sent = request(base + path, options, (response) => {
      response.resume();
      response.once('close', () => resolve(String(response.statusCode)));
    });
    sent.once('error', () => resolve('no answer'));
    sent.end(bytes);
  });
}

async function connect(crowd: Crowd, bytes: Buffer, place: number): Promise<never> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const address = crowd.areAddressesApart ? `127.0.1.${1 + place}` : '127.0.0.1';
  for (;;) {
    const status = await ask(crowd, bytes, agent, address);
    answers[status] = (answers[status] ?? 0) + 1;
  }
}

/** Opens the connections of a crowd. Each repeats its request after every response until it is stopped. */
process.once('message', (crowd: Crowd) => {
  const { start, end, count } = crowd.body;
  const bytes = Buffer.from(start.repeat(count) + end.repeat(count));
  for (let place = 0; place < crowd.connections; place += 1) void connect(crowd, bytes, place);
  process.once('message', () => process.send?.(answers, () => process.exit(0)));
  process.send?.('connected');
});
process.once('disconnect', () => process.exit(0));
