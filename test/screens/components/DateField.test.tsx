import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateField } from '../../../src/components/dates/DateField.tsx';
import { DateRange } from '../../../src/components/dates/DateRange.tsx';
import { readTypedDate } from '../../../src/components/dates/dateText.ts';

afterEach(cleanup);

interface OwnerProps {
  start: string;
  onChange: (value: string) => void;
  takesText?: boolean;
}

function Owner({ start, onChange, takesText = false }: OwnerProps) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return <DateField label="Delivery Date" value={value} onChange={change} takesText={takesText} />;
}

function setUp(start: string) {
  const onChange = vi.fn<(value: string) => void>();
  render(<Owner start={start} onChange={onChange} />);
  return { user: userEvent.setup(), onChange, input: screen.getByRole<HTMLInputElement>('textbox') };
}

describe('DateField', () => {
  it('shows MM/dd/yyyy and answers YYYY-MM-DD', async () => {
    const { user, input, onChange } = setUp('2026-11-24');
    expect(input.value).toBe('11/24/2026');
    await user.clear(input);
    await user.type(input, '3/9/2027');
    await user.tab();
    expect(onChange.mock.calls).toEqual([['2027-03-09']]);
    expect(input.value).toBe('03/09/2027');
  });

  it('keeps an impossible date as typed, and shows an error', async () => {
    const { user, input, onChange } = setUp('');
    await user.type(input, '02/30/2027');
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(input.value).toBe('02/30/2027');
    expect(screen.getByText('Enter a date as MM/DD/YYYY')).toBeDefined();
  });

  it('reports an invalid date to a text owner, and keeps it as typed', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<Owner start="2026-11-24" onChange={onChange} takesText />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    const user = userEvent.setup();
    await user.clear(input);
    await user.type(input, '02/30/2027');
    await user.tab();
    expect(onChange.mock.calls).toEqual([['02/30/2027']]);
    expect(input.value).toBe('02/30/2027');
    expect(screen.getByText('Enter a date as MM/DD/YYYY')).toBeDefined();
  });

  it("hides its owner's error while another date is being typed", async () => {
    render(<DateField label="Delivery Date" value="2026-11-24" error="Too early" onChange={() => undefined} />);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox'), '{Backspace}8');
    expect(screen.queryByText('Too early')).toBeNull();
    await user.type(screen.getByRole('textbox'), '{Backspace}6');
    expect(screen.getByText('Too early')).toBeDefined();
  });

  it.each(['11/25/20266', '1125'])('never makes another date of %s', async (text) => {
    const { user, input, onChange } = setUp('2026-11-24');
    await user.clear(input);
    await user.type(input, text);
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(input.value).toBe(text);
    expect(screen.getByText('Enter a date as MM/DD/YYYY')).toBeDefined();
  });

  it('can be cleared', async () => {
    const { user, input, onChange } = setUp('2026-11-24');
    await user.click(screen.getByRole('button', { name: 'Clear Delivery Date' }));
    expect(onChange.mock.calls).toEqual([['']]);
    expect(input.value).toBe('');
  });
});

describe('DateRange', () => {
  it('shows an error when the end is before the start', () => {
    render(<DateRange label="Dates" value={{ start: '2026-11-24', end: '2026-11-01' }} onChange={() => undefined} />);
    expect(screen.getByText('The end is before the start')).toBeDefined();
  });
});

describe('readTypedDate', () => {
  it.each([
    ['3/9/2027', '2027-03-09'],
    ['03092027', '2027-03-09'],
    ['3-9-27', '2027-03-09'],
    ['2026-11-25', '2026-11-25'],
    ['2027/3/9', '2027-03-09'],
    ['2027-02-30', null],
    ['030927', '2027-03-09'],
    ['13/01/2027', null],
    ['1125', null],
    ['11/2026', null],
    ['3092027', null],
    ['tomorrow', null],
    ['', null],
  ])('reads %s as %s', (text, date) => {
    expect(readTypedDate(text)).toBe(date);
  });
});
