/** In every coordinator: no page of its area is on screen. */
export const AWAY = {
  description: 'Another area, or none, is on screen.',
  meta: { features: ['NAV-02'] },
} as const;

/** In every coordinator: a page of its area is entered, in this state. It is kept, so that `enterAgain` can begin it anew. */
export const enters = <State extends string>(state: State) =>
  ({
    target: `.${state}`,
    actions: { type: 'setPage', params: <Page>({ event }: { event: Page }) => ({ page: event }) },
  }) as const;

/** In every coordinator: what a bug in the flow of a page leads to. `enterAgain` raises the event that entered it. */
export const BROKEN_PAGE = {
  description: 'The flow of the page stopped working. The page can be begun anew; the others go on.',
  meta: { features: ['NAV-02'] },
  on: { 'page.retry': { actions: 'enterAgain' } },
} as const;

/** In a coordinator with a flow that is loaded when it is first needed: what one that does not come leads to. */
export const UNREACHABLE_PAGE = {
  description: 'The part of the program that has the page did not come: no network, or a new release has replaced it.',
  meta: { features: ['NAV-02'] },
  on: { 'page.retry': { actions: 'enterAgain' } },
} as const;
