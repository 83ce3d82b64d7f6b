import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from '../http/errors.ts';
import { letterPage, listPage } from './demoMailPages.ts';
import { findKeptLetter, listKeptLetters } from './keptLetters.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;
/** Somebody farther away speaks through a program on this computer. */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Nothing runs, nothing is fetched; what a letter shows stands in its page. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Whether somebody at this computer asks: also not a page elsewhere whose name leads here. */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK.test(raw.socket.remoteAddress ?? '') &&
    LOOPBACK_NAME.test(headers.host ?? '') &&
    FORWARDING.every((name) => headers[name] === undefined)
  );
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(html);
}

/** `/demo/mail` (readings 75): the letters that the demo keeps, with the links in them. To anybody elsewhere there is no such page. */
export function serveDemoMail(app: FastifyInstance, folder: string): void {
  const hidden = { schema: { hide: true } };
  app.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      if (!isFromHere(request)) return answerNotFound(request, reply);
      reply.header('cache-control', 'no-store');
    });
    pages.get('/demo/mail', hidden, async (_request, reply) => send(reply, listPage(await listKeptLetters(folder))));
    pages.get<{ Params: { name: string } }>('/demo/mail/:name', hidden, async (request, reply) => {
      const letter = await findKeptLetter(folder, request.params.name);
      return letter ? send(reply, letterPage(letter)) : answerNotFound(request, reply);
    });
    pages.get<{ Params: { name: string; place: string } }>(
      '/demo/mail/:name/:place',
      hidden,
      async (request, reply) => {
        const { name, place } = request.params;
        const letter = await findKeptLetter(folder, name);
        const attachment = letter?.attachments[Number(place)];
        if (!attachment) return answerNotFound(request, reply);
        return reply
          .header('content-security-policy', `${PAGE_POLICY}; sandbox`)
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(attachment.fileName)}`)
          .type('application/octet-stream')
          .send(attachment.content);
      },
    );
  });
}
