import { accountRoutes } from './account/accountRoutes.ts';
import { addressRoutes } from './address/addressRoutes.ts';
import { auditRoutes } from './audit/auditRoutes.ts';
import { cartRoutes } from './cart/cartRoutes.ts';
import { checklistRoutes } from './checklist/checklistRoutes.ts';
import { customerRoutes } from './customer/customerRoutes.ts';
import { documentRoutes } from './documents/documentRoutes.ts';
import { guideRoutes } from './guide/guideRoutes.ts';
import type { Route } from './http/route.ts';
import { humanCheckRoutes } from './humanCheck/humanCheckRoutes.ts';
import { imageRoutes } from './images/imageRoutes.ts';
import { syncRoutes } from './images/sync/syncRoutes.ts';
import { exportRoutes } from './intake/exportRoutes.ts';
import { importRoutes } from './intake/importRoutes.ts';
import { integrationRoutes } from './integration/integrationRoutes.ts';
import { tokenRoutes } from './integration/tokenRoutes.ts';
import { jobRoutes } from './jobs/jobRoutes.ts';
import { landingRoutes } from './landing/landingRoutes.ts';
import { historyRoutes } from './order/historyRoutes.ts';
import { payRoutes } from './order/payRoutes.ts';
import { submitRoutes } from './order/submitRoutes.ts';
import { paymentRoutes } from './payments/paymentRoutes.ts';
import { problemRoutes } from './problem/problemRoutes.ts';
import { catalogueRoutes } from './product/catalogueRoutes.ts';
import { productRoutes } from './product/productRoutes.ts';
import { partnerRoutes } from './punchout/partners/partnerRoutes.ts';
import { punchoutRoutes } from './punchout/punchoutRoutes.ts';
import { receivableRoutes } from './receivables/receivableRoutes.ts';
import { ruleRoutes } from './rules/ruleRoutes.ts';
import type { Services } from './services.ts';
import { sessionRoutes } from './session/sessionRoutes.ts';
import { settingsRoutes } from './settings/settingsRoutes.ts';
import { themeRoutes } from './settings/themeRoutes.ts';
import { userRoutes } from './users/userRoutes.ts';

export function routes(services: Services): Route[] {
  return [
    sessionRoutes,
    accountRoutes,
    humanCheckRoutes,
    customerRoutes,
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
    paymentRoutes,
    documentRoutes,
    imageRoutes,
    syncRoutes,
    punchoutRoutes,
    problemRoutes,
    landingRoutes,
    jobRoutes,
    partnerRoutes,
    integrationRoutes,
    tokenRoutes,
    ruleRoutes,
    userRoutes,
    auditRoutes,
    importRoutes,
    checklistRoutes,
    exportRoutes,
  ].flatMap((routesOf) => routesOf(services));
}
