import { useSelector } from '@xstate/react';
import { newDraftLine } from '#domain/guide/guideDraft.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import type { GuideEditRef, GuideEditSnapshot } from '#machines/guideEdit/guideEditMachine.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { GuideLineFields } from '../../guide/GuideLineFields.tsx';
import { GuideProduct } from '../../guide/GuideProduct.tsx';
import styles from './GuideEditScreen.module.css';
import { Include } from './guideEditRowParts.tsx';

const keyOf = ({ context }: GuideEditSnapshot) => context.item;
const productOf = ({ context }: GuideEditSnapshot) => context.catalogue.productByKey.get(context.item ?? 0);
const lineOf = ({ context }: GuideEditSnapshot) => context.draft.get(context.item ?? 0);

interface GuideEditItemDialogProps {
  readonly edit: GuideEditRef;
  readonly settings: UserSettings;
}

/** A product of the guide where the list has no room for its fields. Everything typed is in the list at once. */
export function GuideEditItemDialog({ edit, settings }: GuideEditItemDialogProps) {
  const productKey = useSelector(edit, keyOf);
  const product = useSelector(edit, productOf);
  const line = useSelector(edit, lineOf);
  if (productKey === null || !product) return null;
  const isIncluded = line?.isIncluded ?? false;
  const finish = () => edit.send({ type: 'item.finish' });
  return (
    <Dialog
      isOpen
      onClose={() => edit.send({ type: 'item.close' })}
      title="Edit Order Guide Quantity"
      footer={
        <Button variant="primary" isWide onClick={finish}>
          Finish
        </Button>
      }
    >
      <GuideProduct product={product} settings={settings} />
      <div className={styles.including}>
        <Include edit={edit} productKey={productKey} product={product} isIncluded={isIncluded} isLocked={false} />
        <span aria-hidden="true">Include</span>
      </div>
      <GuideLineFields
        line={line ?? newDraftLine(product)}
        product={product}
        isDisabled={!isIncluded}
        onType={(text) => edit.send({ type: 'line.type', productKey, text })}
        onSettle={() => edit.send({ type: 'line.settle', productKey })}
        onStep={(direction) => edit.send({ type: 'line.step', productKey, direction })}
        onUnit={(unit) => edit.send({ type: 'unit.choose', productKey, unit })}
        onEnter={finish}
      />
    </Dialog>
  );
}
