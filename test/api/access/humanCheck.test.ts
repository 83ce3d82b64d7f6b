import { createServer, type Server, type ServerResponse } from 'node:http';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Challenge } from '#domain/api/humanCheck.ts';
import { buildApp } from '#server/app/buildApp.ts';
import { removeExpired } from '#server/app/jobs/removeExpired.ts';
import { startRenderers } from '#server/app/renderers.ts';
import type { HumanCheck } from '#server/modules/humanCheck/humanCheck.ts';
import { localCheck } from '#server/modules/humanCheck/localCheck.ts';
import { remoteCheck } from '#server/modules/humanCheck/remoteCheck.ts';
import { appParts } from '#test/support/api/appParts.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

const MINUTE_MS = 60_000;
const FAILED = 'Human verification failed. Please try again.';
const UNAVAILABLE = 'Verification service is not available at this time. Please contact support.';

let testDatabase: TestDatabase;
let app: FastifyInstance;
/** How far the shop's clock is from the computer's, by which puzzles expire. */
let shift: number;
const now = () => new Date(Date.now() + shift);
const renderers = startRenderers();

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
beforeEach(async () => {
  shift = 0;
  await testDatabase.reset();
});
afterEach(() => app.close());
afterAll(async () => {
  await renderers.close();
  await testDatabase.drop();
});

async function serve(humanCheck: HumanCheck): Promise<void> {
  app = await buildApp({ ...appParts({ database: testDatabase.database, now, renderers }), humanCheck });
}

async function ask(verifyToken: string) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/password/requestreset',
    payload: { emailOrUsername: 'chef', verifyToken },
  });
  return { status: response.statusCode, message: response.json().message };
}

const passed = { status: 200, message: expect.stringContaining('Password reset request sent.') };
const failed = { status: 409, message: FAILED };
const unavailable = { status: 409, message: UNAVAILABLE };

describe('the puzzle of the shop', () => {
  beforeEach(() => serve(localCheck({ database: testDatabase.database, clock: { now } })));

  async function challenge(): Promise<Challenge> {
    return (await app.inject({ url: '/api/humancheck/challenge' })).json();
  }

  function payload(posed: object, solution: unknown): string {
    return Buffer.from(JSON.stringify({ challenge: posed, solution })).toString('base64');
  }

  async function solved(posed: Challenge): Promise<string> {
    return payload(posed, await solveChallenge({ challenge: posed, deriveKey }));
  }

  test('is solved once, even when several requests send it at the same time', async () => {
    const answer = await solved(await challenge());
    const answers = await Promise.all([ask(answer), ask(answer), ask(answer)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await ask(answer)).toEqual(failed);
    expect(await ask(await solved(await challenge()))).toEqual(passed);
  });

  test('is not solved by an expired, corrupted, too easy or empty answer', async () => {
    const posed = await challenge();
    const right = await solved(posed);
    const solution = JSON.parse(Buffer.from(right, 'base64').toString()).solution;
    const easier = { ...posed, parameters: { ...posed.parameters, keyPrefix: '00' } };
    const unsigned = { ...posed, signature: '' };
    shift = -21 * MINUTE_MS;
    const expired = await solved(await challenge());
    shift = 0;
    const guesses = [
      expired,
      payload(easier, solution),
      payload(unsigned, solution),
      payload(posed, { ...solution, derivedKey: '00' }),
      payload(posed, null),
      '',
      'x',
      '{}',
      right.slice(8),
    ];
    for (const guess of guesses) {
      await testDatabase.database.deleteFrom('limited_call').execute();
      expect([guess, await ask(guess)]).toEqual([guess, failed]);
    }
    expect(await ask(right)).toEqual(passed);
  });

  test('is removed when it could not be solved any more', async () => {
    await ask(await solved(await challenge()));
    const remembered = () => testDatabase.database.selectFrom('solved_challenge').select('nonce').execute();
    const sweep = () => removeExpired({ database: testDatabase.database, clock: { now } }).run({});
    await sweep();
    expect(await remembered()).toHaveLength(1);
    shift = 20 * MINUTE_MS;
    await sweep();
    expect(await remembered()).toEqual([]);
  });

  test('needs no other service: the policy allows no script from elsewhere', async () => {
    const response = await app.inject({ url: '/api/settings/site' });
    expect(response.json()).toMatchObject({ siteKey: 'local', humanCheck: 'local' });
    expect(response.headers['content-security-policy']).not.toContain('https:');
  });
});

describe('a service that distinguishes people from programs', () => {
  let standIn: Server;
  let asked: Record<string, string>[];
  let answer: (response: ServerResponse) => void;
  let lines: string[];

  beforeEach(async () => {
    asked = [];
    lines = [];
    standIn = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        asked.push(Object.fromEntries(new URLSearchParams(body)));
        answer(response);
      });
    });
    await new Promise<void>((resolve) => standIn.listen(0, '127.0.0.1', resolve));
    const address = standIn.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const keys = { kind: 'turnstile', siteKey: '1x00000000000000000000AA', secret: 'the-secret-of-the-shop' } as const;
    await serve(remoteCheck(keys, (line) => lines.push(line), `http://127.0.0.1:${port}/siteverify`));
  });
  afterEach(() => new Promise((resolve) => standIn.close(resolve)));

  const says = (body: unknown, status = 200) => {
    answer = (response) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  };

  test('is asked with the secret and the answer, and nothing of the caller', async () => {
    says({ success: true, hostname: 'shop.example.com' });
    expect(await ask('token-of-the-widget')).toEqual(passed);
    expect(asked).toEqual([{ secret: 'the-secret-of-the-shop', response: 'token-of-the-widget' }]);
    says({ success: false, 'error-codes': ['timeout-or-duplicate'] });
    expect(await ask('token-of-the-widget')).toEqual(failed);
  });

  test.each<[string, () => void]>([
    ['is down', () => says('', 503)],
    ['returns an unreadable answer', () => says('<html>')],
    ['does not know our secret', () => says({ success: false, 'error-codes': ['invalid-input-secret'] })],
    [
      'breaks the connection',
      () => {
        answer = (response) => response.destroy();
      },
    ],
  ])(
    'that %s stops what needs it, with a text, until it is available again, and nothing else',
    async (_, breakDown) => {
      breakDown();
      expect(await ask('x')).toEqual(unavailable);
      expect(lines).toEqual([expect.stringMatching(/^Human check: turnstile /)]);
      expect(lines.join()).not.toContain('the-secret-of-the-shop');
      const form = { grant_type: 'password', client_id: 'ecommerce', username: 'chef', password: 'Harbor#2026' };
      const signedIn = await app.inject({
        method: 'POST',
        url: '/api/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      });
      expect(signedIn.statusCode).toBe(200);
      says({ success: true });
      expect(await ask('x')).toEqual(passed);
    },
  );

  test('is named to the browser, which may load its widget; it poses the puzzles itself', async () => {
    const response = await app.inject({ url: '/api/settings/site' });
    expect(response.json()).toMatchObject({ siteKey: '1x00000000000000000000AA', humanCheck: 'turnstile' });
    const policy = response.headers['content-security-policy'];
    expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com");
    expect(policy).toContain('frame-src https://challenges.cloudflare.com');
    expect((await app.inject({ url: '/api/humancheck/challenge' })).statusCode).toBe(404);
  });
});
