import { adminText } from '../texts/adminText.ts';
/** The texts of all audited admin actions, as the audit log shows them. */
export const AUDIT_TEXTS = {
  'admin.create': () => adminText('audit.createdAnAdminOnTheServer'),
  'admin.reset': () => adminText('audit.restoredAnAdminOnTheServer'),
  'user.add': () => adminText('audit.addedAUser'),
  'user.change': () => adminText('audit.changedAUser'),
  'user.disable': () => adminText('audit.disabledAUser'),
  'user.enable': () => adminText('audit.enabledAUser'),
  'user.erase': () => adminText('audit.erasedAUser'),
  'user.twoFactorOff': () => adminText('audit.turnedOffTwoStepSignIn'),
  'user.invite': () => adminText('audit.invitedAUser'),
  'team.add': () => adminText('audit.addedATeamMember'),
  'team.change': () => adminText('audit.changedATeamMember'),
  'team.remove': () => adminText('audit.removedATeamMember'),
  'team.signOut': () => adminText('audit.signedOutATeamMember'),
  'job.retry': () => adminText('audit.retriedAJob'),
  'payment.void': () => adminText('audit.voidedAPayment'),
  'payment.refund': () => adminText('audit.refundedAPayment'),
  'landing.save': () => adminText('audit.savedTheLandingPage'),
  'image.upload': () => adminText('audit.uploadedAPicture'),
  'image.sync': () => adminText('audit.syncedPictures'),
  'site.pageLayout': () => adminText('audit.changedTheDefaultPageLayout'),
  'site.pageSortBy': () => adminText('audit.changedTheDefaultSort'),
  'site.passwordOptions': () => adminText('audit.changedPasswordRequirements'),
  'partner.add': () => adminText('audit.addedATradingPartner'),
  'partner.change': () => adminText('audit.changedATradingPartner'),
  'token.create': () => adminText('audit.createdAServiceToken'),
  'token.revoke': () => adminText('audit.revokedAServiceToken'),
  'integration.acknowledge': () => adminText('audit.acknowledgedAnOrder'),
  'integration.orders': () => adminText('audit.answeredOrders'),
  'integration.invoices': () => adminText('audit.sentInvoices'),
  'integration.payments': () => adminText('audit.sentPayments'),
  'integration.products': () => adminText('audit.sentProducts'),
  'integration.units': () => adminText('audit.updatedProductUnits'),
  'integration.prices': () => adminText('audit.sentPrices'),
  'integration.stock': () => adminText('audit.sentStock'),
  'integration.customers': () => adminText('audit.sentCustomers'),
  'data.import': () => adminText('audit.importedAFile'),
  'data.tryImport': () => adminText('audit.checkedAFile'),
  'data.cancelImport': () => adminText('audit.stoppedAFile'),
  'data.export': () => adminText('audit.exportedData'),
  'rules.calendar': () => adminText('audit.changedTheDeliveryCalendar'),
  'rules.zips': () => adminText('audit.changedTheDeliveryAreas'),
  'rules.charges': () => adminText('audit.changedFeesAndTax'),
  'rules.site': () => adminText('audit.changedTheSiteSettings'),
  'rules.user': () => adminText('audit.changedTheUserDefaults'),
  'rules.shop': () => adminText('audit.changedTheShopProfile'),
  'rules.synonyms': () => adminText('audit.changedTheSearchWords'),
} as const;

export type AuditAction = keyof typeof AUDIT_TEXTS;

/** The text of an action; an unknown action of another release has its own name. */
export function auditText(action: string): string {
  return Object.entries<() => string>(AUDIT_TEXTS).find(([known]) => known === action)?.[1]() ?? action;
}
