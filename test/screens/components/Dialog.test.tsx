import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/components/buttons/Button.tsx';
import { ConfirmDialog } from '../../../src/components/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../../src/components/dialogs/Dialog.tsx';
import { TextField } from '../../../src/components/fields/TextField.tsx';
import { renderPiece } from './renderPiece.tsx';

/** jsdom lays nothing out; the focus trap takes what has no box for hidden. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function boxOf(this: Element) {
    return this.isConnected ? ([new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList) : ([] as unknown as DOMRectList);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Owner({ isBusy = false }: { isBusy?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog isOpen={isOpen} onClose={close} title="Edit Cart" isBusy={isBusy} footer={<Button>Save</Button>}>
        <TextField label="Note 1" value="" onChange={() => undefined} />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('starts in its first field and gives the focus back when it closes', async () => {
    const user = userEvent.setup();
    renderPiece(<Owner />);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit Cart' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note 1' })));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' })));
  });

  it('stays open on Escape while it is busy', async () => {
    const user = userEvent.setup();
    renderPiece(<Owner isBusy />);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Cart' });
    await user.keyboard('{Escape}');
    expect(dialog.getAttribute('data-state')).toBe('open');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).disabled).toBe(true);
  });
});

describe('ConfirmDialog', () => {
  it('starts on the safe answer when the other one destroys something', async () => {
    renderPiece(
      <ConfirmDialog isOpen title="Clear Cart" confirmLabel="Clear" isDanger onConfirm={() => {}} onCancel={() => {}}>
        Are you sure you want to delete all products from your cart?
      </ConfirmDialog>,
    );
    await screen.findByRole('alertdialog', { name: 'Clear Cart' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })));
  });
});
