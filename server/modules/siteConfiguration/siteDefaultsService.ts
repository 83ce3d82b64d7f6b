import type { Runtime } from '../../platform/runtime.ts';
import type { CallerUser } from '../access/caller.ts';
import { addAudit } from '../audit/auditRepository.ts';

type SiteDefaults = { default_page_layout: number } | { default_page_sort_by: number };

/** The defaults of the product page for users without own choices. */
export async function saveSiteDefaults(
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  { defaults, by }: { defaults: SiteDefaults; by: CallerUser },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('site').set(defaults).execute();
    const entry =
      'default_page_layout' in defaults
        ? ({ action: 'site.pageLayout', subject: String(defaults.default_page_layout) } as const)
        : ({ action: 'site.pageSortBy', subject: String(defaults.default_page_sort_by) } as const);
    await addAudit(transaction, { at: clock.now(), userId: by.id, ...entry });
  });
}
