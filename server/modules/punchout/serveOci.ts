import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { frameSources } from '#domain/punchout/partnerHosts.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import { escapeHtml } from '../../platform/http/escapeHtml.ts';
import { plainPage } from '../../platform/http/plainPage.ts';
import { Refused } from '../../platform/http/refused.ts';
import { onShare } from '../../platform/http/share.ts';
import { answerOci, type OciAnswer } from './answerOci.ts';
import { ociForm } from './oci/ociForm.ts';
import { type OciRequest, readOci } from './oci/ociRequest.ts';
import { addPartnerMessage } from './partners/partnerMessages.ts';
import type { PunchoutServices } from './services.ts';

const PATH = '/punchout/oci';
const FORM_BYTES = 64 * 1024;
const SECRETS = /^password$/i;

interface Validated {
  status: number;
  reason: string | null;
  partnerId: number | null;
  answer: OciAnswer | null;
  request: OciRequest | null;
}

function paramsOf({ raw, body }: FastifyRequest): URLSearchParams {
  const [, query = ''] = (raw.url ?? '').split(/\?(.*)/s);
  return new URLSearchParams([query, typeof body === 'string' ? body : ''].filter(Boolean).join('&'));
}

/** The stored form for admins. */
function shown(params: URLSearchParams): string {
  return [...params].map(([name, value]) => `${name}=${SECRETS.test(name.trim()) ? '***' : value}`).join('\n');
}

async function validate(
  services: PunchoutServices,
  params: URLSearchParams,
  { ip, log }: FastifyRequest,
): Promise<Validated> {
  let partnerId: number | null = null;
  const refused = (status: number, reason: string): Validated => ({
    status,
    reason,
    partnerId,
    answer: null,
    request: null,
  });
  const request = readOci(params);
  if ('problem' in request) return refused(400, request.problem);
  try {
    const answer = await answerOci(services, request, ip, (partner) => {
      partnerId = partner.id;
    });
    return { status: 200, reason: null, partnerId, answer, request };
  } catch (error) {
    if (error instanceof Refused) return refused(error.status, error.message);
    log.error({ err: error }, 'OCI call failed');
    return refused(500, punchoutText('punchout.failed'));
  }
}

function send(reply: FastifyReply, { status, reason, answer, request }: Validated): FastifyReply {
  if (answer?.kind === 'visit') return reply.redirect(answer.startPage, 303);
  if (answer && request) {
    const { html, policy } = ociForm(answer.fields, request.hookUrl, request.target ?? request.returnTarget);
    const frames = frameSources(answer.frameHosts).join(' ') || "'none'";
    reply.raw.removeHeader('x-frame-options');
    return reply
      .header('content-security-policy', `${policy}; frame-ancestors ${frames}`)
      .type('text/html; charset=utf-8')
      .send(html);
  }
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(
      plainPage(
        punchoutText('punchout.oci.title'),
        `<h1>${punchoutText('punchout.oci.title')}</h1><p>${escapeHtml(reason ?? '')}</p>`,
      ),
    );
}

/**
 * `GET` and `POST /punchout/oci`: redirects the buyer's browser into the shop, or shows why not; a system's query is
 * answered with a form.
 */
export function serveOci(app: FastifyInstance, services: PunchoutServices): void {
  const { database, clock } = services;
  app.register(async (host) => {
    host.removeAllContentTypeParsers();
    host.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text));
    host.route({
      method: ['GET', 'POST'],
      url: PATH,
      schema: { hide: true },
      bodyLimit: FORM_BYTES,
      handler: async (request, reply) => {
        const params = paramsOf(request);
        const validated = await onShare(request, async () => {
          const found = await validate(services, params, request);
          await addPartnerMessage(database, {
            partnerId: found.partnerId,
            direction: 'in',
            kind: 'OCI',
            status: found.status,
            reason: found.reason,
            at: clock.now(),
            address: request.ip,
            body: shown(params),
          });
          return found;
        });
        return send(reply.header('cache-control', 'no-store'), validated);
      },
    });
  });
}
