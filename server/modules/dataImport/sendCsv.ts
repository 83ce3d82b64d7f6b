import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { CSV } from '../reports/reportCsv.ts';

/** A CSV file as fast as it is taken. */
export function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>): FastifyReply {
  return reply
    .type(CSV)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(Readable.from(lines, { objectMode: false }));
}
