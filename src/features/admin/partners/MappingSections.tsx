import { EXTRINSIC_WORDS, optionsOf } from '#domain/punchout/partnerWords.ts';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { fieldOf } from '../../../forms/fieldOf.ts';
import { PairTable } from './PairTable.tsx';
import styles from './Partners.module.css';
import type { PartnerSection } from './partnerSection.ts';
import type { PairList } from './partnerValues.ts';

const fields = optionsOf(EXTRINSIC_WORDS);

/** What the codes of the partner mean here, and those of the shop there. */
export function MappingSections({ form, isBusy, set }: PartnerSection) {
  const { values } = form;
  const isOci = values.protocol === 'oci';
  const table = (list: PairList) => ({
    rows: values[list],
    isBusy,
    onChange: (rows: (typeof values)[PairList]) => set(list, rows),
  });
  return (
    <>
      <Panel title="Ship-tos and Units">
        <div className={styles.section}>
          <PairTable
            title="Ship-tos"
            hint="Their code of a place and your ship-to code for it. In cXML their code is the addressID. A code that stands here nowhere is looked for among your own."
            columns={['Their code', 'Your ship-to code']}
            {...table('shipTos')}
          />
          <PairTable
            title="Units"
            hint="Your unit and the code by which they know it, usually a UN/ECE code: CS for a case (CA is a can), EA for each, LBR for a pound. Units that aren’t listed here use the shop’s own table."
            columns={['Your unit', 'Their code']}
            {...table('units')}
          />
        </div>
      </Panel>
      <Panel title="Product Classes (UNSPSC)">
        <div className={styles.section}>
          <TextField
            label="Class of Everything Else"
            maxLength={100}
            hint="For products that neither list below names. Many systems refuse a line without a class: 50000000 is food and beverage."
            {...fieldOf(form, 'rest', isBusy)}
          />
          <PairTable
            title="Classes of Categories"
            hint="The code of a category and its class, eight digits."
            columns={['Category code', 'Class']}
            {...table('categories')}
          />
          <PairTable
            title="Classes of Products"
            hint="For a product whose class differs from its category’s."
            columns={['Product code', 'Class']}
            {...table('products')}
          />
        </div>
      </Panel>
      <Panel title="Fields of Their Own">
        <PairTable
          title="Fields"
          hint={
            isOci
              ? 'What goes into CUST_FIELD1 to CUST_FIELD5 of every line, where they ask for it.'
              : 'What goes into an Extrinsic of every line, where they ask for one. They tell you its name.'
          }
          columns={['Their field', 'What goes into it']}
          options={fields}
          {...table('extrinsics')}
        />
      </Panel>
    </>
  );
}
