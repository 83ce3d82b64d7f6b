import { useSelector } from '@xstate/react';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartCommand } from '#domain/cart/command.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { texts } from '#domain/texts.ts';
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
      command.kind === 'update' ? `${formatQuantity(Number(command.line.orderQuantity))} ${unit}` : 'Removed';
    return { mine, theirs: line ? `${formatQuantity(line.orderQuantity)} ${unit}` : 'Removed' };
  }
  if (command?.kind === 'clear') {
    const added = newest.lines.filter(({ id }) => !command.seenLineIds.includes(id)).length;
    return { mine: 'Cart cleared', theirs: `${added} more ${added === 1 ? 'line' : 'lines'} in the cart` };
  }
  return { mine: 'Your order details', theirs: 'The order details saved elsewhere' };
}

/** Shows the difference when somebody else changed the same thing of the cart, and asks which version stays. */
export function CartConflict({ cart }: { cart: CartRef }) {
  const isConflicted = useSelector(cart, isConflictedIn);
  const command = useSelector(cart, commandOf);
  const newest = useSelector(cart, cartOf);
  const { mine, theirs } = difference(command, newest);
  return (
    <ConfirmDialog
      isOpen={isConflicted}
      title="The Cart Was Changed Elsewhere"
      confirmLabel="Use Mine"
      cancelLabel="Keep Theirs"
      onConfirm={() => cart.send({ type: 'conflict.applyMine' })}
      onCancel={() => cart.send({ type: 'conflict.keepTheirs' })}
    >
      <p>{texts.cart.conflict}</p>
      <dl className={styles.versions}>
        <div>
          <dt>Yours</dt>
          <dd>{mine}</dd>
        </div>
        <div>
          <dt>Theirs</dt>
          <dd>{theirs}</dd>
        </div>
      </dl>
    </ConfirmDialog>
  );
}
