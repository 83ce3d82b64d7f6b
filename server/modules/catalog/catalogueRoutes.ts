import type { Query } from '#domain/api/endpoint.ts';
import { getCatalogue, listProducts } from '#domain/api/products.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { MAIN_LANGUAGE } from '#domain/texts/languages.ts';
import { isAnsweredByTag, tagged, versionTags } from '../../platform/http/entityTag.ts';
import { malformed, Refused } from '../../platform/http/refused.ts';
import { JSON_TEXT, sendCompressed } from '../../platform/http/sendCompressed.ts';
import { inLanguage } from '../../platform/text/spoken.ts';
import type { Caller } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { builtCatalogue } from './builtCatalogue.ts';
import { type FoundPage, findGuidePage, type ListFilters, type PageNumbers } from './productPageRepository.ts';
import { productPages } from './productPages.ts';
import type { CatalogueServices } from './services.ts';

const listTag = versionTags(listProducts);
const catalogueTag = versionTags(getCatalogue);

/** The numbers of the requested page; null for the full list, which has neither filters nor another order. */
function pageNumbers(query: Query<typeof listProducts>): PageNumbers | null {
  const { page, pageSize, sortBy, mainCategory, category, guide } = query;
  if (page !== undefined && pageSize !== undefined) return { page, pageSize };
  if (page !== undefined || pageSize !== undefined) throw malformed('Send both page and pageSize, or neither');
  if ([sortBy, mainCategory, category, guide].some((value) => value !== undefined))
    throw malformed('Only a page can be sorted or filtered. Send page and pageSize too');
  return null;
}

/** The catalog of the version at admission; a caller that already has it costs nothing further. */
export function catalogueRoutes({ database, catalogueBuilds }: CatalogueServices): Route[] {
  const built = builtCatalogue(database, catalogueBuilds);
  const findPage = productPages(database);

  async function guidePage(
    { customerKey }: Caller,
    name: string,
    filters: ListFilters,
    numbers: PageNumbers,
  ): Promise<FoundPage> {
    const found = customerKey === null ? null : await findGuidePage(database, { customerKey, name }, filters, numbers);
    if (!found) throw new Refused(404, 'guideNotFound', guidesText('guide.guides.absent'));
    return found;
  }

  return [
    route(listProducts, async ({ caller, query, reply }) => {
      const { catalogueVersion } = caller;
      const numbers = pageNumbers(query);
      const { guide, mainCategory = null, category = null, sortBy = null, language = MAIN_LANGUAGE } = query;
      const filters = { mainCategory, category, sortBy };
      return await inLanguage(language, async () => {
        if (numbers && guide !== undefined) {
          const { total, products } = await guidePage(caller, guide, filters, numbers);
          reply.header('x-total-count', total);
          return products;
        }
        if (isAnsweredByTag(reply, listTag(catalogueVersion))) return reply;
        if (!numbers) {
          const answer = await built.list(catalogueVersion);
          return sendCompressed(tagged(reply, listTag(answer.version)).header('x-total-count', answer.total), answer);
        }
        const { version, total, text } = await findPage(catalogueVersion, filters, numbers);
        tagged(reply, listTag(version)).header('x-total-count', total);
        return reply.type(JSON_TEXT).send(text);
      });
    }),
    route(getCatalogue, ({ caller: { catalogueVersion }, query: { since, language = MAIN_LANGUAGE }, reply }) =>
      inLanguage(language, async () => {
        if (isAnsweredByTag(reply, catalogueTag(catalogueVersion))) return reply;
        const answer = await built.packed(catalogueVersion, since);
        return sendCompressed(tagged(reply, catalogueTag(answer.version)), answer);
      }),
    ),
  ];
}
