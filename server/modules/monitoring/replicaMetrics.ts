import { Counter, Gauge, type Registry } from 'prom-client';

/** What a replica did, and how it is. */
export interface ReplicaCounts {
  state(): { problem: string | null; ageMs: number | null };
  readonly reads: Readonly<Record<'primary' | 'replica', number>>;
}

export function replicaMetrics(registers: Registry[], { state, reads }: ReplicaCounts): void {
  new Gauge({
    name: 'storefront_replica_used',
    help: '1 while reads may come from the replica of DATABASE_READ_URL',
    registers,
    collect() {
      this.set(state().problem === null ? 1 : 0);
    },
  });
  new Gauge({
    name: 'storefront_replica_age_seconds',
    help: 'How old the data of the replica are',
    registers,
    collect() {
      const { ageMs } = state();
      if (ageMs === null) this.remove();
      else this.set(ageMs / 1000);
    },
  });
  new Counter({
    name: 'storefront_customer_reads_total',
    help: 'Reads of histories, accounts and reports, by the database that answered',
    labelNames: ['source'],
    registers,
    collect() {
      this.reset();
      for (const source of ['primary', 'replica'] as const) this.inc({ source }, reads[source]);
    },
  });
}
