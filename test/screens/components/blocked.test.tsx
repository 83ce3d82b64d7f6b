import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/components/buttons/Button.tsx';
import { IconButton } from '../../../src/components/buttons/IconButton.tsx';
import { TextField } from '../../../src/components/fields/TextField.tsx';
import { FilterSelect } from '../../../src/components/select/FilterSelect.tsx';
import { SelectField } from '../../../src/components/select/SelectField.tsx';
import { isBlocked, reasonOf } from '../../support/screens/blocked.ts';

afterEach(cleanup);

const REASON = 'No changes to save.';
const UNITS = [
  { value: 'CS', label: 'CS' },
  { value: 'EA', label: 'EA' },
];
const button = () => screen.getByRole('button', { name: 'Save' });

describe('a blocked button', () => {
  it.each(['line', 'tip'] as const)(
    'keeps the focus, is described by its reason and ignores clicks and keys: %s',
    async (place) => {
      const onClick = vi.fn<() => void>();
      const { rerender } = render(
        <Button blockedBy={REASON} reasonPlace={place} onClick={onClick}>
          Save
        </Button>,
      );
      const user = userEvent.setup();
      await user.tab();
      expect([document.activeElement, reasonOf(button())]).toEqual([button(), REASON]);
      await user.click(button());
      await user.keyboard('{Enter} ');
      expect(onClick).not.toHaveBeenCalled();

      rerender(
        <Button blockedBy={null} reasonPlace={place} onClick={onClick}>
          Save
        </Button>,
      );
      expect([document.activeElement, isBlocked(button()), screen.queryByText(REASON)]).toEqual([
        button(),
        false,
        null,
      ]);
      await user.keyboard('{Enter}');
      expect(onClick).toHaveBeenCalledTimes(1);
    },
  );

  it('sends no form, by a click or by Enter in a field', async () => {
    const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <input aria-label="Name" />
        <Button type="submit" blockedBy={REASON}>
          Save
        </Button>
      </form>,
    );
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox'), 'Ada{Enter}');
    await user.click(button());
    expect(submit).not.toHaveBeenCalled();
  });

  it("keeps its line's height while it is enabled, and shows no reason while it is busy", () => {
    const { container, rerender } = render(
      <Button blockedBy={null} reasonPlace="line">
        Save
      </Button>,
    );
    expect(container.querySelector('button + span')?.textContent).toBe('');
    rerender(
      <Button blockedBy={REASON} reasonPlace="line" isBusy>
        Save
      </Button>,
    );
    expect([isBlocked(button()), container.querySelector('button + span')?.textContent]).toEqual([false, '']);
  });

  it('is also an icon, whose name is not shown over its reason', async () => {
    const onClick = vi.fn<() => void>();
    render(<IconButton label="Save" icon={null} blockedBy={REASON} onClick={onClick} />);
    await userEvent.click(button());
    expect([reasonOf(button()), button().title, onClick.mock.calls.length]).toEqual([REASON, '', 0]);
  });
});

describe('the tip of a reason', () => {
  it('shows with the focus, a tap and the pointer, and hides with Escape and on leaving', async () => {
    render(<Button blockedBy={REASON}>Save</Button>);
    const tip = screen.getByRole('tooltip', { hidden: true });
    const seen: string[] = [];
    Object.assign(tip, { showPopover: () => seen.push('shown'), hidePopover: () => seen.push('hidden') });
    const user = userEvent.setup();
    const last = async (act: () => Promise<void>) => {
      seen.length = 0;
      await act();
      return seen.at(-1);
    };
    expect(await last(() => user.tab())).toBe('shown');
    expect(await last(() => user.keyboard('{Escape}'))).toBe('hidden');
    expect(await last(() => user.hover(button()))).toBe('shown');
    expect(await last(() => user.unhover(button()))).toBe('hidden');
    expect(await last(() => user.click(button()))).toBe('shown');
    expect(await last(() => user.tab())).toBe('hidden');
  });
});

describe('a blocked field', () => {
  it('is a select that keeps the focus and its value, with the reason in place of the hint', async () => {
    const onChange = vi.fn<() => void>();
    render(
      <SelectField label="Unit" value="CS" options={UNITS} hint="Any unit" blockedBy={REASON} onChange={onChange} />,
    );
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    await userEvent.click(select);
    expect([document.activeElement, reasonOf(select), screen.queryByText('Any unit')]).toEqual([select, REASON, null]);
    expect([...select.options].map(({ value }) => value)).toEqual(['CS']);
  });

  it('is a filter that offers nothing else', () => {
    const { rerender } = render(
      <FilterSelect label="Unit" value="CS" options={UNITS} blockedBy={REASON} onChange={() => undefined} />,
    );
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    expect([reasonOf(select), select.options.length]).toEqual([REASON, 1]);
    rerender(<FilterSelect label="Unit" value="CS" options={UNITS} blockedBy={null} onChange={() => undefined} />);
    expect([reasonOf(select), select.options.length]).toEqual([null, 2]);
  });

  it('is a text that cannot be typed over', async () => {
    const onChange = vi.fn<() => void>();
    render(<TextField label="Name" value="Bar" blockedBy={REASON} onChange={onChange} />);
    const field = screen.getByRole('textbox');
    await userEvent.type(field, 'x');
    expect([reasonOf(field), onChange.mock.calls.length]).toEqual([REASON, 0]);
  });
});
