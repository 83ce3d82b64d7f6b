import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ShopRef, ShopSnapshot } from '#machines/shop/shopMachine.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryPrintHead } from './HistoryPrintHead.tsx';
import type { HistoryRef, HistoryWords } from './historyRef.ts';

const customerOf = ({ context }: ShopSnapshot) => context.shopper.configuration.customer;

interface HistoryPageProps {
  readonly shop: ShopRef;
  readonly history: HistoryRef;
  readonly words: HistoryWords;
  /** The table. */
  readonly children: ReactNode;
}

/** A history on screen and on paper: its filters over its rows. */
export function HistoryPage({ shop, history, words, children }: HistoryPageProps) {
  const customer = useSelector(shop, customerOf);
  return (
    <>
      <HistoryPrintHead history={history} title={words.title} rows={words.printed} customer={customer} />
      <HistoryFilters history={history} words={words} />
      {children}
    </>
  );
}
