import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
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

/** Styles may be inline because the styling library writes its rules into the page; scripts may not. */
export function secureHeaders(app: FastifyInstance, indexHtml: string | null, { widgets, cards }: OtherSources): void {
  const calls = [...widgets, ...cards.calls];
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(indexHtml ? inlineScriptHashes(indexHtml) : []), ...widgets, ...cards.scripts],
        ...(widgets.length === 0 ? {} : { frameSrc: [...widgets] }),
        ...(calls.length === 0 ? {} : { connectSrc: ["'self'", ...calls] }),
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', (request, reply, next) =>
    secure(request.raw, reply.raw, (error) => (error instanceof Error ? next(error) : next())),
  );
}
