import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerNotFound } from './errors.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;
/** These headers show that a proxy on this computer forwards for another computer. */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether the request comes from this computer; a page elsewhere whose name resolves to it does not count. */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK.test(raw.socket.remoteAddress ?? '') &&
    LOOPBACK_NAME.test(headers.host ?? '') &&
    FORWARDING.every((name) => headers[name] === undefined)
  );
}

/** The pages of this instance are only for this computer; others get 404. Nothing is cached. */
export function onlyFromHere(pages: FastifyInstance): void {
  pages.addHook('onRequest', async (request, reply) => {
    if (!isFromHere(request)) return answerNotFound(request, reply);
    reply.header('cache-control', 'no-store');
  });
}
