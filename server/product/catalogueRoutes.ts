import { getCatalogue, listProducts } from '#domain/api/products.ts';
import { isAnsweredByTag, tagged, versionTags } from '../http/entityTag.ts';
import { Refused } from '../http/refused.ts';
import { type Route, route } from '../http/route.ts';
import { JSON_TEXT, sendCompressed } from '../http/sendCompressed.ts';
import type { Services } from '../services.ts';
import { builtCatalogue } from './builtCatalogue.ts';
import { productPages } from './productPages.ts';

const listTag = versionTags(listProducts);
const catalogueTag = versionTags(getCatalogue);

/** The catalogue of the version that the caller was admitted with, so that one who holds it costs nothing further. */
export function catalogueRoutes({ database, catalogueBuilds }: Services): Route[] {
  const built = builtCatalogue(database, catalogueBuilds);
  const findPage = productPages(database);
  return [
    route(listProducts, async ({ caller: { catalogueVersion }, query: { page, pageSize }, reply }) => {
      if ((page === undefined) !== (pageSize === undefined))
        throw new Refused(400, 'Give both page and pageSize, or neither');
      if (isAnsweredByTag(reply, listTag(catalogueVersion))) return reply;
      if (page === undefined || pageSize === undefined) {
        const answer = await built.list(catalogueVersion);
        return sendCompressed(tagged(reply, listTag(answer.version)).header('x-total-count', answer.total), answer);
      }
      const { version, total, text } = await findPage(catalogueVersion, { page, pageSize });
      tagged(reply, listTag(version)).header('x-total-count', total);
      return reply.type(JSON_TEXT).send(text);
    }),
    route(getCatalogue, async ({ caller: { catalogueVersion }, query: { since }, reply }) => {
      if (isAnsweredByTag(reply, catalogueTag(catalogueVersion))) return reply;
      const answer = await built.packed(catalogueVersion, since);
      return sendCompressed(tagged(reply, catalogueTag(answer.version)), answer);
    }),
  ];
}
