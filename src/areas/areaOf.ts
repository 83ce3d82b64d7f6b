import { areaMachine } from '#machines/app/area/areaMachine.ts';
import { type FetchedOnce, fetchOnce } from '../loading/fetchOnce.ts';
import type { AreaHost } from '../page/areaHost.ts';
import type { AnyPageParts, AreaScreen } from '../page/pageParts.ts';
import type { AreaParts } from './area.ts';

const providedTo = (host: AreaHost, { Screen, flows }: AnyPageParts) => ({
  Screen: Screen as AreaScreen,
  flows: flows(host),
});

type Provided = ReturnType<typeof providedTo>;

function sourceOf(host: AreaHost, page: AnyPageParts | (() => Promise<AnyPageParts>)): FetchedOnce<Provided> {
  if (typeof page === 'function') return fetchOnce(async () => providedTo(host, await page()));
  const provided = providedTo(host, page);
  return { fetch: async () => provided, fetched: () => provided };
}

/** An area of these pages by their names; one that is a function comes when it is first visited. */
export function areaOf(
  host: AreaHost,
  pages: Readonly<Record<string, AnyPageParts | (() => Promise<AnyPageParts>)>>,
): AreaParts {
  const sources = new Map(Object.entries(pages).map(([name, page]) => [name, sourceOf(host, page)]));
  return {
    screenOf: (name) => sources.get(name)?.fetched()?.Screen ?? null,
    coordinator: areaMachine,
    pages: {
      load: async ({ name }) => void (await sources.get(name)?.fetch()),
      flowsOf: ({ name, params }, shop) => {
        const page = sources.get(name)?.fetched();
        if (!page) return null;
        const started = Object.entries(page.flows).map(([id, { logic, input }]) => [
          id,
          { logic, input: input?.({ shop, params }) },
        ]);
        return Object.fromEntries(started);
      },
    },
  };
}
