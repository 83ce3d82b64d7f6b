import type { ComponentProps } from 'react';
import { fromPromise } from 'xstate';
import { type AdminRef, adminMachine } from '#machines/admin/adminMachine.ts';
import { fileDownloadMachine } from '#machines/admin/fileDownload/fileDownloadMachine.ts';
import { fileImportMachine } from '#machines/admin/fileImport/fileImportMachine.ts';
import { imageSyncMachine } from '#machines/admin/imageSync/imageSyncMachine.ts';
import { importsMachine } from '#machines/admin/imports/importsMachine.ts';
import { jobsMachine } from '#machines/admin/jobs/jobsMachine.ts';
import { logoUploadMachine } from '#machines/admin/logoUpload/logoUploadMachine.ts';
import { defaultsOf, type PageDefault } from '#machines/admin/pageDefault/pageDefault.ts';
import { pageDefaultMachine } from '#machines/admin/pageDefault/pageDefaultMachine.ts';
import { partnerFormMachine } from '#machines/admin/partnerForm/partnerFormMachine.ts';
import { partnersMachine } from '#machines/admin/partners/partnersMachine.ts';
import { passwordOptionsMachine } from '#machines/admin/passwordOptions/passwordOptionsMachine.ts';
import { paymentsMachine } from '#machines/admin/payments/paymentsMachine.ts';
import { ruleFormMachine } from '#machines/admin/ruleForm/ruleFormMachine.ts';
import { userFormMachine } from '#machines/admin/userForm/userFormMachine.ts';
import { usersMachine } from '#machines/admin/users/usersMachine.ts';
import { verdictListMachine } from '#machines/admin/verdictList/verdictListMachine.ts';
import { inSlot } from '#machines/lib/slot.ts';
import { fetchOnce } from '../../loading/fetchOnce.ts';
import { part } from '../../loading/part.tsx';
import { importPorts } from '../../ports/importPorts.ts';
import { jobPorts } from '../../ports/jobPorts.ts';
import { imageSyncPorts, pageDefaultPorts, passwordOptionPorts } from '../../ports/optionPorts.ts';
import { partnerPorts } from '../../ports/partnerPorts.ts';
import { paymentListPorts } from '../../ports/paymentListPorts.ts';
import { rulePorts } from '../../ports/rulePorts.ts';
import { uploadPicture } from '../../ports/uploadPicture.ts';
import { userPorts } from '../../ports/userPorts.ts';
import { ImportsScreen } from '../../screens/imports/ImportsScreen.tsx';
import { JobsScreen } from '../../screens/jobs/JobsScreen.tsx';
import { OptionsScreen } from '../../screens/options/OptionsScreen.tsx';
import { PartnersScreen } from '../../screens/partners/PartnersScreen.tsx';
import { PaymentsScreen } from '../../screens/payments/PaymentsScreen.tsx';
import { CalendarScreen } from '../../screens/rules/CalendarScreen.tsx';
import { ShopScreen } from '../../screens/rules/ShopScreen.tsx';
import { SiteSettingsScreen } from '../../screens/rules/SiteSettingsScreen.tsx';
import { ZipsAndChargesScreen } from '../../screens/rules/ZipsAndChargesScreen.tsx';
import { UsersScreen } from '../../screens/users/UsersScreen.tsx';
import type { AreaParts, AreaScreen } from '../area.ts';
import type { AreaHost } from '../areaHost.ts';

type ScreenProps = ComponentProps<AreaScreen<AdminRef>>;

const landingEditingParts = fetchOnce(() => import('./landingEditingParts.ts'));

const screens: Readonly<Record<string, AreaScreen<AdminRef>>> = {
  options: OptionsScreen,
  jobs: JobsScreen,
  payments: PaymentsScreen,
  partners: PartnersScreen,
  siteSettings: SiteSettingsScreen,
  calendar: CalendarScreen,
  rules: ZipsAndChargesScreen,
  shop: ShopScreen,
  users: UsersScreen,
  imports: ImportsScreen,
};

export function adminParts(host: AreaHost): AreaParts {
  const { api, notify, leaving, shop } = host;
  const landingEditing = fetchOnce(async () => (await landingEditingParts.fetch()).provideLandingEditing(host));
  const LandingEditing = part<ScreenProps>(() => landingEditing.fetch().then(({ Screen }) => Screen));
  const applyDefault = (_: unknown, saved: PageDefault) =>
    shop()?.productList.send({ type: 'siteDefaults.change', defaults: defaultsOf(saved) });
  const pageDefault = pageDefaultMachine.provide({
    actors: pageDefaultPorts(api, leaving),
    actions: { notify, applyDefault },
  });
  const { loadPartners, loadMessages, ...partnerFormPorts } = partnerPorts(api, leaving);
  const { loadUsers, loadUser, actOnUser, ...userFormPorts } = userPorts(api, leaving);
  const { loadImports, loadRuns, loadVerdicts, fetchFile, ...fileImportPorts } = importPorts(api);
  return {
    screens: { ...screens, landingEditing: LandingEditing },
    coordinator: adminMachine.provide({
      actors: {
        passwordOptions: passwordOptionsMachine.provide({
          actors: passwordOptionPorts(api, leaving),
          actions: { notify },
        }),
        defaultLayout: pageDefault,
        defaultSort: pageDefault,
        imageSync: imageSyncMachine.provide({ actors: imageSyncPorts(api), actions: { notify } }),
        jobs: jobsMachine.provide({ actors: jobPorts(api), actions: { notify } }),
        payments: paymentsMachine.provide({ actors: paymentListPorts(api), actions: { notify } }),
        partners: partnersMachine.provide({
          actors: {
            loadPartners,
            loadMessages,
            partnerForm: partnerFormMachine.provide({ actors: partnerFormPorts }),
          },
          actions: { notify },
        }),
        ruleForm: ruleFormMachine.provide({ actors: rulePorts(api, leaving), actions: { notify } }),
        logoUpload: logoUploadMachine.provide({
          actors: { uploadLogo: fromPromise(({ input }) => uploadPicture(api, input.file)) },
        }),
        users: usersMachine.provide({
          actors: { loadUsers, loadUser, actOnUser, userForm: userFormMachine.provide({ actors: userFormPorts }) },
          actions: { notify },
        }),
        imports: importsMachine.provide({
          actors: {
            loadImports,
            loadRuns,
            fileImport: fileImportMachine.provide({
              actors: {
                ...fileImportPorts,
                verdictList: verdictListMachine.provide({ actors: { loadVerdicts } }),
              },
            }),
          },
          actions: { notify },
        }),
        fileDownload: fileDownloadMachine.provide({ actors: { fetchFile }, actions: { notify } }),
        loadLandingEditing: fromPromise<void>(
          async () => void (await Promise.all([landingEditing.fetch(), LandingEditing.fetch()])),
        ),
        landingEditing: inSlot(() => landingEditing.fetched()?.machine ?? null),
      },
    }),
  };
}
