import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { texts } from '#domain/texts.ts';
import type { GuideSavingRef } from '#machines/guideSaving/guideSavingMachine.ts';
import { opened } from '../../machines/guideEditing.ts';
import { guideSavingWalk } from '../../machines/guideSaving.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { guideFields, openGuideEdit } from './guidePages.tsx';
import { answer, child } from './quietShop.ts';
import { all, dialog, noDialog, text } from './seeing.ts';

function openSaving(guide: typeof opened.guide | null): GuideSavingRef {
  const edit = openGuideEdit();
  act(() => {
    answer(edit, 'openGuide', { ...opened, guide, guides: guide ? [guide] : [] });
    edit.send({ type: 'line.include', productKey: 11, isIncluded: true });
    edit.send({ type: 'line.type', productKey: 11, text: '5' });
    edit.send({ type: 'guide.save' });
  });
  return child(edit, 'guideSaving');
}

const isNew = text(texts.orderGuide.newGuide);
const isNotNew = () => expect(screen.queryByText(texts.orderGuide.newGuide)).toBeNull();

walkScreen(guideSavingWalk, {
  open: { 'of a guide there is': () => openSaving(opened.guide), 'of a new one': () => openSaving(null) },
  sees: {
    creating: all(guideFields.sent, isNew, noDialog),
    changing: all(guideFields.sent, isNotNew, noDialog),
    conflicting: dialog(texts.orderGuide.conflictTitle),
    ended: all(guideFields.answered, noDialog),
  },
  unseen: { deciding: 'decided in the same moment, never on screen' },
});
