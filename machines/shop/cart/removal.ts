import type { Cart } from '#domain/cart/cart.ts';
import { type CartCommand, type RemovedLine, restoreProblem } from '#domain/cart/command.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { Notice, UndoTarget } from '../../notices/notice.ts';

export type Removal = Extract<CartCommand, { kind: 'remove' }>;

/** `before`: the cart that still had the line. */
export function removedLine({ seen, description }: Removal, before: Cart): RemovedLine {
  const line = before.lines.find(({ id }) => id === seen.id) ?? seen;
  return { line, description, otherIds: before.lines.map(({ id }) => id).filter((id) => id !== seen.id) };
}

/** The key names the removed line, so that a repeated undo restores it once. No later line has its id. */
export function restoring(removed: RemovedLine): CartCommand {
  return { kind: 'restore', removed, idempotencyKey: `restore-${removed.line.id}` };
}

export function removedNotice({ description }: RemovedLine, undoes: UndoTarget): Notice {
  return {
    type: 'default',
    text: shopText('cart.removed', { description }),
    about: 'cart',
    action: { label: shopText('cart.undo'), undoes },
  };
}

export function putBackNotice({ description }: RemovedLine): Notice {
  return { type: 'success', text: shopText('cart.putBack', { description }), about: 'cart' };
}

/** `undoes` is set if another attempt may succeed. */
export function notPutBackNotice({ description }: RemovedLine, why: string, undoes?: UndoTarget): Notice {
  const notice: Notice = { type: 'error', text: shopText('cart.notPutBack', { description, why }), about: 'cart' };
  return undoes ? { ...notice, action: { label: shopText('cart.undo'), undoes } } : notice;
}

/** The notice about a failed change without a waiting caller. */
export function unmadeNotice(command: CartCommand, result: { kind: string; text: string }, undoes: UndoTarget): Notice {
  if (command.kind !== 'restore') return { type: 'error', text: result.text };
  return notPutBackNotice(command.removed, result.text, result.kind === 'failed' ? undoes : undefined);
}

export function staleRestoreText(command: CartCommand | undefined, newest: Cart): string | null {
  return command?.kind === 'restore' ? restoreProblem(command.removed, newest) : null;
}
