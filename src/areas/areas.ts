import { account } from './account/account.ts';
import { admin } from './admin/admin.ts';
import type { Area } from './area.ts';
import { guides } from './guides/guides.ts';
import { history } from './history/history.ts';
import { landing } from './landing/landing.ts';
import { ordering } from './ordering/ordering.ts';
import { reports } from './reports/reports.ts';

/** Every area of the shop, in the order of the side menu. */
export const AREAS: readonly Area[] = [landing, ordering, history, reports, guides, account, admin];
