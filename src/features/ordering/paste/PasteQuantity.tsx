import type { Mending } from '#domain/paste/judgePaste.ts';
import { lineName } from '#domain/paste/pasteRow.ts';
import type { JudgedRow } from '#domain/paste/review.ts';
import { soldUnit } from '#domain/paste/unitWords.ts';
import { defaultSellUnit, type Product } from '#domain/product/product.ts';
import { entryText } from '#domain/texts/entryText.ts';
import type { PasteRef } from '#machines/ordering/paste/pasteMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { classes } from '../../../components/classes.ts';
import rowControl from '../../../components/tables/RowControl.module.css';
import styles from './PasteRows.module.css';

interface PasteQuantityProps {
  readonly dialog: PasteRef;
  readonly judged: JudgedRow;
  readonly product: Product;
  readonly isBusy: boolean;
}

/** Quantity and unit as they would be ordered, and what the line may have meant. */
export function PasteQuantity({ dialog, judged: { row, mending, verdict }, product, isBusy }: PasteQuantityProps) {
  const said = mending.unit ?? row.unit;
  const unit = said === '' ? defaultSellUnit(product) : soldUnit(product, said);
  const offers = 'offers' in verdict ? verdict.offers : [];
  const isWrong = verdict.kind === 'wrongMultiple' || verdict.kind === 'doubtfulQuantity';
  const mend = (chosen: Mending) => dialog.send({ type: 'row.mend', line: row.line, mending: chosen });
  return (
    <>
      <input
        className={classes(rowControl.control, styles.quantity)}
        inputMode="decimal"
        autoComplete="off"
        aria-label={entryText('paste.quantityOfLine', { line: lineName(row.line) })}
        aria-invalid={isWrong || undefined}
        disabled={isBusy}
        value={mending.quantity ?? ('quantity' in verdict ? verdict.quantity : row.quantity)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => mend({ quantity: event.currentTarget.value })}
      />
      <select
        className={classes(rowControl.control, styles.unit)}
        aria-label={entryText('paste.sellByUMOfLine', { line: lineName(row.line) })}
        aria-invalid={verdict.kind === 'unitNotSold' || undefined}
        disabled={isBusy}
        value={unit ?? ''}
        onChange={(event) => mend({ unit: event.currentTarget.value })}
      >
        {unit === null && <option value="">U/M</option>}
        {product.sellBys.map(({ unitOfMeasure }) => (
          <option key={unitOfMeasure} value={unitOfMeasure}>
            {unitOfMeasure}
          </option>
        ))}
      </select>
      {offers.map((offer) => (
        <Button key={offer} size="small" disabled={isBusy} onClick={() => mend({ quantity: offer })}>
          {`Take ${offer}`}
        </Button>
      ))}
      {verdict.kind === 'unitNotSold' &&
        verdict.nearest.map((offer) => (
          <Button key={offer.unit} size="small" disabled={isBusy} onClick={() => mend(offer)}>
            {`Take ${offer.quantity} ${offer.unit}`}
          </Button>
        ))}
      {verdict.kind === 'repeated' && (
        <Button size="small" disabled={isBusy} onClick={() => dialog.send({ type: 'row.agree', line: row.line })}>
          {entryText('paste.addBoth')}
        </Button>
      )}
    </>
  );
}
