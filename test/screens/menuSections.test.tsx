import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { SideMenuGroups, type SideMenuItem } from '../../src/components/frame/SideMenuGroups.tsx';
import { isOpenOnArrival } from '../../src/components/frame/useMenuSection.ts';
import { renderPiece } from './components/renderPiece.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const USERS: SideMenuItem = { id: 'users', label: 'Users', to: '/admin/users' };
const TOKENS: SideMenuItem = { id: 'tokens', label: 'Service Tokens', to: '/admin/tokens' };
const JOBS: SideMenuItem = { id: 'jobs', label: 'Jobs and Emails', to: '/admin/jobs' };
const CART: SideMenuItem = { id: 'cart', label: 'Cart', to: '/cart' };

function Menu() {
  const [page, setPage] = useState('cart');
  const at = (...items: SideMenuItem[]) => items.map((item) => ({ ...item, isCurrent: item.id === page }));
  const sections = [
    { id: 'people', title: 'People', items: at(USERS, TOKENS) },
    { id: 'operations', title: 'Operations', items: at(JOBS) },
  ];
  return (
    <>
      <SideMenuGroups
        groups={[{ title: 'Admin', items: at(CART), sections }]}
        onChoose={({ id }) => setPage(id)}
        onNear={undefined}
      />
      <button type="button" onClick={() => setPage('jobs')}>
        Review emails
      </button>
    </>
  );
}

const section = (name: string) => screen.getByRole('button', { name });
const isExpanded = (name: string) => section(name).getAttribute('aria-expanded');
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

describe('a section of the menu', () => {
  test('is closed at first, and opens and closes at a click', () => {
    renderPiece(<Menu />);
    expect([isExpanded('People'), isExpanded('Operations'), links()]).toEqual(['false', 'false', ['Cart']]);
    fireEvent.click(section('People'));
    expect([isExpanded('People'), links()]).toEqual(['true', ['Cart', 'Users', 'Service Tokens']]);
    fireEvent.click(section('People'));
    expect([isExpanded('People'), links()]).toEqual(['false', ['Cart']]);
  });

  test('opens by the keyboard, and the next Tab is at its first entry', async () => {
    renderPiece(<Menu />);
    const user = userEvent.setup();
    section('People').focus();
    await user.keyboard('{Enter}{Tab}');
    expect(document.activeElement?.textContent).toBe('Users');
    section('People').focus();
    await user.keyboard(' {Tab}');
    expect(document.activeElement).toBe(section('Operations'));
  });

  test('is open on arrival at one of its pages, can be closed there, and opens at the next one', () => {
    renderPiece(<Menu />);
    fireEvent.click(section('Review emails'));
    expect([isExpanded('People'), isExpanded('Operations')]).toEqual(['false', 'true']);
    fireEvent.click(section('Operations'));
    expect(isExpanded('Operations')).toBe('false');
    follow('Cart');
    fireEvent.click(section('Review emails'));
    expect(isExpanded('Operations')).toBe('true');
  });

  test('that the user did not open closes again when the user leaves its pages', () => {
    renderPiece(<Menu />);
    fireEvent.click(section('Review emails'));
    follow('Cart');
    expect(isExpanded('Operations')).toBe('false');
  });

  test('that the user opened stays open in this tab, also after a reload', () => {
    renderPiece(<Menu />);
    fireEvent.click(section('People'));
    follow('Users');
    follow('Cart');
    expect(isExpanded('People')).toBe('true');
    cleanup();
    renderPiece(<Menu />);
    expect([isExpanded('People'), isExpanded('Operations')]).toEqual(['true', 'false']);
  });
});

test.each([
  [true, null, true],
  [true, 'open', true],
  [false, 'open', true],
  [false, null, false],
])('at its page %s and kept %s, it is open: %s', (isCurrent, kept, isOpen) => {
  const people = { id: 'people', title: 'People', items: [{ ...USERS, isCurrent }] };
  expect(isOpenOnArrival(people, { getItem: (key) => (key === 'menu.people' ? kept : null) })).toBe(isOpen);
});
