import { useSelector } from '@xstate/react';
import { transferWords } from '#domain/punchout/transferWords.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { TransferRef, TransferSnapshot } from '#machines/ordering/transfer/transferMachine.ts';
import { Button } from '../../../../components/buttons/Button.tsx';
import { classes } from '../../../../components/classes.ts';
import steps from '../../../../components/layout/Steps.module.css';
import { FocusedAlert } from '../../../../components/states/FocusedAlert.tsx';
import { Spinner } from '../../../../components/states/Spinner.tsx';
import styles from '../Checkout.module.css';

const partnerOf = ({ context }: TransferSnapshot) => context.partnerName;
const canGoBackIn = (snapshot: TransferSnapshot) => snapshot.can({ type: 'step.back' });
const canTransferIn = (snapshot: TransferSnapshot) => snapshot.can({ type: 'transfer.again' });
const canRetryIn = (snapshot: TransferSnapshot) => snapshot.can({ type: 'transfer.retry' });

type TransferProgress = 'probing' | 'unreached' | 'posting' | 'notTaken' | 'returned';

function progressOf(snapshot: TransferSnapshot): TransferProgress {
  if (snapshot.matches('probing')) return 'probing';
  if (snapshot.matches('unreached')) return 'unreached';
  if (snapshot.matches({ handingOver: 'unanswered' })) return 'notTaken';
  return snapshot.matches({ handingOver: 'returned' }) ? 'returned' : 'posting';
}

/** The transfer of the cart to the procurement system, or the reason why it stays. */
export function TransferStep({ transfer }: { transfer: TransferRef }) {
  const partner = useSelector(transfer, partnerOf);
  const progress = useSelector(transfer, progressOf);
  const canGoBack = useSelector(transfer, canGoBackIn);
  const canTransfer = useSelector(transfer, canTransferIn);
  const canRetry = useSelector(transfer, canRetryIn);
  const text = transferWords[progress](partner);
  return (
    <>
      {progress === 'probing' || progress === 'posting' ? (
        <div role="status" className={steps.status}>
          <Spinner />
          <p>{text}</p>
        </div>
      ) : (
        <FocusedAlert key={progress} kind="warning" lines={[text]} />
      )}
      <div className={classes(steps.buttons, styles.wraps)}>
        {canGoBack && (
          <Button onClick={() => transfer.send({ type: 'step.back' })}>{checkoutText('checkout.back')}</Button>
        )}
        {canRetry && (
          <Button onClick={() => transfer.send({ type: 'transfer.anyway' })}>
            {checkoutText('checkout.transferAnyway')}
          </Button>
        )}
        {canRetry && (
          <Button variant="primary" onClick={() => transfer.send({ type: 'transfer.retry' })}>
            {checkoutText('checkout.tryAgain')}
          </Button>
        )}
        {canTransfer && (
          <Button variant="primary" onClick={() => transfer.send({ type: 'transfer.again' })}>
            {checkoutText('checkout.transferAgain')}
          </Button>
        )}
      </div>
    </>
  );
}
