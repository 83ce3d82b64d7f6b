import { PARTNER_FIELDS } from '#domain/punchout/partnerFields.ts';
import { EXTRINSIC_WORDS } from '#domain/punchout/partnerWords.ts';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { fieldsOf } from '../../../forms/fieldOf.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import { PairTable } from './PairTable.tsx';
import styles from './Partners.module.css';
import type { PairList, PartnerValues } from './partnerValues.ts';

const EXTRINSICS = Object.entries(EXTRINSIC_WORDS).map(([value, label]) => ({ value, label }));
const OCI_FIELDS = 'Values sent in CUST_FIELD1 to CUST_FIELD5 on every line.';

/** What the codes of the partner mean here, and those of the shop there. */
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
      <Panel title="Ship-tos and Units">
        <div className={styles.section}>
          <PairTable columns={['Their code', 'Your ship-to code']} {...table('shipTos')} />
          <PairTable columns={['Your unit', 'Their code']} {...table('units')} />
        </div>
      </Panel>
      <Panel title="Product Classes (UNSPSC)">
        <div className={styles.section}>
          <TextField {...text('rest')} />
          <PairTable columns={['Category code', 'Class']} {...table('categories')} />
          <PairTable columns={['Product code', 'Class']} {...table('products')} />
        </div>
      </Panel>
      <Panel title={extrinsics.label}>
        <PairTable
          {...table('extrinsics')}
          texts={{ ...extrinsics, label: 'Fields', ...(values.protocol === 'oci' && { hint: OCI_FIELDS }) }}
          columns={['Their field', 'Value']}
          options={EXTRINSICS}
        />
      </Panel>
    </>
  );
}
