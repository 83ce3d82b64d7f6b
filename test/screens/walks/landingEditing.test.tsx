import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { withCard } from '#domain/landing/editCards.ts';
import {
  cardEditingWalk,
  landingEditingWalk,
  landingFormWalk,
  landingSavingWalk,
} from '../../machines/admin/landingEditing.walk.ts';
import { layout } from '../../machines/admin/landingSamples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { openCard, openEditing, openForm, openSaving } from '../openedLanding.tsx';
import { all, button, dialog, isBusy, isIdle, no, noDialog, text, waiting } from './seeing.ts';

const HELD = 'not on the page: leaving asks, which the leaving machine shows';

const titleField = () => screen.getByLabelText<HTMLInputElement>('Title');
const isOpen = () => expect(titleField().disabled).toBe(false);

walkScreen(landingEditingWalk, {
  open: { 'a catalogue': openEditing },
  sees: {
    opening: waiting,
    failed: text('The landing page could not be loaded.'),
    editing: all(() => void titleField(), no('alert')),
  },
  unseen: {},
});

const { inputs = {} } = landingFormWalk;

walkScreen(landingFormWalk, {
  open: Object.fromEntries(Object.entries(inputs).map(([name, opened]) => [name, () => openForm(opened)])),
  sees: {
    'open.form.arranging': all(isOpen, noDialog, isIdle('Save Changes')),
    'open.form.confirmingDelete': text('Delete Card?'),
    'open.form.editingCard': all(text('Preview'), () => void button('Cancel')),
    'open.form.saving': all(isBusy('Save Changes'), () => expect(titleField().disabled).toBe(true)),
  },
  unseen: {
    open: 'the whole page, whatever it shows',
    'open.form': 'the whole page, whatever it shows',
    'open.form.beginning': 'decided in the same moment, never on screen',
    'open.work': HELD,
    'open.work.none': HELD,
    'open.work.held': HELD,
    'open.work.unguarded': 'not on the page: the work goes on as before, only leaving asks nothing',
    saved: 'the next page is there at once',
  },
});

walkScreen(cardEditingWalk, {
  open: {
    'the text': () => openCard(),
    'with too long a heading': () =>
      openCard({
        resumed: {
          version: 4,
          layout: withCard(layout, 1, { heading: 'x'.repeat(41) }),
          cardId: null,
          cardLayout: null,
        },
      }),
  },
  sees: {
    open: text('Preview'),
    'open.pictures.none': isIdle('Save'),
    'open.pictures.uploading': isBusy('Save'),
    ended: () => void titleField(),
  },
  unseen: {
    'open.pictures': 'the card, whatever is on its way',
    'open.work': HELD,
    'open.work.none': HELD,
    'open.work.held': HELD,
    'open.work.unguarded': 'not on the page: the work goes on as before, only leaving asks nothing',
  },
});

walkScreen(landingSavingWalk, {
  open: { 'a changed page': openSaving },
  sees: {
    writing: all(isBusy('Save Changes'), noDialog),
    conflicting: all(
      dialog('The Landing Page Was Changed Elsewhere'),
      text(/^Changed by Dana Whitfield at Wed, 03\/04, .+ since you opened it\.$/),
      text('The title is “Hello” here and “Harbor Provisions” there.'),
    ),
    ended: all(isIdle('Save Changes'), noDialog),
  },
  unseen: {},
});
