import type { ComponentProps } from 'react';
import { fromPromise } from 'xstate';
import { type AdminRef, adminMachine } from '#machines/admin/adminMachine.ts';
import { auditMachine } from '#machines/admin/audit/auditMachine.ts';
import { checklistMachine } from '#machines/admin/checklist/checklistMachine.ts';
import { customerSearchMachine } from '#machines/admin/customerSearch/customerSearchMachine.ts';
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
import { ruleEditMachine } from '#machines/admin/ruleEdit/ruleEditMachine.ts';
import { ruleFormMachine } from '#machines/admin/ruleForm/ruleFormMachine.ts';
import { tokensMachine } from '#machines/admin/tokens/tokensMachine.ts';
import { userFormMachine } from '#machines/admin/userForm/userFormMachine.ts';
import { usersMachine } from '#machines/admin/users/usersMachine.ts';
import { verdictListMachine } from '#machines/admin/verdictList/verdictListMachine.ts';
import { inSlot } from '#machines/lib/slot.ts';
import { uploadPicture } from '../../api/uploadPicture.ts';
import { customerSearchPorts } from '../../customers/customerSearchPorts.ts';
import { AuditScreen } from '../../features/admin/audit/AuditScreen.tsx';
import { auditPorts } from '../../features/admin/audit/auditPorts.ts';
import { ChecklistScreen } from '../../features/admin/checklist/ChecklistScreen.tsx';
import { checklistPorts } from '../../features/admin/checklist/checklistPorts.ts';
import { ImportsScreen } from '../../features/admin/imports/ImportsScreen.tsx';
import { importPorts } from '../../features/admin/imports/importPorts.ts';
import { JobsScreen } from '../../features/admin/jobs/JobsScreen.tsx';
import { jobPorts } from '../../features/admin/jobs/jobPorts.ts';
import { OptionsScreen } from '../../features/admin/options/OptionsScreen.tsx';
import { imageSyncPorts, pageDefaultPorts, passwordOptionPorts } from '../../features/admin/options/optionPorts.ts';
import { PartnersScreen } from '../../features/admin/partners/PartnersScreen.tsx';
import { partnerPorts } from '../../features/admin/partners/partnerPorts.ts';
import { PaymentsScreen } from '../../features/admin/payments/PaymentsScreen.tsx';
import { paymentListPorts } from '../../features/admin/payments/paymentListPorts.ts';
import { CalendarScreen } from '../../features/admin/rules/CalendarScreen.tsx';
import { rulePorts } from '../../features/admin/rules/rulePorts.ts';
import { SearchWordsScreen } from '../../features/admin/rules/SearchWordsScreen.tsx';
import { ShopScreen } from '../../features/admin/rules/ShopScreen.tsx';
import { SiteSettingsScreen } from '../../features/admin/rules/SiteSettingsScreen.tsx';
import { ZipsAndChargesScreen } from '../../features/admin/rules/ZipsAndChargesScreen.tsx';
import { TokensScreen } from '../../features/admin/tokens/TokensScreen.tsx';
import { tokenPorts } from '../../features/admin/tokens/tokenPorts.ts';
import { UsersScreen } from '../../features/admin/users/UsersScreen.tsx';
import { userPorts } from '../../features/admin/users/userPorts.ts';
import { fetchOnce } from '../../loading/fetchOnce.ts';
import { part } from '../../loading/part.tsx';
import type { AreaParts, AreaScreen } from '../area.ts';
import type { AreaHost } from '../areaHost.ts';

type ScreenProps = ComponentProps<AreaScreen<AdminRef>>;

const landingEditingParts = fetchOnce(() => import('./landingEditingParts.ts'));

const screens: Readonly<Record<string, AreaScreen<AdminRef>>> = {
  options: OptionsScreen,
  checklist: ChecklistScreen,
  jobs: JobsScreen,
  payments: PaymentsScreen,
  partners: PartnersScreen,
  siteSettings: SiteSettingsScreen,
  calendar: CalendarScreen,
  rules: ZipsAndChargesScreen,
  shop: ShopScreen,
  searchWords: SearchWordsScreen,
  users: UsersScreen,
  audit: AuditScreen,
  tokens: TokensScreen,
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
  const { partners, partnerForm } = partnerPorts(api, leaving);
  const { users, userForm } = userPorts(api, leaving);
  const { ruleForm, ruleEdit } = rulePorts(api, leaving);
  const customerSearch = customerSearchMachine.provide({ actors: customerSearchPorts(api) });
  const { imports, fileImport, verdictList, fileDownload } = importPorts(api);
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
        checklist: checklistMachine.provide({ actors: checklistPorts(api) }),
        jobs: jobsMachine.provide({ actors: jobPorts(api), actions: { notify } }),
        payments: paymentsMachine.provide({ actors: paymentListPorts(api), actions: { notify } }),
        partners: partnersMachine.provide({
          actors: {
            ...partners,
            partnerForm: partnerFormMachine.provide({ actors: partnerForm }),
            customerSearch,
          },
          actions: { notify },
        }),
        ruleForm: ruleFormMachine.provide({
          actors: { ...ruleForm, ruleEdit: ruleEditMachine.provide({ actors: ruleEdit }) },
          actions: { notify },
        }),
        logoUpload: logoUploadMachine.provide({
          actors: { uploadLogo: fromPromise(({ input }) => uploadPicture(api, input.file)) },
        }),
        users: usersMachine.provide({
          actors: {
            ...users,
            userForm: userFormMachine.provide({ actors: userForm }),
            customerSearch,
          },
          actions: { notify },
        }),
        audit: auditMachine.provide({ actors: auditPorts(api) }),
        tokens: tokensMachine.provide({ actors: tokenPorts(api), actions: { notify } }),
        imports: importsMachine.provide({
          actors: {
            ...imports,
            fileImport: fileImportMachine.provide({
              actors: { ...fileImport, verdictList: verdictListMachine.provide({ actors: verdictList }) },
            }),
          },
          actions: { notify },
        }),
        fileDownload: fileDownloadMachine.provide({ actors: fileDownload, actions: { notify } }),
        loadLandingEditing: fromPromise<void>(
          async () => void (await Promise.all([landingEditing.fetch(), LandingEditing.fetch()])),
        ),
        landingEditing: inSlot(() => landingEditing.fetched()?.machine ?? null),
      },
    }),
  };
}
