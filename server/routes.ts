import type { Kysely } from 'kysely';
import type { DemoAccount } from './app.ts';
import { cartRoutes } from './cart/cartRoutes.ts';
import type { Clock } from './clock.ts';
import { customerRoutes } from './customer/customerRoutes.ts';
import type { Database } from './database/schema.ts';
import { documentRoutes } from './documents/documentRoutes.ts';
import { guideRoutes } from './guide/guideRoutes.ts';
import type { Route } from './http/route.ts';
import type { Ids } from './ids.ts';
import { imageRoutes } from './images/imageRoutes.ts';
import { historyRoutes } from './order/historyRoutes.ts';
import { submitRoutes } from './order/submitRoutes.ts';
import { productRoutes } from './product/productRoutes.ts';
import { sessionRoutes } from './session/sessionRoutes.ts';
import { settingsRoutes } from './settings/settingsRoutes.ts';

/** What routes need from outside. */
export interface Services {
  database: Kysely<Database>;
  clock: Clock;
  ids: Ids;
  demoAccounts: readonly DemoAccount[];
}

export function routes(services: Services): Route[] {
  return [
    sessionRoutes,
    customerRoutes,
    settingsRoutes,
    productRoutes,
    guideRoutes,
    historyRoutes,
    cartRoutes,
    submitRoutes,
    documentRoutes,
    imageRoutes,
  ].flatMap((routesOf) => routesOf(services));
}
