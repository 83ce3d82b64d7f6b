import { useSelector } from '@xstate/react';
import { newNameProblem } from '#domain/guide/guideTarget.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import type {
  SaveCartAsGuideRef,
  SaveCartAsGuideSnapshot,
} from '#machines/guides/saveCartAsGuide/saveCartAsGuideMachine.ts';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { GuideChoice } from '../../../guide/GuideChoice.tsx';
import { GuideContents } from './GuideContents.tsx';
import { ReplaceGuide } from './ReplaceGuide.tsx';
import styles from './SaveCartAsGuideDialog.module.css';

const contextOf = ({ context }: SaveCartAsGuideSnapshot) => context;
const isBusyIn = (snapshot: SaveCartAsGuideSnapshot) => snapshot.hasTag('busy');
const isOpenIn = (snapshot: SaveCartAsGuideSnapshot) => snapshot.status === 'active';

/** Saves the cart as a new order guide, or replaces an existing one. */
export function SaveCartAsGuideDialog({ dialog }: { dialog: SaveCartAsGuideRef }) {
  const context = useSelector(dialog, contextOf);
  const isBusy = useSelector(dialog, isBusyIn);
  const isOpen = useSelector(dialog, isOpenIn);
  const cancel = () => dialog.send({ type: 'dialog.cancel' });
  return (
    <>
      <FormDialog
        isOpen={isOpen}
        onClose={cancel}
        title={guidesText('saveCartAsGuide.saveOrderGuide')}
        isBusy={isBusy}
        onSubmit={() => dialog.send({ type: 'guide.save' })}
        submitLabel={guidesText('saveCartAsGuide.save')}
        busyLabel={guidesText('saveCartAsGuide.saving')}
      >
        <GuideChoice
          target={context}
          isDisabled={isBusy}
          note={guidesText('guide.guideDialogs.replaces')}
          onChoose={(name) => dialog.send({ type: 'guide.choose', name })}
          onName={(name) => dialog.send({ type: 'name.type', name })}
        />
        <GuideContents content={context.content} products={context.products} />
        <p role="alert" className={styles.message}>
          {context.message === newNameProblem(context) ? null : context.message}
        </p>
      </FormDialog>
      <ReplaceGuide dialog={dialog} />
    </>
  );
}
