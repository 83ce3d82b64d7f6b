import type { ReactNode } from 'react';
import type { AccountSummary } from '#domain/receivable/accountSummary.ts';
import { ledgerTexts } from '#domain/receivable/ledgerTexts.ts';
import { agingAmounts, type NamedAmount, purchaseAmounts } from '#domain/receivable/summaryWords.ts';
import { Panel } from '../../../components/layout/Panel.tsx';
import { NotLoaded } from '../../../components/states/NotLoaded.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { MoneyText } from '../../../components/text/MoneyText.tsx';
import { part } from '../../../loading/part.tsx';
import styles from './AccountSummary.module.css';

interface ChartProps {
  readonly amounts: readonly NamedAmount[];
}

/** Charts are a chunk of their own: the cards and the tables do without them. */
const charts = () => import('./charts.tsx');
const AgingBar = part<ChartProps>(() => charts().then((module) => module.AgingBar), {
  waiting: <Skeleton height={96} />,
  failed: (_, retry) => <NotLoaded onRetry={retry}>{ledgerTexts.chartFailed}</NotLoaded>,
});
const PurchaseColumns = part<ChartProps>(() => charts().then((module) => module.PurchaseColumns), {
  waiting: <Skeleton height={240} />,
  failed: (_, retry) => <NotLoaded onRetry={retry}>{ledgerTexts.chartFailed}</NotLoaded>,
});

interface ChartPanelProps extends ChartProps {
  readonly title: string;
  /** What the amounts are of. */
  readonly named: string;
  /** Instead of a chart of nothing. */
  readonly empty: string;
  readonly children: ReactNode;
}

/** A chart with its numbers below it, as a table that opens. */
function ChartPanel({ title, named, amounts, empty, children }: ChartPanelProps) {
  const isEmpty = amounts.every(({ value }) => value === 0);
  return (
    <Panel title={title}>
      {isEmpty ? <p className={styles.empty}>{empty}</p> : children}
      <details className={styles.asTable}>
        <summary>{ledgerTexts.showAsTable}</summary>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{named}</th>
              <th scope="col">Amount</th>
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

/** How old is what is owed, and what was purchased in each of the last 13 months. */
export function SummaryCharts({ summary }: { summary: AccountSummary }) {
  const aging = agingAmounts(summary);
  const purchases = purchaseAmounts(summary);
  return (
    <div className={styles.charts}>
      <ChartPanel title="Aging" named="Age" amounts={aging} empty={ledgerTexts.nothingOwed}>
        <AgingBar amounts={aging} />
      </ChartPanel>
      <ChartPanel title="Purchases" named="Month" amounts={purchases} empty={ledgerTexts.noPurchases}>
        <PurchaseColumns amounts={purchases} />
      </ChartPanel>
    </div>
  );
}
