import { useSelector } from '@xstate/react';
import { guidesText } from '#domain/texts/guidesText.ts';
import type { OrderGuideRef, OrderGuideSnapshot } from '#machines/guides/orderGuide/orderGuideMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { GuideNamingDialog } from '../../../guide/GuideNamingDialog.tsx';
import { GuideAdditionDialog } from './GuideAdditionDialog.tsx';
import { GuideItemDialog } from './GuideItemDialog.tsx';
import styles from './OrderGuideScreen.module.css';

const namingOf = ({ children }: OrderGuideSnapshot) => children.guideNaming;
const additionOf = ({ children }: OrderGuideSnapshot) => children.guideAddition;
const itemOf = ({ children }: OrderGuideSnapshot) => children.guideItem;
const isDeletingIn = (snapshot: OrderGuideSnapshot) =>
  snapshot.matches('confirmingDelete') || snapshot.matches('deleting');
const isBusyIn = (snapshot: OrderGuideSnapshot) => snapshot.hasTag('busy');
const messageOf = ({ context }: OrderGuideSnapshot) => context.message;
const doomedOf = ({ context }: OrderGuideSnapshot) => context.doomed?.name ?? '';

interface OrderGuideDialogsProps {
  readonly shop: Shop;
  readonly page: OrderGuideRef;
}

export function OrderGuideDialogs({ shop, page }: OrderGuideDialogsProps) {
  const naming = useSelector(page, namingOf);
  const addition = useSelector(page, additionOf);
  const item = useSelector(page, itemOf);
  const isDeleting = useSelector(page, isDeletingIn);
  const isBusy = useSelector(page, isBusyIn);
  const message = useSelector(page, messageOf);
  const doomed = useSelector(page, doomedOf);
  const settings = shop.shopper.configuration.settings;
  return (
    <>
      {!isDeleting && message !== null && (
        <p role="alert" className={styles.message}>
          {message}
        </p>
      )}
      {naming && <GuideNamingDialog key={naming.sessionId} naming={naming} />}
      {addition && <GuideAdditionDialog key={addition.sessionId} addition={addition} settings={settings} />}
      {item && <GuideItemDialog key={item.sessionId} item={item} settings={settings} />}
      <ConfirmDialog
        isOpen={isDeleting}
        title={guidesText('guide.orderGuide.delete')}
        confirmLabel={guidesText('orderGuide.delete')}
        isDanger
        isBusy={isBusy}
        busyLabel={guidesText('orderGuide.deleting')}
        onConfirm={() => page.send({ type: 'deletion.confirm' })}
        onCancel={() => page.send({ type: 'deletion.refuse' })}
      >
        <p>{guidesText('guide.orderGuide.deleteDetail', { name: doomed })}</p>
        <p role="alert" className={styles.message}>
          {message}
        </p>
      </ConfirmDialog>
    </>
  );
}
