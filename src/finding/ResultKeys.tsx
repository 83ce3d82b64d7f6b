import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ProductSelection } from '#domain/catalog/browse.ts';
import type { QuickFindRef, QuickFindSnapshot } from '#machines/shop/finding/quickFindMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { useKeyHints } from '../components/keys/keyHints.ts';
import { quickFindOf } from './quickFindOf.ts';
import { ResultQuantity } from './ResultQuantity.tsx';
import { resultAt } from './resultFocus.ts';
import { RESULT_KEYS, useResultKeys } from './useResultKeys.ts';

const countedOf = ({ context }: QuickFindSnapshot) => context.counted;

interface ResultKeysProps {
  readonly shop: Shop;
  readonly products: ProductSelection;
}

/** The keys in the results of a search, and the quantity typed on one of them. */
export function ResultKeys({ shop, products }: ResultKeysProps) {
  const [result, setResult] = useState<HTMLElement | null>(null);
  const quickFind = useSelector(shop.finding, quickFindOf);
  useEffect(() => shop.finding.send({ type: 'results.show' }), [shop]);
  useKeyHints(RESULT_KEYS);
  useResultKeys({
    shop,
    products,
    onCount: (product, index, quantityText) => {
      setResult(resultAt(index));
      quickFind?.send({ type: 'result.count', product, quantityText });
    },
  });
  return quickFind && result && <CountedResult quickFind={quickFind} result={result} shop={shop} />;
}

interface CountedResultProps {
  readonly shop: Shop;
  readonly quickFind: QuickFindRef;
  readonly result: HTMLElement;
}

function CountedResult({ shop, quickFind, result }: CountedResultProps) {
  const counted = useSelector(quickFind, countedOf);
  if (!counted) return null;
  return createPortal(<ResultQuantity shop={shop} quickFind={quickFind} counted={counted} result={result} />, result);
}
