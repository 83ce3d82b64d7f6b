import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD } from '../shop/demoBuyer.ts';
import type { ChaosShop } from './chaosShop.ts';

const SESSIONS = 500;
const SIGN_INS_AT_ONCE = 10;
/** What a person takes between two requests. */
const THINKING_MS = { least: 4_000, most: 12_000 };
const READS = [
  '/api/product/list?page=1&pageSize=24&sortBy=description',
  '/api/product/list?page=2&pageSize=24&sortBy=description',
  '/api/cart',
  '/api/history/orders',
  '/api/orderguide',
  '/api/account/openar',
];

/** What the reading sessions met, by what happened at the moment. */
export class Readings {
  phase = 'quiet';
  private readonly times = new Map<string, number[]>();
  private readonly failures = new Map<string, Map<string, number>>();

  add(phase: string, milliseconds: number): void {
    const found = this.times.get(phase) ?? [];
    found.push(milliseconds);
    this.times.set(phase, found);
  }

  /** `outcome`: the status, or that there was no answer. */
  fail(phase: string, outcome: string | number): void {
    const found = this.failures.get(phase) ?? new Map<string, number>();
    found.set(String(outcome), (found.get(String(outcome)) ?? 0) + 1);
    this.failures.set(phase, found);
  }

  /** How many requests were answered with 200. */
  answered(): number {
    return [...this.times.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** How many had no answer, or another status. */
  failed(): number {
    return [...this.failures.values()].flatMap((found) => [...found.values()]).reduce((sum, one) => sum + one, 0);
  }

  /** `12,345 answers, median 8 ms, p99 41 ms; 503: 12`. */
  summary(phase: string): string {
    const sorted = (this.times.get(phase) ?? []).toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    const failures = [...(this.failures.get(phase) ?? [])].map(([outcome, count]) => `; ${outcome}: ${count}`);
    return `${sorted.length} answers, median ${at(0.5)} ms, p99 ${at(0.99)} ms${failures.join('')}`;
  }
}

interface Session {
  token: string;
  address: string;
}

/** Each request on a connection of its own, which the load balancer gives to the next server. */
export function askOnce(base: string) {
  const ask = async (path: string, { token, body, headers = {} }: Parameters<ChaosShop['ask']>[1]) => {
    const isForm = typeof body === 'string';
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    const sent = request(`${base}${path}`, {
      agent: false,
      method: body === undefined ? 'GET' : 'POST',
      timeout: 60_000,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': type }),
        ...headers,
      },
    });
    sent.once('timeout', () => sent.destroy(new Error('no answer in time')));
    try {
      sent.end(isForm || body === undefined ? body : JSON.stringify(body));
      const [answer] = await once(sent, 'response');
      return { status: Number(answer.statusCode), text: await text(answer) };
    } catch {
      return null;
    }
  };
  const insist: ChaosShop['insist'] = async (path, given) => {
    for (;;) {
      const reply = await ask(path, given);
      if (reply && reply.status < 500) return { status: reply.status, json: JSON.parse(reply.text) };
      await pause(100);
    }
  };
  return { ask, insist };
}

/** Half of them buy for one customer, half for another. */
export async function openSessions(base: string): Promise<Session[]> {
  const { insist } = askOnce(base);
  const sessions: Session[] = [];
  const open = async (place: number) => {
    const username = place % 2 === 0 ? 'chef' : 'admin';
    const address = `10.0.${Math.floor(place / 250)}.${place % 250}`;
    const body = new URLSearchParams({ grant_type: 'password', client_id: 'ecommerce', username, password: PASSWORD });
    const given = { body: body.toString(), headers: { 'x-forwarded-for': address } };
    const { json } = await insist<{ access_token: string }>('/api/token', given);
    sessions.push({ token: json.access_token, address });
  };
  for (let place = 0; place < SESSIONS; place += SIGN_INS_AT_ONCE) {
    await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, (_, more) => open(place + more)));
  }
  return sessions;
}

/** Every session reads a page, thinks, and reads another, until the night is over. */
export async function readAll(
  base: string,
  sessions: readonly Session[],
  readings: Readings,
  random: () => number,
  isOver: () => boolean,
): Promise<void> {
  const { ask } = askOnce(base);
  const read = async ({ token, address }: Session) => {
    await pause(random() * THINKING_MS.most);
    while (!isOver()) {
      const { phase } = readings;
      const start = performance.now();
      const path = READS[Math.floor(random() * READS.length)] ?? '';
      const reply = await ask(path, { token, headers: { 'x-forwarded-for': address } });
      const outcome = reply === null ? 'no answer' : reply.status;
      if (outcome === 200) readings.add(phase, performance.now() - start);
      else readings.fail(phase, outcome);
      await pause(THINKING_MS.least + random() * (THINKING_MS.most - THINKING_MS.least));
    }
  };
  await Promise.all(sessions.map(read));
}
