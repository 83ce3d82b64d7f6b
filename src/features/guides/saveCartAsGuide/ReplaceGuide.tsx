import { useSelector } from '@xstate/react';
import type { GuideChange } from '#domain/guide/guideChanges.ts';
import type { GuideLine } from '#domain/guide/guidePatch.ts';
import { targetName } from '#domain/guide/guideTarget.ts';
import type { Lookup } from '#domain/lookup.ts';
import type { Product } from '#domain/product/product.ts';
import { formatQuantity } from '#domain/quantity.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type {
  SaveCartAsGuideRef,
  SaveCartAsGuideSnapshot,
} from '#machines/guides/saveCartAsGuide/saveCartAsGuideMachine.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import styles from './SaveCartAsGuideDialog.module.css';

const contextOf = ({ context }: SaveCartAsGuideSnapshot) => context;
const isAskingIn = (snapshot: SaveCartAsGuideSnapshot) => snapshot.matches('confirming');
const LISTED_CHANGES = 20;

function quantityText({ orderQuantity, unitOfMeasure }: Pick<GuideLine, 'orderQuantity' | 'unitOfMeasure'>): string {
  return `${formatQuantity(orderQuantity)} ${unitOfMeasure}`;
}

function changeText(change: GuideChange, products: Lookup<Product>): string {
  if (change.kind === 'renamed')
    return guidesText('saveCartAsGuide.renamed', { before: change.from, after: change.to });
  const product = products.get(change.productKey)?.description ?? shopText('products.unavailable');
  if (change.kind === 'added')
    return guidesText('saveCartAsGuide.added', { product, quantity: quantityText(change.after) });
  if (change.kind === 'removed') return guidesText('saveCartAsGuide.removed', { product });
  const [before, after] = [quantityText(change.before), quantityText(change.after)];
  return guidesText('saveCartAsGuide.changed', { product, before, after });
}

/** Asks before the cart replaces a guide's products; after a change by another user, it shows the change. */
export function ReplaceGuide({ dialog }: { dialog: SaveCartAsGuideRef }) {
  const context = useSelector(dialog, contextOf);
  const isAsking = useSelector(dialog, isAskingIn);
  const { content, changes, products } = context;
  const name = targetName(context);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={guidesText('guide.guideDialogs.replaceTitle')}
      confirmLabel={guidesText('saveCartAsGuide.replace')}
      isDanger
      onConfirm={() => dialog.send({ type: 'replacement.confirm' })}
      onCancel={() => dialog.send({ type: 'replacement.refuse' })}
    >
      <p>{guidesText('guide.guideDialogs.replace', { name, count: content.lines.length })}</p>
      {changes.length > 0 && (
        <div className={styles.contents}>
          <p className={styles.warning}>{guidesText('guide.guideDialogs.changedMeanwhile', { name })}</p>
          <ul>
            {changes.slice(0, LISTED_CHANGES).map((change) => (
              <li key={change.kind === 'renamed' ? 'name' : change.productKey}>{changeText(change, products)}</li>
            ))}
          </ul>
          {changes.length > LISTED_CHANGES && (
            <p>{guidesText('guide.guideDialogs.moreChanges', { count: changes.length - LISTED_CHANGES })}</p>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}
