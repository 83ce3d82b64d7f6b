import { useSelector } from '@xstate/react';
import { draftProblems } from '#domain/guide/guideDraft.ts';
import { newNameProblem } from '#domain/guide/guideTarget.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { presentText } from '#machines/guides/addToGuide/addition.ts';
import type { AddToGuideRef, AddToGuideSnapshot } from '#machines/guides/addToGuide/addToGuideMachine.ts';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { GuideChoice } from '../../../guide/GuideChoice.tsx';
import { ProductDescription } from '../../../product/ProductDescription.tsx';
import { ProductFacts } from '../../../product/ProductFacts.tsx';
import { QuantityFields } from '../../../product/QuantityFields.tsx';
import styles from './AddToGuideDialog.module.css';

const contextOf = ({ context }: AddToGuideSnapshot) => context;
const isBusyIn = (snapshot: AddToGuideSnapshot) => snapshot.hasTag('busy');
const isOpenIn = (snapshot: AddToGuideSnapshot) => snapshot.status === 'active' && !snapshot.matches('opening');

/** Adds a product to an existing order guide or a new one. */
export function AddToGuideDialog({ dialog }: { dialog: AddToGuideRef }) {
  const context = useSelector(dialog, contextOf);
  const isBusy = useSelector(dialog, isBusyIn);
  const isOpen = useSelector(dialog, isOpenIn);
  const { product, draft, adjustment, message } = context;
  const present = presentText(context);
  const cancel = () => dialog.send({ type: 'dialog.cancel' });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={cancel}
      title={guidesText('addToGuide.addToOrderGuide')}
      isBusy={isBusy}
      onSubmit={() => dialog.send({ type: 'product.save' })}
      submitLabel={present === null ? guidesText('addToGuide.add') : guidesText('addToGuide.change')}
      busyLabel={guidesText('addToGuide.saving')}
    >
      <p className={styles.name}>
        <ProductDescription>{product.description}</ProductDescription>
      </p>
      <ProductFacts product={product} />
      <div className={styles.fields}>
        <GuideChoice
          target={context}
          isDisabled={isBusy}
          note={present}
          onChoose={(name) => dialog.send({ type: 'guide.choose', name })}
          onName={(name) => dialog.send({ type: 'name.type', name })}
        />
        <div className={styles.amount}>
          <QuantityFields
            product={product}
            quantityText={draft.quantityText}
            unit={draft.unit}
            problems={draftProblems(draft, product)}
            isDisabled={isBusy}
            onType={(text) => dialog.send({ type: 'quantity.type', text })}
            onSettle={() => dialog.send({ type: 'quantity.settle' })}
            onStep={(direction) => dialog.send({ type: 'quantity.step', direction })}
            onUnit={(unit) => dialog.send({ type: 'unit.choose', unit })}
          />
        </div>
      </div>
      <p role="status" className={styles.adjustment}>
        {adjustment}
      </p>
      <p role="alert" className={styles.message}>
        {message === newNameProblem(context) ? null : message}
      </p>
    </FormDialog>
  );
}
