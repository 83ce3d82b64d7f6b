import { type CardKind, cardKind, cardMask, typedCardNumber } from '#domain/payment/cardNumber.ts';
import { type CardTerms, cardProblem, cvvLengths } from '#domain/payment/cardRules.ts';
import { showExpiration, typedExpiration } from '#domain/payment/expiration.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { MaskedField } from '../components/fields/MaskedField.tsx';
import { TextField } from '../components/fields/TextField.tsx';
import { Filled, slot } from '../components/text/Filled.tsx';
import { fieldOf } from '../forms/fieldOf.ts';
import { BillingField } from './BillingFields.tsx';
import { AcceptedIssuers, IssuerMark } from './IssuerMark.tsx';
import styles from './PaymentForm.module.css';
import type { PaymentFormik } from './paymentForm.ts';

const labels = {
  cardNumber: accountText('card.cardNumber'),
  expirationDate: accountText('card.expirationDate'),
  cvv2: accountText('card.cvv'),
};

function cvvLabel(kind: CardKind | null): string {
  return kind && kind.cvvName !== labels.cvv2 ? `${labels.cvv2} (${kind.cvvName})` : labels.cvv2;
}

function cvvHint(number: string, isRequired: boolean): string {
  const [least = 3, most = least] = cvvLengths(number);
  const kind = isRequired ? 'required' : 'optional';
  if (least !== most) return accountText(`cvvLength.${kind}`, { least, most });
  return accountText(`cvvPlace.${kind}.${least === 4 ? 'front' : 'back'}`, { digits: least });
}

function TestNote({ terms }: { terms: CardTerms }) {
  const isTaken = (cardNumber: string) =>
    cardProblem('cardNumber', { cardNumber, expirationDate: '', cvv2: '' }, terms) === null;
  const sample = terms.testNumbers?.find(isTaken);
  return (
    <p className={styles.note}>
      {sample === undefined ? (
        accountText('payment.testCardsOnly')
      ) : (
        <Filled
          text={accountText('payment.testCard', { card: slot(0) })}
          parts={[
            <span key="card" className={styles.sample}>
              {cardMask(sample)}
            </span>,
          ]}
        />
      )}
    </p>
  );
}

interface CardFieldsProps {
  readonly form: PaymentFormik;
  readonly terms: CardTerms;
}

export function CardFields({ form, terms }: CardFieldsProps) {
  const { cardNumber, expirationDate } = form.values;
  const { ccV2Required } = terms.settings;
  const kind = cardKind(cardNumber);
  const issuer = kind?.issuer ?? null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{accountText('payment.card')}</legend>
      <AcceptedIssuers accepted={terms.accepted} />
      {terms.testNumbers !== null && <TestNote terms={terms} />}
      <MaskedField
        {...fieldOf(form, 'cardNumber', false)}
        label={labels.cardNumber}
        isRequired
        inputMode="numeric"
        autoComplete="cc-number"
        spellCheck={false}
        mark={issuer && <IssuerMark issuer={issuer} />}
        show={cardMask}
        typed={typedCardNumber}
        onChange={(number) => void form.setFieldValue('cardNumber', number)}
      />
      <div className={styles.short}>
        <MaskedField
          {...fieldOf(form, 'expirationDate', false)}
          label={labels.expirationDate}
          isRequired
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={accountText('payment.mmYy')}
          show={(text) => text}
          typed={typedExpiration}
          onChange={(text) => void form.setFieldValue('expirationDate', text)}
          onBlur={(event) => {
            const shown = showExpiration(expirationDate);
            if (shown !== expirationDate) void form.setFieldValue('expirationDate', shown);
            form.handleBlur(event);
          }}
        />
        <TextField
          {...fieldOf(form, 'cvv2', false)}
          label={cvvLabel(kind)}
          isRequired={ccV2Required}
          inputMode="numeric"
          autoComplete="cc-csc"
          spellCheck={false}
          hint={cvvHint(cardNumber, ccV2Required)}
        />
      </div>
      <BillingField form={form} field="name" settings={terms.settings} />
    </fieldset>
  );
}
