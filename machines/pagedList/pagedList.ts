import type { ActorRef, Snapshot } from 'xstate';
import { type Failure, failureOf } from '../lib/failure.ts';

export interface PagedListContext<View, Page> {
  view: View;
  /** Null until it is loaded. */
  page: Page | null;
  /** Rows on all pages of the view; null until that is known. */
  total: number | null;
  failure: Failure | null;
}

interface Paged {
  /** From 1. */
  page: number;
}

export const unread = <View>(view: View): PagedListContext<View, never> => ({
  view,
  page: null,
  total: null,
  failure: null,
});

const withoutPage = <View extends Paged>(view: View) => JSON.stringify({ ...view, page: 0 });

/** A new view starts without rows, so that the rows of one are never shown as those of another. Turning a page keeps the total. */
export function viewed<View extends Paged>(
  { view: before, total }: Pick<PagedListContext<View, unknown>, 'view' | 'total'>,
  view: View,
): Pick<PagedListContext<View, never>, 'view' | 'page' | 'total'> {
  return { view, page: null, total: withoutPage(before) === withoutPage(view) ? total : null };
}

export const learned = <Page extends { total: number }>(page: Page) => ({ page, total: page.total });

export const failedBy = (error: unknown) => ({ failure: failureOf(error) });

/**
 * The state in which a list is browsed page by page. Its machine has the port `loadPage` and the actions `setView`,
 * `setPage` and `setFailure`. Actions on rows are handled here, in each of its states.
 */
export function browsing<View extends Paged, Page>({ rows }: { rows: string }) {
  return {
    description: `The user browses the ${rows} page by page.`,
    initial: 'loading',
    on: {
      'view.choose': {
        target: '.loading',
        actions: { type: 'setView', params: ({ event }: { event: { view: View } }) => ({ view: event.view }) },
      },
    },
    states: {
      loading: {
        description: `A page of the ${rows} is loading. A reload keeps the current page on screen.`,
        tags: 'busy',
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          input: ({ context }: { context: { view: View } }) => context.view,
          onDone: {
            target: 'listed',
            actions: {
              type: 'setPage',
              params: ({ event }: { event: { output: Page } }) => ({ page: event.output }),
            },
          },
          onError: {
            target: 'failed',
            actions: {
              type: 'setFailure',
              params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
            },
          },
        },
      },
      listed: {
        description: `The ${rows} are on screen, as of the time they were loaded.`,
        on: { 'list.reload': 'loading' },
      },
      failed: {
        description: `The ${rows} could not be loaded. The page shows the reason and offers to try again.`,
        tags: 'failed',
        on: { 'list.reload': 'loading' },
      },
    },
  } as const;
}

export type PagedListSnapshot<View> = Snapshot<unknown> & {
  context: PagedListContext<View, unknown>;
  hasTag: (tag: 'busy' | 'failed') => boolean;
};

/** Any running machine with a paged list. */
export type PagedListRef<View> = ActorRef<
  PagedListSnapshot<View>,
  { type: 'view.choose'; view: View } | { type: 'list.reload' }
>;

export type AnyPagedListSnapshot = PagedListSnapshot<unknown>;

/** Any paged list with any view. */
export type AnyPagedListRef = ActorRef<AnyPagedListSnapshot, { type: 'list.reload' }>;
