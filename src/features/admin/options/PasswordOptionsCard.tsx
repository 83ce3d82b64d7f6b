import { useSelector } from '@xstate/react';
import { adminText } from '#domain/texts/adminText.ts';
import type {
  PasswordOptionsRef,
  PasswordOptionsSnapshot,
} from '#machines/admin/passwordOptions/passwordOptionsMachine.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { OptionCard } from './OptionCard.tsx';
import { PasswordOptionsForm } from './PasswordOptionsForm.tsx';

const storedOf = (snapshot: PasswordOptionsSnapshot | undefined) => snapshot?.context.stored ?? null;
const isFailedIn = (snapshot: PasswordOptionsSnapshot | undefined) => snapshot?.matches('failed') === true;
const isConfirmingIn = (snapshot: PasswordOptionsSnapshot | undefined) => snapshot?.matches('confirming') === true;

/** Password requirements. */
export function PasswordOptionsCard({ options }: { options: PasswordOptionsRef | undefined }) {
  const stored = useSelector(options, storedOf);
  const isFailed = useSelector(options, isFailedIn);
  const isConfirming = useSelector(options, isConfirmingIn);
  return (
    <OptionCard
      title={adminText('options.passwordOptions')}
      state={isFailed ? 'failed' : stored ? 'loaded' : 'loading'}
      failure={adminText('options.thePasswordOptionsCouldNotBe')}
      onRetry={() => options?.send({ type: 'options.retry' })}
      height={320}
    >
      {options && stored && <PasswordOptionsForm options={options} stored={stored} />}
      <ConfirmDialog
        isOpen={isConfirming}
        title={adminText('options.changePasswordOptions')}
        confirmLabel={adminText('options.changeOptions')}
        onConfirm={() => options?.send({ type: 'stricter.confirm' })}
        onCancel={() => options?.send({ type: 'stricter.refuse' })}
      >
        {adminText('admin.stricter')}
      </ConfirmDialog>
    </OptionCard>
  );
}
