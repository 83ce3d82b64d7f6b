import { type DraftLine, draftProblems } from '#domain/guide/guideDraft.ts';
import type { Product } from '#domain/product/product.ts';
import { QuantityInput } from '../components/QuantityInput.tsx';
import { SelectField } from '../components/SelectField.tsx';
import styles from './GuideLineFields.module.css';
import { unitOptions } from './unitOptions.ts';

interface GuideLineFieldsProps {
  readonly line: DraftLine;
  readonly product: Product | undefined;
  readonly isDisabled?: boolean;
  readonly onType: (text: string) => void;
  readonly onSettle: () => void;
  readonly onStep: (direction: 'up' | 'down') => void;
  readonly onUnit: (unit: string) => void;
  readonly onEnter: () => void;
}

/** Quantity and unit of a product in a guide, for dialogs. */
export function GuideLineFields({
  line,
  product,
  isDisabled = false,
  onType,
  onSettle,
  onStep,
  onUnit,
  onEnter,
}: GuideLineFieldsProps) {
  const problems = draftProblems(line, product);
  const options = unitOptions(product, line.unit);
  return (
    <div className={styles.fields} data-guide-line>
      <div className={styles.labelled}>
        <span className={styles.label} aria-hidden="true">
          Quantity
        </span>
        <QuantityInput
          label="Quantity"
          value={line.quantityText}
          error={problems.quantity ?? undefined}
          isDisabled={isDisabled}
          onType={onType}
          onSettle={onSettle}
          onStep={onStep}
          onEnter={onEnter}
        />
      </div>
      <SelectField
        label="Sell By U/M"
        value={line.unit}
        error={problems.unit ?? undefined}
        disabled={isDisabled || options.length < 2}
        options={options}
        onChange={(event) => onUnit(event.currentTarget.value)}
      />
    </div>
  );
}
