import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerNotFound } from './errors.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;
/** Somebody farther away speaks through a program on this computer. */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether somebody at this computer asks: also not a page elsewhere whose name leads here. */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK.test(raw.socket.remoteAddress ?? '') &&
    LOOPBACK_NAME.test(headers.host ?? '') &&
    FORWARDING.every((name) => headers[name] === undefined)
  );
}

/** The pages of this instance are for people at this computer; to anybody elsewhere there are none. Nobody keeps a copy. */
export function onlyFromHere(pages: FastifyInstance): void {
  pages.addHook('onRequest', async (request, reply) => {
    if (!isFromHere(request)) return answerNotFound(request, reply);
    reply.header('cache-control', 'no-store');
  });
}
