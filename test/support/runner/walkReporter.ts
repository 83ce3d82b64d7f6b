import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { coverageTable } from './coverageTable.ts';
import type { WalkReport } from './walkRecord.ts';

const REPORT = join(import.meta.dirname, '../../../.walks/report.json');

function invariantOf(test: TestCase) {
  const { taken } = test.meta();
  return taken ? [{ invariant: test.name, transitions: taken }] : [];
}

/** Collects the records of the walks and invariants of a run, prints the coverage of every machine, and stores all for the atlas, unless only a part was run. */
export default class WalkReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const walks = tests.flatMap((test) => test.meta().walks ?? []);
    if (walks.length === 0) return;
    const report: WalkReport = {
      walks,
      invariants: tests.flatMap(invariantOf),
      axe: Object.assign({}, ...tests.map((test) => test.meta().axe ?? {})),
    };
    if (!process.env.STORY_FLOWS && report.invariants.length > 0) {
      mkdirSync(dirname(REPORT), { recursive: true });
      writeFileSync(REPORT, JSON.stringify(report));
    }
    process.stdout.write(`\n${coverageTable(report)}\n`);
  }
}
