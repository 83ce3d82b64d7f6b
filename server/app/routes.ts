import type { Route } from '../modules/access/route.ts';
import { accountRoutes } from '../modules/accounts/accountRoutes.ts';
import { addressRoutes } from '../modules/addresses/addressRoutes.ts';
import { approvalRoutes } from '../modules/approvals/approvalRoutes.ts';
import { cartRoutes } from '../modules/cart/cartRoutes.ts';
import { catalogueRoutes } from '../modules/catalog/catalogueRoutes.ts';
import { productRoutes } from '../modules/catalog/productRoutes.ts';
import { checklistRoutes } from '../modules/checklist/checklistRoutes.ts';
import { customerRoutes } from '../modules/customers/customerRoutes.ts';
import { exportRoutes } from '../modules/dataImport/exportRoutes.ts';
import { importRoutes } from '../modules/dataImport/importRoutes.ts';
import { flowRoutes } from '../modules/flows/flowRoutes.ts';
import { guideRoutes } from '../modules/guides/guideRoutes.ts';
import { humanCheckRoutes } from '../modules/humanCheck/humanCheckRoutes.ts';
import { imageRoutes } from '../modules/images/imageRoutes.ts';
import { syncRoutes } from '../modules/images/sync/syncRoutes.ts';
import { integrationRoutes } from '../modules/integration/integrationRoutes.ts';
import { tokenRoutes } from '../modules/integration/tokenRoutes.ts';
import { landingRoutes } from '../modules/landing/landingRoutes.ts';
import { overviewRoutes } from '../modules/monitoring/overviewRoutes.ts';
import { documentRoutes } from '../modules/orderDocuments/documentRoutes.ts';
import { historyRoutes } from '../modules/orders/historyRoutes.ts';
import { payRoutes } from '../modules/orders/payRoutes.ts';
import { submitRoutes } from '../modules/orders/submitRoutes.ts';
import { paymentRoutes } from '../modules/payments/paymentRoutes.ts';
import { problemRoutes } from '../modules/problems/problemRoutes.ts';
import { partnerRoutes } from '../modules/punchout/partners/partnerRoutes.ts';
import { punchoutRoutes } from '../modules/punchout/punchoutRoutes.ts';
import { receivableRoutes } from '../modules/receivables/receivableRoutes.ts';
import { recordingRoutes } from '../modules/recordings/recordingRoutes.ts';
import { sessionRoutes } from '../modules/sessions/sessionRoutes.ts';
import { auditRoutes } from '../modules/siteConfiguration/auditRoutes.ts';
import { settingsRoutes } from '../modules/siteConfiguration/settingsRoutes.ts';
import { themeRoutes } from '../modules/siteConfiguration/themeRoutes.ts';
import { configurationRoutes } from '../modules/siteConfiguration/topics/configurationRoutes.ts';
import { teamRoutes } from '../modules/teams/teamRoutes.ts';
import { twoFactorRoutes } from '../modules/twoFactor/twoFactorRoutes.ts';
import { userRoutes } from '../modules/users/userRoutes.ts';
import { jobRoutes } from './jobs/jobRoutes.ts';
import type { Services } from './services.ts';

export function routes(services: Services): Route[] {
  return [
    sessionRoutes,
    accountRoutes,
    twoFactorRoutes,
    humanCheckRoutes,
    customerRoutes,
    teamRoutes,
    addressRoutes,
    settingsRoutes,
    themeRoutes,
    catalogueRoutes,
    productRoutes,
    guideRoutes,
    historyRoutes,
    receivableRoutes,
    cartRoutes,
    submitRoutes,
    payRoutes,
    approvalRoutes,
    paymentRoutes,
    documentRoutes,
    imageRoutes,
    syncRoutes,
    punchoutRoutes,
    problemRoutes,
    recordingRoutes,
    landingRoutes,
    jobRoutes,
    partnerRoutes,
    integrationRoutes,
    tokenRoutes,
    configurationRoutes,
    userRoutes,
    auditRoutes,
    importRoutes,
    checklistRoutes,
    overviewRoutes,
    exportRoutes,
    flowRoutes,
  ].flatMap((routesOf) => routesOf(services));
}
