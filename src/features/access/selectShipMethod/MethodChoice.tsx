import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import { SHIP_METHODS } from '#domain/session/user.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import type { ShipMethodRef } from '#machines/access/shipMethod/shipMethodMachine.ts';
import styles from './SelectShipMethod.module.css';

const ICONS = { Pickup: <Store aria-hidden="true" />, Delivery: <Truck aria-hidden="true" /> };

/** Two large buttons, each with a description. */
export function MethodChoice({ shipMethod }: { shipMethod: ShipMethodRef }) {
  return (
    <div className={styles.choice}>
      {SHIP_METHODS.map((method) => (
        <button
          key={method}
          type="button"
          className={styles.method}
          aria-describedby={`${method}-hint`}
          onClick={() => shipMethod.send({ type: 'shipMethod.choose', shipMethod: method })}
        >
          {ICONS[method]}
          <strong>{shopText(`frame.shipMethod.${method}`)}</strong>
          <span id={`${method}-hint`} className={styles.hint} aria-hidden="true">
            {checkoutText(`shipMethod.hints.${method}`)}
          </span>
        </button>
      ))}
    </div>
  );
}
