import type { AccountServices } from '../modules/accounts/services.ts';
import type { CatalogueServices } from '../modules/catalog/services.ts';
import type { ChecklistServices } from '../modules/checklist/services.ts';
import type { ImportServices } from '../modules/dataImport/services.ts';
import type { DocumentServices } from '../modules/documents/services.ts';
import type { MailServices } from '../modules/email/services.ts';
import type { FlowServices } from '../modules/flows/services.ts';
import type { ImageServices } from '../modules/images/services.ts';
import type { AlertTarget } from '../modules/monitoring/alertTarget.ts';
import type { MonitoringServices } from '../modules/monitoring/services.ts';
import type { OrderExportServices } from '../modules/orderExport/services.ts';
import type { OrderServices } from '../modules/orders/services.ts';
import type { PunchoutServices } from '../modules/punchout/services.ts';
import type { ReceivableServices } from '../modules/receivables/services.ts';
import type { ReportServices } from '../modules/reports/services.ts';
import type { SessionServices } from '../modules/sessions/services.ts';
import type { SettingsServices } from '../modules/siteConfiguration/services.ts';
import type { ScheduledBackup } from '../platform/database/backup/scheduledBackup.ts';
import type { Renderers } from './renderers.ts';

/** The services of all modules. */
export interface Services
  extends AccountServices,
    CatalogueServices,
    ChecklistServices,
    DocumentServices,
    FlowServices,
    ImageServices,
    ImportServices,
    OrderExportServices,
    MailServices,
    MonitoringServices,
    OrderServices,
    PunchoutServices,
    ReceivableServices,
    ReportServices,
    SessionServices,
    SettingsServices {
  readonly renderers: Renderers;
  /** Null when no folder for backups is set. */
  readonly backup: ScheduledBackup | null;
  /** Where alerts go; none by default. */
  readonly alertTargets: readonly AlertTarget[];
}
