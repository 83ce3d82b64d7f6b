import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** The content type of responses that are already JSON. */
export const JSON_TEXT = 'application/json; charset=utf-8';

function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? '')
    .split(',')
    .some((one) => {
      const [name, ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
      return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** Sends cached compressed JSON in an encoding that the caller accepts. */
export function sendCompressed(reply: FastifyReply, { brotli, gzip }: { brotli: Uint8Array; gzip: Uint8Array }) {
  const encodings = reply.request.headers['accept-encoding'];
  reply.type(JSON_TEXT).header('vary', 'accept-encoding');
  if (accepts(encodings, 'br')) return reply.header('content-encoding', 'br').send(bytesOf(brotli));
  if (accepts(encodings, 'gzip')) return reply.header('content-encoding', 'gzip').send(bytesOf(gzip));
  return reply.send(Readable.from([gzip]).pipe(createGunzip()));
}
