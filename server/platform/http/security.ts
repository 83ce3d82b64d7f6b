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
  /** From where the script is loaded that takes a card, and where that sends it. */
  cards: { scripts: readonly string[]; calls: readonly string[] };
}

/** Who else may show the page, and where else its forms may go. */
interface Neighbours {
  frames: readonly string[];
  forms: readonly string[];
}

/** Styles may be inline because the styling library writes its rules into the page; scripts may not. */
function directives(indexHtml: string | null, { widgets, cards }: OtherSources, { frames, forms }: Neighbours) {
  const calls = [...widgets, ...cards.calls, ...forms];
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...(indexHtml ? inlineScriptHashes(indexHtml) : []), ...widgets, ...cards.scripts],
    ...(widgets.length === 0 ? {} : { frameSrc: [...widgets] }),
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

/** Every answer is made safe; the function that is answered lets the page of a punchout be framed by, and post to, those whom it names. */
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
