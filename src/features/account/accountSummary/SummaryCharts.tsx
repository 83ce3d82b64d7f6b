import type { ReactNode } from 'react';
import type { AccountSummary } from '#domain/receivable/accountSummary.ts';
import { agingAmounts, type NamedAmount, purchaseAmounts } from '#domain/receivable/summaryWords.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { Panel } from '../../../components/layout/Panel.tsx';
import { NotLoaded } from '../../../components/states/NotLoaded.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import { part } from '../../../loading/part.tsx';
import styles from './AccountSummary.module.css';

interface ChartProps {
  readonly amounts: readonly NamedAmount[];
}

/** The charts are a separate chunk, because the cards and tables do not need them. */
const charts = () => import('./charts.tsx');
const AgingBar = part<ChartProps>(() => charts().then((module) => module.AgingBar), {
  waiting: <Skeleton height={96} />,
  failed: (_, retry) => <NotLoaded onRetry={retry}>{accountText('ledger.chartFailed')}</NotLoaded>,
});
const PurchaseColumns = part<ChartProps>(() => charts().then((module) => module.PurchaseColumns), {
  waiting: <Skeleton height={240} />,
  failed: (_, retry) => <NotLoaded onRetry={retry}>{accountText('ledger.chartFailed')}</NotLoaded>,
});

interface ChartPanelProps extends ChartProps {
  readonly title: string;
  /** The column header of the amounts' categories. */
  readonly named: string;
  /** Replaces an empty chart. */
  readonly empty: string;
  readonly children: ReactNode;
}

/** A chart with its numbers in a collapsible table. */
function ChartPanel({ title, named, amounts, empty, children }: ChartPanelProps) {
  const isEmpty = amounts.every(({ value }) => value === 0);
  return (
    <Panel title={title}>
      {isEmpty ? <p className={styles.empty}>{empty}</p> : children}
      <details className={styles.asTable}>
        <summary>{accountText('ledger.showAsTable')}</summary>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{named}</th>
              <th scope="col">{accountText('accountSummary.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {amounts.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <MoneyText value={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}

/** The aging of the balance, and the purchases of the last 13 months. */
export function SummaryCharts({ summary }: { summary: AccountSummary }) {
  const aging = agingAmounts(summary);
  const purchases = purchaseAmounts(summary);
  return (
    <div className={styles.charts}>
      <ChartPanel
        title={accountText('accountSummary.aging')}
        named={accountText('accountSummary.due')}
        amounts={aging}
        empty={accountText('ledger.nothingOwed')}
      >
        <AgingBar amounts={aging} />
      </ChartPanel>
      <ChartPanel
        title={accountText('accountSummary.purchases')}
        named={accountText('accountSummary.month')}
        amounts={purchases}
        empty={accountText('ledger.noPurchases')}
      >
        <PurchaseColumns amounts={purchases} />
      </ChartPanel>
    </div>
  );
}
