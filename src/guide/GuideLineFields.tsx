import { type DraftLine, draftProblems } from '#domain/guide/guideDraft.ts';
import type { Product } from '#domain/product/product.ts';
import { QuantityFields } from '../product/QuantityFields.tsx';
import styles from './GuideLineFields.module.css';

interface GuideLineFieldsProps {
  readonly line: DraftLine;
  readonly product: Product | undefined;
  readonly isDisabled?: boolean;
  readonly blockedBy?: string | null;
  readonly onType: (text: string) => void;
  readonly onSettle: () => void;
  readonly onStep: (direction: 'up' | 'down') => void;
  readonly onUnit: (unit: string) => void;
  readonly onEnter: () => void;
}

/** The quantity and unit of a product in a guide, for dialogs. */
export function GuideLineFields({ line, product, ...fields }: GuideLineFieldsProps) {
  return (
    <div className={styles.fields} data-guide-line>
      <QuantityFields
        {...fields}
        product={product}
        quantityText={line.quantityText}
        unit={line.unit}
        problems={draftProblems(line, product)}
      />
    </div>
  );
}
