import { type ActorRefFrom, assign, raise, type SnapshotFrom, setup } from 'xstate';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions, port } from '../lib/port.ts';
import { slot } from '../lib/slot.ts';
import { AWAY, BROKEN_PAGE, enters, UNREACHABLE_PAGE } from '../shop/pageStates.ts';
import type { Shop } from '../shop/shop.ts';
import { auditMachine } from './audit/auditMachine.ts';
import { checklistMachine } from './checklist/checklistMachine.ts';
import { fileDownloadMachine } from './fileDownload/fileDownloadMachine.ts';
import { imageSyncMachine } from './imageSync/imageSyncMachine.ts';
import { importsMachine } from './imports/importsMachine.ts';
import { jobsMachine } from './jobs/jobsMachine.ts';
import type { landingEditingMachine } from './landingEditing/landingEditingMachine.ts';
import { logoUploadMachine } from './logoUpload/logoUploadMachine.ts';
import { pageDefaultMachine } from './pageDefault/pageDefaultMachine.ts';
import { partnersMachine } from './partners/partnersMachine.ts';
import { passwordOptionsMachine } from './passwordOptions/passwordOptionsMachine.ts';
import { paymentsMachine } from './payments/paymentsMachine.ts';
import { ruleFormMachine } from './ruleForm/ruleFormMachine.ts';
import { tokensMachine } from './tokens/tokensMachine.ts';
import { usersMachine } from './users/usersMachine.ts';

interface Input {
  shop: Shop;
}

/** The pages of this area, each entered by an event of its own. */
export type AdminPage =
  | { type: 'options.enter' }
  | { type: 'checklist.enter' }
  | { type: 'jobs.enter' }
  | { type: 'payments.enter' }
  | { type: 'partners.enter' }
  | { type: 'calendar.enter' }
  | { type: 'rules.enter' }
  | { type: 'siteSettings.enter' }
  | { type: 'shop.enter' }
  | { type: 'searchWords.enter' }
  | { type: 'users.enter' }
  | { type: 'audit.enter' }
  | { type: 'tokens.enter' }
  | { type: 'imports.enter' }
  | { type: 'landingEditing.enter' };

type Event = AdminPage | { type: 'page.leave' } | { type: 'page.retry' };

