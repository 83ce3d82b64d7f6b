import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import { guideEditWalk } from '../../machines/guideEdit.walk.ts';
import { locked } from '../../machines/guideSamples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { guideFields, openGuideEdit } from './guidePages.tsx';
import { all, dialog, noDialog, text, waiting } from './seeing.ts';

const HELD = 'not on the page: leaving asks, which the leaving machine shows';
/** In the list, and in the dialog over it. */
const choices = () =>
  screen.getAllByLabelText<HTMLInputElement>('Include Tomatoes, plum').map(({ disabled }) => disabled);

walkScreen(guideEditWalk, {
  open: { 'of Weekly': openGuideEdit },
  sees: {
    'form.opening': waiting,
    'form.failed': text('The order guide could not be loaded.'),
    'form.locked': all(text(texts.orderGuide.locked(locked.name)), noDialog),
    'form.copying': dialog('Copy Order Guide'),
    'form.editing': all(guideFields.open, () => expect(choices()).not.toContain(true)),
    'form.editing.listing': noDialog,
    'form.editing.editingItem': dialog('Edit Order Guide Quantity'),
    'form.saving': all(guideFields.sent, () => expect(choices()).toEqual([true])),
  },
  unseen: {
    form: 'the whole page, whatever it shows',
    'form.saved': 'the page of the guide is there at once',
    work: HELD,
    'work.none': HELD,
    'work.held': HELD,
    'work.unguarded': 'not on the page: the work goes on as before, only leaving asks nothing',
    'work.released': HELD,
  },
});
