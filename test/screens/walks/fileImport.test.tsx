import { screen } from '@testing-library/react';
import { importPageTexts } from '#domain/intake/importPageTexts.ts';
import { fileImportWalk } from '../../machines/admin/fileImport.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { openRun, openStock } from './importPages.tsx';
import { all, dialog, noDialog, text, waiting, without } from './seeing.ts';

const bar = () => void screen.getByRole('progressbar', { name: 'Progress' });

walkScreen(fileImportWalk, {
  open: { 'a new file': () => openStock().flow, 'one that was sent before': openRun },
  sees: {
    opening: all(waiting, without('How the File Was Read'), without('Files to Start From')),
    sending: all(bar, text(/^Uploading/), without(importPageTexts.goesOn)),
    following: all(bar, text(importPageTexts.goesOn)),
    'following.pausing': without(importPageTexts.silent),
    'following.reading': without(importPageTexts.silent),
    'following.silent': text(importPageTexts.silent),
    settled: text(/Choose a File|Choose Another File|could not be loaded/),
    'settled.choosing': text('Files to Start From'),
    'settled.unopened': text('What became of the file could not be loaded.'),
    'settled.unsent': text(importPageTexts.unsent),
    'settled.tried': text(importPageTexts.tried),
    'settled.tried.deciding': noDialog,
    'settled.tried.confirming': dialog('Deactivate What the File Lacks?'),
    'settled.refused': text(`${importPageTexts.whole}:`),
    'settled.done': text(importPageTexts.done),
    'settled.failed': text(`${importPageTexts.notDone}:`),
  },
  alike: [['following.pausing', 'following.reading']],
  unseen: {
    beginning: 'it is left at once',
    judging: 'it is left at once',
    closed: 'all files are on screen again',
  },
});
