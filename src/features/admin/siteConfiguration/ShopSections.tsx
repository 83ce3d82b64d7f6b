import { SHOP_FIELDS } from '#domain/siteConfiguration/shopFields.ts';
import type { ConfigurationChanges } from '#domain/siteConfiguration/topics.ts';
import type { LogoUploadRef } from '#machines/admin/logoUpload/logoUploadMachine.ts';
import { ColourField } from '../../../components/fields/ColourField.tsx';
import { TextAreaField } from '../../../components/fields/TextAreaField.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { SelectField } from '../../../components/select/SelectField.tsx';
import { errorAt, fieldsOf } from '../../../forms/fieldOf.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import styles from './Configuration.module.css';
import { LogoField } from './LogoField.tsx';

interface ShopSectionsProps extends FormSection<ConfigurationChanges['shop']> {
  readonly upload: LogoUploadRef;
  /** The chosen logo before it is saved. */
  readonly chosenLogo: string | null;
}

/** The distributor's details, and the look of the shop and its documents. */
export function ShopSections({ upload, chosenLogo, ...section }: ShopSectionsProps) {
  const { form, isBusy, set } = section;
  const { text, choice } = fieldsOf(SHOP_FIELDS, section);
  const { values, initialValues } = form;
  const colour = (path: 'primaryColor' | 'secondaryColor') => ({
    label: SHOP_FIELDS[path].label,
    field: text(path),
    colour: initialValues[path],
    onPick: (picked: string) => set(path, picked),
  });
  return (
    <>
      <div className={styles.fields}>
        <TextField {...text('name')} />
        <TextField {...text('phone')} />
        <TextAreaField {...text('address')} />
      </div>
      <LogoField
        upload={upload}
        logoName={chosenLogo ?? values.logoName}
        isBusy={isBusy}
        error={errorAt(form, 'logoName')}
      />
      <div className={styles.fields}>
        <ColourField {...colour('primaryColor')} />
        <ColourField {...colour('secondaryColor')} />
        <SelectField
          {...choice('theme')}
          onChange={({ currentTarget }) => set('theme', currentTarget.value === '1' ? 1 : 0)}
        />
        <SelectField {...choice('paperSize')} />
      </div>
      <TextAreaField rows={8} {...text('terms')} />
      <TextAreaField rows={8} {...text('privacy')} />
    </>
  );
}
