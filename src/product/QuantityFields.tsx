import type { ReactNode } from 'react';
import type { Product } from '#domain/product/product.ts';
import { productsText } from '#domain/texts/productsText.ts';
import { QuantityInput, type QuantityInputProps } from '../components/fields/QuantityInput.tsx';
import { SelectField } from '../components/select/SelectField.tsx';
import styles from './QuantityFields.module.css';
import { unitOptions, whyOneUnit } from './unitOptions.ts';

interface QuantityFieldsProps
  extends Pick<
    QuantityInputProps,
    'onType' | 'onSettle' | 'onStep' | 'onEnter' | 'isDisabled' | 'blockedBy' | 'reservesLine'
  > {
  readonly product: Pick<Product, 'sellBys'> | undefined;
  readonly quantityText: string;
  readonly unit: string;
  readonly problems: { readonly quantity: string | null; readonly unit: string | null };
  /** Why the unit cannot be chosen; also shown for a product with one unit. */
  readonly unitBlockedBy?: string | null;
  /** Shown below the quantity. */
  readonly note?: ReactNode;
  readonly onUnit: (unit: string) => void;
}

/** The quantity and unit of a product, for dialogs: two fields of the surrounding grid. */
export function QuantityFields({
  product,
  quantityText,
  unit,
  problems,
  isDisabled = false,
  blockedBy = null,
  unitBlockedBy = null,
  reservesLine = true,
  note,
  onUnit,
  ...quantity
}: QuantityFieldsProps) {
  const options = unitOptions(product, unit);
  return (
    <>
      <div className={styles.labelled}>
        <span className={styles.label} aria-hidden="true">
          {productsText('product.quantity')}
        </span>
        <QuantityInput
          {...quantity}
          label={productsText('product.quantity')}
          value={quantityText}
          error={problems.quantity ?? undefined}
          isDisabled={isDisabled}
          blockedBy={blockedBy}
          reservesLine={reservesLine}
        />
        {note}
      </div>
      <SelectField
        label={productsText('product.sellByUM')}
        value={unit}
        error={problems.unit ?? undefined}
        disabled={isDisabled}
        blockedBy={blockedBy ?? unitBlockedBy ?? whyOneUnit(options)}
        reservesLine={reservesLine}
        options={options}
        onChange={(event) => onUnit(event.currentTarget.value)}
      />
    </>
  );
}
