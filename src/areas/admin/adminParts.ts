import type { ComponentProps } from 'react';
import { fromPromise } from 'xstate';
import { type AdminRef, adminMachine } from '#machines/admin/adminMachine.ts';
import { jobsMachine } from '#machines/admin/jobs/jobsMachine.ts';
import { paymentsMachine } from '#machines/admin/payments/paymentsMachine.ts';
import { inSlot } from '#machines/lib/slot.ts';
import { fetchOnce } from '../../loading/fetchOnce.ts';
import { part } from '../../loading/part.tsx';
import { jobPorts } from '../../ports/jobPorts.ts';
import { paymentListPorts } from '../../ports/paymentListPorts.ts';
import { JobsScreen } from '../../screens/jobs/JobsScreen.tsx';
import { PaymentsScreen } from '../../screens/payments/PaymentsScreen.tsx';
import type { AreaParts, AreaScreen } from '../area.ts';
import type { AreaHost } from '../areaHost.ts';

type ScreenProps = ComponentProps<AreaScreen<AdminRef>>;

const landingEditingParts = fetchOnce(() => import('./landingEditingParts.ts'));

const screens: Readonly<Record<string, AreaScreen<AdminRef>>> = { jobs: JobsScreen, payments: PaymentsScreen };

export function adminParts(host: AreaHost): AreaParts {
  const { api, notify } = host;
  const landingEditing = fetchOnce(async () => (await landingEditingParts.fetch()).provideLandingEditing(host));
  const LandingEditing = part<ScreenProps>(() => landingEditing.fetch().then(({ Screen }) => Screen));
  return {
    screens: { ...screens, landingEditing: LandingEditing },
    coordinator: adminMachine.provide({
      actors: {
        jobs: jobsMachine.provide({ actors: jobPorts(api), actions: { notify } }),
        payments: paymentsMachine.provide({ actors: paymentListPorts(api), actions: { notify } }),
        loadLandingEditing: fromPromise<void>(
          async () => void (await Promise.all([landingEditing.fetch(), LandingEditing.fetch()])),
        ),
        landingEditing: inSlot(() => landingEditing.fetched()?.machine ?? null),
      },
    }),
  };
}
