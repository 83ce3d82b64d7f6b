import { decimal } from '../decimal.ts';
import { isScope } from '../integration/scopes.ts';
import { formatMoney } from '../money.ts';
import { layoutNames, PAGE_LAYOUTS, SORT_FIELDS, sortNames } from '../settings/preferences.ts';
import { adminText } from '../texts/adminText.ts';

/** An audited action. */
export interface Noted {
  action: string;
  subject: string;
  detail: string | null;
  /** The current name of the user, the partner or the kind of file; null when there is none any more. */
  name: string | null;
}

function layoutName(code: string): string {
  const layout = PAGE_LAYOUTS[Number(code)];
  return layout ? layoutNames()[layout] : code;
}

function sortName(code: string): string {
  const field = SORT_FIELDS[Number(code)];
  return field ? sortNames()[field] : code;
}

function tokenText(subject: string): string {
  const end = subject.lastIndexOf(': ');
  if (end < 0) return subject;
  const scopes = subject
    .slice(end + 2)
    .split(', ')
    .map((scope) => (isScope(scope) ? adminText(`scope.${scope}.title`) : scope));
  return `${subject.slice(0, end)}: ${scopes.join(', ')}`;
}

/** The payment, and the refunded amount. */
const REFUND = /^(\S+) (\d+(?:\.\d+)?)$/;

function refundText(subject: string): string {
  const [, reference, amount] = REFUND.exec(subject) ?? [];
  return amount === undefined
    ? adminText('auditSubject.payment', { subject })
    : adminText('auditSubject.ofPayment', { amount: formatMoney(decimal(amount)), reference: reference ?? '' });
}

const nothing = () => '';
const named = ({ name, detail, subject }: Noted) => name ?? detail ?? adminText('auditSubject.number', { subject });
const counted = ({ subject }: Noted) => subject.replaceAll(/(\w+) (\d+)/g, '$2 $1');

const SUBJECTS: Readonly<Record<string, (noted: Noted) => string>> = {
  'job.retry': ({ subject }) => adminText('auditSubject.job', { subject }),
  'payment.void': ({ subject }) => adminText('auditSubject.payment', { subject }),
  'payment.refund': ({ subject }) => refundText(subject),
  'landing.save': nothing,
  'image.upload': ({ subject }) => subject,
  'image.sync': nothing,
  'site.pageLayout': ({ subject }) => layoutName(subject),
  'site.pageSortBy': ({ subject }) => sortName(subject),
  'site.passwordOptions': nothing,
  'token.create': ({ subject }) => tokenText(subject),
  'token.revoke': ({ subject }) => subject,
  'integration.acknowledge': ({ subject }) => adminText('auditSubject.order', { subject }),
};
const GROUPS: Readonly<Record<string, (noted: Noted) => string>> = {
  admin: named,
  data: ({ name, subject }) => name ?? subject,
  user: named,
  partner: named,
  integration: counted,
  rules: nothing,
};

/** The subject of an action in words; blank when the action needs none. */
export function auditSubject(noted: Noted): string {
  const describe = SUBJECTS[noted.action] ?? GROUPS[noted.action.split('.')[0] ?? ''];
  return describe ? describe(noted) : noted.subject;
}
