import { ISSUER_NAMES } from '#domain/payment/cardTexts.ts';
import { ISSUERS, type IssuerCode } from '#domain/payment/issuers.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { VisuallyHidden } from '../components/text/VisuallyHidden.tsx';
import styles from './PaymentForm.module.css';

/** The abbreviated name, for a narrow field. */
const SHORT_NAMES: Partial<Record<IssuerCode, string>> = {
  [ISSUERS.AmericanExpress]: accountText('card.amex'),
  [ISSUERS.DinersClub]: accountText('card.diners'),
};

/** The brand of a card, at its smallest size. */
export function IssuerMark({ issuer }: { issuer: IssuerCode }) {
  const name = ISSUER_NAMES[issuer];
  const short = SHORT_NAMES[issuer];
  if (short === undefined) return <span className={styles.mark}>{name}</span>;
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}

/** The accepted card brands, before a number is typed. eChecks have their own method, and enRoute is never offered. */
export function AcceptedIssuers({ accepted }: { accepted: readonly IssuerCode[] }) {
  const shown = accepted.filter((issuer) => issuer !== ISSUERS.eCheck && issuer !== ISSUERS.enRoute);
  return (
    <ul className={styles.accepted} aria-label={accountText('payment.acceptedCards')}>
      {shown.map((issuer) => (
        <li key={issuer}>
          <IssuerMark issuer={issuer} />
        </li>
      ))}
    </ul>
  );
}
