import { act } from '@testing-library/react';
import { guideTexts } from '#domain/guide/guideTexts.ts';
import type { GuideSavingRef } from '#machines/guides/guideSaving/guideSavingMachine.ts';
import { opened } from '../../machines/guides/guideEditing.ts';
import { guideSavingWalk } from '../../machines/guides/guideSaving.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { guideFields, openGuideForm } from './guidePages.tsx';
import { child } from './quietShop.ts';
import { all, dialog, noDialog } from './seeing.ts';

function openSaving(guide: typeof opened.guide | null): GuideSavingRef {
  const form = openGuideForm({ ...opened, guide, guides: guide ? [guide] : [] });
  act(() => {
    form.send({ type: 'line.include', productKey: 11, isIncluded: true });
    form.send({ type: 'line.type', productKey: 11, text: '5' });
    form.send({ type: 'guide.save' });
  });
  return child(form, 'guideSaving');
}

walkScreen(guideSavingWalk, {
  open: { 'of a guide there is': () => openSaving(opened.guide), 'of a new one': () => openSaving(null) },
  sees: {
    writing: all(guideFields.sent, noDialog),
    conflicting: dialog(guideTexts.orderGuide.conflictTitle),
    ended: all(guideFields.answered, noDialog),
  },
  unseen: {},
});
