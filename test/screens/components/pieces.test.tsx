import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/components/buttons/Button.tsx';
import { Snackbar } from '../../../src/components/dialogs/Snackbar.tsx';
import { PasswordField } from '../../../src/components/fields/PasswordField.tsx';
import { TextField } from '../../../src/components/fields/TextField.tsx';
import { Stepper } from '../../../src/components/layout/Stepper.tsx';
import { DelayedSpinner } from '../../../src/components/states/DelayedSpinner.tsx';
import { ProductImage } from '../../../src/components/text/ProductImage.tsx';
import { renderPiece } from './renderPiece.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Button', () => {
  it('ignores clicks while busy, without losing the focus', async () => {
    const onClick = vi.fn();
    renderPiece(
      <Button isBusy busyLabel="Saving" onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button');
    await userEvent.setup().click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});

describe('ProductImage', () => {
  it('tries its addresses in order and ends with No Image', () => {
    renderPiece(<ProductImage sources={['/large.webp', '/small.webp']} alt="Tomatoes" />);
    const shown = () => screen.getByRole('img', { name: 'Tomatoes' }).getAttribute('src');
    expect(shown()).toBe('/large.webp');
    fireEvent.error(screen.getByRole('img'));
    expect(shown()).toBe('/small.webp');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('No Image')).toBeDefined();
  });
});

describe('Snackbar', () => {
  it('interrupts for an error and waits its turn otherwise', () => {
    const notice = { id: '1', kind: 'error', text: 'The cart could not be saved.' } as const;
    const view = renderPiece(<Snackbar notice={notice} onClose={() => undefined} />);
    expect(screen.getByText(notice.text).closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
    view.unmount();
    renderPiece(<Snackbar notice={{ ...notice, kind: 'success' }} onClose={() => undefined} />);
    expect(screen.getByText(notice.text).closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });

  it('offers its link and can be closed', async () => {
    const onClose = vi.fn();
    const action = { label: 'View Cart', to: '/cart' };
    renderPiece(<Snackbar notice={{ id: '1', kind: 'success', text: 'Added', action }} onClose={onClose} />);
    expect(screen.getByRole('link', { name: 'View Cart' }).getAttribute('href')).toBe('/cart');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close notice' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('Stepper', () => {
  it('shows the content of the current step only', () => {
    renderPiece(
      <Stepper
        label="Checkout"
        steps={[
          { id: 'a', title: 'Delivery', state: 'done', content: 'delivery fields' },
          { id: 'b', title: 'Confirm Order', state: 'current', content: 'summary' },
          { id: 'c', title: 'Receipt', state: 'upcoming', content: 'thanks' },
        ]}
      />,
    );
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps.map((step) => step.querySelector('h2')?.ariaLabel)).toEqual([
      'Delivery, completed',
      'Confirm Order',
      'Receipt, not yet',
    ]);
    expect(screen.getByText('summary')).toBeDefined();
    expect(screen.queryByText('delivery fields')).toBeNull();
  });
});

describe('fields', () => {
  it('count near the limit only', () => {
    const view = renderPiece(<TextField label="Note" value="short" maxLength={50} onChange={() => undefined} />);
    expect(screen.queryByText('5/50')).toBeNull();
    view.unmount();
    renderPiece(<TextField label="Note" value={'x'.repeat(45)} maxLength={50} onChange={() => undefined} />);
    expect(screen.getByText('45/50')).toBeDefined();
  });

  it('warn of Caps Lock and can show the password', async () => {
    renderPiece(<PasswordField label="Password" value="Harbor" onChange={() => undefined} />);
    const field = screen.getByLabelText('Password');
    fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock is On')).toBeDefined();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.getAttribute('type')).toBe('text');
  });
});

describe('DelayedSpinner', () => {
  it('CON-02: shows what it waits for only after 1000 ms', () => {
    vi.useFakeTimers();
    renderPiece(<DelayedSpinner label="Loading product categories" />);
    act(() => void vi.advanceTimersByTime(999));
    expect(screen.queryByText('Loading product categories')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('Loading product categories')).toBeDefined();
  });
});
