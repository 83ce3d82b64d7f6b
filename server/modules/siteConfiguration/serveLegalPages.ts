import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { sharedText } from '#domain/texts/sharedText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { legalPage, missingPage } from './legalPage.ts';

/** The page runs no scripts and loads nothing. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/terms` and `/privacy`, outside of the storefront: readable without scripts. Not found until they are written. */
export function serveLegalPages(app: FastifyInstance, database: Kysely<Database>): void {
  for (const name of ['terms', 'privacy'] as const) {
    app.get(`/${name}`, { schema: { hide: true } }, async (_request, reply) => {
      const site = await database
        .selectFrom('site')
        .select(['distributor_name', 'theme', 'primary_color', name])
        .executeTakeFirstOrThrow();
      const shop = { name: site.distributor_name, isDark: site.theme === 1, color: site.primary_color };
      const text = site[name];
      return await reply
        .code(text === '' ? 404 : 200)
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(text === '' ? missingPage(shop) : legalPage({ title: sharedText(`legal.${name}`), text, shop }));
    });
  }
}
