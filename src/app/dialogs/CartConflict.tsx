import { useSelector } from '@xstate/react';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartCommand } from '#domain/cart/command.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import type { CartRef, CartSnapshot } from '#machines/shop/cart/cartMachine.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import styles from './ShopDialogs.module.css';

const isConflictedIn = (snapshot: CartSnapshot) => snapshot.matches({ loaded: 'conflicted' });
const commandOf = ({ context }: CartSnapshot) => context.writes[0]?.command;
const cartOf = ({ context }: CartSnapshot) => context.cart;

function difference(command: CartCommand | undefined, newest: Cart): { mine: string; theirs: string } {
  if (command?.kind === 'update' || command?.kind === 'remove') {
    const { seen } = command;
    const line = newest.lines.find(({ id }) => id === seen.id);
    const unit = seen.unitOfMeasure;
    const mine =
      command.kind === 'update'
        ? `${formatQuantity(Number(command.line.orderQuantity))} ${unit}`
        : sharedText('dialogs.removed');
    return { mine, theirs: line ? `${formatQuantity(line.orderQuantity)} ${unit}` : sharedText('dialogs.removed') };
  }
  if (command?.kind === 'clear') {
    const added = newest.lines.filter(({ id }) => !command.seenLineIds.includes(id)).length;
    return { mine: sharedText('dialogs.cartCleared'), theirs: sharedText('dialogs.moreLineInTheCart', { added }) };
  }
  return { mine: sharedText('dialogs.yourOrderDetails'), theirs: sharedText('dialogs.theOrderDetailsSavedElsewhere') };
}

/** Shows the difference after another user changed the same part of the cart, and asks which version to keep. */
export function CartConflict({ cart }: { cart: CartRef }) {
  const isConflicted = useSelector(cart, isConflictedIn);
  const command = useSelector(cart, commandOf);
  const newest = useSelector(cart, cartOf);
  const { mine, theirs } = difference(command, newest);
  return (
    <ConfirmDialog
      isOpen={isConflicted}
      title={sharedText('dialogs.theCartWasChangedElsewhere')}
      confirmLabel={sharedText('dialogs.useMine')}
      cancelLabel={sharedText('dialogs.keepTheirs')}
      onConfirm={() => cart.send({ type: 'conflict.applyMine' })}
      onCancel={() => cart.send({ type: 'conflict.keepTheirs' })}
    >
      <p>{sharedText('cart.conflict')}</p>
      <dl className={styles.versions}>
        <div>
          <dt>{sharedText('dialogs.yours')}</dt>
          <dd>{mine}</dd>
        </div>
        <div>
          <dt>{sharedText('dialogs.theirs')}</dt>
          <dd>{theirs}</dd>
        </div>
      </dl>
    </ConfirmDialog>
  );
}
