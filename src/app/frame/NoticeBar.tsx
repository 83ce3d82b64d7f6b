import { useSelector } from '@xstate/react';
import type { Notice } from '#machines/notices/notice.ts';
import type { NoticesRef, NoticesSnapshot } from '#machines/notices/noticesMachine.ts';
import type { Notice as ShownNotice } from '../../components/dialogs/notice.tsx';
import { Snackbar } from '../../components/dialogs/Snackbar.tsx';

const noticeOf = ({ context }: NoticesSnapshot) => context.notice;

/** The timer stops while the pointer or the focus is on the notice. */
function holdWhileVisited(element: HTMLElement | null, notices: NoticesRef): (() => void) | undefined {
  if (!element) return undefined;
  const listening = new AbortController();
  const hold = () => notices.send({ type: 'notice.hold' });
  const release = () => notices.send({ type: 'notice.release' });
  for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, hold, listening);
  for (const type of ['pointerleave', 'focusout']) element.addEventListener(type, release, listening);
  return () => listening.abort();
}

function shownAction({ action }: Notice, notices: NoticesRef): ShownNotice['action'] {
  if (!action) return undefined;
  const { label } = action;
  return 'href' in action
    ? { label, to: action.href }
    : { label, onPress: () => notices.send({ type: 'notice.undo' }) };
}

/** The notice on screen; it stays while the pointer or the focus is on it. */
export function NoticeBar({ notices }: { notices: NoticesRef }) {
  const notice = useSelector(notices, noticeOf);
  const shown: ShownNotice | null = notice
    ? {
        id: notice.id,
        kind: notice.type,
        text: notice.text,
        action: shownAction(notice, notices),
      }
    : null;
  return (
    <div ref={(element) => holdWhileVisited(element, notices)}>
      <Snackbar notice={shown} onClose={() => notices.send({ type: 'notice.dismiss' })} />
    </div>
  );
}
