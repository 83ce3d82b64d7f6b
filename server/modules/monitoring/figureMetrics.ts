import { Counter, Gauge, type Registry } from 'prom-client';
import { TROUBLES } from '#domain/api/overview.ts';
import type { Figures, Watched } from './figures.ts';
import { findTroubles } from './troubles.ts';

type Labels = Readonly<Record<string, string>>;
type Values = readonly (readonly [Labels, number])[];

interface FigureMetric {
  name: string;
  help: string;
  label?: string;
  /** Its total only grows. */
  isTotal?: true;
  values(figures: Figures, watched: Watched): Values;
}

const one = (value: number): Values => [[{}, value]];
/** The seconds since then; no value where there is nothing. */
const age = (date: Date | null, { readAt }: Figures): Values =>
  date === null ? [] : one((readAt.getTime() - date.getTime()) / 1000);

const METRICS: readonly FigureMetric[] = [
  {
    name: 'storefront_jobs',
    help: 'Jobs that run or will run (waiting), and that failed for good (dead)',
    label: 'state',
    values: ({ jobsWaiting, jobsDead }) => [
      [{ state: 'waiting' }, jobsWaiting],
      [{ state: 'dead' }, jobsDead],
    ],
  },
  {
    name: 'storefront_orders_submitted_total',
    help: 'Orders that buyers submitted, on all servers',
    isTotal: true,
    values: ({ ordersSubmitted }) => one(ordersSubmitted),
  },
  {
    name: 'storefront_orders_to_export',
    help: 'Orders that no other program has yet',
    values: ({ ordersToExport }) => one(ordersToExport),
  },
  {
    name: 'storefront_oldest_order_to_export_seconds',
    help: 'The age of the oldest of them',
    values: (figures) => age(figures.oldestToExportAt, figures),
  },
  {
    name: 'storefront_payments_unknown',
    help: 'Payments whose outcome is not known yet',
    values: ({ paymentsUnknown }) => one(paymentsUnknown),
  },
  {
    name: 'storefront_oldest_unknown_payment_seconds',
    help: 'The age of the oldest of them',
    values: (figures) => age(figures.oldestUnknownAt, figures),
  },
  {
    name: 'storefront_imports',
    help: 'Imports of the last weeks, by state',
    label: 'state',
    values: ({ imports }) => Object.entries(imports).map(([state, count]) => [{ state }, count]),
  },
  {
    name: 'storefront_catalog_version',
    help: 'The version of the catalog',
    values: ({ catalogVersion }) => one(catalogVersion),
  },
  {
    name: 'storefront_backup_age_seconds',
    help: 'The age of the newest backup in BACKUP_TO',
    values: (figures) => age(figures.newestBackupAt, figures),
  },
  {
    name: 'storefront_disk_free_bytes',
    help: 'Free space of the disk of a folder',
    label: 'folder',
    values: ({ disks }) => disks.map(({ folder, freeBytes }) => [{ folder }, freeBytes]),
  },
  {
    name: 'storefront_disk_size_bytes',
    help: 'The size of the disk of a folder',
    label: 'folder',
    values: ({ disks }) => disks.map(({ folder, totalBytes }) => [{ folder }, totalBytes]),
  },
  {
    name: 'storefront_trouble',
    help: '1 while an operator has to do something: the same as the alerts',
    label: 'kind',
    values: (figures, watched) => {
      const kinds = findTroubles(figures, watched).map(({ kind }) => kind);
      return TROUBLES.map((kind) => [{ kind }, kinds.includes(kind) ? 1 : 0]);
    },
  },
];

/** Metrics with the values of the figures; without figures only `storefront_database_up` has a value. */
export function figureMetrics(registers: Registry[], watched: Watched): { set(figures: Figures | null): void } {
  const isUp = new Gauge({ name: 'storefront_database_up', help: '1 while the database responds', registers });
  const shown = METRICS.map((metric) => {
    const { name, help, label, isTotal } = metric;
    const labelNames = label === undefined ? [] : [label];
    return {
      metric,
      shown: isTotal
        ? new Counter({ name, help, labelNames, registers })
        : new Gauge({ name, help, labelNames, registers }),
    };
  });
  return {
    set: (figures) => {
      isUp.set(figures === null ? 0 : 1);
      for (const { metric, shown: each } of shown) {
        each.reset();
        // Otherwise it would show 0 where there is no value.
        if (metric.label === undefined) each.remove();
        if (figures !== null) for (const [labels, value] of metric.values(figures, watched)) each.inc(labels, value);
      }
    },
  };
}
