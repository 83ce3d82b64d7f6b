import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#domain/texts/languages.ts';
import { languageAttributes } from '../text/languageAttributes.ts';
import { answerNotFound } from './errors.ts';
import { keepLanguage, keptLanguage, languageOfPage } from './language.ts';

const BACKEND_PATHS = /^\/(api|doc|img|punchout)(\/|\?|$)/;

export async function readIndexHtml(webRoot: string): Promise<string> {
  return await readFile(join(webRoot, 'index.html'), 'utf8');
}

/** The response for some requests of the page; null for the page itself. */
type InsteadOfPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>;

/** What the site says to the program of the page. */
export interface PageSettings {
  readonly languages: readonly Language[];
  /** Whether the browser counts how users go through the flows. */
  readonly isCounting: boolean;
}

/** The page in a language; its first tag has the settings, and the program follows them. */
function pageIn(indexHtml: string, language: Language, { languages, isCounting }: PageSettings): string {
  const uncounted = isCounting ? '' : ' data-flows="uncounted"';
  const tag = `<html ${languageAttributes(language)} data-languages="${languages.join(' ')}"${uncounted}`;
  return indexHtml.replace('<html lang="en"', tag);
}

/**
 * Serves the built storefront: hashed assets are cached without a time limit, and the page answers every path outside
 * the backend.
 */
export async function serveWeb(
  app: FastifyInstance,
  {
    webRoot,
    indexHtml,
    instead,
    readSettings,
  }: { webRoot: string; indexHtml: string; instead: InsteadOfPage; readSettings: () => Promise<PageSettings> },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = relative(webRoot, path).startsWith('assets');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const other = await instead(request, reply);
    if (other) return other;
    const settings = await readSettings();
    const language = languageOfPage(request.headers, settings.languages);
    if (language !== (keptLanguage(request.headers)?.language ?? 'en')) keepLanguage(reply, language);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(pageIn(indexHtml, language, settings));
  };
  app.get('/', { schema: { hide: true } }, page);
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && !BACKEND_PATHS.test(request.url);
    return wantsPage ? page(request, reply) : answerNotFound(request, reply);
  });
}
