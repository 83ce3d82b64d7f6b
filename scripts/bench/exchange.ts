import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

const LANES = 8;
const agent = new Agent({ keepAlive: true, maxSockets: LANES });

export interface Question {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface Exchanged {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The received bytes, compressed or not. */
  bytes: Buffer;
}

/** One call over persistent connections. */
export async function exchange({ url, method = 'GET', headers = {}, body }: Question): Promise<Exchanged> {
  return await new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      buffer(answer).then((bytes) => resolve({ status, headers, bytes }), reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** The time of that many calls, eight in parallel, in milliseconds; each must have the status. */
export async function burst(count: number, status: number, question: Question): Promise<number> {
  const start = performance.now();
  let left = count;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      const answer = await exchange(question);
      if (answer.status !== status) throw new Error(`${question.url} answered ${answer.status}, not ${status}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return performance.now() - start;
}

export async function timedExchange(...questions: readonly Question[]): Promise<number> {
  const start = performance.now();
  for (const question of questions) {
    const { status } = await exchange(question);
    if (status !== 200) throw new Error(`${question.url} answered ${status}`);
  }
  return performance.now() - start;
}
