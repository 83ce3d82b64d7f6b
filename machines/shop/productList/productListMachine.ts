import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { type BrowseFilters, NO_FILTERS, withFilters } from '#domain/catalog/catalogue.ts';
import { layoutOfCode, sortOfCode } from '#domain/settings/preferences.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import {
  type DefaultsToSave,
  isSameSearch,
  isSearch,
  notSaved,
  type ProductListContext,
  type ProductListEvent,
  type ProductListInput,
  type SaveAnswer,
} from './productList.ts';

/** The time after the last key press until the search is written into the URL, announced, and opens the list from other pages (specification 2). */
const SEARCH_DEBOUNCE_MS = 500;

/** Which products are listed and how. The URL decides the filters. Spawned by the shop for as long as it is open. */
export const productListMachine = setup({
  types: {} as {
    context: ProductListContext;
    events: ProductListEvent;
    input: ProductListInput;
    tags: 'typing';
  },
  actors: { saveDefaults: port<SaveAnswer, DefaultsToSave>('saveDefaults') },
  guards: {
    /** The search in the address has not changed. Only what was typed since differs. */
    isAddressSearch: ({ context }, { filters }: { filters: BrowseFilters }) =>
      isSameSearch(filters.search, context.addressSearch),
    hasUnsaved: ({ context }) => Object.keys(context.unsaved).length > 0,
    wasRefused: (_, { output }: { output: SaveAnswer }) => !output.isSuccess,
  },
  actions: {
    /** Provided by the host: writes the filters into the address, on /products. */
    showInUrl: (_, _params: { filters: BrowseFilters }) => undefined,
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    /** The address trims the search and changes its quotes. An equal search keeps the text as it was typed. */
    setFilters: assign(({ context }, { filters }: { filters: BrowseFilters }) => ({
      ...(isSameSearch(filters.search, context.filters.search)
        ? { filters: { ...filters, search: context.filters.search } }
        : { filters, isLiteral: false }),
      addressSearch: filters.search,
    })),
    expectInAddress: assign({ addressSearch: (_, { search }: { search: string }) => search }),
    /** A new search starts with its best matches (readings 159). */
    setSearch: assign({
      isLiteral: false,
      filters: ({ context: { filters } }, { text }: { text: string }) => ({
        ...filters,
        search: text,
        sortBy: isSearch(filters.search) || !isSearch(text) ? filters.sortBy : null,
      }),
    }),
  },
  delays: { searchDebounce: SEARCH_DEBOUNCE_MS },
}).createMachine({
  id: 'productList',
  context: ({ input }) => ({
    filters: NO_FILTERS,
    addressSearch: '',
    isLiteral: false,
    layout:
      layoutOfCode(input.userDefaults.defaultPageLayout) ??
      layoutOfCode(input.siteDefaults.defaultPageLayout) ??
      'grid',
    sortBy:
      sortOfCode(input.userDefaults.defaultPageSortBy) ??
      sortOfCode(input.siteDefaults.defaultPageSortBy) ??
      'description',
    isLayoutChosen: layoutOfCode(input.userDefaults.defaultPageLayout) !== null,
    isSortChosen: sortOfCode(input.userDefaults.defaultPageSortBy) !== null,
    savesDefaults: input.savesDefaults,
    unsaved: {},
    saving: {},
  }),
  type: 'parallel',
  on: {
    'siteDefaults.change': {
      description: "The user's own choices stay.",
      actions: assign(({ context, event }) => ({
        layout: (context.isLayoutChosen ? null : layoutOfCode(event.defaults.defaultPageLayout)) ?? context.layout,
        sortBy: (context.isSortChosen ? null : sortOfCode(event.defaults.defaultPageSortBy)) ?? context.sortBy,
      })),
    },
  },
  states: {
    filtering: {
      description: 'The user searches and filters the list.',
      initial: 'settled',
      on: {
        'sort.choose': {
          actions: [
            { type: 'expectInAddress', params: ({ context }) => context.filters },
            {
              type: 'showInUrl',
              params: ({ context, event }) => ({
                filters: { ...context.filters, sortBy: event.sortBy === 'match' ? null : event.sortBy },
              }),
            },
          ],
        },
        'search.takeLiterally': {
          description: 'The word that looked misspelled was meant as typed.',
          actions: assign({ isLiteral: true }),
        },
        'filters.choose': {
          target: '.settled',
          actions: [
            {
              type: 'expectInAddress',
              params: ({ context, event }) => ({ search: event.filters.search ?? context.filters.search }),
            },
            {
              type: 'showInUrl',
              params: ({ context, event }) => ({ filters: withFilters(context.filters, event.filters) }),
            },
          ],
        },
      },
      states: {
        settled: {
          description: 'The list and the address match.',
          on: {
            'url.changed': { actions: { type: 'setFilters', params: ({ event }) => ({ filters: event.filters }) } },
            'search.abandon': {
              description: 'On other pages the search box is empty. The address of the list brings its search back.',
              actions: { type: 'setSearch', params: { text: '' } },
            },
            'search.change': {
              target: 'typing',
              actions: { type: 'setSearch', params: ({ event }) => ({ text: event.text }) },
            },
          },
        },
        typing: {
          description: 'The open list follows every key press. The address follows 500 ms after the last one.',
          tags: 'typing',
          after: { searchDebounce: 'settling' },
          on: {
            'search.change': {
              target: 'typing',
              reenter: true,
              actions: { type: 'setSearch', params: ({ event }) => ({ text: event.text }) },
            },
            'search.settle': 'settling',
            'search.abandon': {
              description: 'A user who leaves the page while typing is not brought back to the list.',
              target: 'settled',
              actions: { type: 'setSearch', params: { text: '' } },
            },
            'url.changed': [
              {
                description: 'An address that changes late does not undo what was typed since.',
                guard: { type: 'isAddressSearch', params: ({ event }) => ({ filters: event.filters }) },
                actions: assign({
                  filters: ({ context, event }) => ({
                    ...event.filters,
                    search: context.filters.search,
                  }),
                }),
              },
              {
                target: 'settled',
                actions: { type: 'setFilters', params: ({ event }) => ({ filters: event.filters }) },
              },
            ],
          },
        },
        settling: {
          description: 'The search is written into the address, from any page.',
          entry: [
            { type: 'expectInAddress', params: ({ context }) => context.filters },
            { type: 'showInUrl', params: ({ context }) => ({ filters: context.filters }) },
          ],
          always: 'settled',
        },
      },
    },
    remembering: {
      description: "The user's own layout and sort order are saved.",
      initial: 'remembered',
      on: {
        'layout.choose': {
          actions: assign(({ context, event }) => ({
            layout: event.layout,
            isLayoutChosen: true,
            unsaved: context.savesDefaults ? { ...context.unsaved, layout: event.layout } : context.unsaved,
          })),
        },
        'layout.show': {
          description: 'A page opened the list in this layout. It does not become the default.',
          actions: assign({ layout: ({ event }) => event.layout }),
        },
        'sort.choose': {
          description: 'Sorting by best match applies to this search only.',
          actions: assign(({ context, event }) =>
            event.sortBy === 'match'
              ? {}
              : {
                  sortBy: event.sortBy,
                  isSortChosen: true,
                  unsaved: context.savesDefaults ? { ...context.unsaved, sortBy: event.sortBy } : context.unsaved,
                },
          ),
        },
      },
      states: {
        remembered: {
          description: 'There is nothing to save.',
          always: { guard: 'hasUnsaved', target: 'saving' },
        },
        saving: {
          description:
            "A chosen layout or sort order is being saved as the user's default. Later choices are saved next.",
          entry: assign({ saving: ({ context }) => context.unsaved, unsaved: {} }),
          invoke: {
            id: 'saveDefaults',
            src: 'saveDefaults',
            input: ({ context }) => context.saving,
            onDone: [
              {
                guard: { type: 'wasRefused', params: ({ event }) => ({ output: event.output }) },
                target: 'remembered',
                actions: {
                  type: 'notify',
                  params: ({ context, event }): Notice => ({
                    type: 'error',
                    text: event.output.errorReason ?? notSaved(context.saving),
                  }),
                },
              },
              { target: 'remembered' },
            ],
            onError: {
              target: 'remembered',
              actions: {
                type: 'notify',
                params: ({ context }): Notice => ({ type: 'error', text: notSaved(context.saving) }),
              },
            },
          },
        },
      },
    },
  },
  options: machineOptions,
});

export type ProductListRef = ActorRefFrom<typeof productListMachine>;
export type ProductListSnapshot = SnapshotFrom<typeof productListMachine>;
