import { useId } from 'react';
import type { PartnerCustomer } from '#domain/api/partners.ts';
import { customerLabel } from '#domain/customer/customerLabel.ts';
import { PROTOCOLS } from '#domain/punchout/partner.ts';
import { PARTNER_FIELDS, SECRET_FIELD } from '#domain/punchout/partnerFields.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { PasswordField } from '../../../components/fields/PasswordField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import formStyles from '../../../forms/Form.module.css';
import { fieldOf, fieldsOf } from '../../../forms/fieldOf.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import { PairTable } from './PairTable.tsx';
import styles from './Partners.module.css';
import type { PartnerValues } from './partnerValues.ts';

const USER_NAMES = {
  ...PARTNER_FIELDS.identities,
  label: adminText('partners.userNames'),
  hint: adminText('partners.theUsernameTheirCatalogCallSends'),
};

interface WhoSectionProps extends FormSection<PartnerValues> {
  readonly hasSecret: boolean;
  readonly customers: readonly PartnerCustomer[];
  /** The customer search failed. */
  readonly isUnfound: boolean;
  readonly onSearch: (text: string) => void;
}

/** The partner's name, its customer, and its identities. */
export function WhoSection({ hasSecret, customers, isUnfound, onSearch, ...section }: WhoSectionProps) {
  const { form, isBusy, set } = section;
  const { text, choice } = fieldsOf(PARTNER_FIELDS, section);
  const listId = useId();
  const { values } = form;
  const isOci = values.protocol === 'oci';
  return (
    <Panel title={adminText('partners.identity')}>
      <div className={styles.section}>
        <label className={formStyles.option}>
          <input
            type="checkbox"
            name="isActive"
            checked={values.isActive}
            disabled={isBusy}
            onChange={form.handleChange}
          />
          {adminText('partners.punchoutEnabled')}
        </label>
        <div className={styles.fields}>
          <TextField {...text('name')} />
          <SelectField
            {...choice('protocol')}
            onChange={({ currentTarget }) =>
              set('protocol', PROTOCOLS.find((one) => one === currentTarget.value) ?? 'cxml')
            }
          />
          <TextField
            {...text('customer')}
            list={listId}
            autoComplete="off"
            {...(isUnfound && { hint: adminText('partners.customerSearchFailedKeepTypingTo') })}
            onChange={(event) => {
              form.handleChange(event);
              onSearch(event.currentTarget.value);
            }}
          />
          <datalist id={listId}>
            {customers.map((customer) => (
              <option key={customer.customerKey} value={customerLabel(customer)} />
            ))}
          </datalist>
          <PasswordField
            label={isOci ? adminText('partners.password') : SECRET_FIELD.label}
            autoComplete="new-password"
            hint={
              hasSecret ? adminText('partners.aSecretIsSetLeaveThis') : adminText('partners.atLeast12CharactersItIs')
            }
            {...fieldOf(form, 'secret', isBusy)}
          />
        </div>
        <PairTable
          texts={isOci ? USER_NAMES : PARTNER_FIELDS.identities}
          columns={[
            adminText('partners.domain'),
            isOci ? adminText('partners.userName') : adminText('partners.identity'),
          ]}
          isSingle={isOci}
          rows={values.identities}
          isBusy={isBusy}
          onChange={(rows) => set('identities', rows)}
        />
      </div>
    </Panel>
  );
}
