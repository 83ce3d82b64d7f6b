import { useState } from 'react';
import { allowedStorage } from '../../browser/storage.ts';

interface Section {
  readonly id: string;
  readonly items: readonly { readonly id: string; readonly isCurrent?: boolean }[];
}

const keyOf = ({ id }: Section) => `menu.${id}`;

/** The entry of the page that the user is on, if it is in this section. */
const currentIn = ({ items }: Section) => items.find(({ isCurrent }) => isCurrent)?.id;

/** A section is open on arrival at one of its pages, and elsewhere if the user left it open in this tab. */
export function isOpenOnArrival(section: Section, tab: Pick<Storage, 'getItem'>): boolean {
  return currentIn(section) !== undefined || tab.getItem(keyOf(section)) !== null;
}

/** Whether the section is open, and a function that toggles it. */
export function useMenuSection(section: Section): [isOpen: boolean, toggle: () => void] {
  const tab = allowedStorage('sessionStorage');
  const current = currentIn(section);
  const [page, setPage] = useState(current);
  const [isOpen, setOpen] = useState(() => isOpenOnArrival(section, tab));
  if (page !== current) {
    setPage(current);
    setOpen(isOpenOnArrival(section, tab));
  }
  const toggle = () => {
    if (isOpen) tab.removeItem(keyOf(section));
    else tab.setItem(keyOf(section), 'open');
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
}
