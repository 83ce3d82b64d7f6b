import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { TableVirtuoso } from 'react-virtuoso';
import type { LineItem } from '#domain/cart/cart.ts';
import { entryText } from '#domain/texts/entryText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { QuickEntryRef, QuickEntrySnapshot } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import { Button } from '../../../../components/buttons/Button.tsx';
import { Dialog } from '../../../../components/dialogs/Dialog.tsx';
import { ProductDescription } from '../../../../product/ProductDescription.tsx';
import { VIRTUAL_FROM_ROWS } from '../../../../theme/layout.ts';
import styles from './QuickEntryStatus.module.css';
import type { RowFocus } from './rowFocus.ts';

const errorsOf = ({ context }: QuickEntrySnapshot) => context.entry.lineErrors;
const catalogueOf = ({ context }: QuickEntrySnapshot) => context.view.catalogue;

interface QuickEntryStatusProps {
  readonly quickEntry: QuickEntryRef;
  readonly focus: RowFocus;
  readonly isOpen: boolean;
}

function messageOf({ message, errors }: LineItem): string {
  return message ?? (errors.join(' ') || shopText('entry.unspecified'));
}

const HEAD = (
  <tr>
    <th scope="col">{entryText('products.productDescription')}</th>
    <th scope="col">{entryText('products.message')}</th>
  </tr>
);

/** The lines that were not added, and the reasons. They stay in place, and the focus goes to the first of them. */
export function QuickEntryStatus({ quickEntry, focus, isOpen }: QuickEntryStatusProps) {
  const errors = useSelector(quickEntry, errorsOf);
  const { productByKey } = useSelector(quickEntry, catalogueOf);
  const describe = ({ cartLineItem: { productKey } }: LineItem) =>
    productByKey.get(productKey)?.description ?? entryText('products.productKey', { productKey });
  const close = () => quickEntry.send({ type: 'status.close' });
  const toFirst = () => {
    const { entry } = quickEntry.getSnapshot().context;
    const failed = entry.lineErrors.flatMap(({ cartLineItem: { id } }) =>
      id !== undefined && entry.lines.has(id) ? [id] : [],
    );
    focus.goToFirst(new Set(failed), () => quickEntry.send({ type: 'review.start' }));
  };
  const end = useRef<HTMLButtonElement>(null);
  const cells = (error: LineItem) => (
    <>
      <td>
        <ProductDescription>{describe(error)}</ProductDescription>
      </td>
      <td>{messageOf(error)}</td>
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      onClosed={toFirst}
      title={entryText('entry.statusTitle')}
      width="wide"
      initialFocus={() => end.current}
      footer={
        <Button ref={end} variant="primary" onClick={close}>
          {entryText('products.goToFirst')}
        </Button>
      }
    >
      <p className={styles.text}>{entryText('entry.notAdded')}</p>
      {errors.length > VIRTUAL_FROM_ROWS ? (
        <TableVirtuoso
          className={styles.table}
          style={{ blockSize: '50dvh' }}
          data={errors}
          fixedHeaderContent={() => HEAD}
          itemContent={(_, error) => cells(error)}
        />
      ) : (
        <table className={styles.table}>
          <thead>{HEAD}</thead>
          <tbody>
            {errors.map((error) => (
              <tr key={error.cartLineItem.id}>{cells(error)}</tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
