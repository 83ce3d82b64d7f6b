import { useSelector } from '@xstate/react';
import { accessText } from '#domain/texts/accessText.ts';
import { cartText } from '#domain/texts/cartText.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { refusalOf } from '#machines/access/shipMethod/shipMethod.ts';
import type { ShipMethodRef, ShipMethodSnapshot } from '#machines/access/shipMethod/shipMethodMachine.ts';
import type { SessionRef, SessionSnapshot } from '#machines/app/session/sessionMachine.ts';
import { AddressDialog } from '../../../address/AddressDialog.tsx';
import { Button } from '../../../components/buttons/Button.tsx';
import { DelayedSpinner } from '../../../components/states/DelayedSpinner.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { MethodChange } from './MethodChange.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import styles from './SelectShipMethod.module.css';
import { ZipQuestion } from './ZipQuestion.tsx';

type View = 'choice' | 'busy' | 'failed' | 'unavailable' | 'lacksAddress' | 'dialog' | 'change';

function viewOf(snapshot: ShipMethodSnapshot): View {
  if (snapshot.hasTag('busy')) return 'busy';
  if (snapshot.hasTag('failed')) return 'failed';
  if (snapshot.matches('unavailable')) return 'unavailable';
  if (snapshot.matches('reviewingChange')) return 'change';
  if (snapshot.matches('lackingAddress')) return 'lacksAddress';
  return snapshot.context.allowed.length === 1 ? 'dialog' : 'choice';
}

const dialogOf = ({ children }: ShipMethodSnapshot) => children.addressDialog;
const previousOf = ({ context }: ShipMethodSnapshot) => context.previous;
const refusalIn = ({ context }: ShipMethodSnapshot) => refusalOf(context);
const canKeepIn = (snapshot: ShipMethodSnapshot) => snapshot.can({ type: 'shipMethod.keepPrevious' });
const canChooseAgainIn = (snapshot: ShipMethodSnapshot) => snapshot.can({ type: 'shipMethod.chooseAgain' });
const canSwitchIn = (snapshot: SessionSnapshot) => snapshot.can({ type: 'customer.unset' });
const distributorOf = ({ context }: SessionSnapshot) => context.distributorName;
const phoneOf = ({ context }: SessionSnapshot) => context.distributorPhone;

interface SelectShipMethodScreenProps {
  readonly shipMethod: ShipMethodRef;
  readonly session: SessionRef;
}

/**
 * Walk-in business chooses pickup or delivery; to leave without a choice, the user keeps the current method or logs
 * out.
 */
export function SelectShipMethodScreen({ shipMethod, session }: SelectShipMethodScreenProps) {
  const view = useSelector(shipMethod, viewOf);
  const dialog = useSelector(shipMethod, dialogOf);
  const previous = useSelector(shipMethod, previousOf);
  const refusal = useSelector(shipMethod, refusalIn);
  const canKeep = useSelector(shipMethod, canKeepIn);
  const canChooseAgain = useSelector(shipMethod, canChooseAgainIn);
  const canSwitch = useSelector(session, canSwitchIn);
  const name = useSelector(session, distributorOf);
  const phone = useSelector(session, phoneOf);
  return (
    <main className={styles.page} aria-busy={view === 'busy'}>
      <div className={styles.head}>
        <h1 className={styles.title}>{checkoutText('shipMethod.title')}</h1>
        <div className={styles.wayOut}>
          {canKeep && previous && (
            <Button onClick={() => shipMethod.send({ type: 'shipMethod.keepPrevious' })}>
              {checkoutText(`shipMethod.keep.${previous}`)}
            </Button>
          )}
          {canSwitch && (
            <Button onClick={() => session.send({ type: 'customer.unset' })}>{shopText('frame.switchCustomer')}</Button>
          )}
          <Button onClick={() => session.send({ type: 'session.logOut' })}>
            {accessText('selectShipMethod.logOut')}
          </Button>
        </div>
      </div>
      {refusal && view !== 'unavailable' && (
        <p className={styles.notice} role="status">
          {refusal}
        </p>
      )}
      {view === 'busy' && <DelayedSpinner label={accessText('selectShipMethod.loadingYourCartAndAddresses')} />}
      {view === 'failed' && (
        <FailedState
          onRetry={() => shipMethod.send({ type: 'shipMethod.retry' })}
          wayOut={
            canChooseAgain && (
              <Button onClick={() => shipMethod.send({ type: 'shipMethod.chooseAgain' })}>
                {checkoutText('shipMethod.chooseAgain')}
              </Button>
            )
          }
        >
          {checkoutText('shipMethod.failed')}
        </FailedState>
      )}
      {view === 'unavailable' && (
        <p className={styles.notice}>
          {cartText('reasons.noShipMethod')}
          {phone !== null && (
            <span>
              {name === null
                ? checkoutText('shipMethod.callUs', { phone })
                : checkoutText('shipMethod.call', { name, phone })}
            </span>
          )}
        </p>
      )}
      {view === 'lacksAddress' && (
        <div className={styles.notice}>
          <p>{cartText('reasons.addressRequired')}</p>
          <Button variant="primary" onClick={() => shipMethod.send({ type: 'address.enter' })}>
            {checkoutText('shipMethod.enterAddress')}
          </Button>
        </div>
      )}
      {view === 'choice' && <MethodChoice shipMethod={shipMethod} />}
      {view === 'change' && <MethodChange shipMethod={shipMethod} />}
      {dialog && <AddressDialog key={dialog.sessionId} dialog={dialog} />}
      <ZipQuestion shipMethod={shipMethod} session={session} />
    </main>
  );
}
