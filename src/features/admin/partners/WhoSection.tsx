import { useId } from 'react';
import type { PartnerCustomer } from '#domain/api/partners.ts';
import { PROTOCOLS } from '#domain/punchout/partner.ts';
import { optionsOf, PROTOCOL_WORDS } from '#domain/punchout/partnerWords.ts';
import { PasswordField } from '../../../components/fields/PasswordField.tsx';
import { SelectField } from '../../../components/fields/SelectField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import formStyles from '../../../forms/Form.module.css';
import { fieldOf } from '../../../forms/fieldOf.ts';
import { PairTable } from './PairTable.tsx';
import styles from './Partners.module.css';
import type { PartnerSection } from './partnerSection.ts';
import { customerLabel } from './partnerValues.ts';

interface WhoSectionProps extends PartnerSection {
  readonly hasSecret: boolean;
  readonly customers: readonly PartnerCustomer[];
  /** The customers could not be looked up. */
  readonly isUnfound: boolean;
  readonly onSearch: (text: string) => void;
}

/** Who the partner is: its name, the customer it buys for, and by what its requests are known. */
export function WhoSection({ form, isBusy, set, hasSecret, customers, isUnfound, onSearch }: WhoSectionProps) {
  const listId = useId();
  const { values } = form;
  const isOci = values.protocol === 'oci';
  return (
    <Panel title="Who They Are">
      <div className={styles.section}>
        <label className={formStyles.option}>
          <input
            type="checkbox"
            name="isActive"
            checked={values.isActive}
            disabled={isBusy}
            onChange={form.handleChange}
          />
          Let their buyers in
        </label>
        <div className={styles.fields}>
          <TextField
            label="Name"
            isRequired
            maxLength={100}
            hint="What you call them; their buyers see it, too."
            {...fieldOf(form, 'name', isBusy)}
          />
          <SelectField
            label="Protocol"
            hint="Ariba, Coupa and Jaggaer speak cXML; SAP SRM and SAP catalogs speak OCI."
            options={optionsOf(PROTOCOL_WORDS)}
            disabled={isBusy}
            name="protocol"
            value={values.protocol}
            onChange={({ currentTarget }) =>
              set('protocol', PROTOCOLS.find((one) => one === currentTarget.value) ?? 'cxml')
            }
          />
          <TextField
            label="Customer"
            isRequired
            list={listId}
            autoComplete="off"
            maxLength={100}
            {...fieldOf(form, 'customer', isBusy)}
            hint={
              isUnfound
                ? 'The customers could not be looked up. Type on to try again.'
                : 'Whose prices and ship-tos their buyers get. Type a part of the name or the code.'
            }
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
            label={isOci ? 'Password' : 'Shared Secret'}
            autoComplete="new-password"
            hint={
              hasSecret
                ? 'There is one, which is never shown. Leave this empty to keep it; what you write takes its place.'
                : 'At least 12 characters. It is written here and never shown again: give the same one to the partner.'
            }
            {...fieldOf(form, 'secret', isBusy)}
          />
        </div>
        <PairTable
          title={isOci ? 'User Names' : 'Identities'}
          hint={
            isOci
              ? 'The USERNAME that their catalog call sends, as it is set up in SAP under the external web services.'
              : 'What their requests name as From or Sender: a domain such as NetworkID or DUNS and their number in it. Ariba buyers find it as their Ariba Network ID (AN and digits); in Coupa and Jaggaer it stands beside the shared secret in the punchout set-up of the supplier.'
          }
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
