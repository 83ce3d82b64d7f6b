import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AccountSummary } from '#domain/receivable/accountSummary.ts';
import { accountSummaryMachine } from '#machines/account/accountSummary/accountSummaryMachine.ts';
import { ReachContext } from '../../src/components/frame/reach.ts';
import { AccountSummaryScreen } from '../../src/features/account/accountSummary/AccountSummaryScreen.tsx';
import { summary } from '../machines/account/receivableSamples.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, quietFlow, quietShop } from '../support/screens/quietShop.ts';

// jsdom has no sizes: what the libraries draw is looked at in a browser.
vi.mock('recharts', () => {
  const nothing = () => null;
  return { Bar: nothing, BarChart: nothing, CartesianGrid: nothing, Tooltip: nothing, XAxis: nothing, YAxis: nothing };
});
vi.mock('@chakra-ui/charts', () => {
  const around = ({ children }: { children?: ReactNode }) => children;
  return { BarSegment: { Root: around, Content: around, Bar: around }, Chart: { Root: around }, useChart: () => ({}) };
});

afterEach(cleanup);

function show(changes: Partial<AccountSummary> = {}, closed = '') {
  const accountSummary = quietFlow(accountSummaryMachine);
  renderPiece(
    <ReachContext value={(to) => to !== closed}>
      <AccountSummaryScreen shop={quietShop()} flows={{ accountSummary }} />
    </ReachContext>,
  );
  act(() => answer(accountSummary, 'loadPage', { ...summary, ...changes }));
}

function facts(card: string) {
  const region = within(screen.getByRole('region', { name: card }));
  const values = region.getAllByRole('definition').map(({ textContent }) => textContent);
  return region.getAllByRole('term').map(({ textContent }, index) => `${textContent}: ${values[index]}`);
}

describe('account summary', () => {
  test('has the customer, what is owed and what may still be ordered', () => {
    show();
    expect(screen.getByRole('region', { name: 'Harbor Bistro' }).textContent).toContain(summary.address);
    expect(facts('Financial Data')).toEqual([
      'Current: $1,000.50',
      '1-30 Days Past Due: $150.00',
      '31-60 Days Past Due: $50.00',
      '61-90 Days Past Due: $0.00',
      'Over 90 Days Past Due: $0.00',
      'Unapplied Credit: $20.00',
      'Last Payment: $250.00 on 02/20/2026',
      'Last Invoice: $90.50 on 03/02/2026',
    ]);
    expect(facts('Credit Info')).toEqual([
      'Credit Limit: $5,000.00',
      'Balance: $1,180.50',
      'On Order: $300.00',
      'On Hold: $0.00',
      'Available Credit: $3,519.50',
    ]);
  });

  test('shows in words a missing limit, a credit, and a missing payment', () => {
    show({ creditLimit: null, availableCredit: null, balance: -120, lastPaymentAmount: null, lastPaymentDate: null });
    expect(facts('Credit Info')).toEqual([
      'Credit Limit: No limit',
      'Balance: $120.00 in credit',
      'On Order: $300.00',
      'On Hold: $0.00',
      'Available Credit: No limit',
    ]);
    expect(facts('Financial Data')).toContain('Last Payment: None');
  });

  test('shows what is past due and what is over the limit', () => {
    show({ availableCredit: -80.5 });
    const items = within(screen.getByRole('list', { name: 'Needs attention' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Over the credit limit by $80.50.',
      '$200.00 is past due.',
    ]);
  });

  test('leads to paying and to the entries where those pages are open', () => {
    show({}, '/account/payment');
    expect(screen.queryByRole('link', { name: 'Make Payment' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Payments' }).getAttribute('href')).toBe('/account/payments');
    expect(screen.getByRole('link', { name: 'Account Details' }).getAttribute('href')).toBe('/account/detail');
  });

  test('describes its charts to screen readers, and shows each as a table', async () => {
    show();
    expect(
      await screen.findByRole('img', { name: /^Aging: Current \$1,000\.50, 1-30 Days Past Due \$150\.00,/ }),
    ).toBeTruthy();
    expect(
      await screen.findByRole('img', {
        name: /^Purchases: March 2025 \$0\.00, February 2026 \$1,240\.00, March 2026 \$90\.50\.$/,
      }),
    ).toBeTruthy();
    const [, showPurchases] = screen.getAllByText('Show as Table');
    await userEvent.click(showPurchases as HTMLElement);
    const rows = within(screen.getByRole('table', { name: 'Purchases' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'MonthAmount',
      'March 2025$0.00',
      'February 2026$1,240.00',
      'March 2026$90.50',
    ]);
  });

  test('draws no chart without data', () => {
    show({ current: 0, buckets: [], purchases: [] });
    expect(screen.getByText('No balance due.')).toBeTruthy();
    expect(screen.getByText('No purchases in these months.')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
