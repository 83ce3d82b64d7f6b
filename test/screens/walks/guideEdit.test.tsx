import { guideTexts } from '#domain/guide/guideTexts.ts';
import { guideEditWalk } from '../../machines/guides/guideEdit.walk.ts';
import { locked } from '../../machines/guides/guideSamples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { guideFields, openGuideEdit } from './guidePages.tsx';
import { all, dialog, noDialog, text, waiting } from './seeing.ts';

walkScreen(guideEditWalk, {
  open: { 'of Weekly': openGuideEdit },
  sees: {
    opening: waiting,
    failed: text('The order guide could not be loaded.'),
    locked: all(text(guideTexts.orderGuide.locked(locked.name)), noDialog),
    copying: dialog('Copy Order Guide'),
    editing: guideFields.open,
  },
  unseen: {},
});
