import Trash2 from 'lucide-react/icons/trash';
import type { Verdict } from '#domain/paste/judgePaste.ts';
import { lineName } from '#domain/paste/pasteRow.ts';
import type { JudgedRow } from '#domain/paste/review.ts';
import { verdictText } from '#domain/paste/words.ts';
import { entryText } from '#domain/texts/entryText.ts';
import type { PasteRef } from '#machines/ordering/paste/pasteMachine.ts';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { Badge, type BadgeProps } from '../../../components/text/Badge.tsx';
import { ProductDescription } from '../../../product/ProductDescription.tsx';
import { PasteCode } from './PasteCode.tsx';
import { PasteQuantity } from './PasteQuantity.tsx';
import styles from './PasteRows.module.css';

type Label = { text: string; kind: NonNullable<BadgeProps['kind']> };

const LABELS: Readonly<Record<Verdict['kind'], Label>> = {
  found: { text: entryText('paste.ready'), kind: 'success' },
  unknown: { text: entryText('paste.unknown'), kind: 'error' },
  unitNotSold: { text: entryText('paste.unitNotSold'), kind: 'warning' },
  wrongMultiple: { text: entryText('paste.wrongMultiple'), kind: 'warning' },
  doubtfulQuantity: { text: entryText('paste.checkQuantity'), kind: 'warning' },
  excluded: { text: entryText('paste.notForSale'), kind: 'error' },
  repeated: { text: entryText('paste.repeated'), kind: 'warning' },
  refused: { text: entryText('paste.refused'), kind: 'error' },
  undecided: { text: entryText('paste.needsAColumn'), kind: 'warning' },
  notOrderLine: { text: entryText('paste.notAnOrderLine'), kind: 'neutral' },
};

interface PasteLineProps {
  readonly dialog: PasteRef;
  readonly judged: JudgedRow;
  readonly isBusy: boolean;
  readonly onDrop: () => void;
}

/** One pasted line: what it was, what is to be said of it, and what can be done. */
export function PasteLine({ dialog, judged, isBusy, onDrop }: PasteLineProps) {
  const { row, mending, verdict } = judged;
  const { productByKey } = dialog.getSnapshot().context.catalogue();
  const product = 'productKey' in verdict ? productByKey.get(verdict.productKey) : undefined;
  const isDiscontinued = verdict.kind === 'unknown' && verdict.why === 'discontinued';
  const label = LABELS[isDiscontinued ? 'excluded' : verdict.kind];
  // A code that is found while it is typed stays in its field.
  const asksForCode = verdict.kind === 'unknown' || mending.code !== undefined;
  const asksForQuantity = product !== undefined && verdict.kind !== 'excluded';
  return (
    <article className={styles.line} aria-label={entryText('paste.line', { line: lineName(row.line) })}>
      <span className={styles.number} aria-hidden="true">
        {lineName(row.line)}
      </span>
      <div className={styles.about}>
        <p className={styles.pasted}>{row.text.trim()}</p>
        {product && (
          <p className={styles.product}>
            <span className={styles.code}>{product.formattedProductCode}</span>{' '}
            <ProductDescription>{product.description}</ProductDescription>
          </p>
        )}
        <p className={styles.verdict} aria-live="polite">
          <Badge kind={label.kind}>{label.text}</Badge> {verdictText(verdict)}
        </p>
      </div>
      {(asksForCode || asksForQuantity) && (
        <div className={styles.controls}>
          {asksForCode && <PasteCode dialog={dialog} judged={judged} isBusy={isBusy} />}
          {asksForQuantity && <PasteQuantity dialog={dialog} judged={judged} product={product} isBusy={isBusy} />}
        </div>
      )}
      <IconButton
        label={entryText('paste.removeLine', { line: lineName(row.line) })}
        icon={<Trash2 />}
        size="small"
        disabled={isBusy}
        data-drop={row.line}
        onClick={onDrop}
      />
    </article>
  );
}
