import type { FastifyReply } from 'fastify';
import { LIST_PAGE } from '#domain/api/jobs.ts';

export function pageOf(page = 1): { limit: number; offset: number } {
  return { limit: LIST_PAGE, offset: (page - 1) * LIST_PAGE };
}

/** The rows of a page, with the number of all in `X-Total-Count`. */
export function counted<Row>(reply: FastifyReply, total: number, rows: Row[]): Row[] {
  reply.header('x-total-count', total);
  return rows;
}
