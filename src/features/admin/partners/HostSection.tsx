import { PARTNER_FIELDS } from '#domain/punchout/partnerFields.ts';
import { TextAreaField } from '../../../components/fields/TextAreaField.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { fieldsOf } from '../../../forms/fieldOf.ts';
import type { FormSection } from '../../../forms/formSection.ts';
import styles from './Partners.module.css';
import type { PartnerValues } from './partnerValues.ts';

/** Which servers of the partner may be handed a cart, and may show the shop in a frame. */
export function HostSection(section: FormSection<PartnerValues>) {
  const { text } = fieldsOf(PARTNER_FIELDS, section);
  return (
    <Panel title="Hosts">
      <div className={styles.section}>
        <p className={styles.hint}>
          One host per line, such as buy.example.com; *.example.com matches all subdomains. Without https:// and without
          a path; include a port only if it is not the default.
        </p>
        <div className={styles.fields}>
          <TextAreaField spellCheck={false} {...text('postbackHosts')} />
          <TextAreaField spellCheck={false} {...text('frameHosts')} />
        </div>
      </div>
    </Panel>
  );
}
