import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { UnreachableDialog } from '../../src/components/dialogs/UnreachableDialog.tsx';
import { renderPiece } from './components/renderPiece.tsx';

afterEach(cleanup);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      {isOpen && <UnreachableDialog onRetry={() => undefined} onClose={() => setOpen(false)} />}
    </>
  );
}

test('what did not come is left by keys alone, back to where one was', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  renderPiece(<Page />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('alertdialog', { name: 'Not loaded' }));
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Try Again');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }));
});
