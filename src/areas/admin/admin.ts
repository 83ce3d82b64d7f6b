import { loadAdministration } from '#spoken';
import { auditPage } from '../../features/admin/audit/page.tsx';
import { checklistPage } from '../../features/admin/checklist/page.tsx';
import { flowsPage } from '../../features/admin/flows/page.tsx';
import { importsPage } from '../../features/admin/imports/page.tsx';
import { jobsPage } from '../../features/admin/jobs/page.tsx';
import { landingEditingPage } from '../../features/admin/landingEditing/page.tsx';
import { optionsPage } from '../../features/admin/options/page.tsx';
import { overviewPage } from '../../features/admin/overview/page.tsx';
import { partnersPage } from '../../features/admin/partners/page.tsx';
import { paymentsPage } from '../../features/admin/payments/page.tsx';
import {
  calendarPage,
  configurationPage,
  searchWordsPage,
  shopPage,
  siteSettingsPage,
} from '../../features/admin/siteConfiguration/page.tsx';
import { tokensPage } from '../../features/admin/tokens/page.tsx';
import { usersPage } from '../../features/admin/users/page.tsx';
import type { Area } from '../area.ts';

export const admin: Area = {
  name: 'admin',
  pages: [
    overviewPage,
    checklistPage,
    landingEditingPage,
    optionsPage,
    importsPage,
    searchWordsPage,
    siteSettingsPage,
    calendarPage,
    configurationPage,
    shopPage,
    usersPage,
    partnersPage,
    tokensPage,
    jobsPage,
    paymentsPage,
    auditPage,
    flowsPage,
  ],
  load: async () => {
    await loadAdministration();
    return (await import('./adminParts.ts')).adminParts;
  },
};
