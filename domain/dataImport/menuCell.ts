import { MENU_KEYS } from '../settings/menu.ts';
import { dataImportText } from '../texts/dataImportText.ts';
import type { CellReader } from './cell.ts';
import { importTexts } from './importTexts.ts';

interface Entry {
  isVisible: boolean;
  isLocked: boolean;
}

const STATES: Readonly<Record<string, Entry>> = {
  shown: { isVisible: true, isLocked: false },
  locked: { isVisible: true, isLocked: true },
  hidden: { isVisible: false, isLocked: false },
  'hidden and locked': { isVisible: false, isLocked: true },
};

function wordOf({ isVisible, isLocked }: Entry): string {
  if (isVisible) return isLocked ? 'locked' : 'shown';
  return isLocked ? dataImportText('menuCell.hiddenAndLocked') : 'hidden';
}

function joined(entries: readonly (readonly [string, string])[]): string {
  return entries
    .map(([key, word]) => `${key}=${word}`)
    .sort()
    .join('; ');
}

/** A stored menu as cell text; null for the default menu. */
export function menuText(stored: string): string | null {
  const menu: Readonly<Record<string, Entry>> = JSON.parse(stored);
  return joined(Object.entries(menu).map(([key, entry]) => [key, wordOf(entry)] as const)) || null;
}

/** The other way about. */
export function menuOfText(text: string | null): Record<string, Entry> {
  const parts = (text ?? '').split(';').map((part) => part.split('=').map((word) => word.trim()));
  return Object.fromEntries(
    parts.flatMap(([key = '', word = '']) => {
      const entry = STATES[word];
      return entry ? [[key, entry] as const] : [];
    }),
  );
}

/** `AdminPanel=shown; ViewCart=locked`. */
export const menuCell: CellReader = (typed, column) => {
  const entries: (readonly [string, string])[] = [];
  for (const part of typed.split(';')) {
    if (part.trim() === '') continue;
    const [key = '', word = ''] = part.split('=').map((one) => one.trim());
    const known = MENU_KEYS.find((one) => one.toLowerCase() === key.toLowerCase());
    if (!known) return { refusal: importTexts.notOneOf(column, key, MENU_KEYS) };
    const state = Object.keys(STATES).find((one) => one === word.toLowerCase());
    if (!state) return { refusal: importTexts.notOneOf(column, word, Object.keys(STATES)) };
    entries.push([known, state]);
  }
  return { value: joined(entries) };
};
