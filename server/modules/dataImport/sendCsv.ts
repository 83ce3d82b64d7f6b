import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { CSV } from '../reports/reportCsv.ts';

/** Sends a CSV file as fast as the client reads it. */
export function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>): FastifyReply {
  return reply
    .type(CSV)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(lines, { objectMode: false }));
}
