import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/components/buttons/Button.tsx';
import { ConfirmDialog } from '../../../src/components/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../../src/components/dialogs/Dialog.tsx';
import { TextField } from '../../../src/components/fields/TextField.tsx';
import { closeOverlay, hasOverlay } from '../../../src/components/overlays.ts';
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

function Owner({ isBusy = false, onSubmit }: { isBusy?: boolean; onSubmit?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Edit Cart"
        isBusy={isBusy}
        {...(onSubmit && { onSubmit })}
        footer={<Button type="submit">Save</Button>}
      >
        <TextField label="Note 1" value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      </Dialog>
    </>
  );
}

/** What opened its dialog goes while that is open, as a line does that is taken from a list. */
function OwnerOfOne() {
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(true);
  const remove = () => {
    setThere(false);
    setOpen(false);
  };
  return (
    <>
      <h1 tabIndex={-1}>Cart</h1>
      {isThere && <Button onClick={() => setOpen(true)}>Remove Salmon</Button>}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Remove From Cart">
        <Button onClick={remove}>Remove</Button>
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('moves the focus to the heading of the page where its opener is gone', async () => {
    const user = userEvent.setup();
    renderPiece(<OwnerOfOne />);
    await user.click(screen.getByRole('button', { name: 'Remove Salmon' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove From Cart' });
    await waitFor(() => expect(getComputedStyle(dialog).pointerEvents).not.toBe('none'));
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cart' })));
  });

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

describe('Back of the browser', () => {
  const goBack = () => act(closeOverlay);
  const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Note 1', hidden: true });

  async function open(owner = <Owner />) {
    const user = userEvent.setup();
    renderPiece(owner);
    expect(hasOverlay()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit Cart' });
    await waitFor(() => expect(document.activeElement).toBe(note()));
    return user;
  }

  it('closes a dialog in which nothing was typed', async () => {
    await open();
    expect(hasOverlay()).toBe(true);
    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(hasOverlay()).toBe(false);
  });

  it('asks before typed text is lost; a second Back keeps it', async () => {
    const user = await open();
    await user.keyboard('ripe');
    goBack();
    await screen.findByRole('alertdialog', { name: 'Discard Changes?' });
    goBack();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(note().value).toBe('ripe');
    goBack();
    const question = await screen.findByRole('alertdialog', { name: 'Discard Changes?' });
    // What lies over a dialog that just went may not be reached yet.
    await waitFor(() => expect(getComputedStyle(question).pointerEvents).not.toBe('none'));
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });

  it('does not ask when the typed text was removed', async () => {
    const user = await open();
    await user.keyboard('r{Backspace}');
    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves a busy dialog open', async () => {
    await open(<Owner isBusy />);
    goBack();
    expect(screen.getByRole('dialog').getAttribute('data-state')).toBe('open');
  });
});

describe('Enter', () => {
  it('in a field of a dialog that is a form does what its main button does', async () => {
    const user = userEvent.setup();
    const save = vi.fn();
    renderPiece(<Owner onSubmit={save} />);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByRole('textbox', { name: 'Note 1' }), 'ripe{Enter}');
    expect(save).toHaveBeenCalledOnce();
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
