import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QuantityInput } from '../../../src/components/QuantityInput.tsx';

afterEach(cleanup);

interface OwnerProps {
  start: string;
  error: string | undefined;
  onSettle: (text: string) => void;
  onEnter: () => void;
}

function Owner({ start, error, onSettle, onEnter }: OwnerProps) {
  const [value, setValue] = useState(start);
  return (
    <QuantityInput
      label="Quantity"
      unit="CS"
      value={value}
      error={error}
      onType={setValue}
      onSettle={() => onSettle(value)}
      onStep={(direction) => setValue(String(Math.max(0, Number(value) + (direction === 'up' ? 1 : -1))))}
      onEnter={onEnter}
    />
  );
}

function setUp(start = '2', error?: string) {
  const onSettle = vi.fn<(text: string) => void>();
  const onEnter = vi.fn<() => void>();
  render(<Owner start={start} error={error} onSettle={onSettle} onEnter={onEnter} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity, CS' });
  return { user: userEvent.setup(), input, onSettle, onEnter };
}

describe('QuantityInput', () => {
  it('replaces the old quantity when one types right after arriving, and settles on leaving', async () => {
    const { user, input, onSettle } = setUp('2');
    await user.tab();
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 1]);
    await user.keyboard('12.5');
    expect(onSettle).not.toHaveBeenCalled();
    await user.tab();
    expect(onSettle.mock.calls).toEqual([['12.5']]);
  });

  it('ignores keys that are no digit and no first point', async () => {
    const { user, input } = setUp('');
    await user.type(input, '-1a.2.3e5');
    expect(input.value).toBe('1.235');
  });

  it.each(['-3', '1e3', '1.5.2', '١٢'])('never turns a pasted %s into another number', async (pasted) => {
    const { user, input } = setUp('');
    await user.click(input);
    await user.paste(pasted);
    expect(input.value).toBe(pasted);
  });

  it('settles on Enter and then tells that Enter was pressed', async () => {
    const { user, input, onSettle, onEnter } = setUp();
    await user.clear(input);
    await user.type(input, '7{Enter}');
    expect(onSettle.mock.calls).toEqual([['7']]);
    expect(onEnter).toHaveBeenCalledTimes(1);
  });

  it('does not settle when nothing was typed', async () => {
    const { user, input, onSettle } = setUp('2');
    await user.click(input);
    await user.tab();
    expect(onSettle).not.toHaveBeenCalled();
  });

  it('takes the old quantity back on Escape', async () => {
    const { user, input, onSettle } = setUp('2');
    await user.type(input, '9{Escape}');
    expect(input.value).toBe('2');
    await user.tab();
    expect(onSettle).not.toHaveBeenCalled();
  });

  it('goes up and down by buttons and arrow keys, and not below nothing', async () => {
    const { user, input } = setUp('1');
    await user.click(screen.getByRole('button', { name: 'More: Quantity' }));
    await user.type(input, '{ArrowUp}');
    expect(input.value).toBe('3');
    await user.type(input, '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(input.value).toBe('0');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Less: Quantity' }).disabled).toBe(true);
  });

  it('says its error with the field', () => {
    const { input } = setUp('3', 'Enter a multiple of 4');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter a multiple of 4',
    );
  });
});
