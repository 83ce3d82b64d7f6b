import { TextAreaField } from '../../../components/fields/TextAreaField.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { fieldOf } from '../../../forms/fieldOf.ts';
import styles from './Partners.module.css';
import type { PartnerSection } from './partnerSection.ts';

/** Which servers of the partner may be handed a cart, and may show the shop in a frame. */
export function HostSection({ form, isBusy }: PartnerSection) {
  return (
    <Panel title="Hosts">
      <div className={styles.section}>
        <p className={styles.hint}>
          One host per line, such as buy.example.com; *.example.com stands for all below it. Without https:// and
          without a path; with a port only if it is not the usual one.
        </p>
        <div className={styles.fields}>
          <TextAreaField
            label="May Be Handed Carts"
            hint="The host of their BrowserFormPost URL or HOOK_URL. A cart goes nowhere else."
            spellCheck={false}
            {...fieldOf(form, 'postbackHosts', isBusy)}
          />
          <TextAreaField
            label="May Show the Shop in a Frame"
            hint="The host in the address bar while their buyers shop, where the shop opens inside their page."
            spellCheck={false}
            {...fieldOf(form, 'frameHosts', isBusy)}
          />
        </div>
      </div>
    </Panel>
  );
}
