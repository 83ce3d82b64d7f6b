import * as account from './account.ts';
import * as accountPayment from './accountPayment.ts';
import * as addresses from './addresses.ts';
import * as audit from './audit.ts';
import * as authentication from './authentication.ts';
import * as cart from './cart.ts';
import * as checklist from './checklist.ts';
import * as consumer from './consumer.ts';
import * as documents from './documents.ts';
import type { Endpoint } from './endpoint.ts';
import * as history from './history.ts';
import * as humanCheck from './humanCheck.ts';
import * as images from './images.ts';
import * as imports from './imports.ts';
import * as integration from './integration.ts';
import * as integrationData from './integrationData.ts';
import * as jobs from './jobs.ts';
import * as landing from './landing.ts';
import * as orderGuides from './orderGuides.ts';
import * as partners from './partners.ts';
import * as password from './password.ts';
import * as payment from './payment.ts';
import * as payments from './payments.ts';
import * as problem from './problem.ts';
import * as products from './products.ts';
import * as punchout from './punchout.ts';
import * as reports from './reports.ts';
import * as serviceTokens from './serviceTokens.ts';
import * as settings from './settings.ts';
import * as rules from './siteConfiguration.ts';
import * as theme from './theme.ts';
import * as user from './user.ts';
import * as users from './users.ts';

function endpointsOf(resource: object): Endpoint[] {
  return Object.values(resource).filter((value): value is Endpoint => typeof value?.path === 'string');
}

/**
 * Every call of the API: the server refuses to start when one has no route, and the access table has a row for each.
 */
export const contract: readonly Endpoint[] = [
  authentication,
  password,
  consumer,
  humanCheck,
  user,
  addresses,
  settings,
  theme,
  products,
  orderGuides,
  cart,
  payment,
  payments,
  accountPayment,
  history,
  account,
  documents,
  reports,
  punchout,
  problem,
  landing,
  jobs,
  serviceTokens,
  images,
  users,
  partners,
  integration,
  integrationData,
  rules,
  audit,
  imports,
  checklist,
].flatMap(endpointsOf);
