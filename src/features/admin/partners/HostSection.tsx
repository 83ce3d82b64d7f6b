import { PARTNER_FIELDS } from '#domain/punchout/partnerFields.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { TextAreaField } from '../../../components/fields/TextAreaField.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { fieldsOf } from '../../../forms/fieldOf.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import styles from './Partners.module.css';
import type { PartnerValues } from './partnerValues.ts';

/** The partner's servers that may receive a cart, and those that may show the shop in a frame. */
export function HostSection(section: FormSection<PartnerValues>) {
  const { text } = fieldsOf(PARTNER_FIELDS, section);
  return (
    <Panel title={adminText('partners.hosts')}>
      <div className={styles.section}>
        <p className={styles.hint}>{adminText('partners.oneHostPerLineSuchAs')}</p>
        <div className={styles.fields}>
          <TextAreaField spellCheck={false} {...text('postbackHosts')} />
          <TextAreaField spellCheck={false} {...text('frameHosts')} />
        </div>
      </div>
    </Panel>
  );
}
