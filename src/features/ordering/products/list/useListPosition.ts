import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { knownFilters } from '#domain/catalog/catalogue.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { productsHref, readPosition } from '../../../../product/urlFilters.ts';
import { HEADER_HEIGHT } from '../../../../theme/layout.ts';

/** A row of a product; `lineId` if a product can have several. */
export interface ListedRow {
  readonly productKey: number;
  readonly lineId?: number;
}

/** The rows of a list, created on access. */
export interface ListedRows {
  readonly length: number;
  at(index: number): ListedRow | undefined;
}

interface Range {
  startIndex: number;
  endIndex: number;
}

interface FirstRow {
  row: number;
  /** CSS pixels from the top of the window. */
  top: number;
}

/** The number of rows in view when a list opens, in any window. */
const FIRST_ROWS = 12;

/** Pixels per 100 ms, faster than reading. Until the list is slower, rows are placeholders and request nothing. */
const FLUNG = { from: 2_500, until: 500 };

/** Below header, filters and count: the position of a row that the address names without a position. */
const DEFAULT_TOP = HEADER_HEIGHT + 80;

/** The list renders more rows than are in view, so its own range does not give the first visible row. */
function findFirstRow(): FirstRow | null {
  for (const item of document.querySelectorAll<HTMLElement>('main [data-index]')) {
    const { top, bottom } = item.getBoundingClientRect();
    if (bottom > HEADER_HEIGHT) return { row: Number(item.dataset.index), top };
  }
  return null;
}

function keysOf(rows: ListedRows, from: number, to: number): number[] {
  const wanted = Array.from({ length: to - from + 1 }, (_, index) => rows.at(from + index));
  return wanted.flatMap((row) => row?.productKey ?? []);
}

function readTop(state: unknown): number {
  const isKept = typeof state === 'object' && state !== null && 'rowTop' in state && typeof state.rowTop === 'number';
  return isKept ? Number(state.rowTop) : DEFAULT_TOP;
}

/**
 * Whether the user last scrolled by wheel, finger or scroll bar; rows that a key or a button scrolls to are requested
 * at once.
 */
function useIsScrolledByHand(): () => boolean {
  const isByHand = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = (type: keyof WindowEventMap, isScrolling: (event: Event) => boolean) => {
      const note = (event: Event) => {
        isByHand.current = isScrolling(event);
      };
      window.addEventListener(type, note, { capture: true, passive: true, signal: listening.signal });
    };
    on('wheel', () => true);
    on('touchmove', () => true);
    on('pointerdown', ({ target }) => target === document.documentElement);
    on('keydown', () => false);
    return () => listening.abort();
  }, []);
  return useCallback(() => isByHand.current, []);
}

/** Requests the prices of the rows in view, but not while the list is flung. */
function usePricesInView({ prices }: Shop, rows: ListedRows) {
  const isByHand = useIsScrolledByHand();
  const newest = useRef(rows);
  useLayoutEffect(() => {
    newest.current = rows;
  });
  const [view] = useState(() => {
    let shown: Range | null = null;
    let isFlung = false;
    const ask = () => {
      if (!shown || isFlung) return;
      prices.send({
        type: 'prices.want',
        productKeys: keysOf(newest.current, shown.startIndex, shown.endIndex),
      });
    };
    return {
      onRangeChange: (range: Range) => {
        shown = range;
        ask();
      },
      flinging: {
        enter: (velocity: number) => {
          isFlung = isByHand() && Math.abs(velocity) > FLUNG.from;
          return isFlung;
        },
        exit: (velocity: number) => {
          isFlung = Math.abs(velocity) >= FLUNG.until;
          ask();
          return !isFlung;
        },
      },
    };
  });
  return view;
}

/**
 * Connects a virtual list to the address (its position and the hovered row) and to the prices (the rows in view). The
 * exact position is stored in the entry of the browser's history.
 */
export function useListPosition(shop: Shop, rows: ListedRows, keepsPlace: boolean) {
  const { productList, prices } = shop;
  const location = useLocation();
  const navigate = useNavigate();
  const start = useRef({ ...readPosition(location), top: readTop(location.state) });
  const hovered = useRef(start.current.hovered);
  const isMoving = useRef(false);
  const path = useRef(window.location.pathname);
  const { onRangeChange, flinging } = usePricesInView(shop, rows);

  const keep = (): void | Promise<void> => {
    // This list still renders for a moment after a navigation, and must not navigate back.
    if (window.location.pathname !== path.current) return;
    if (!keepsPlace || productList.getSnapshot().hasTag('typing')) return;
    const { filters } = productList.getSnapshot().context;
    const catalogue = shop.catalogue.getSnapshot();
    const known = catalogue.hasTag('loaded') ? knownFilters(catalogue.context.catalogue, filters) : filters;
    const { category, mainCategory } = known;
    const first = findFirstRow() ?? { row: 0, top: DEFAULT_TOP };
    const href = productsHref({ ...filters, category, mainCategory }, { row: first.row, hovered: hovered.current });
    return navigate(href, { replace: true, preventScrollReset: true, state: { rowTop: first.top } });
  };

  const waiting = useRef(0);
  useEffect(() => () => cancelAnimationFrame(waiting.current), []);
  /** A flung list renders its rows a moment after it stops. */
  const keepOnceDrawn = (): void => {
    if (rows.length > 0 && findFirstRow() === null) waiting.current = requestAnimationFrame(keepOnceDrawn);
    else void keep();
  };

  const { row, top } = start.current;
  const firstRow = Math.min(row ?? 0, Math.max(0, rows.length - 1));
  // The list reports the rows in view only after measuring; the first rows need not wait for that.
  useEffect(() => {
    prices.send({ type: 'prices.want', productKeys: keysOf(rows, firstRow, firstRow + FIRST_ROWS - 1) });
  }, [prices, rows, firstRow]);
  return {
    /** Undefined starts at the top of the page. */
    initialRow:
      row === null || rows.length === 0 || !keepsPlace
        ? undefined
        : { index: Math.min(row, rows.length - 1), align: 'start' as const, offset: -top },
    hoveredRow: start.current.hovered,
    onRangeChange,
    flinging,
    /** The first rendering also reports that scrolling stopped, so only a moved list stores its position. */
    onScrolling: (isScrolling: boolean) => {
      if (isMoving.current && !isScrolling) keepOnceDrawn();
      isMoving.current = isScrolling;
    },
    /** Before the navigation to a product, its row is written into this page's address, so that Back finds it. */
    onOpen: (index: number, event: MouseEvent<HTMLAnchorElement>) => {
      const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (opensElsewhere) return;
      event.preventDefault();
      hovered.current = index;
      const href = event.currentTarget.pathname;
      void Promise.resolve(keep()).then(() => navigate(href));
    },
  };
}
