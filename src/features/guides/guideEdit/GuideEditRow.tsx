import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { draftProblems } from '#domain/guide/guideDraft.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { QuantityInput } from '../../../components/fields/QuantityInput.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import { unitOptions, whyOneUnit } from '../../../product/unitOptions.ts';
import styles from './GuideEditScreen.module.css';
import { type GuideEditRowProps, Include, isLockedIn, nameOf, RowAbout, RowImage } from './guideEditRowParts.tsx';

/** A product in a wide window: quantity and unit appear once it is included. */
export const GuideEditRow = memo(function GuideEditRow({ form, productKey, product, settings }: GuideEditRowProps) {
  const line = useSelector(form, ({ context }) => context.draft.get(productKey));
  const isLocked = useSelector(form, isLockedIn);
  const isIncluded = line?.isIncluded ?? false;
  const name = nameOf(product, productKey);
  const problems = line && draftProblems(line, product);
  return (
    <div className={styles.row} data-included={isIncluded ? '' : undefined}>
      <Include form={form} productKey={productKey} product={product} isIncluded={isIncluded} isLocked={isLocked} />
      <RowImage product={product} settings={settings} />
      <RowAbout product={product} productKey={productKey} />
      {isIncluded && line && product && (
        <div className={styles.amount}>
          <div className={styles.quantity}>
            <QuantityInput
              label={guidesText('guideEdit.quantityOf', { name })}
              value={line.quantityText}
              error={problems?.quantity ?? undefined}
              isDisabled={isLocked}
              onType={(text) => form.send({ type: 'line.type', productKey, text })}
              onSettle={() => form.send({ type: 'line.settle', productKey })}
              onStep={(direction) => form.send({ type: 'line.step', productKey, direction })}
            />
          </div>
          <div className={styles.unit}>
            <SelectField
              label={guidesText('guideEdit.sellByUMOf', { name })}
              isLabelHidden
              reservesLine={false}
              value={line.unit}
              disabled={isLocked}
              blockedBy={whyOneUnit(unitOptions(product, line.unit))}
              hasReasonTip
              aria-invalid={problems?.unit ? true : undefined}
              options={unitOptions(product, line.unit)}
              onChange={(event) => form.send({ type: 'unit.choose', productKey, unit: event.currentTarget.value })}
            />
          </div>
          {problems?.unit && <p className={styles.unitError}>{problems.unit}</p>}
        </div>
      )}
    </div>
  );
});
