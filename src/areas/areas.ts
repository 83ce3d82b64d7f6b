import { account } from './account/account.tsx';
import { admin } from './admin/admin.tsx';
import type { Area } from './area.ts';
import { guides } from './guides/guides.tsx';
import { history } from './history/history.tsx';
import { landing } from './landing/landing.tsx';
import { ordering } from './ordering/ordering.tsx';
import { reports } from './reports/reports.tsx';

/** Every area of the shop, in the order of the side menu. */
export const AREAS: readonly Area[] = [landing, ordering, history, reports, guides, account, admin];
