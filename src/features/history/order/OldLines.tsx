import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { UserSettings } from '#domain/settings/settings.ts';
import type { OrderAgainRef, OrderAgainSnapshot } from '#machines/history/orderAgain/orderAgainMachine.ts';
import type { CatalogueSnapshot } from '#machines/shop/catalogue/catalogueMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { LongList } from '../../../components/tables/LongList.tsx';
import { lineColumns } from '../../../order/lineColumns.ts';
import { OldLine } from './OldLine.tsx';
import styles from './Order.module.css';

const linesOf = ({ context }: OrderAgainSnapshot) => context.lines;
const verdictsOf = ({ context }: OrderAgainSnapshot) => context.verdicts;
const leftOutOf = ({ context }: OrderAgainSnapshot) => context.leftOut;
const remarksOf = ({ context }: OrderAgainSnapshot) => context.remarks;
const isEditableIn = (snapshot: OrderAgainSnapshot) => snapshot.hasTag('editable');
const isWeighingIn = (snapshot: OrderAgainSnapshot) => snapshot.matches({ opened: { lines: 'weighing' } });
const productsOf = ({ context }: CatalogueSnapshot) => context.catalogue.productByKey;

interface OldLinesProps {
  readonly shop: Shop;
  readonly again: OrderAgainRef;
  readonly settings: UserSettings;
}

/** The lines in the order they were sent. */
export function OldLines({ shop, again, settings }: OldLinesProps) {
  const { cart, catalogue } = shop;
  const lines = useSelector(again, linesOf);
  const verdicts = useSelector(again, verdictsOf);
  const leftOut = useSelector(again, leftOutOf);
  const remarks = useSelector(again, remarksOf);
  const isEditable = useSelector(again, isEditableIn);
  const isWeighing = useSelector(again, isWeighingIn);
  const products = useSelector(catalogue, productsOf);
  const { hidePricing } = settings;
  const rows = lines.map((line, place) => ({ line, verdict: verdicts[place] ?? null }));
  const { style, pricePlaces } = useMemo(() => lineColumns(lines, { hidePricing }), [lines, hidePricing]);
  return (
    <LongList label="Lines" rows={rows} rowKey={({ line }) => line.id} className={styles.lines} style={style}>
      {({ line, verdict }) => (
        <OldLine
          line={line}
          verdict={verdict}
          remark={remarks[line.id] ?? null}
          product={products.get(line.productKey) ?? null}
          columnPlaces={pricePlaces}
          settings={settings}
          cart={cart}
          isLeftOut={leftOut.has(line.id)}
          isEditable={isEditable}
          isWeighing={isWeighing}
          onToggle={() => again.send({ type: 'line.toggle', lineId: line.id })}
          onUnit={(unit) => again.send({ type: 'unit.choose', lineId: line.id, unit })}
        />
      )}
    </LongList>
  );
}
