import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { MAIN_LANGUAGE } from '#domain/texts/languages.ts';
import { languageNow } from '../text/spoken.ts';

/**
 * The entity tag of a response that a version and the language of the request determine completely. Another shape of the
 * response has other tags.
 */
export function versionTags({ path, answer }: Endpoint): (version: number) => string {
  const shape = createHash('sha256')
    .update(JSON.stringify([path, answer]))
    .digest('base64url')
    .slice(0, 8);
  return (version) => {
    const language = languageNow();
    return `W/"${shape}-${version}${language === MAIN_LANGUAGE ? '' : `-${language}`}"`;
  };
}

function holds(header: string | undefined, tag: string): boolean {
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return header?.split(',').some((one) => opaque(one) === opaque(tag)) === true;
}

/** For a response that is revalidated each time, with a cheap tag. */
export function tagged(reply: FastifyReply, tag: string): FastifyReply {
  return reply.header('cache-control', 'private, no-cache').header('etag', tag);
}

/** Answers 304 to a caller that already has this tag, so that the response need not be built. */
export function isAnsweredByTag(reply: FastifyReply, tag: string): boolean {
  if (!holds(reply.request.headers['if-none-match'], tag)) return false;
  void tagged(reply, tag).code(304).send();
  return true;
}
