import type { Correction } from '#domain/paste/matchPaste.ts';
import type { MatchedRow } from '#domain/paste/review.ts';
import { lineName } from '#domain/paste/words/pasteRow.ts';
import { soldUnit } from '#domain/paste/words/unitWords.ts';
import { defaultSellUnit, type Product } from '#domain/product/product.ts';
import { entryText } from '#domain/texts/entryText.ts';
import type { PasteRef } from '#machines/ordering/paste/pasteMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { classes } from '../../../components/classes.ts';
import rowControl from '../../../components/tables/RowControl.module.css';
import styles from './PasteRows.module.css';

interface PasteQuantityProps {
  readonly dialog: PasteRef;
  readonly matched: MatchedRow;
  readonly product: Product;
  readonly isBusy: boolean;
}

/** The quantity and unit to order, and the other possible meanings of the line. */
export function PasteQuantity({ dialog, matched: { row, correction, match }, product, isBusy }: PasteQuantityProps) {
  const typedUnit = correction.unit ?? row.unit;
  const unit = typedUnit === '' ? defaultSellUnit(product) : soldUnit(product, typedUnit);
  const offers = 'offers' in match ? match.offers : [];
  const isWrong = match.kind === 'wrongMultiple' || match.kind === 'doubtfulQuantity';
  const correct = (chosen: Correction) => dialog.send({ type: 'row.correct', line: row.line, correction: chosen });
  return (
    <>
      <input
        className={classes(rowControl.control, styles.quantity)}
        inputMode="decimal"
        autoComplete="off"
        aria-label={entryText('paste.quantityOfLine', { line: lineName(row.line) })}
        aria-invalid={isWrong || undefined}
        disabled={isBusy}
        value={correction.quantity ?? ('quantity' in match ? match.quantity : row.quantity)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => correct({ quantity: event.currentTarget.value })}
      />
      <select
        className={classes(rowControl.control, styles.unit)}
        aria-label={entryText('paste.sellByUMOfLine', { line: lineName(row.line) })}
        aria-invalid={match.kind === 'unitNotSold' || undefined}
        disabled={isBusy}
        value={unit ?? ''}
        onChange={(event) => correct({ unit: event.currentTarget.value })}
      >
        {unit === null && <option value="">{entryText('paste.unitOfMeasure')}</option>}
        {product.sellBys.map(({ unitOfMeasure }) => (
          <option key={unitOfMeasure} value={unitOfMeasure}>
            {unitOfMeasure}
          </option>
        ))}
      </select>
      {offers.map((offer) => (
        <Button key={offer} size="small" disabled={isBusy} onClick={() => correct({ quantity: offer })}>
          {entryText('paste.take', { offer })}
        </Button>
      ))}
      {match.kind === 'unitNotSold' &&
        match.nearest.map((offer) => (
          <Button key={offer.unit} size="small" disabled={isBusy} onClick={() => correct(offer)}>
            {entryText('paste.take', { offer: `${offer.quantity} ${offer.unit}` })}
          </Button>
        ))}
      {match.kind === 'repeated' && (
        <Button size="small" disabled={isBusy} onClick={() => dialog.send({ type: 'row.agree', line: row.line })}>
          {entryText('paste.addBoth')}
        </Button>
      )}
    </>
  );
}
