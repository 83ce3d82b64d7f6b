import { useSelector } from '@xstate/react';
import type { GuideChange } from '#domain/guide/guideChanges.ts';
import type { GuideLine } from '#domain/guide/guidePatch.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { changesElsewhere } from '#machines/guides/guideForm/guideForm.ts';
import type { GuideSavingRef, GuideSavingSnapshot } from '#machines/guides/guideSaving/guideSavingMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { ProductDescription } from '../../../product/ProductDescription.tsx';
import styles from './GuideEditScreen.module.css';
import { nameOf } from './guideEditRowParts.tsx';

const contextOf = ({ context }: GuideSavingSnapshot) => context;
const isAskingIn = (snapshot: GuideSavingSnapshot) => snapshot.hasTag('asking');

const amount = ({ orderQuantity, unitOfMeasure }: GuideLine) => `${formatQuantity(orderQuantity)} ${unitOfMeasure}`;

function changeText(change: GuideChange): string {
  switch (change.kind) {
    case 'renamed':
      return guidesText('guide.orderGuide.renamed', { from: change.from, to: change.to });
    case 'added':
      return guidesText('guideEdit.added', { quantity: amount(change.after) });
    case 'removed':
      return guidesText('guideEdit.removedWas', { before: amount(change.before) });
    case 'changed':
      return guidesText('guideEdit.changedFromTo', { before: amount(change.before), after: amount(change.after) });
  }
}

/** The changes of another user to the guide. With either choice the typed changes stay on top of it. */
export function GuideConflictDialog({ saving }: { saving: GuideSavingRef }) {
  const { editing, theirs } = useSelector(saving, contextOf);
  const isAsking = useSelector(saving, isAskingIn);
  const changes = theirs ? changesElsewhere(editing, theirs) : [];
  const keepEditing = () => saving.send({ type: 'conflict.keepEditing' });
  return (
    <Dialog
      isOpen={isAsking}
      onClose={keepEditing}
      title={guidesText('guide.orderGuide.conflictTitle')}
      footer={
        <>
          <Button onClick={keepEditing}>{guidesText('guideEdit.keepEditing')}</Button>
          <Button variant="primary" onClick={() => saving.send({ type: 'conflict.apply' })}>
            {guidesText('guideEdit.saveOverTheirs')}
          </Button>
        </>
      }
    >
      <p>{guidesText('guide.orderGuide.conflict')}</p>
      <ul className={styles.changes} aria-label={guidesText('guideEdit.changesBySomeoneElse')}>
        {changes.map((change) => {
          const key = change.kind === 'renamed' ? change.kind : change.productKey;
          const collides = change.kind !== 'renamed' && change.collides;
          return (
            <li key={key} className={styles.change} data-collides={collides ? '' : undefined}>
              {change.kind !== 'renamed' && (
                <strong>
                  <ProductDescription>
                    {nameOf(editing.catalogue.productByKey.get(change.productKey), change.productKey)}
                  </ProductDescription>
                </strong>
              )}
              <span>{changeText(change)}</span>
              {collides && <span className={styles.collides}>{guidesText('guide.orderGuide.collides')}</span>}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
