import { lineName } from '#domain/paste/pasteRow.ts';
import { type JudgedRow, takeable } from '#domain/paste/review.ts';
import { pasteWords } from '#domain/paste/words.ts';
import { entryText } from '#domain/texts/entryText.ts';
import type { PasteRef } from '#machines/ordering/paste/pasteMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { classes } from '../../../components/classes.ts';
import rowControl from '../../../components/tables/RowControl.module.css';
import styles from './PasteRows.module.css';

interface PasteCodeProps {
  readonly dialog: PasteRef;
  readonly judged: JudgedRow;
  readonly isBusy: boolean;
}

/** Another code, or one of the nearest products. */
export function PasteCode({ dialog, judged, isBusy }: PasteCodeProps) {
  const { row, mending, verdict } = judged;
  const matched = takeable(judged).length;
  const { productByKey } = dialog.getSnapshot().context.catalogue();
  const nearest = verdict.kind === 'unknown' ? verdict.nearest : [];
  const offered = nearest.flatMap((key) => productByKey.get(key) ?? []);
  const mend = (chosen: { code: string } | { productKey: number }) =>
    dialog.send({ type: 'row.mend', line: row.line, mending: chosen });
  return (
    <>
      <input
        className={classes(rowControl.control, styles.input)}
        aria-label={entryText('paste.productCodeOfLine', { line: lineName(row.line) })}
        placeholder={entryText('paste.code')}
        autoComplete="off"
        spellCheck={false}
        disabled={isBusy}
        value={mending.code ?? row.code}
        onChange={(event) => mend({ code: event.currentTarget.value })}
      />
      {offered.length > 0 && (
        <select
          className={classes(rowControl.control, styles.products)}
          aria-label={entryText('paste.productOfLine', { line: lineName(row.line) })}
          disabled={isBusy}
          value=""
          onChange={(event) => mend({ productKey: Number(event.currentTarget.value) })}
        >
          <option value="">{entryText('paste.closestMatches')}</option>
          {offered.map((product) => (
            <option key={product.productKey} value={product.productKey}>
              {product.formattedProductCode} {product.description}
            </option>
          ))}
        </select>
      )}
      {matched > 1 && (
        <Button size="small" disabled={isBusy} onClick={() => dialog.send({ type: 'row.takeAll', line: row.line })}>
          {pasteWords.takeAll(matched)}
        </Button>
      )}
    </>
  );
}
