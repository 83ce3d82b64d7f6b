import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';

/** What an operator must end: the same as the alerts. */
export const TROUBLES = ['deadJobs', 'unknownPayments', 'exportStopped', 'diskFull', 'oldBackup'] as const;

const Count = Type.Integer({ minimum: 0 });
const MomentOrNone = Type.Union([Type.String(), Type.Null()]);
const OrdersOfDay = Type.Object({ count: Count, amount: Type.Number() });

/** A call of the API, from the times of its requests. */
export const CallTimes = Type.Object({
  method: Type.String(),
  route: Type.String(),
  requests: Count,
  meanMs: Type.Number(),
  /** 95 percent of the requests took at most this long, estimated as Prometheus does. */
  p95Ms: Type.Number(),
});
export type CallTimes = Static<typeof CallTimes>;

/** Days are those of the shop's time zone. */
export const Overview = Type.Object({
  readAt: Type.String(),
  troubles: Type.Array(Type.Enum(TROUBLES)),
  /** Orders that buyers submitted. */
  ordersToday: OrdersOfDay,
  ordersYesterday: OrdersOfDay,
  /** Orders that no other program has yet. */
  ordersToExport: Count,
  oldestToExportAt: MomentOrNone,
  paymentsUnknown: Count,
  oldestUnknownAt: MomentOrNone,
  jobsWaiting: Count,
  jobsDead: Count,
  importsToday: Count,
  importsFailedToday: Count,
  /** Users whose password was right today. */
  usersToday: Count,
  /** Wrong passwords of the last hour that no sign-in of the user followed. */
  failedSignIns: Count,
  emailsWaiting: Count,
  /** Whether the shop makes backups itself. */
  makesBackups: Type.Boolean(),
  newestBackupAt: MomentOrNone,
  disks: Type.Array(Type.Object({ folder: Type.String(), freeBytes: Type.Number(), totalBytes: Type.Number() })),
  /** The slowest calls of the server that answers, slowest first. */
  calls: Type.Array(CallTimes),
  callsSince: Type.String(),
  /** Whether the caller signs in with a code besides the password. */
  isTwoStepOn: Type.Boolean(),
});
export type Overview = Static<typeof Overview>;

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  summary: 'Orders, sign-ins and imports of today, what waits, what needs attention, and the slowest calls',
  answer: Overview,
});
