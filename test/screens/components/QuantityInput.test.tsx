import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { quantityProblem } from '#domain/cart/typedQuantity.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { QuantityInput } from '../../../src/components/fields/QuantityInput.tsx';

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
      error={error ?? quantityProblem(value) ?? undefined}
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

/** As the keyboard of a phone does it: one event of typing, many characters, no key. */
function insertAtOnce(input: HTMLInputElement, text: string): void {
  fireEvent.input(input, { target: { value: text }, inputType: 'insertText', data: text });
}

describe('QuantityInput', () => {
  it('replaces the old quantity when the user types right after arriving, and commits on leaving', async () => {
    const { user, input, onSettle } = setUp('2');
    await user.tab();
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 1]);
    await user.keyboard('12.5');
    expect(onSettle).not.toHaveBeenCalled();
    await user.tab();
    expect(onSettle.mock.calls).toEqual([['12.5']]);
  });

  it.each([
    ['12', '12', null],
    [' 12', ' 12', null],
    ['.5', '.5', null],
    ['-3', '-3', '-3'],
    ['1,5', '1,5', '1,5'],
    ['1,250.50', '1,250.50', '1,250.50'],
    ['1e3', '1e3', '1e3'],
    ['1.5.2', '1.5.2', '1.5.2'],
    ['١٢', '١٢', '١٢'],
  ])(
    'shows %j over a selected 7 as %j, however it was entered, and marks an invalid quantity',
    async (text, shown, wrong) => {
      const ways: ((user: UserEvent, input: HTMLInputElement) => Promise<void> | void)[] = [
        (user) => user.keyboard(text),
        (user) => user.paste(text),
        (_, input) => insertAtOnce(input, text),
      ];
      for (const way of ways) {
        const { user, input, onSettle } = setUp('7');
        await user.tab();
        await way(user, input);
        expect(input.value).toBe(shown);
        expect(screen.queryByText(/is not a quantity/)?.textContent ?? null).toBe(
          wrong && shopText('cart.quantityNotANumber', { typed: wrong }),
        );
        expect(input.getAttribute('aria-invalid')).toBe(wrong === null ? null : 'true');
        await user.tab();
        expect(onSettle.mock.calls).toEqual([[shown]]);
        cleanup();
      }
    },
  );

  it('inserts a key at the caret, and leaves the caret behind it', async () => {
    const { user, input } = setUp('12');
    await user.tab();
    input.setSelectionRange(1, 1);
    await user.keyboard(',5');
    expect([input.value, input.selectionStart]).toEqual(['1,52', 3]);
  });

  it('neither counts on from an invalid quantity nor forgets the earlier one', async () => {
    const { user, input } = setUp('7');
    await user.tab();
    await user.keyboard('1,5{ArrowUp}{ArrowDown}');
    expect(input.value).toBe('1,5');
    const buttons = ['More: Quantity', 'Less: Quantity'].map((name) =>
      screen.getByRole<HTMLButtonElement>('button', { name }),
    );
    expect(buttons.map((button) => button.disabled)).toEqual([true, true]);
    await user.keyboard('{Escape}');
    expect(input.value).toBe('7');
  });

  it('commits on Enter and then reports Enter', async () => {
    const { user, input, onSettle, onEnter } = setUp();
    await user.clear(input);
    await user.type(input, '7{Enter}');
    expect(onSettle.mock.calls).toEqual([['7']]);
    expect(onEnter).toHaveBeenCalledTimes(1);
  });

  it('commits nothing when nothing was typed', async () => {
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

  it('changes by buttons and arrow keys, and not below zero', async () => {
    const { user, input } = setUp('1');
    await user.click(screen.getByRole('button', { name: 'More: Quantity' }));
    await user.type(input, '{ArrowUp}');
    expect(input.value).toBe('3');
    await user.type(input, '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(input.value).toBe('0');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Less: Quantity' }).disabled).toBe(true);
  });

  it('describes its error with the field', () => {
    const { input } = setUp('3', 'Enter a multiple of 4');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter a multiple of 4',
    );
  });
});
