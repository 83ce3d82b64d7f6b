import Trash2 from 'lucide-react/icons/trash';
import type { LineMatch } from '#domain/paste/matchPaste.ts';
import type { MatchedRow } from '#domain/paste/review.ts';
import { lineName } from '#domain/paste/words/pasteRow.ts';
import { lineMatchText } from '#domain/paste/words.ts';
import { entryText } from '#domain/texts/entryText.ts';
import type { PasteRef } from '#machines/ordering/paste/pasteMachine.ts';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { Badge, type BadgeProps } from '../../../components/text/Badge.tsx';
import { ProductDescription } from '../../../product/ProductDescription.tsx';
import { PasteCode } from './PasteCode.tsx';
import { PasteQuantity } from './PasteQuantity.tsx';
import styles from './PasteRows.module.css';

type Label = { text: string; kind: NonNullable<BadgeProps['kind']> };

const LABELS: Readonly<Record<LineMatch['kind'], Label>> = {
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
  readonly matched: MatchedRow;
  readonly isBusy: boolean;
  readonly onDrop: () => void;
}

/** A pasted line with its original text, messages and actions. */
export function PasteLine({ dialog, matched, isBusy, onDrop }: PasteLineProps) {
  const { row, correction, match } = matched;
  const { productByKey } = dialog.getSnapshot().context.catalogue();
  const product = 'productKey' in match ? productByKey.get(match.productKey) : undefined;
  const isDiscontinued = match.kind === 'unknown' && match.why === 'discontinued';
  const label = LABELS[isDiscontinued ? 'excluded' : match.kind];
  // A code that is found while typing stays in its field.
  const asksForCode = match.kind === 'unknown' || correction.code !== undefined;
  const asksForQuantity = product !== undefined && match.kind !== 'excluded';
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
        <p className={styles.match} aria-live="polite">
          <Badge kind={label.kind}>{label.text}</Badge> {lineMatchText(match)}
        </p>
      </div>
      {(asksForCode || asksForQuantity) && (
        <div className={styles.controls}>
          {asksForCode && <PasteCode dialog={dialog} matched={matched} isBusy={isBusy} />}
          {asksForQuantity && <PasteQuantity dialog={dialog} matched={matched} product={product} isBusy={isBusy} />}
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
