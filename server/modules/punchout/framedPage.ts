import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { PartnerSettings } from '#domain/punchout/partner.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { serverText } from '#domain/texts/serverText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { plainPage } from '../../platform/http/plainPage.ts';
import { hashToken } from '../../platform/http/token.ts';
import { findHostsOfCode } from './visitRepository.ts';

export type VisitHosts = Pick<PartnerSettings, 'frameHosts' | 'postbackHosts'>;

const FRAMES = ['iframe', 'frame', 'embed', 'object'];

/** Any site may frame this page, because it has nothing to click. */
const EXPIRED_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
function expiredPage(): string {
  const title = frameText('session.punchoutExpired');
  return plainPage(title, `<h1>${title}</h1><p>${serverText('words.startAgain')}</p>`);
}

/**
 * How punchout pages differ from the shop's: a page with a code may be framed by its partner's hosts, and may send them
 * the cart; looking the code up does not use it. Any other framed page reports that the session is over, because it was
 * reloaded in the frame.
 */
export function framedPages(database: Kysely<Database>, allow: (reply: FastifyReply, hosts: VisitHosts) => void) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> => {
    const { ac } = request.query as Record<string, unknown>;
    const hosts = typeof ac === 'string' ? await findHostsOfCode(database, hashToken(ac)) : null;
    if (hosts) {
      allow(reply, hosts);
      return null;
    }
    if (!FRAMES.includes(String(request.headers['sec-fetch-dest']))) return null;
    reply.raw.removeHeader('x-frame-options');
    return reply
      .header('content-security-policy', EXPIRED_POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(expiredPage());
  };
}