/** What whoever runs the shop looks after. An area of the shop. */
export const adminMachine = setup({
  types: {} as {
    context: Input & { page: AdminPage };
    events: Event;
    input: Input;
    children: {
      passwordOptions: 'passwordOptions';
      defaultLayout: 'defaultLayout';
      defaultSort: 'defaultSort';
      imageSync: 'imageSync';
      checklist: 'checklist';
      jobs: 'jobs';
      payments: 'payments';
      partners: 'partners';
      calendarRules: 'ruleForm';
      zipRules: 'ruleForm';
      chargeRules: 'ruleForm';
      siteRules: 'ruleForm';
      userRules: 'ruleForm';
      shopRules: 'ruleForm';
      synonymRules: 'ruleForm';
      logoUpload: 'logoUpload';
      users: 'users';
      audit: 'audit';
      tokens: 'tokens';
      imports: 'imports';
      fileDownload: 'fileDownload';
      landingEditing: 'landingEditing';
    };
    tags: 'fetching';
    meta: FeatureMeta;
  },
  actors: {
    passwordOptions: passwordOptionsMachine,
    defaultLayout: pageDefaultMachine,
    defaultSort: pageDefaultMachine,
    imageSync: imageSyncMachine,
    checklist: checklistMachine,
    jobs: jobsMachine,
    payments: paymentsMachine,
    partners: partnersMachine,
    ruleForm: ruleFormMachine,
    logoUpload: logoUploadMachine,
    users: usersMachine,
    audit: auditMachine,
    tokens: tokensMachine,
    imports: importsMachine,
    fileDownload: fileDownloadMachine,
    /** Loads the part of the program that is the landing editor; rejects where it does not come. */
    loadLandingEditing: port<void>('loadLandingEditing'),
    landingEditing: slot<typeof landingEditingMachine>('landingEditing'),
  },
  actions: {
    setPage: assign({ page: (_, { page }: { page: AdminPage }) => page }),
    enterAgain: raise(({ context }) => context.page),
  },
}).createMachine({
  id: 'admin',
  context: ({ input }) => ({ ...input, page: { type: 'options.enter' } }),
  initial: 'away',
  on: {
    'options.enter': enters('settingOptions'),
    'checklist.enter': enters('checkingWhatIsMissing'),
    'jobs.enter': enters('readingJobs'),
    'payments.enter': enters('readingPayments'),
    'partners.enter': enters('readingPartners'),
    'calendar.enter': enters('settingCalendar'),
    'rules.enter': enters('settingRules'),
    'siteSettings.enter': enters('settingSite'),
    'shop.enter': enters('settingShop'),
    'searchWords.enter': enters('settingSearchWords'),
    'users.enter': enters('managingUsers'),
    'audit.enter': enters('readingAudit'),
    'tokens.enter': enters('managingTokens'),
    'imports.enter': enters('bringingDataIn'),
    'landingEditing.enter': enters('fetchingEditor'),
    'page.leave': '.away',
  },
  states: {
    away: AWAY,
    settingOptions: {
      description: 'What holds for the whole site is set, each on a card of its own, and pictures are synced.',
      meta: { features: ['ADM-01'] },
      invoke: [
        { id: 'passwordOptions', src: 'passwordOptions', onError: 'broken' },
        { id: 'defaultLayout', src: 'defaultLayout', input: { kind: 'layout' }, onError: 'broken' },
        { id: 'defaultSort', src: 'defaultSort', input: { kind: 'sort' }, onError: 'broken' },
        { id: 'imageSync', src: 'imageSync', onError: 'broken' },
      ],
    },
    checkingWhatIsMissing: {
      description: 'What is still missing before the shop can sell is looked through.',
      meta: { features: ['OPS-06'] },
      invoke: { id: 'checklist', src: 'checklist', onError: 'broken' },
    },
    readingJobs: {
      description: 'What the server does by itself, and the letters it sends, are looked through.',
      meta: { features: ['OPS-01'] },
      invoke: { id: 'jobs', src: 'jobs', onError: 'broken' },
    },
    readingPayments: {
      description: 'Payments are looked through, and money is given back.',
      meta: { features: ['OPS-02'] },
      invoke: {
        id: 'payments',
        src: 'payments',
        input: ({ context }) => ({ newId: context.shop.environment.newId }),
        onError: 'broken',
      },
    },
    readingPartners: {
      description: 'Procurement systems whose buyers are let in are written, and their messages are read.',
      meta: { features: ['OPS-03'] },
      invoke: { id: 'partners', src: 'partners', onError: 'broken' },
    },
    settingCalendar: {
      description: 'The days, holidays and cut-offs of delivery are set.',
      meta: { features: ['OPS-08'] },
      invoke: { id: 'calendarRules', src: 'ruleForm', input: { topic: 'calendar' }, onError: 'broken' },
    },
    settingRules: {
      description: 'Where is delivered to and from which amount on, what that costs, and the tax are set.',
      meta: { features: ['OPS-08'] },
      invoke: [
        { id: 'zipRules', src: 'ruleForm', input: { topic: 'zips' }, onError: 'broken' },
        { id: 'chargeRules', src: 'ruleForm', input: { topic: 'charges' }, onError: 'broken' },
      ],
    },
    settingSite: {
      description: 'What the site allows, and what users see and may do, is set.',
      meta: { features: ['OPS-08'] },
      invoke: [
        { id: 'siteRules', src: 'ruleForm', input: { topic: 'site' }, onError: 'broken' },
        { id: 'userRules', src: 'ruleForm', input: { topic: 'user' }, onError: 'broken' },
      ],
    },
    settingShop: {
      description: 'The name, logo, colors and papers of the shop are set.',
      meta: { features: ['OPS-08'] },
      invoke: [
        { id: 'shopRules', src: 'ruleForm', input: { topic: 'shop' }, onError: 'broken' },
        { id: 'logoUpload', src: 'logoUpload', onError: 'broken' },
      ],
    },
    settingSearchWords: {
      description: 'The words by which people find products are set.',
      meta: { features: ['OPS-08'] },
      invoke: { id: 'synonymRules', src: 'ruleForm', input: { topic: 'synonyms' }, onError: 'broken' },
    },
    managingUsers: {
      description: 'Who may sign in is looked through; users are added, changed, invited and disabled.',
      meta: { features: ['OPS-04'] },
      invoke: { id: 'users', src: 'users', onError: 'broken' },
    },
    readingAudit: {
      description: 'Who changed what is looked through.',
      meta: { features: ['OPS-07'] },
      invoke: { id: 'audit', src: 'audit', onError: 'broken' },
    },
    managingTokens: {
      description: 'The tokens of other programs are looked through, made and revoked.',
      meta: { features: ['OPS-09'] },
      invoke: { id: 'tokens', src: 'tokens', onError: 'broken' },
    },
    bringingDataIn: {
      description: 'Files of products, prices, customers, orders and accounts are tried and brought in.',
      meta: { features: ['OPS-05'] },
      invoke: [
        { id: 'imports', src: 'imports', onError: 'broken' },
        { id: 'fileDownload', src: 'fileDownload', onError: 'broken' },
      ],
    },
    fetchingEditor: {
      description: 'The part of the program that is the landing editor is on its way.',
      meta: { features: ['ADM-05'] },
      tags: 'fetching',
      invoke: {
        id: 'loadLandingEditing',
        src: 'loadLandingEditing',
        onDone: 'editingLanding',
        onError: 'unreachable',
      },
    },
    editingLanding: {
      description: 'The landing page is edited.',
      meta: { features: ['ADM-05'] },
      invoke: {
        id: 'landingEditing',
        src: 'landingEditing',
        input: ({ context }) => ({ catalogueRef: context.shop.catalogue }),
        onError: 'broken',
      },
    },
    broken: BROKEN_PAGE,
    unreachable: UNREACHABLE_PAGE,
  },
  options: machineOptions,
});

export type AdminRef = ActorRefFrom<typeof adminMachine>;
export type AdminSnapshot = SnapshotFrom<typeof adminMachine>;
