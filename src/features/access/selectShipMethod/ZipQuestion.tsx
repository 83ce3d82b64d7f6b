import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { addressLines } from '#domain/customer/customer.ts';
import { cartText } from '#domain/texts/cartText.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { ShipMethodRef, ShipMethodSnapshot } from '#machines/access/shipMethod/shipMethodMachine.ts';
import type { SessionRef, SessionSnapshot } from '#machines/app/session/sessionMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import styles from './SelectShipMethod.module.css';

const isAskedIn = (snapshot: ShipMethodSnapshot) => snapshot.matches('confirmingZip');
const canChooseAgainIn = (snapshot: ShipMethodSnapshot) => snapshot.can({ type: 'shipMethod.chooseAgain' });
const addressOf = ({ context }: ShipMethodSnapshot) => context.address;
const messageOf = ({ context }: SessionSnapshot) => context.site.zipCodeRestrictionMessage;

/** The zip is outside the delivery area: browse anyway, correct the address, or choose again. */
export function ZipQuestion({ shipMethod, session }: { shipMethod: ShipMethodRef; session: SessionRef }) {
  const isAsked = useSelector(shipMethod, isAskedIn);
  const canChooseAgain = useSelector(shipMethod, canChooseAgainIn);
  const address = useSelector(shipMethod, addressOf);
  const message = useSelector(session, messageOf);
  const edit = useRef<HTMLButtonElement>(null);
  const editAddress = () => shipMethod.send({ type: 'address.enter' });
  return (
    <Dialog
      isOpen={isAsked}
      role="alertdialog"
      width="narrow"
      title={checkoutText('shipMethod.undeliverable')}
      initialFocus={() => edit.current}
      onClose={() => (canChooseAgain ? shipMethod.send({ type: 'shipMethod.chooseAgain' }) : editAddress())}
      footer={
        <>
          <Button ref={edit} onClick={editAddress}>
            {checkoutText('shipMethod.editAddress')}
          </Button>
          <Button variant="primary" onClick={() => shipMethod.send({ type: 'zip.proceed' })}>
            {checkoutText('shipMethod.proceed')}
          </Button>
        </>
      }
    >
      <p className={styles.message}>{message || cartText('reasons.undeliverable')}</p>
      <p className={styles.address}>{address && addressLines(address).join('\n')}</p>
    </Dialog>
  );
}
