import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLanguage, type Language } from '#domain/texts/languages.ts';
import { inLanguage } from '../text/spoken.ts';

const COOKIE = /(?:^|;\s*)language=(\w+)(\.chosen)?/;
const YEAR_SECONDS = 31_536_000;

interface KeptLanguage {
  language: Language;
  /** The visitor chose it, and the server has not yet stored it with a user. */
  isNew: boolean;
}

/** The language of a visitor's cookie: of their last page, or of their choice (`src/browser/language.ts`). */
export function keptLanguage({ cookie = '' }: IncomingHttpHeaders): KeptLanguage | null {
  const [, name, chosen] = COOKIE.exec(cookie) ?? [];
  return isLanguage(name) ? { language: name, isNew: chosen !== undefined } : null;
}

/** The first of a browser's languages that is offered, else the site's first. `es-MX` is answered in `es`. */
function acceptedLanguage(header: string, offered: readonly Language[]): Language {
  const wishes = header.split(',').map((wish) => {
    const [tag = '', weight] = wish.trim().split(/;\s*q=/);
    return { name: tag.split('-')[0]?.toLowerCase() ?? '', weight: Number(weight ?? 1) };
  });
  const byWeight = wishes.toSorted((one, other) => other.weight - one.weight);
  return byWeight.flatMap(({ name }) => offered.filter((language) => language === name))[0] ?? offered[0] ?? 'en';
}

/** The language of a page, among those that the site offers. */
export function languageOfPage(headers: IncomingHttpHeaders, offered: readonly Language[]): Language {
  const kept = keptLanguage(headers)?.language;
  if (kept && offered.includes(kept)) return kept;
  return acceptedLanguage(headers['accept-language'] ?? '', offered);
}

/** Keeps the language of a page for its calls and documents. */
export function keepLanguage(reply: FastifyReply, language: Language): void {
  const attributes = `Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${reply.request.protocol === 'https' ? '; Secure' : ''}`;
  reply.header('set-cookie', `language=${language}; ${attributes}`);
}

/** Answers every call in the language of its cookie. */
export function answerInLanguage(app: FastifyInstance): void {
  const speak = ({ headers }: { headers: IncomingHttpHeaders }, _reply: unknown, next: () => void) => {
    const language = keptLanguage(headers)?.language ?? 'en';
    if (language === 'en') next();
    else inLanguage(language, next);
  };
  app.addHook('onRequest', speak);
  // Again after the body, whose reading may continue elsewhere.
  app.addHook('preValidation', speak);
}
