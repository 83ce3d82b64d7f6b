import { accessScenes } from './accessScenes.ts';
import { accountScenes } from './accountScenes.ts';
import { addressScenes } from './addressScenes.ts';
import { adminScenes } from './adminScenes.ts';
import { areaScenes } from './areaScenes.ts';
import { auditScenes } from './auditScenes.ts';
import { cartScenes } from './cartScenes.ts';
import { cartWaitScenes } from './cartWaitScenes.ts';
import { catalogueScenes } from './catalogueScenes.ts';
import { checklistScenes } from './checklistScenes.ts';
import { checkoutScenes } from './checkoutScenes.ts';
import { checkoutWaitScenes } from './checkoutWaitScenes.ts';
import { guideDialogScenes } from './guideDialogScenes.ts';
import { guideDialogWaitScenes } from './guideDialogWaitScenes.ts';
import { guideEditScenes } from './guideEditScenes.ts';
import { guideScenes } from './guideScenes.ts';
import { guideWaitScenes } from './guideWaitScenes.ts';
import { historyScenes } from './historyScenes.ts';
import { importScenes } from './importScenes.ts';
import { landingEditScenes } from './landingEditScenes.ts';
import { landingScenes } from './landingScenes.ts';
import { ledgerScenes } from './ledgerScenes.ts';
import { liveScenes } from './liveScenes.ts';
import { makePaymentScenes } from './makePaymentScenes.ts';
import { optionScenes } from './optionScenes.ts';
import { orderPageScenes } from './orderPageScenes.ts';
import { partnerScenes } from './partnerScenes.ts';
import { pasteScenes } from './pasteScenes.ts';
import { paymentScenes } from './paymentScenes.ts';
import { productScenes } from './productScenes.ts';
import { punchoutScenes } from './punchoutScenes.ts';
import { quickEntryScenes } from './quickEntryScenes.ts';
import { quickEntryWaitScenes } from './quickEntryWaitScenes.ts';
import { reportScenes } from './reportScenes.ts';
import { ruleScenes } from './ruleScenes.ts';
import type { Scene } from './scene.ts';
import { sessionScenes } from './sessionScenes.ts';
import { sessionWaitScenes } from './sessionWaitScenes.ts';
import { shipMethodScenes } from './shipMethodScenes.ts';
import { themeScenes } from './themeScenes.ts';
import { tokenScenes } from './tokenScenes.ts';
import { userScenes } from './userScenes.ts';

/** Scenes that belong together, and the folders of machines/ whose states they lead into. */
export interface SceneGroup {
  readonly flows: readonly string[];
  readonly scenes: readonly Scene[];
}

export const sceneGroups: readonly SceneGroup[] = [
  {
    flows: [
      'orderGuide',
      'guideEdit',
      'guideForm',
      'guideAddition',
      'guideItem',
      'guideNaming',
      'guideSaving',
      'guideWrite',
      'guides',
    ],
    scenes: [...guideScenes, ...guideEditScenes, ...guideWaitScenes],
  },
  {
    flows: ['session', 'signIn', 'identify', 'selectCustomer', 'shop', 'parkedWork', 'theme'],
    scenes: [...sessionScenes, ...sessionWaitScenes],
  },
  { flows: ['shipMethod', 'session', 'checkout'], scenes: shipMethodScenes },
  { flows: ['payment', 'checkout'], scenes: paymentScenes },
  {
    flows: ['catalogue', 'prices', 'productList', 'productDetail', 'ordering'],
    scenes: [...catalogueScenes, ...productScenes],
  },
  {
    flows: ['cart', 'cartPage', 'cartLineDialog', 'notices', 'ordering', 'dialogs'],
    scenes: [...cartScenes, ...cartWaitScenes],
  },
  { flows: ['checkout', 'leaving', 'ordering'], scenes: [...checkoutScenes, ...checkoutWaitScenes] },
  { flows: ['checkout', 'transfer'], scenes: punchoutScenes },
  { flows: ['orderHistory', 'productHistory', 'documents', 'documentButton', 'history'], scenes: historyScenes },
  { flows: ['reportCards', 'reports'], scenes: reportScenes },
  { flows: ['orderAgain', 'addLines', 'history'], scenes: orderPageScenes },
  {
    flows: ['addToGuide', 'saveCartAsGuide', 'guideWrite', 'catalogue', 'dialogs'],
    scenes: [...guideDialogScenes, ...guideDialogWaitScenes],
  },
  { flows: ['quickEntry'], scenes: [...quickEntryScenes, ...quickEntryWaitScenes] },
  { flows: ['paste', 'dialogs'], scenes: pasteScenes },
  { flows: ['session', 'shop', 'dialogs', 'ordering', 'guides', 'history'], scenes: areaScenes },
  { flows: ['deliveryAddresses', 'addressDialog', 'account'], scenes: addressScenes },
  {
    flows: [
      'access',
      'signUp',
      'resetRequest',
      'resendVerification',
      'verifyEmail',
      'newPassword',
      'humanCheck',
      'session',
    ],
    scenes: accessScenes,
  },
  { flows: ['account', 'changePassword', 'preferences', 'dialogs'], scenes: accountScenes },
  { flows: ['theme', 'themeEdit', 'account', 'leaving'], scenes: themeScenes },
  { flows: ['makePayment', 'payment', 'account', 'leaving'], scenes: makePaymentScenes },
  { flows: ['accountSummary', 'accountDetail', 'account'], scenes: ledgerScenes },
  {
    flows: ['jobs', 'payments', 'passwordOptions', 'pageDefault', 'imageSync', 'admin'],
    scenes: [...adminScenes, ...optionScenes],
  },
  { flows: ['partners', 'partnerForm', 'customerSearch', 'admin'], scenes: partnerScenes },
  { flows: ['ruleForm', 'ruleEdit', 'logoUpload', 'admin'], scenes: ruleScenes },
  { flows: ['users', 'userForm', 'customerSearch', 'admin'], scenes: userScenes },
  { flows: ['checklist', 'admin'], scenes: checklistScenes },
  { flows: ['audit', 'admin'], scenes: auditScenes },
  { flows: ['tokens', 'admin'], scenes: tokenScenes },
  { flows: ['imports', 'fileImport', 'verdictList', 'fileDownload', 'admin'], scenes: importScenes },
  { flows: ['landing'], scenes: landingScenes },
  {
    flows: ['landingEditing', 'landingForm', 'cardEditing', 'landingSaving', 'admin'],
    scenes: landingEditScenes,
  },
  { flows: ['live'], scenes: liveScenes },
];

export const scenes: readonly Scene[] = sceneGroups.flatMap((group) => group.scenes);

/** The flow that a scene is about. */
export function flowOf(scene: Scene): string {
  return sceneGroups.find((group) => group.scenes.includes(scene))?.flows[0] ?? '';
}
