import { PARTNER_FIELDS } from '#domain/punchout/partnerFields.ts';
import { EXTRINSIC_WORDS } from '#domain/punchout/partnerWords.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { fieldsOf } from '../../../forms/fieldOf.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import { PairTable } from './PairTable.tsx';
import styles from './Partners.module.css';
import type { PairList, PartnerValues } from './partnerValues.ts';

const EXTRINSICS = Object.entries(EXTRINSIC_WORDS).map(([value, label]) => ({ value, label }));
const OCI_FIELDS = adminText('partners.valuesSentInCustField1To');

/** The mappings of codes between the partner and the shop. */
export function MappingSections(section: FormSection<PartnerValues>) {
  const { form, isBusy, set } = section;
  const { values } = form;
  const { text } = fieldsOf(PARTNER_FIELDS, section);
  const { extrinsics } = PARTNER_FIELDS;
  const table = (list: PairList) => ({
    texts: PARTNER_FIELDS[list],
    rows: values[list],
    isBusy,
    onChange: (rows: (typeof values)[PairList]) => set(list, rows),
  });
  return (
    <>
      <Panel title={adminText('partners.shipTosAndUnits')}>
        <div className={styles.section}>
          <PairTable
            columns={[adminText('partners.theirCode'), adminText('partners.yourShipToCode')]}
            {...table('shipTos')}
          />
          <PairTable columns={[adminText('partners.yourUnit'), adminText('partners.theirCode')]} {...table('units')} />
        </div>
      </Panel>
      <Panel title={adminText('partners.productClassesUnspsc')}>
        <div className={styles.section}>
          <TextField {...text('rest')} />
          <PairTable
            columns={[adminText('partners.categoryCode'), adminText('partners.class')]}
            {...table('categories')}
          />
          <PairTable
            columns={[adminText('partners.productCode'), adminText('partners.class')]}
            {...table('products')}
          />
        </div>
      </Panel>
      <Panel title={extrinsics.label}>
        <PairTable
          {...table('extrinsics')}
          texts={{
            ...extrinsics,
            label: adminText('partners.fields'),
            ...(values.protocol === 'oci' && { hint: OCI_FIELDS }),
          }}
          columns={[adminText('partners.theirField'), adminText('partners.value')]}
          options={EXTRINSICS}
        />
      </Panel>
    </>
  );
}
