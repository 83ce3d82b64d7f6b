import type { ReactNode } from 'react';
import type { Shop } from '#machines/shop/shop.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryPrintHead } from './HistoryPrintHead.tsx';
import type { HistoryRef, HistoryWords } from './historyRef.ts';

interface HistoryPageProps {
  readonly shop: Shop;
  readonly history: HistoryRef;
  readonly words: HistoryWords;
  /** A button beside the filters. */
  readonly action?: ReactNode;
  /** The table. */
  readonly children: ReactNode;
}

/** A history on screen and in print: its filters over its rows. */
export function HistoryPage({ shop, history, words, action, children }: HistoryPageProps) {
  const customer = shop.shopper.configuration.customer;
  return (
    <>
      <HistoryPrintHead history={history} title={words.title} rows={words.printed} customer={customer} />
      <HistoryFilters history={history} words={words} action={action} />
      {children}
    </>
  );
}
