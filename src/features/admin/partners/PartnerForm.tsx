import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo, useState } from 'react';
import type { PartnerCustomer } from '#domain/api/partners.ts';
import { partnerPageTexts } from '#domain/punchout/partnerPageTexts.ts';
import { partnerTexts } from '#domain/punchout/partnerTexts.ts';
import type { PartnerFormRef, PartnerFormSnapshot } from '#machines/admin/partnerForm/partnerFormMachine.ts';
import { customersFor } from '#machines/admin/partnerForm/partnerWrite.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { ConflictDialog } from '../../../components/dialogs/ConflictDialog.tsx';
import { DiscardDialog } from '../../../components/dialogs/DiscardDialog.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { FocusedAlert } from '../../../components/states/FocusedAlert.tsx';
import { PageHeading } from '../../../components/text/PageHeading.tsx';
import { type CustomerSearchHost, useCustomerSearch } from '../../../customers/useCustomerSearch.ts';
import { useFocusOnFirstWrong } from '../../../forms/useFocusOnFirstWrong.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import { CartSection } from './CartSection.tsx';
import { HostSection } from './HostSection.tsx';
import { MappingSections } from './MappingSections.tsx';
import styles from './Partners.module.css';
import { partnerDifferences } from './partnerDifferences.ts';
import {
  changeOf,
  customerLabel,
  customerNamed,
  type PartnerValues,
  partnerSchema,
  valuesOf,
} from './partnerValues.ts';
import { WhoSection } from './WhoSection.tsx';

const partnerOf = ({ context }: PartnerFormSnapshot) => context.stored;
const problemsOf = ({ context }: PartnerFormSnapshot) => context.problems;
const newestOf = ({ context }: PartnerFormSnapshot) => context.newest;
const typedIn = ({ context }: PartnerFormSnapshot) => context.typed;
const isSavingIn = (snapshot: PartnerFormSnapshot) => snapshot.hasTag('busy');
const isConflictingIn = (snapshot: PartnerFormSnapshot) => snapshot.matches({ held: 'conflicting' });
const isDiscardingIn = (snapshot: PartnerFormSnapshot) => snapshot.matches({ held: 'discarding' });

/** One trading partner, or a new one: who it is, how it wants its carts, and what its codes mean here. */
export function PartnerForm({ form: ref, page }: { form: PartnerFormRef; page: CustomerSearchHost }) {
  const partner = useSelector(ref, partnerOf);
  const problems = useSelector(ref, problemsOf);
  const newest = useSelector(ref, newestOf);
  const typed = useSelector(ref, typedIn);
  const isBusy = useSelector(ref, isSavingIn);
  const isConflicting = useSelector(ref, isConflictingIn);
  const isDiscarding = useSelector(ref, isDiscardingIn);
  const { found, isUnfound, onSearch } = useCustomerSearch(page);
  const [chosen, setChosen] = useState<PartnerCustomer | null>(null);
  const customers = useMemo(() => customersFor(partner, found, chosen), [partner, found, chosen]);
  const findCustomer = (text: string) => {
    const named = customerNamed(text, customers);
    if (named) setChosen(named);
    if (!named || customerLabel(named) !== text) onSearch(text);
  };
  const send = (type: 'form.save' | 'conflict.keepMine', values: PartnerValues) => {
    const customer = customerNamed(values.customer, customers);
    if (customer) ref.send({ type, change: changeOf(values, customer.customerKey) });
  };
  const form = useYupForm<PartnerValues>({
    initialValues: valuesOf(partner),
    followsInitial: true,
    schema: partnerSchema(customers),
    onSubmit: (values) => send('form.save', values),
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
          onSearch={findCustomer}
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
      <DiscardDialog
        isOpen={isDiscarding}
        onDiscard={() => ref.send({ type: 'discard.confirm' })}
        onKeepEditing={() => ref.send({ type: 'discard.refuse' })}
      >
        {partnerPageTexts.discard}
      </DiscardDialog>
    </>
  );
}
