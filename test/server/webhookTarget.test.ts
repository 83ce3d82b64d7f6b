import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutgoingOrder } from '#domain/integration/outgoingOrder.ts';
import { webhookTarget } from '#server/modules/orderExport/webhookTarget.ts';

interface Message {
  headers: IncomingHttpHeaders;
  body: string;
}

const heard: Message[] = [];
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    heard.push({ headers: request.headers, body });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/orders`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** How a library of the Standard Webhooks specification verifies a message. */
function isVerified(secret: string, { headers, body }: Message): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = createHmac('sha256', key).update(content).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .map((versioned) => versioned.split(','))
    .filter(([version]) => version === 'v1')
    .map(([, signature = '']) => Buffer.from(signature, 'base64'))
    .some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected));
}

/** The example that the libraries of the specification test themselves with. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const EXAMPLE: Message = {
  headers: {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  body: '{"test": 2432232314}',
};

async function send(secret: string): Promise<Message> {
  const target = webhookTarget({ url, secret }, { now: () => new Date('2026-03-04T15:00:00Z') });
  await target.send({ orderNumber: '500001', notes: 'Café' } as OutgoingOrder);
  const message = heard.at(-1);
  if (!message) throw new Error('no message arrived');
  return message;
}

test('a message signed with a whsec_ secret is verified as by the libraries of the specification', async () => {
  expect(isVerified(SECRET, EXAMPLE)).toBe(true);
  const message = await send(SECRET);
  expect(isVerified(SECRET, message)).toBe(true);
  expect(isVerified(SECRET, { ...message, body: `${message.body} ` })).toBe(false);
  expect(isVerified('whsec_AfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', message)).toBe(false);
});

test('a message signed with another text is signed with that text', async () => {
  const secret = 'a secret that only two of us know!';
  const { headers, body } = await send(secret);
  const signature = createHmac('sha256', secret).update(`500001.1772636400.${body}`).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
});
