import { useSelector } from '@xstate/react';
import { sharedText } from '#domain/texts/sharedText.ts';
import type { SupportRef, SupportSnapshot } from '#machines/support/supportMachine.ts';
import { Button } from '../components/buttons/Button.tsx';
import { Filled, slot } from '../components/text/Filled.tsx';
import styles from './SendToSupport.module.css';

const isBusy = (snapshot: SupportSnapshot) => snapshot.hasTag('busy');
const hasFailed = (snapshot: SupportSnapshot) => snapshot.hasTag('failed');
const codeOf = ({ context }: SupportSnapshot) => context.code;
const refusalOf = ({ context }: SupportSnapshot) => context.refusal;

/** The button that sends the last minutes of the tab to support, and the code to read out. */
export function SendToSupport({ support }: { readonly support: SupportRef }) {
  const isSending = useSelector(support, isBusy);
  const isFailed = useSelector(support, hasFailed);
  const code = useSelector(support, codeOf);
  const refusal = useSelector(support, refusalOf);
  return (
    <div className={styles.support}>
      <p id="send-to-support" className={styles.about}>
        {sharedText('support.whatIsSent')}
      </p>
      <Button
        size="small"
        aria-describedby="send-to-support"
        isBusy={isSending}
        onClick={() => support.send({ type: 'recording.send' })}
      >
        {sharedText(code === null ? 'support.send' : 'support.sendAgain')}
      </Button>
      {code !== null && (
        <p role="status">
          <Filled
            text={sharedText('support.sent', { code: slot(0) })}
            parts={[
              <code key="code" className={styles.code}>
                {code}
              </code>,
            ]}
          />
        </p>
      )}
      {isFailed && <p role="alert">{refusal ?? sharedText('support.notSent')}</p>}
    </div>
  );
}
