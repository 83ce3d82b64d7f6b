import { type AdminRef, adminMachine } from '#machines/admin/adminMachine.ts';
import { jobsMachine } from '#machines/admin/jobs/jobsMachine.ts';
import { paymentsMachine } from '#machines/admin/payments/paymentsMachine.ts';
import { jobPorts } from '../../ports/jobPorts.ts';
import { paymentListPorts } from '../../ports/paymentListPorts.ts';
import { JobsScreen } from '../../screens/jobs/JobsScreen.tsx';
import { PaymentsScreen } from '../../screens/payments/PaymentsScreen.tsx';
import type { AreaParts, AreaScreen } from '../area.ts';
import type { AreaHost } from '../areaHost.ts';

const screens: Readonly<Record<string, AreaScreen<AdminRef>>> = { jobs: JobsScreen, payments: PaymentsScreen };

export function adminParts({ api, notify }: AreaHost): AreaParts {
  return {
    screens,
    coordinator: adminMachine.provide({
      actors: {
        jobs: jobsMachine.provide({ actors: jobPorts(api), actions: { notify } }),
        payments: paymentsMachine.provide({ actors: paymentListPorts(api), actions: { notify } }),
      },
    }),
  };
}
