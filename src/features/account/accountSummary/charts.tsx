import { BarSegment, Chart, useChart } from '@chakra-ui/charts';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { readable } from '#domain/formatNumber.ts';
import { formatMoney } from '#domain/money.ts';
import { chartWords, type NamedAmount } from '#domain/receivable/summaryWords.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { ChakraTheme } from '../../../theme/ChakraTheme.tsx';
import styles from './AccountSummary.module.css';

interface ChartProps {
  readonly amounts: readonly NamedAmount[];
}

/** From not due to the oldest; later ages get the last color. */
const AGES = ['var(--age-0)', 'var(--age-1)', 'var(--age-2)', 'var(--age-3)', 'var(--age-4)'] as const;
const OLDEST = 'var(--age-4)';

function AgingSegments({ amounts }: ChartProps) {
  const coloured: readonly (NamedAmount & { color: string })[] = amounts.map((amount, age) => ({
    ...amount,
    color: AGES[age] ?? OLDEST,
  }));
  const chart = useChart({ data: coloured.filter(({ value }) => value > 0) });
  return (
    <div role="img" aria-label={chartWords(accountText('accountSummary.aging'), amounts)} className={styles.aging}>
      <BarSegment.Root chart={chart} barSize="8">
        <BarSegment.Content>
          <BarSegment.Bar />
        </BarSegment.Content>
      </BarSegment.Root>
      <ul className={styles.legend} aria-hidden="true">
        {coloured.map(({ name, value, color }) => (
          <li key={name}>
            <i style={{ background: color }} />
            <span>{name}</span>
            <strong>{formatMoney(value)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The balance as one bar, divided by days past due. */
export function AgingBar(props: ChartProps) {
  return (
    <ChakraTheme>
      <AgingSegments {...props} />
    </ChakraTheme>
  );
}

interface PointedAt {
  readonly label?: string | number;
  readonly payload?: readonly { readonly value?: unknown }[];
}

function PointedMonth({ label, payload = [] }: PointedAt) {
  const value = payload[0]?.value;
  if (typeof value !== 'number') return null;
  return (
    <div className={styles.pointed}>
      {label}
      <strong>{formatMoney(value)}</strong>
    </div>
  );
}

/** 'November 2026'; in narrow charts 'Nov 2026'. */
const SHORT_MONTH = 3;
const shortMonth = (month: string) => month.replace(/^\p{L}+/u, (name) => name.slice(0, SHORT_MONTH));
const TICK = { fill: 'var(--ui-colors-text-muted)' };
const wholeDollars = (value: number) => `$${readable(String(value))}`;

function Columns({ amounts }: ChartProps) {
  const chart = useChart({ data: [...amounts] });
  return (
    <div role="img" aria-label={chartWords(accountText('accountSummary.purchases'), amounts)}>
      <Chart.Root chart={chart} className={styles.columns} aspectRatio="auto">
        <BarChart
          responsive
          accessibilityLayer={false}
          data={chart.data}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--ui-colors-hairline)" />
          <XAxis
            dataKey="name"
            tick={TICK}
            tickFormatter={shortMonth}
            tickLine={false}
            axisLine={false}
            interval="equidistantPreserveStart"
            minTickGap={8}
          />
          <YAxis tick={TICK} tickFormatter={wholeDollars} tickLine={false} axisLine={false} width="auto" />
          <Tooltip isAnimationActive={false} cursor={{ fill: 'var(--ui-colors-sunken)' }} content={<PointedMonth />} />
          <Bar
            isAnimationActive={false}
            dataKey="value"
            fill="var(--ui-colors-accent-edge)"
            radius={[3, 3, 0, 0]}
            maxBarSize={48}
          />
        </BarChart>
      </Chart.Root>
    </div>
  );
}

/** Purchases as a column for each month. */
export function PurchaseColumns(props: ChartProps) {
  return (
    <ChakraTheme>
      <Columns {...props} />
    </ChakraTheme>
  );
}
