import { type MatchedRow, takeable } from '#domain/paste/review.ts';
import { lineName } from '#domain/paste/words/pasteRow.ts';
import { pasteWords } from '#domain/paste/words.ts';
import { entryText } from '#domain/texts/entryText.ts';
import type { PasteRef } from '#machines/ordering/paste/pasteMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { classes } from '../../../components/classes.ts';
import rowControl from '../../../components/tables/RowControl.module.css';
import styles from './PasteRows.module.css';

interface PasteCodeProps {
  readonly dialog: PasteRef;
  readonly matched: MatchedRow;
  readonly isBusy: boolean;
}

/** Another code, or one of the closest matches. */
export function PasteCode({ dialog, matched, isBusy }: PasteCodeProps) {
  const { row, correction, match } = matched;
  const codes = takeable(matched).length;
  const { productByKey } = dialog.getSnapshot().context.catalogue();
  const nearest = match.kind === 'unknown' ? match.nearest : [];
  const offered = nearest.flatMap((key) => productByKey.get(key) ?? []);
  const correct = (chosen: { code: string } | { productKey: number }) =>
    dialog.send({ type: 'row.correct', line: row.line, correction: chosen });
  return (
    <>
      <input
        className={classes(rowControl.control, styles.input)}
        aria-label={entryText('paste.productCodeOfLine', { line: lineName(row.line) })}
        placeholder={entryText('paste.code')}
        autoComplete="off"
        spellCheck={false}
        disabled={isBusy}
        value={correction.code ?? row.code}
        onChange={(event) => correct({ code: event.currentTarget.value })}
      />
      {offered.length > 0 && (
        <select
          className={classes(rowControl.control, styles.products)}
          aria-label={entryText('paste.productOfLine', { line: lineName(row.line) })}
          disabled={isBusy}
          value=""
          onChange={(event) => correct({ productKey: Number(event.currentTarget.value) })}
        >
          <option value="">{entryText('paste.closestMatches')}</option>
          {offered.map((product) => (
            <option key={product.productKey} value={product.productKey}>
              {product.formattedProductCode} {product.description}
            </option>
          ))}
        </select>
      )}
      {codes > 1 && (
        <Button size="small" disabled={isBusy} onClick={() => dialog.send({ type: 'row.takeAll', line: row.line })}>
          {pasteWords.addAllCodes(codes)}
        </Button>
      )}
    </>
  );
}
