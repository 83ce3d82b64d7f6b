import { useSelector } from '@xstate/react';
import { reorderTexts } from '#domain/order/reorderTexts.ts';
import { historyText } from '#domain/texts/historyText.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { missingLines } from '#machines/landing/reorder/offers.ts';
import type { ReorderSnapshot } from '#machines/landing/reorder/reorderMachine.ts';
import type { CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import { Button } from '../../../../components/buttons/Button.tsx';
import { useFocusPassedOn } from '../../../../components/states/useFocusPassedOn.ts';
import { PHONE_BELOW } from '../../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../../theme/useIsNarrowerThan.ts';
import { DueRow } from './DueRow.tsx';
import styles from './ReorderStrip.module.css';
import type { StripPartProps } from './stripPartProps.ts';

const linesOf = ({ context }: ReorderSnapshot) => context.lines;
const isWholeIn = ({ context }: ReorderSnapshot) => context.isWhole;
const messageOf = ({ context }: ReorderSnapshot) => context.message;
const sentCountOf = (snapshot: ReorderSnapshot) =>
  snapshot.matches({ offering: 'adding' }) ? snapshot.context.batch.lines.length : 0;
const isUnconfirmedIn = (snapshot: ReorderSnapshot) => snapshot.matches({ offering: 'unconfirmed' });
const isEditableIn = (snapshot: ReorderSnapshot) => snapshot.hasTag('editable');
const cartLinesOf = ({ context }: CartSnapshot) => context.cart.lines;

/** Adds all products that are due and not in the cart. */
function AddAll({ shop, reorder }: StripPartProps) {
  const state = useFocusPassedOn();
  const lines = useSelector(reorder, linesOf);
  const inCart = useSelector(shop.cart, cartLinesOf);
  const isEditable = useSelector(reorder, isEditableIn);
  const isBusy = useSelector(reorder, sentCountOf) > 1;
  const missing = missingLines(lines, inCart).map(({ id }) => id);
  if (missing.length === 0 && !isBusy) return null;
  const add = () => {
    const cart = shop.cart.getSnapshot();
    const known = cart.hasTag('loaded') ? cart.context.cart.lines : null;
    reorder.send({ type: 'due.add', lineIds: missing, cart: known });
  };
  return (
    <div ref={state}>
      <Button variant="primary" isBusy={isBusy} disabled={!isEditable && !isBusy} onClick={add}>
        {reorderTexts.addAll(missing.length)}
      </Button>
    </div>
  );
}

/** Products that were bought regularly and are due again, the most overdue first: added one by one or all at once. */
export function DueAgain({ shop, reorder }: StripPartProps) {
  const lines = useSelector(reorder, linesOf);
  const isWhole = useSelector(reorder, isWholeIn);
  const message = useSelector(reorder, messageOf);
  const isUnconfirmed = useSelector(reorder, isUnconfirmedIn);
  const first = useIsNarrowerThan(PHONE_BELOW) ? 2 : 3;
  if (lines.length === 0) return <p className={styles.nothing}>{historyText('reorder.nothingDue')}</p>;
  return (
    <>
      <ul className={styles.rows}>
        {lines.slice(0, isWhole ? lines.length : first).map((line, index) => (
          <DueRow key={line.id} shop={shop} reorder={reorder} place={index} />
        ))}
      </ul>
      {message !== null && (
        <div role="alert" className={styles.message}>
          <p>{isUnconfirmed ? `${message} ${historyText('reorder.unconfirmed')}` : message}</p>
          {isUnconfirmed && (
            <Button onClick={() => reorder.send({ type: 'lines.repeat' })}>{landingText('landing.tryAgain')}</Button>
          )}
        </div>
      )}
      <div className={styles.foot}>
        <AddAll shop={shop} reorder={reorder} />
        {lines.length > first && (
          <Button variant="quiet" aria-expanded={isWhole} onClick={() => reorder.send({ type: 'due.toggle' })}>
            {isWhole ? historyText('reorder.showFewer') : historyText('reorder.showAll', { count: lines.length })}
          </Button>
        )}
      </div>
    </>
  );
}
