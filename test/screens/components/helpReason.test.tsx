import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HelpDialog } from '../../../src/app/frame/HelpDialog.tsx';
import { Button } from '../../../src/components/buttons/Button.tsx';

afterEach(cleanup);

const page = { name: 'cart', title: 'Cart' } as const;
const distributor = { distributorName: null, distributorPhone: '' };

function View({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <Button blockedBy="The cart is $4.00 below your minimum of $100.00. Add more to the cart.">Continue</Button>
      <Button>Back</Button>
      <HelpDialog isOpen={isOpen} onClose={() => undefined} page={page} distributor={distributor} />
    </>
  );
}

test.each([
  ['Continue', 'Why is "Continue" unavailable?'],
  ['Back', null],
])('help says why the control with the focus is unavailable: %s', async (name, heading) => {
  const { rerender } = render(<View isOpen={false} />);
  screen.getByRole('button', { name }).focus();
  rerender(<View isOpen />);
  await screen.findByRole('dialog', { name: 'Help' });
  expect(screen.queryByText(/^Why is/)?.textContent ?? null).toBe(heading);
  expect(screen.queryAllByText(/below your minimum/).length).toBe(heading === null ? 1 : 2);
});
