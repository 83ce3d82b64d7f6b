import type { FastifyInstance, FastifyReply } from 'fastify';
import { findOutboxFile, listOutboxFiles } from '../../modules/email/outboxFiles.ts';
import { answerNotFound } from '../../platform/http/errors.ts';
import { onlyFromHere } from '../../platform/http/onlyFromHere.ts';
import { emailPage, listPage } from './demoMailPages.ts';

/** The page runs no scripts and loads nothing; it contains all that an email shows. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(html);
}

/** `/demo/mail` (readings 75): the demo's stored emails, with their links. Other computers get 404. */
export function serveDemoMail(app: FastifyInstance, folder: string): void {
  const hidden = { schema: { hide: true } };
  app.register(async (pages) => {
    onlyFromHere(pages);
    pages.get('/demo/mail', hidden, async (_request, reply) => send(reply, listPage(await listOutboxFiles(folder))));
    pages.get<{ Params: { name: string } }>('/demo/mail/:name', hidden, async (request, reply) => {
      const email = await findOutboxFile(folder, request.params.name);
      return email ? send(reply, emailPage(email)) : answerNotFound(request, reply);
    });
    pages.get<{ Params: { name: string; place: string } }>(
      '/demo/mail/:name/:place',
      hidden,
      async (request, reply) => {
        const { name, place } = request.params;
        const email = await findOutboxFile(folder, name);
        const attachment = email?.attachments[Number(place)];
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
