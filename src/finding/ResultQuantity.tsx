import { useEffect, useRef } from 'react';
import { newDraft, stepQuantity } from '#domain/cart/lineDraft.ts';
import { quantityProblem } from '#domain/cart/typedQuantity.ts';
import { productsText } from '#domain/texts/productsText.ts';
import type { Counted } from '#machines/shop/finding/quickFind.ts';
import type { QuickFindRef } from '#machines/shop/finding/quickFindMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../components/buttons/Button.tsx';
import { QuantityInput } from '../components/fields/QuantityInput.tsx';
import styles from './ResultQuantity.module.css';

interface ResultQuantityProps {
  readonly shop: Shop;
  readonly quickFind: QuickFindRef;
  readonly counted: Counted;
  readonly result: HTMLElement;
}

/** The quantity typed on a result, over its bottom. */
export function ResultQuantity({ shop, quickFind, counted, result }: ResultQuantityProps) {
  const { product, quantityText } = counted;
  const draft = newDraft(product, shop.shopper.configuration.settings);
  const type = (text: string) => quickFind.send({ type: 'result.type', text });
  const add = () => {
    quickFind.send({ type: 'result.add' });
    result.focus();
  };
  const leave = () => {
    quickFind.send({ type: 'result.leave' });
    result.focus();
  };
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    input?.focus();
    // Further keys follow the first digit.
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the field inside
    <div
      className={styles.quantity}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        leave();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) quickFind.send({ type: 'result.leave' });
      }}
    >
      <QuantityInput
        inputRef={field}
        label={productsText('finding.quantityOf', { description: product.description })}
        value={quantityText}
        error={quantityProblem(quantityText) ?? undefined}
        reservesLine={false}
        {...(draft && { unit: draft.sellUnit })}
        onType={type}
        onSettle={() => undefined}
        onStep={(direction) => draft && type(stepQuantity({ ...draft, quantityText }, product, direction).quantityText)}
        onEnter={add}
      />
      <Button variant="primary" onClick={add}>
        {productsText('finding.addButton')}
      </Button>
    </div>
  );
}
