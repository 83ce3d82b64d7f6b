import { PARTNER_FIELDS } from '#domain/punchout/partnerFields.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import { fieldsOf } from '../../../forms/fieldOf.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import styles from './Partners.module.css';
import type { PartnerValues } from './partnerValues.ts';

/** The partner's format of transferred carts. */
export function CartSection(section: FormSection<PartnerValues>) {
  const { text, choice } = fieldsOf(PARTNER_FIELDS, section);
  return (
    <Panel title={adminText('partners.cartSettings')}>
      <div className={styles.fields}>
        <TextField {...text('currency')} />
        <TextField {...text('language')} />
        {section.form.values.protocol === 'cxml' && <SelectField {...choice('encoding')} />}
        <SelectField {...choice('charges')} />
      </div>
    </Panel>
  );
}
