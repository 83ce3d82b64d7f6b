import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { partnerPageTexts } from '#domain/punchout/partnerPageTexts.ts';
import { partnerTexts } from '#domain/punchout/partnerTexts.ts';
import type { PartnerFormRef, PartnerFormSnapshot } from '#machines/admin/partnerForm/partnerFormMachine.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { ConflictDialog } from '../../components/dialogs/ConflictDialog.tsx';
import { Toolbar } from '../../components/layout/Toolbar.tsx';
import { FocusedAlert } from '../../components/states/FocusedAlert.tsx';
import { PageHeading } from '../../components/text/PageHeading.tsx';
import { useFocusOnFirstWrong } from '../../components/useFocusOnFirstWrong.ts';
import { useYupForm } from '../../components/useYupForm.ts';
import { CartSection } from './CartSection.tsx';
import { HostSection } from './HostSection.tsx';
import { MappingSections } from './MappingSections.tsx';
import styles from './Partners.module.css';
import { partnerDifferences } from './partnerDifferences.ts';
import { changeOf, customerNamed, type PartnerValues, partnerSchema, valuesOf } from './partnerValues.ts';
import { WhoSection } from './WhoSection.tsx';

const partnerOf = ({ context }: PartnerFormSnapshot) => context.partner;
const customersOf = ({ context }: PartnerFormSnapshot) => context.customers;
const problemsOf = ({ context }: PartnerFormSnapshot) => context.problems;
const newestOf = ({ context }: PartnerFormSnapshot) => context.newest;
const typedIn = ({ context }: PartnerFormSnapshot) => context.typed;
const isSavingIn = (snapshot: PartnerFormSnapshot) => snapshot.hasTag('busy');
const isConflictingIn = (snapshot: PartnerFormSnapshot) =>
  snapshot.matches({ open: { form: { held: 'conflicting' } } });
const isDiscardingIn = (snapshot: PartnerFormSnapshot) => snapshot.matches({ open: { form: { held: 'discarding' } } });
const isUnfoundIn = (snapshot: PartnerFormSnapshot) => snapshot.matches({ open: { customers: 'failed' } });

/** One trading partner, or a new one: who it is, how it wants its carts, and what its codes mean here. */
export function PartnerForm({ form: ref }: { form: PartnerFormRef }) {
  const partner = useSelector(ref, partnerOf);
  const customers = useSelector(ref, customersOf);
  const problems = useSelector(ref, problemsOf);
  const newest = useSelector(ref, newestOf);
  const typed = useSelector(ref, typedIn);
  const isBusy = useSelector(ref, isSavingIn);
  const isConflicting = useSelector(ref, isConflictingIn);
  const isDiscarding = useSelector(ref, isDiscardingIn);
  const isUnfound = useSelector(ref, isUnfoundIn);
  const send = (type: 'partner.save' | 'conflict.keepMine', values: PartnerValues) => {
    const customer = customerNamed(values.customer, customers);
    if (customer) ref.send({ type, change: changeOf(values, customer.customerKey) });
  };
  const form = useYupForm<PartnerValues>({
    initialValues: valuesOf(partner),
    followsInitial: true,
    schema: partnerSchema(customers),
    onSubmit: (values) => send('partner.save', values),
  });
  const element = useFocusOnFirstWrong<HTMLFormElement>(form);
  const edit = () => ref.send({ type: 'form.edit' });
  const set = <Name extends keyof PartnerValues>(name: Name, value: PartnerValues[Name]) => {
    edit();
    void form.setFieldValue(name, value);
  };
  const close = () => ref.send({ type: 'form.close' });
  const section = { form, isBusy, set };
  return (
    <>
      <Toolbar label="Trading partner">
        <Button icon={<ArrowLeft />} disabled={isBusy} onClick={close}>
          All Partners
        </Button>
      </Toolbar>
      <PageHeading>{partner ? partner.name : 'New Trading Partner'}</PageHeading>
      <form ref={element} className={styles.form} noValidate onChange={edit} onSubmit={form.handleSubmit}>
        {problems.length > 0 && <FocusedAlert key={problems.join('\n')} kind="error" lines={problems} />}
        <WhoSection
          {...section}
          hasSecret={partner?.hasSecret ?? false}
          customers={customers}
          isUnfound={isUnfound}
          onSearch={(text) => ref.send({ type: 'customer.search', text })}
        />
        <CartSection {...section} />
        <HostSection {...section} />
        <MappingSections {...section} />
        <div className={styles.buttons}>
          <Button disabled={isBusy} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isBusy={isBusy} busyLabel="Saving">
            Save
          </Button>
        </div>
      </form>
      <ConflictDialog
        isOpen={isConflicting}
        text={partnerTexts.changedElsewhere}
        differences={typed && newest ? partnerDifferences(typed, newest, customers) : []}
        onKeepMine={() => send('conflict.keepMine', form.values)}
        onTakeTheirs={() => ref.send({ type: 'conflict.takeTheirs' })}
        onKeepEditing={() => ref.send({ type: 'conflict.keepEditing' })}
      />
      <ConfirmDialog
        isOpen={isDiscarding}
        title="Discard Changes?"
        confirmLabel="Discard"
        cancelLabel="Keep Editing"
        isDanger
        onConfirm={() => ref.send({ type: 'discard.confirm' })}
        onCancel={() => ref.send({ type: 'discard.refuse' })}
      >
        {partnerPageTexts.discard}
      </ConfirmDialog>
    </>
  );
}
