import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { createConnection } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerBeforeClosing } from '#server/platform/http/closing.ts';
import { answerAsRefusal } from '#server/platform/http/errors.ts';

let app: FastifyInstance;
let port: number;
let agent: Agent;
let answerSlowOne: (text: string) => void;
let pdf: PassThrough;

beforeEach(async () => {
  const slow = new Promise<string>((resolve) => {
    answerSlowOne = resolve;
  });
  pdf = new PassThrough();
  agent = new Agent({ keepAlive: true });
  app = fastify({ return503OnClosing: false });
  app.setErrorHandler(answerAsRefusal);
  answerBeforeClosing(app);
  app.post('/echo', async (request) => request.body);
  app.get('/slow', () => slow);
  app.get('/paper', () => pdf);
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(app.listeningOrigin).port);
});

afterEach(async () => {
  answerSlowOne('over');
  pdf.end();
  agent.destroy();
  await app.close();
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

async function begin(path: string, body?: string): Promise<IncomingMessage> {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  const asked = request({ host: '127.0.0.1', port, path, agent, headers, method: body === undefined ? 'GET' : 'POST' });
  asked.end(body);
  const [answer] = await once(asked, 'response');
  return answer;
}

async function ask(path: string, body?: string): Promise<Answer> {
  const answer = await begin(path, body);
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const arrived = (path: string) =>
  new Promise<void>((resolve) => {
    app.server.on('request', ({ url }) => {
      if (url === path) setImmediate(resolve);
    });
  });

/** A request that is answered when `answerSlowOne` is called. */
async function beginSlowOne() {
  const slowArrived = arrived('/slow');
  const slow = ask('/slow');
  await slowArrived;
  return { slow };
}

async function beginToClose() {
  const closed = app.close();
  await expect.poll(() => app.server.listening, { interval: 5 }).toBe(false);
  return { closed };
}

it('answers a request in progress, and announces that the connection ends', async () => {
  const { slow } = await beginSlowOne();
  const { closed } = await beginToClose();
  answerSlowOne('done');
  expect(await slow).toEqual({
    status: 200,
    headers: expect.objectContaining({ connection: 'close' }),
    body: 'done',
  });
  await closed;
});

it('refuses requests on an open connection, however much is sent with it', async () => {
  const large = JSON.stringify('x'.repeat(900_000));
  const { slow } = await beginSlowOne();
  await ask('/echo', '"hello"');
  const { closed } = await beginToClose();
  expect(await ask('/echo', large)).toEqual({
    status: 503,
    headers: expect.objectContaining({ connection: 'close', 'retry-after': '5' }),
    body: expect.stringContaining('"message":"Service temporarily unavailable"'),
  });
  answerSlowOne('done');
  expect((await slow).status).toBe(200);
  await closed;
});

it('accepts no connections any more', async () => {
  const { slow } = await beginSlowOne();
  const { closed } = await beginToClose();
  await expect(once(createConnection(port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  answerSlowOne('done');
  await Promise.all([slow, closed]);
});

it('sends a started answer to its end', async () => {
  pdf.write('first page, ');
  const answer = await begin('/paper');
  expect(answer.headers.connection).toBe('keep-alive');
  const { closed } = await beginToClose();
  pdf.end('last page');
  expect(await text(answer)).toBe('first page, last page');
  await closed;
});

it('ends connections on which nothing is asked before the last answer is given', async () => {
  const unused = createConnection(port, '127.0.0.1');
  await once(unused, 'connect');
  const used = createConnection(port, '127.0.0.1');
  used.write('POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n');
  await once(used, 'data');
  const ended = Promise.all([once(unused.resume(), 'close'), once(used.resume(), 'close')]);
  const { slow } = await beginSlowOne();
  const { closed } = await beginToClose();
  await ended;
  answerSlowOne('done');
  expect((await slow).status).toBe(200);
  await closed;
});
