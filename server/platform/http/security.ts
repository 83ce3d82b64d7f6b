import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';

/** Hashes of a page's inline scripts, so that the policy can allow exactly these and no others. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

interface OtherSources {
  /** From where the widget of a human check is loaded, and into which frames. */
  widgets: readonly string[];
  /** The origins of the card script, and of the calls that it makes. */
  cards: { scripts: readonly string[]; calls: readonly string[] };
}

/** The other sites that may frame the page, and the other targets of its forms. */
interface Neighbours {
  frames: readonly string[];
  forms: readonly string[];
}

/** Inline styles are allowed because the styling library writes its rules into the page; inline scripts are not. */
function directives(indexHtml: string | null, { widgets, cards }: OtherSources, { frames, forms }: Neighbours) {
  const calls = [...widgets, ...cards.calls, ...forms];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...(indexHtml ? inlineScriptHashes(indexHtml) : []), ...widgets, ...cards.scripts],
    ...(widgets.length === 0 ? {} : { frameSrc: [...widgets, "'self'"] }),
    ...(calls.length === 0 ? {} : { connectSrc: ["'self'", ...calls] }),
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'", ...forms],
    frameAncestors: frames.length === 0 ? ["'none'"] : [...frames],
  };
}

const NOBODY: Neighbours = { frames: [], forms: [] };

/**
 * Adds security headers to every response; the returned function lets the given hosts frame a punchout page, and
 * receive its form.
 */
export function secureHeaders(
  app: FastifyInstance,
  indexHtml: string | null,
  sources: OtherSources,
): (reply: FastifyReply, neighbours: Neighbours) => void {
  const secure = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: directives(indexHtml, sources, NOBODY) },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (request, reply, next) =>
    secure(request.raw, reply.raw, (error) => (error instanceof Error ? next(error) : next())),
  );
  return ({ request, raw }, neighbours) => {
    const { contentSecurityPolicy } = helmet;
    const own = contentSecurityPolicy({ useDefaults: false, directives: directives(indexHtml, sources, neighbours) });
    own(request.raw, raw, (error) => {
      if (error instanceof Error) throw error;
    });
    // The header does the same as `frame-ancestors`, but only for no site or the own one.
    if (neighbours.frames.length > 0) raw.removeHeader('x-frame-options');
  };
}
