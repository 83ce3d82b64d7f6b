import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useMemo, useState } from 'react';
import type { PartnerCustomer } from '#domain/api/partners.ts';
import { customerLabel } from '#domain/customer/customerLabel.ts';
import { differencesBetween } from '#domain/fields/differences.ts';
import { PARTNER_FIELDS } from '#domain/punchout/partnerFields.ts';
import { trimmedPartner } from '#domain/punchout/partnerRules.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import type { PartnerFormRef, PartnerFormSnapshot } from '#machines/admin/partnerForm/partnerFormMachine.ts';
import { customersFor } from '#machines/admin/partnerForm/partnerFormMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { PageHeading } from '../../../components/text/PageHeading.tsx';
import { type CustomerSearchHost, useCustomerSearch } from '../../../customers/useCustomerSearch.ts';
import { problemSchema } from '../../../forms/problemSchema.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import { VersionedForm } from '../../../versionedForm/VersionedForm.tsx';
import { CartSection } from './CartSection.tsx';
import { HostSection } from './HostSection.tsx';
import { MappingSections } from './MappingSections.tsx';
import { changeOf, customerNamed, type PartnerValues, problemsOf, valuesOf } from './partnerValues.ts';
import { WhoSection } from './WhoSection.tsx';

const texts = {
  changedElsewhere: punchoutText('partner.changedElsewhere'),
  discard: punchoutText('partnerPage.discard'),
};

const partnerOf = ({ context }: PartnerFormSnapshot) => context.stored;
const newestOf = ({ context }: PartnerFormSnapshot) => context.newest;
const typedIn = ({ context }: PartnerFormSnapshot) => context.typed;
const isSavingIn = (snapshot: PartnerFormSnapshot) => snapshot.hasTag('busy');

/** The form of a new or existing trading partner: identity, carts, hosts and mappings. */
export function PartnerForm({ form: ref, page }: { form: PartnerFormRef; page: CustomerSearchHost }) {
  const partner = useSelector(ref, partnerOf);
  const newest = useSelector(ref, newestOf);
  const typed = useSelector(ref, typedIn);
  const isBusy = useSelector(ref, isSavingIn);
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
    schema: useMemo(() => problemSchema<PartnerValues>((values) => problemsOf(values, customers)), [customers]),
    onSubmit: (values) => send('form.save', values),
  });
  const set = (path: string, value: unknown) => {
    ref.send({ type: 'form.edit' });
    void form.setFieldValue(path, value);
  };
  const differences = () => {
    if (!typed || !newest) return [];
    const known = [{ customerKey: newest.customerKey, name: newest.customerName }, ...customers];
    const named = known.find(({ customerKey }) => customerKey === typed.customerKey);
    const mine = { ...trimmedPartner(typed), customerName: named?.name ?? String(typed.customerKey) };
    return differencesBetween(PARTNER_FIELDS, mine, newest);
  };
  const section = { form, isBusy, set };
  return (
    <>
      <Toolbar label={adminText('partners.tradingPartner')}>
        <Button icon={<ArrowLeft />} disabled={isBusy} onClick={() => ref.send({ type: 'form.close' })}>
          {adminText('partners.allPartners')}
        </Button>
      </Toolbar>
      <PageHeading>{partner ? partner.name : adminText('partners.newTradingPartner')}</PageHeading>
      <VersionedForm
        actor={ref}
        form={form}
        place="page"
        texts={texts}
        differences={differences}
        onKeepMine={() => send('conflict.keepMine', form.values)}
      >
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
      </VersionedForm>
    </>
  );
}
