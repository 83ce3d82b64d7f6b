import { type FetchedOnce, fetchOnce } from '../loading/fetchOnce.ts';
import type { AreaServices } from '../page/areaServices.ts';
import type { AnyPageParts, AreaScreen, LatePage } from '../page/pageParts.ts';
import type { AreaParts } from './area.ts';

type Provided = ReturnType<AnyPageParts>;

function sourceOf(host: AreaServices, page: AnyPageParts | LatePage): FetchedOnce<Provided> {
  if ('load' in page) return fetchOnce(async () => (await page.load())(host));
  const provided = page(host);
  return { fetch: async () => provided, fetched: () => provided };
}

/** An area of these pages by their names. */
export function areaOf(host: AreaServices, pages: Readonly<Record<string, AnyPageParts | LatePage>>): AreaParts {
  const sources = new Map(Object.entries(pages).map(([name, page]) => [name, sourceOf(host, page)]));
  return {
    screenOf: (name) => (sources.get(name)?.fetched()?.Screen ?? null) as AreaScreen | null,
    pages: {
      load: async ({ name }) => void (await sources.get(name)?.fetch()),
      flowsOf: ({ name, params }, shop) => {
        const page = sources.get(name)?.fetched();
        if (!page) return null;
        const flows = Object.entries(page.flows).filter(([, { isFor }]) => isFor?.(shop) ?? true);
        return Object.fromEntries(
          flows.map(([id, { logic, input, lasts = false }]) => [
            id,
            { logic, lasts, input: input?.({ shop, params }) },
          ]),
        );
      },
    },
  };
}
