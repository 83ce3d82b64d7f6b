import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** The type of an answer that is JSON already. */
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

/** Sends a JSON text that is kept compressed, as the caller can read it. */
export function sendCompressed(reply: FastifyReply, { brotli, gzip }: { brotli: Uint8Array; gzip: Uint8Array }) {
  const encodings = reply.request.headers['accept-encoding'];
  reply.type(JSON_TEXT).header('vary', 'accept-encoding');
  if (accepts(encodings, 'br')) return reply.header('content-encoding', 'br').send(bytesOf(brotli));
  if (accepts(encodings, 'gzip')) return reply.header('content-encoding', 'gzip').send(bytesOf(gzip));
  return reply.send(Readable.from([gzip]).pipe(createGunzip()));
}
