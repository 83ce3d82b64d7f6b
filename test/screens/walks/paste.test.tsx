import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { pasteWords } from '#domain/paste/words.ts';
import type { PasteRef } from '#machines/ordering/paste/pasteMachine.ts';
import { pasteWalk } from '../../machines/ordering/paste.walk.ts';
import { quickEntry } from '../../machines/shop/dialogs.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { openShopDialog } from './guidePages.tsx';
import { child } from './quietShop.ts';
import { all, noDialog, text } from './seeing.ts';

const openPaste = (pasted: string) => (): PasteRef =>
  child(openShopDialog({ type: 'paste.open', text: pasted, quickEntry }), 'paste');

const isReadingFile = (reads: boolean) => () => {
  const file = screen.getByText<HTMLButtonElement>('Choose a File');
  expect(file.ariaBusy === 'true').toBe(reads);
};
const isChecking = text('Checking with the server …');
const unasked = () => expect(document.querySelector('[role=alertdialog]')).toBeNull();
const noAlert = () => expect(document.querySelector('[role=alert]')).toBeNull();

walkScreen(pasteWalk, {
  open: {
    'an empty field': openPaste(''),
    'a good line and one to mend': openPaste('TOM 2 CS\nTOM x CS\nThanks'),
  },
  sees: {
    writing: isReadingFile(false),
    'writing.typing': unasked,
    'writing.confirmingClose': text(pasteWords.closeQuestion(0)),
    readingFile: isReadingFile(true),
    checking: isChecking,
    'checking.judging': isChecking,
    'checking.rechecking': isChecking,
    reviewing: text(/^(.* )?\d ready, \d needs? a look$/),
    'reviewing.checked': all(unasked, noAlert),
    'reviewing.unreachable': text('Try Again'),
    'reviewing.confirmingClose': text(/not been added. Close and lose (it|them)\?$/),
    done: noDialog,
    closed: noDialog,
  },
  alike: [
    ['checking.judging', 'checking.rechecking'],
    ['done', 'closed'],
  ],
  unseen: {
    preparing: 'only before a catalogue far larger than this one: screens/paste shows it',
    opening: 'decided in the same moment, never on screen',
    sorting: 'decided in the same moment, never on screen',
    adding: 'decided in the same moment, never on screen',
  },
});
