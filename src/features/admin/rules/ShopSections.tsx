import { PAPER_SIZES, SHOP_ADDRESS_LIMIT, SHOP_NAME_LIMIT } from '#domain/rules/shopRules.ts';
import type { LogoUploadRef } from '#machines/admin/logoUpload/logoUploadMachine.ts';
import { ColourField } from '../../../components/fields/ColourField.tsx';
import { SelectField } from '../../../components/fields/SelectField.tsx';
import { TextAreaField } from '../../../components/fields/TextAreaField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { LogoField } from './LogoField.tsx';
import styles from './Rules.module.css';
import { errorAt, fieldAt, type RuleSection } from './ruleSection.ts';

const APPEARANCES = [
  { value: '0', label: 'Light' },
  { value: '1', label: 'Dark' },
];
const PAPERS = PAPER_SIZES.map((size) => ({ value: size, label: size }));

interface ShopSectionsProps extends RuleSection<'shop'> {
  readonly upload: LogoUploadRef;
  /** The logo that was chosen and is not saved yet. */
  readonly chosenLogo: string | null;
}

/** Who the distributor is, and how the shop and its papers look. */
export function ShopSections({ form, isBusy, set, upload, chosenLogo }: ShopSectionsProps) {
  const { values, initialValues } = form;
  const colour = (path: 'primaryColor' | 'secondaryColor') => ({
    field: fieldAt(form, path, isBusy),
    colour: initialValues[path],
    onPick: (picked: string) => set(path, picked),
  });
  return (
    <>
      <div className={styles.fields}>
        <TextField
          label="Name"
          isRequired
          maxLength={SHOP_NAME_LIMIT}
          hint="Stands in the title of the window, on papers and in letters."
          {...fieldAt(form, 'name', isBusy)}
        />
        <TextField
          label="Phone"
          isRequired
          hint="Whom buyers call: on papers, in letters and where something went wrong."
          {...fieldAt(form, 'phone', isBusy)}
        />
        <TextAreaField
          label="Address"
          isRequired
          maxLength={SHOP_ADDRESS_LIMIT}
          hint="Line by line, as it stands on papers."
          {...fieldAt(form, 'address', isBusy)}
        />
      </div>
      <LogoField
        upload={upload}
        logoName={chosenLogo ?? values.logoName}
        isBusy={isBusy}
        error={errorAt(form, 'logoName')}
      />
      <div className={styles.fields}>
        <ColourField label="Primary Color" {...colour('primaryColor')} />
        <ColourField label="Secondary Color" {...colour('secondaryColor')} />
        <SelectField
          label="Appearance"
          hint="For guests, the sign-in page, and users without colors of their own."
          options={APPEARANCES}
          value={String(values.theme)}
          disabled={isBusy}
          onChange={({ currentTarget }) => set('theme', currentTarget.value === '1' ? 1 : 0)}
        />
        <SelectField
          label="Paper"
          hint="Of order confirmations, invoices and reports."
          options={PAPERS}
          name="paperSize"
          value={values.paperSize}
          disabled={isBusy}
          onChange={form.handleChange}
        />
      </div>
    </>
  );
}
