import { useSelector } from '@xstate/react';
import { newDraftLine } from '#domain/guide/guideDraft.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import type { GuideFormRef, GuideFormSnapshot } from '#machines/guides/guideForm/guideFormMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { GuideLineFields } from '../../../guide/GuideLineFields.tsx';
import { GuideProduct } from '../../../guide/GuideProduct.tsx';
import styles from './GuideEditScreen.module.css';
import { Include } from './guideEditRowParts.tsx';

const keyOf = ({ context }: GuideFormSnapshot) => context.item;
const productOf = ({ context }: GuideFormSnapshot) => context.catalogue.productByKey.get(context.item ?? 0);
const lineOf = ({ context }: GuideFormSnapshot) => context.draft.get(context.item ?? 0);

interface GuideEditItemDialogProps {
  readonly form: GuideFormRef;
  readonly settings: UserSettings;
}

/** A product of the guide, if the list has no room for its fields. Its input goes to the list at once. */
export function GuideEditItemDialog({ form, settings }: GuideEditItemDialogProps) {
  const productKey = useSelector(form, keyOf);
  const product = useSelector(form, productOf);
  const line = useSelector(form, lineOf);
  if (productKey === null || !product) return null;
  const isIncluded = line?.isIncluded ?? false;
  const finish = () => form.send({ type: 'item.finish' });
  return (
    <Dialog
      isOpen
      onClose={() => form.send({ type: 'item.close' })}
      title={guidesText('guideEdit.editOrderGuideQuantity')}
      losesNothing
      footer={
        <Button variant="primary" isWide onClick={finish}>
          {guidesText('guideEdit.finish')}
        </Button>
      }
    >
      <GuideProduct product={product} settings={settings} />
      <div className={styles.including}>
        <Include form={form} productKey={productKey} product={product} isIncluded={isIncluded} isLocked={false} />
        <span aria-hidden="true">{guidesText('guideEdit.include')}</span>
      </div>
      <GuideLineFields
        line={line ?? newDraftLine(product)}
        product={product}
        blockedBy={isIncluded ? null : guidesText('guideEdit.includeFirst')}
        onType={(text) => form.send({ type: 'line.type', productKey, text })}
        onSettle={() => form.send({ type: 'line.settle', productKey })}
        onStep={(direction) => form.send({ type: 'line.step', productKey, direction })}
        onUnit={(unit) => form.send({ type: 'unit.choose', productKey, unit })}
        onEnter={finish}
      />
    </Dialog>
  );
}
