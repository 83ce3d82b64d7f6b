import { useSelector } from '@xstate/react';
import type { UserSettings } from '#domain/settings/settings.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import type { GuideItemRef, GuideItemSnapshot } from '#machines/guides/guideItem/guideItemMachine.ts';
import { refusalOf } from '#machines/lib/refusal.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import dialogStyles from '../../../guide/GuideDialog.module.css';
import { GuideLineFields } from '../../../guide/GuideLineFields.tsx';
import { GuideProduct } from '../../../guide/GuideProduct.tsx';
import { PHONE_BELOW } from '../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../theme/useIsNarrowerThan.ts';

const contextOf = ({ context }: GuideItemSnapshot) => context;
const isBusyIn = (snapshot: GuideItemSnapshot) => snapshot.hasTag('busy');
const isOpenIn = (snapshot: GuideItemSnapshot) => snapshot.status === 'active';
const whyNotSave = (snapshot: GuideItemSnapshot) => refusalOf(snapshot, { type: 'item.save' });

interface GuideItemDialogProps {
  readonly item: GuideItemRef;
  readonly settings: UserSettings;
}

/** The quantity and unit of a product in the guide, or the question before it is removed. */
export function GuideItemDialog({ item, settings }: GuideItemDialogProps) {
  const { product, guide, draft, adjustment, message, purpose } = useSelector(item, contextOf);
  const isBusy = useSelector(item, isBusyIn);
  const isOpen = useSelector(item, isOpenIn);
  const blockedBy = useSelector(item, whyNotSave);
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  const cancel = () => item.send({ type: 'dialog.cancel' });
  const save = () => item.send({ type: 'item.save' });
  const alert = (
    <p role="alert" className={dialogStyles.message}>
      {message}
    </p>
  );
  if (purpose === 'removal') {
    return (
      <ConfirmDialog
        isOpen={isOpen}
        title={guidesText('orderGuide.removeFromOrderGuide')}
        confirmLabel={guidesText('orderGuide.remove')}
        isDanger
        isBusy={isBusy}
        busyLabel={guidesText('orderGuide.removing')}
        onConfirm={() => item.send({ type: 'removal.confirm' })}
        onCancel={cancel}
      >
        <p>{guidesText('guide.orderGuide.removeProduct', { description: product.description, name: guide.name })}</p>
        {alert}
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={cancel}
      width="narrow"
      title={guidesText('orderGuide.editOrderGuideQuantity')}
      isBusy={isBusy}
      initialFocus={() => document.querySelector<HTMLInputElement>('[data-guide-line] input')}
      footer={
        <>
          <Button disabled={isBusy} onClick={cancel}>
            {guidesText('orderGuide.cancel')}
          </Button>
          <Button
            variant="primary"
            blockedBy={blockedBy}
            reasonPlace="line"
            isBusy={isBusy}
            busyLabel={guidesText('orderGuide.saving')}
            onClick={save}
          >
            {isPhone ? guidesText('orderGuide.finish') : guidesText('orderGuide.save')}
          </Button>
        </>
      }
    >
      <GuideProduct product={product} settings={settings} />
      <GuideLineFields
        line={draft}
        product={product}
        isDisabled={isBusy}
        onType={(text) => item.send({ type: 'quantity.type', text })}
        onSettle={() => item.send({ type: 'quantity.settle' })}
        onStep={(direction) => item.send({ type: 'quantity.step', direction })}
        onUnit={(unit) => item.send({ type: 'unit.choose', unit })}
        onEnter={save}
      />
      <p role="status" className={dialogStyles.adjustment}>
        {adjustment}
      </p>
      {alert}
    </Dialog>
  );
}
