import CreditCard from 'lucide-react/icons/credit-card';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ScrollText from 'lucide-react/icons/scroll-text';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Fragment } from 'react';
import { formatMoney } from '#domain/money.ts';
import type { AccountSummary } from '#domain/receivable/accountSummary.ts';
import {
  agingAmounts,
  amountOnDate,
  balanceWords,
  limitWords,
  type NamedAmount,
  summaryWarnings,
} from '#domain/receivable/summaryWords.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import styles from './AccountSummary.module.css';

interface Fact {
  readonly term: string;
  readonly value: string;
}

const fact = (term: string, value: string): Fact => ({ term, value });
const amountFact = ({ name, value }: NamedAmount) => fact(name, formatMoney(value));

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function financialData(summary: AccountSummary): Fact[] {
  const { unappliedCredit, lastPaymentAmount, lastPaymentDate, lastInvoiceAmount, lastInvoiceDate } = summary;
  return [
    ...agingAmounts(summary).map(amountFact),
    fact(accountText('accountSummary.unappliedCredit'), formatMoney(unappliedCredit)),
    fact(accountText('accountSummary.lastPayment'), amountOnDate(lastPaymentAmount, lastPaymentDate)),
    fact(accountText('accountSummary.lastInvoice'), amountOnDate(lastInvoiceAmount, lastInvoiceDate)),
  ];
}

function creditInfo({ creditLimit, balance, onOrder, onHold, availableCredit }: AccountSummary): Fact[] {
  return [
    fact(accountText('accountSummary.creditLimit'), limitWords(creditLimit)),
    fact(accountText('accountSummary.balance'), balanceWords(balance)),
    fact(accountText('accountSummary.onOrder'), formatMoney(onOrder)),
    fact(accountText('accountSummary.onHold'), formatMoney(onHold)),
    fact(accountText('accountSummary.availableCredit'), limitWords(availableCredit)),
  ];
}

/** The customer, the balance, and the available credit. */
export function SummaryCards({ summary }: { summary: AccountSummary }) {
  const warnings = summaryWarnings(summary);
  return (
    <>
      {warnings.length > 0 && (
        <ul className={styles.warnings} aria-label={accountText('accountSummary.needsAttention')}>
          {warnings.map((warning) => (
            <li key={warning}>
              <TriangleAlert aria-hidden="true" />
              {warning}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.cards}>
        <Panel title={summary.name}>
          <div className={styles.customer}>
            <address className={styles.address}>{summary.address}</address>
            <div className={styles.ways}>
              <LinkButton to="/account/payment" variant="primary" icon={<CreditCard />}>
                {accountText('accountSummary.makePayment')}
              </LinkButton>
              <LinkButton to="/account/detail" icon={<ScrollText />}>
                {accountText('accountSummary.accountDetails')}
              </LinkButton>
              <LinkButton to="/account/payments" icon={<ReceiptText />}>
                {accountText('accountSummary.payments')}
              </LinkButton>
            </div>
          </div>
        </Panel>
        <Panel title={accountText('accountSummary.financialData')}>
          <Facts facts={financialData(summary)} />
        </Panel>
        <Panel title={accountText('accountSummary.creditInfo')}>
          <Facts facts={creditInfo(summary)} />
        </Panel>
      </div>
    </>
  );
}
