import { AnimatePresence, m } from 'framer-motion';
import { Motion } from '../../theme/Motion.tsx';
import { NoticeContent, type NoticeProps, noticeLook } from './notice.tsx';

/** The animated notice: one leaves before the next enters. */
export function MovingNotice({ notice, onClose }: NoticeProps) {
  return (
    <Motion>
      <AnimatePresence mode="wait">
        {notice && (
          <m.div
            key={notice.id}
            className={noticeLook(notice)}
            initial={{ y: 12 }}
            animate={{ y: 0 }}
            exit={{ opacity: 0 }}
            transition={{ duration: 0.16 }}
          >
            <NoticeContent notice={notice} onClose={onClose} />
          </m.div>
        )}
      </AnimatePresence>
    </Motion>
  );
}
