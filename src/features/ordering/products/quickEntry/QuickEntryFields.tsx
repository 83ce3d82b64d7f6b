import type { ClipboardEvent } from 'react';
import { useState } from 'react';
import type { EntryChange, EntryLine, EntryReading } from '#domain/entry/entryLine.ts';
import { isEntered } from '#domain/entry/entryLine.ts';
import { DEFAULT_PRICE_DECIMALS, formatUnitPrice } from '#domain/money.ts';
import { priceDecimals } from '#domain/product/pricing.ts';
import type { Product } from '#domain/product/product.ts';
import { parseQuantity } from '#domain/quantity.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { entryText } from '#domain/texts/entryText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { QuickEntryRef } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import { classes } from '../../../../components/classes.ts';
import { StepButton } from '../../../../components/fields/StepButton.tsx';
import rowControl from '../../../../components/tables/RowControl.module.css';
import { MoneyText } from '../../../../components/text/MoneyText.tsx';
import { NumberText } from '../../../../components/text/NumberText.tsx';
import styles from './QuickEntryRow.module.css';
import { QuickEntryUnit } from './QuickEntryUnit.tsx';

const INPUT = classes(rowControl.control, styles.input);

interface QuickEntryFieldsProps {
  readonly quickEntry: QuickEntryRef;
  readonly settings: UserSettings;
  readonly line: EntryLine;
  readonly product: Product;
  readonly reading: EntryReading;
  /** The server's message about the line. */
  readonly refusal: string | null;
  /** Whether a price of 0 is invalid. */
  readonly isZeroOnCall: boolean;
  /** Whether minus and plus buttons are beside the quantity. */
  readonly hasSteps: boolean;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

/** Quantity, sell unit, price and price unit of a row, in Tab order; then its total and its errors. */
export function QuickEntryFields({
  quickEntry,
  settings,
  line,
  product,
  reading,
  refusal,
  isZeroOnCall,
  hasSteps,
  onPaste,
}: QuickEntryFieldsProps) {
  const [isTyping, setTyping] = useState(false);
  const { id: lineId, draft } = line;
  const { description } = product;
  const errorId = `entry-error${lineId}`;
  const decimals = priceDecimals(product, draft.priceUnit);
  const hasQuantity = isEntered(line);
  // A wrong multiple is reported after the field is left, text that is not a number at once.
  const quantity = parseQuantity(draft.quantityText);
  const isUnfinished = isTyping && quantity !== null;
  const quantityError = isUnfinished ? null : reading.quantityError;
  const unitError = hasQuantity ? reading.unitError : null;
  const error = quantityError ?? unitError ?? reading.priceError ?? (isTyping ? null : refusal);
  const isOnCall = isZeroOnCall && reading.unitPrice?.isZero() === true && !reading.isOverride;
  const unitPrice = isOnCall ? null : reading.unitPrice;
  const extension = isOnCall ? null : reading.extension;
  const warning = (hasQuantity ? reading.priceWarning : null) ?? (isOnCall ? shopText('products.callForPrice') : null);
  const change = (changed: EntryChange) => quickEntry.send({ type: 'line.change', lineId, change: changed });
  const described = { 'aria-describedby': errorId };
  const step = (direction: 'up' | 'down') => quickEntry.send({ type: 'line.step', lineId, direction });
  const isPriceOpen = settings.canChangePrice && !settings.hidePricing;
  const ownPrice = unitPrice === null ? '' : formatUnitPrice(unitPrice, decimals);
  return (
    <>
      <td className={styles.quantity} data-steps={hasSteps || undefined}>
        {hasSteps && (
          <StepButton
            direction="down"
            label={entryText('products.quantityOf', { description })}
            isDisabled={!quantity || quantity.isZero()}
            onStep={step}
          />
        )}
        <input
          {...described}
          data-field="quantity"
          className={INPUT}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          aria-label={entryText('products.quantityOf', { description })}
          aria-invalid={quantityError !== null || undefined}
          value={draft.quantityText}
          onFocus={(event) => event.currentTarget.select()}
          onPaste={onPaste}
          onChange={(event) => {
            setTyping(true);
            change({ quantityText: event.currentTarget.value });
          }}
          onBlur={() => {
            setTyping(false);
            quickEntry.send({ type: 'quantity.settle', lineId });
          }}
        />
        {hasSteps && (
          <StepButton
            direction="up"
            label={entryText('products.quantityOf', { description })}
            isDisabled={!quantity}
            onStep={step}
          />
        )}
      </td>
      <td className={styles.sellUnit}>
        <QuickEntryUnit
          label={entryText('products.sellByUMOf', { description })}
          unit={draft.sellUnit}
          units={product.sellBys}
          isFixed={false}
          errorId={errorId}
          isInvalid={unitError !== null}
          onChoose={(sellUnit) => change({ sellUnit })}
        />
      </td>
      {!settings.hidePricing && (
        <>
          <td className={styles.price} data-absent={unitPrice === null || undefined}>
            {isPriceOpen ? (
              <input
                {...described}
                className={INPUT}
                inputMode="decimal"
                autoComplete="off"
                enterKeyHint="next"
                placeholder="-.--"
                data-override={reading.isOverride || undefined}
                aria-label={entryText('products.unitPriceOf', { description })}
                aria-invalid={reading.priceError !== null || undefined}
                value={draft.priceText ?? ownPrice}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(event) => change({ priceText: event.currentTarget.value })}
                onBlur={() => {
                  // An emptied price resets to the product's own.
                  if (draft.priceText?.trim() === '') change({ priceText: null });
                  else quickEntry.send({ type: 'price.settle', lineId });
                }}
              />
            ) : (
              <NumberText places={DEFAULT_PRICE_DECIMALS} isAbsent={unitPrice === null}>
                {formatUnitPrice(unitPrice, decimals)}
              </NumberText>
            )}
          </td>
          <td className={styles.priceUnit}>
            <QuickEntryUnit
              label={entryText('products.priceByUMOf', { description })}
              unit={draft.priceUnit}
              units={product.priceBys}
              isFixed={!isPriceOpen}
              errorId={errorId}
              isInvalid={false}
              prefix="/ "
              onChoose={(priceUnit) => change({ priceUnit })}
            />
          </td>
          <td className={styles.extension}>
            {hasQuantity && (
              <>
                {reading.isEstimate && extension && (
                  <span className={styles.estimate}>{entryText('products.est')} </span>
                )}
                <MoneyText isInline value={extension} />
              </>
            )}
          </td>
        </>
      )}
      <td className={styles.error}>
        <span id={errorId} aria-live="polite">
          {error ?? (warning && <span className={styles.warning}>{warning}</span>)}
        </span>
      </td>
    </>
  );
}
