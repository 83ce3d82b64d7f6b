import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { UserSettings } from '#domain/settings/settings.ts';
import { historyText } from '#domain/texts/historyText.ts';
import type { OrderAgainRef, OrderAgainSnapshot } from '#machines/history/orderAgain/orderAgainMachine.ts';
import { isChosen, offerAt } from '#machines/history/orderAgain/orderAgainState.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { LongList } from '../../../components/tables/LongList.tsx';
import { lineColumns } from '../../../order/lineColumns.ts';
import { OldLine } from './OldLine.tsx';
import styles from './Order.module.css';

const contextOf = ({ context }: OrderAgainSnapshot) => context;
const isEditableIn = (snapshot: OrderAgainSnapshot) => snapshot.hasTag('editable');
const isWeighingIn = (snapshot: OrderAgainSnapshot) => snapshot.matches({ opened: { lines: 'weighing' } });
const productsOf = ({ context }: CatalogueSnapshot) => context.catalogue.productByKey;

interface OldLinesProps {
  readonly shop: Shop;
  readonly orderAgain: OrderAgainRef;
  readonly settings: UserSettings;
}

/** The lines in the order they were sent. */
export function OldLines({ shop, orderAgain, settings }: OldLinesProps) {
  const { cart, catalogue } = shop;
  const context = useSelector(orderAgain, contextOf);
  const isEditable = useSelector(orderAgain, isEditableIn);
  const isWeighing = useSelector(orderAgain, isWeighingIn);
  const products = useSelector(catalogue, productsOf);
  const { lines, outcomes, remarks, quantities, adjustments } = context;
  const { hidePricing } = settings;
  const rows = lines.map((line, place) => ({ line, place }));
  const { style, pricePlaces } = useMemo(() => lineColumns(lines, { hidePricing }), [lines, hidePricing]);
  return (
    <LongList
      label={historyText('order.lines')}
      rows={rows}
      rowKey={({ line }) => line.id}
      className={styles.lines}
      style={style}
    >
      {({ line, place }) => (
        <OldLine
          orderAgain={orderAgain}
          line={line}
          outcome={outcomes[place] ?? null}
          offer={offerAt(context, place)}
          adjustment={adjustments[line.id] ?? null}
          remark={remarks[line.id] ?? null}
          product={products.get(line.productKey) ?? null}
          columnPlaces={pricePlaces}
          settings={settings}
          cart={cart}
          isTyped={quantities[line.id] !== undefined}
          isChosen={isChosen(context, place)}
          isEditable={isEditable}
          isWeighing={isWeighing}
        />
      )}
    </LongList>
  );
}
