import { useSelector } from '@xstate/react';
import { guidesText } from '#domain/texts/guidesText.ts';
import type { GuideNamingRef, GuideNamingSnapshot } from '#machines/guides/guideNaming/guideNamingMachine.ts';
import { Button } from '../components/buttons/Button.tsx';
import { Dialog } from '../components/dialogs/Dialog.tsx';
import styles from './GuideDialog.module.css';
import { GuideNameField } from './GuideNameField.tsx';

const contextOf = ({ context }: GuideNamingSnapshot) => context;
const isBusyIn = (snapshot: GuideNamingSnapshot) => snapshot.hasTag('busy');
const isOpenIn = (snapshot: GuideNamingSnapshot) => snapshot.status === 'active';

/** The name of a new guide, or of a copy. */
export function GuideNamingDialog({ naming }: { naming: GuideNamingRef }) {
  const { source, name, problem, message } = useSelector(naming, contextOf);
  const isBusy = useSelector(naming, isBusyIn);
  const isOpen = useSelector(naming, isOpenIn);
  const cancel = () => naming.send({ type: 'dialog.cancel' });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={cancel}
      width="narrow"
      title={source ? guidesText('guide.copyOrderGuide') : guidesText('guide.createOrderGuide')}
      isBusy={isBusy}
      footer={
        <>
          <Button disabled={isBusy} onClick={cancel}>
            {guidesText('guide.cancel')}
          </Button>
          <Button
            type="submit"
            form="guide-naming"
            variant="primary"
            isBusy={isBusy}
            busyLabel={guidesText('guide.saving')}
          >
            {source ? guidesText('guide.copy') : guidesText('guide.create')}
          </Button>
        </>
      }
    >
      <form
        id="guide-naming"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          naming.send({ type: 'name.submit' });
        }}
      >
        {source && (
          <p className={styles.about}>
            {guidesText('guide.copied', { count: source.products.length, name: source.name })}
          </p>
        )}
        <GuideNameField
          value={name}
          error={problem ?? undefined}
          isDisabled={isBusy}
          onChange={(text) => naming.send({ type: 'name.type', name: text })}
        />
        <p role="alert" className={styles.message}>
          {message}
        </p>
      </form>
    </Dialog>
  );
}
