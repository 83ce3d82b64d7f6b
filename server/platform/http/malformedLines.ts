import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { serverText } from '#domain/texts/serverText.ts';
import { malformed, Refused } from './refused.ts';

const PROTECTIVE = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

function refusalOf(code: string | undefined): Refused {
  if (code === 'HPE_HEADER_OVERFLOW') return new Refused(431, 'headersTooLarge', serverText('request.headersTooLarge'));
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refused(408, 'unavailable', serverText('request.unavailable'));
  return malformed('These bytes are no HTTP request');
}

interface WrittenRefusal {
  status: number;
  headers: Record<string, string | number>;
  body: string;
}

function toResponse(refused: Refused): WrittenRefusal {
  const id = randomUUID();
  const body = JSON.stringify(refused.body(id));
  const headers = {
    ...PROTECTIVE,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': id,
    connection: 'close',
  };
  return { status: refused.status, headers, body };
}

/** For requests that Node's own parser refuses; nothing more is read from the connection. */
export function answerMalformedLine(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, headers, body } = toResponse(refusalOf(error.code));
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroy();
}

/** Node's own refusal of a request without a host has no body. */
export const HOST_IS_REFUSED_HERE = { requireHostHeader: false };

/**
 * Answers requests that Node refuses without a body: one without a host, and one with an unknown Expect header, which
 * never reaches the app.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw malformed('A Host header is needed');
  });
  app.server.on('checkExpectation', (_request, response) => {
    const { status, headers, body } = toResponse(new Refused(417, 'invalidRequest', serverText('request.notValid')));
    response.writeHead(status, headers).end(body);
  });
}
