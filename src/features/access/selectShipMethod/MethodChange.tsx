import { useSelector } from '@xstate/react';
import { methodChanges } from '#domain/checkout/shipMethodChange.ts';
import { shipMethodTexts as texts } from '#domain/checkout/shipMethodTexts.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import type { ShipMethodRef, ShipMethodSnapshot } from '#machines/access/shipMethod/shipMethodMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import styles from './SelectShipMethod.module.css';

const methodOf = ({ context }: ShipMethodSnapshot) => context.method;
const comparisonOf = ({ context }: ShipMethodSnapshot) => context.comparison;

/** The changes in the cart with the other method, before it is chosen. */
export function MethodChange({ shipMethod }: { shipMethod: ShipMethodRef }) {
  const method = useSelector(shipMethod, methodOf);
  const comparison = useSelector(shipMethod, comparisonOf);
  if (method === null) return null;
  return (
    <section aria-label={checkoutText(`shipMethod.switchTo.${method}`)} className={styles.notice}>
      <p>{texts.linesStay(comparison.after.cart.lines.length)}</p>
      <ul className={styles.changes}>
        {methodChanges(comparison, method).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <Button variant="primary" onClick={() => shipMethod.send({ type: 'change.accept' })}>
        {checkoutText(`shipMethod.switchTo.${method}`)}
      </Button>
    </section>
  );
}
