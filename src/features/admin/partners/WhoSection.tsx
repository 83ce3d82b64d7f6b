import { useId } from 'react';
import type { PartnerCustomer } from '#domain/api/partners.ts';
import { customerLabel } from '#domain/customer/customerLabel.ts';
import { PROTOCOLS } from '#domain/punchout/partner.ts';
import { PARTNER_FIELDS, SECRET_FIELD } from '#domain/punchout/partnerFields.ts';
import { PasswordField } from '../../../components/fields/PasswordField.tsx';
import { SelectField } from '../../../components/fields/SelectField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import formStyles from '../../../forms/Form.module.css';
import { fieldOf, fieldsOf } from '../../../forms/fieldOf.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import { PairTable } from './PairTable.tsx';
import styles from './Partners.module.css';
import type { PartnerValues } from './partnerValues.ts';

const USER_NAMES = {
  ...PARTNER_FIELDS.identities,
  label: 'User Names',
  hint: 'The USERNAME their catalog call sends, as set up in SAP under external web services.',
};

interface WhoSectionProps extends FormSection<PartnerValues> {
  readonly hasSecret: boolean;
  readonly customers: readonly PartnerCustomer[];
  /** The customers could not be looked up. */
  readonly isUnfound: boolean;
  readonly onSearch: (text: string) => void;
}

/** Who the partner is: its name, the customer it buys for, and by what its requests are known. */
export function WhoSection({ hasSecret, customers, isUnfound, onSearch, ...section }: WhoSectionProps) {
  const { form, isBusy, set } = section;
  const { text, choice } = fieldsOf(PARTNER_FIELDS, section);
  const listId = useId();
  const { values } = form;
  const isOci = values.protocol === 'oci';
  return (
    <Panel title="Identity">
      <div className={styles.section}>
        <label className={formStyles.option}>
          <input
            type="checkbox"
            name="isActive"
            checked={values.isActive}
            disabled={isBusy}
            onChange={form.handleChange}
          />
          Punchout enabled
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
            {...(isUnfound && { hint: 'Customer search failed. Keep typing to try again.' })}
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
            label={isOci ? 'Password' : SECRET_FIELD.label}
            autoComplete="new-password"
            hint={
              hasSecret
                ? 'A secret is set. Leave this empty to keep it, or enter a new one to replace it.'
                : 'At least 12 characters. It is never shown again. Give the same secret to the partner.'
            }
            {...fieldOf(form, 'secret', isBusy)}
          />
        </div>
        <PairTable
          texts={isOci ? USER_NAMES : PARTNER_FIELDS.identities}
          columns={['Domain', isOci ? 'User name' : 'Identity']}
          isSingle={isOci}
          rows={values.identities}
          isBusy={isBusy}
          onChange={(rows) => set('identities', rows)}
        />
      </div>
    </Panel>
  );
}
