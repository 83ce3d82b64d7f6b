import { auditParts } from '../../features/admin/audit/auditParts.ts';
import { checklistParts } from '../../features/admin/checklist/checklistParts.ts';
import { flowsParts } from '../../features/admin/flows/flowsParts.ts';
import { importsParts } from '../../features/admin/imports/importsParts.ts';
import { jobsParts } from '../../features/admin/jobs/jobsParts.ts';
import { optionsParts } from '../../features/admin/options/optionsParts.ts';
import { overviewParts } from '../../features/admin/overview/overviewParts.ts';
import { partnersParts } from '../../features/admin/partners/partnersParts.ts';
import { paymentsParts } from '../../features/admin/payments/paymentsParts.ts';
import {
  calendarParts,
  searchWordsParts,
  shopParts,
  siteSettingsParts,
  zipsAndChargesParts,
} from '../../features/admin/siteConfiguration/configurationParts.ts';
import { tokensParts } from '../../features/admin/tokens/tokensParts.ts';
import { usersParts } from '../../features/admin/users/usersParts.ts';
import type { AreaServices } from '../../page/areaServices.ts';
import { areaOf } from '../areaOf.ts';

const loadLandingEditing = () =>
  import('../../features/admin/landingEditing/landingEditingParts.ts').then((part) => part.landingEditingParts);

/** The pages for the staff that runs the shop. */
export const adminParts = (host: AreaServices) =>
  areaOf(host, {
    options: optionsParts,
    overview: overviewParts,
    checklist: checklistParts,
    imports: importsParts,
    siteSettings: siteSettingsParts,
    calendar: calendarParts,
    deliveryAreas: zipsAndChargesParts,
    shop: shopParts,
    searchWords: searchWordsParts,
    users: usersParts,
    partners: partnersParts,
    tokens: tokensParts,
    jobs: jobsParts,
    payments: paymentsParts,
    audit: auditParts,
    flows: flowsParts,
    landingEditing: { load: loadLandingEditing },
  });
