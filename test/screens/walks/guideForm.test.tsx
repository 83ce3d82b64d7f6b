import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { opened } from '../../machines/guides/guideEditing.ts';
import { guideFormWalk } from '../../machines/guides/guideForm.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { guideFields, openGuideForm } from './guidePages.tsx';
import { all, dialog, noDialog } from './seeing.ts';

const HELD = 'not on the page: leaving asks, which the leaving machine shows';
/** In the list, and in the dialog over it. */
const choices = () =>
  screen.getAllByLabelText<HTMLInputElement>('Include Tomatoes, plum').map(({ disabled }) => disabled);

walkScreen(guideFormWalk, {
  open: { 'of Weekly': () => openGuideForm(opened) },
  sees: {
    'open.form.editing': all(guideFields.open, () => expect(choices()).not.toContain(true)),
    'open.form.editing.listing': noDialog,
    'open.form.editing.editingItem': dialog('Edit Order Guide Quantity'),
    'open.form.saving': all(guideFields.sent, () => expect(choices()).toEqual([true])),
  },
  unseen: {
    open: 'the whole page, whatever it shows',
    'open.form': 'the whole page, whatever it shows',
    'open.work': HELD,
    'open.work.none': HELD,
    'open.work.held': HELD,
    'open.work.unguarded': 'not on the page: the work goes on as before, only leaving asks nothing',
    saved: 'the page of the guide is there at once',
  },
});
