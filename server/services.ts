import type { AccountServices } from './account/services.ts';
import type { ChecklistServices } from './checklist/services.ts';
import type { DocumentServices } from './documents/services.ts';
import type { ImageServices } from './images/services.ts';
import type { ImportServices } from './intake/services.ts';
import type { IntegrationServices } from './integration/services.ts';
import type { MailServices } from './mail/services.ts';
import type { OrderServices } from './order/services.ts';
import type { CatalogueServices } from './product/services.ts';
import type { PunchoutServices } from './punchout/services.ts';
import type { ReceivableServices } from './receivables/services.ts';
import type { Renderers } from './rendering/renderers.ts';
import type { ReportServices } from './reports/services.ts';
import type { SessionServices } from './session/services.ts';
import type { SettingsServices } from './settings/services.ts';

/** What the modules run with, all together. */
export interface Services
  extends AccountServices,
    CatalogueServices,
    ChecklistServices,
    DocumentServices,
    ImageServices,
    ImportServices,
    IntegrationServices,
    MailServices,
    OrderServices,
    PunchoutServices,
    ReceivableServices,
    ReportServices,
    SessionServices,
    SettingsServices {
  readonly renderers: Renderers;
}
