import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type NoticesRef, noticesMachine } from '#machines/notices/noticesMachine.ts';
import { NoticeBar } from '../../../src/app/frame/NoticeBar.tsx';
import { noticesWalk } from '../../machines/notices.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { text } from './seeing.ts';

function openBar(): NoticesRef {
  const notices = createActor(noticesMachine, { clock: new SimulatedClock() }).start();
  renderPiece(<NoticeBar notices={notices} />);
  return notices;
}

const notice = text(/^(Saved|Not saved|Added)\.$/);

walkScreen(noticesWalk, {
  open: { '': openBar },
  sees: {
    quiet: () => expect(screen.queryByLabelText('Close notice')).toBeNull(),
    showing: notice,
    'showing.counting': notice,
    'showing.held': notice,
  },
  alike: [['showing.counting', 'showing.held']],
  unseen: {},
});
