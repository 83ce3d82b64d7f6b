import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { hasProblem } from '#domain/guide/guideDraft.ts';
import { useBlocked } from '../../../components/buttons/useBlocked.tsx';
import { NumberText } from '../../../components/text/NumberText.tsx';
import styles from './GuideEditScreen.module.css';
import { type GuideEditRowProps, Include, isLockedIn, RowAbout, RowImage, whyUnsold } from './guideEditRowParts.tsx';

/** A product on a phone: its row opens the dialog of its quantity. */
export const GuideEditBrief = memo(function GuideEditBrief({ form, productKey, product, settings }: GuideEditRowProps) {
  const line = useSelector(form, ({ context }) => context.draft.get(productKey));
  const isLocked = useSelector(form, isLockedIn);
  const { isBlocked, attributes, reason } = useBlocked({ blockedBy: whyUnsold(product) });
  const isIncluded = line?.isIncluded ?? false;
  return (
    <div className={styles.row} data-included={isIncluded ? '' : undefined}>
      <Include form={form} productKey={productKey} product={product} isIncluded={isIncluded} isLocked={isLocked} />
      <button
        type="button"
        className={styles.open}
        disabled={isLocked}
        {...attributes}
        onClick={() => !isBlocked && form.send({ type: 'item.open', productKey })}
      >
        <RowImage product={product} settings={settings} />
        <RowAbout product={product} productKey={productKey} />
        {isIncluded && line && (
          <span className={styles.brief} data-wrong={hasProblem(line, product) ? '' : undefined}>
            <NumberText isInline unit={line.unit}>
              {line.quantityText || '0'}
            </NumberText>
          </span>
        )}
      </button>
      {reason}
    </div>
  );
});
