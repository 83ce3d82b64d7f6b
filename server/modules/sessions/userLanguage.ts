import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Language } from '#domain/texts/languages.ts';
import type { Database } from '../../platform/database/schema.ts';
import { keepLanguage, keptLanguage } from '../../platform/http/language.ts';
import type { CallerUser } from '../access/caller.ts';

/**
 * The language of a user. What a visitor has just chosen is stored with the user. What the user chose elsewhere becomes
 * the visitor's: the page follows it when it loads again.
 */
export async function languageOf(
  database: Kysely<Database>,
  { id, language }: CallerUser,
  reply: FastifyReply,
): Promise<Language | null> {
  const kept = keptLanguage(reply.request.headers);
  if (kept?.isNew) {
    keepLanguage(reply, kept.language);
    await database.updateTable('app_user').set({ language: kept.language }).where('id', '=', id).execute();
    return kept.language;
  }
  if (language && language !== kept?.language) keepLanguage(reply, language);
  return language;
}
