import { CHARGE_WORDS, ENCODING_WORDS, optionsOf } from '#domain/punchout/partnerWords.ts';
import { SelectField } from '../../../components/fields/SelectField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { fieldOf } from '../../../forms/fieldOf.ts';
import styles from './Partners.module.css';
import type { PartnerSection } from './partnerSection.ts';

/** How the partner wants the carts that are handed over. */
export function CartSection({ form, isBusy }: PartnerSection) {
  return (
    <Panel title="Their Carts">
      <div className={styles.fields}>
        <TextField
          label="Currency"
          isRequired
          maxLength={3}
          hint="Three letters, the currency of your prices: USD, CAD, EUR."
          {...fieldOf(form, 'currency', isBusy)}
        />
        <TextField
          label="Language"
          isRequired
          maxLength={20}
          hint="The language of your product descriptions: en-US."
          {...fieldOf(form, 'language', isBusy)}
        />
        {form.values.protocol === 'cxml' && (
          <SelectField
            label="Encoding"
            hint="How the cart is put into the form. Change it only if they ask for base64."
            options={optionsOf(ENCODING_WORDS)}
            disabled={isBusy}
            {...form.getFieldProps('encoding')}
          />
        )}
        <SelectField
          label="Tax and Charges"
          hint="Where they expect tax and delivery. Many systems work out their own: then choose not at all."
          options={optionsOf(CHARGE_WORDS)}
          disabled={isBusy}
          {...form.getFieldProps('charges')}
        />
      </div>
    </Panel>
  );
}
