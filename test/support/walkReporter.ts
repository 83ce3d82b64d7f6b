import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestCase, TestModule, TestRunEndReason } from 'vitest/node';
import { coverageTable } from './coverageTable.ts';
import { sparedScenes } from './sparedScenes.ts';
import type { SceneRecord, WalkReport } from './walkRecord.ts';

const REPORT = join(import.meta.dirname, '../../.walks/report.json');
const SPARED = join(import.meta.dirname, '../journeys/sparedScenes.json');

/** What can be spared is only known of scenes that were all shown more than once. */
function writeSpared(records: readonly SceneRecord[]): void {
  const spared = sparedScenes(records);
  const scenes = new Set(records.map(({ scene }) => scene));
  writeFileSync(SPARED, `${JSON.stringify(spared, null, 2)}\n`);
  process.stdout.write(
    `\n${scenes.size - spared.length} of ${scenes.size} scenes surely reach all that is surely reached; npm test spares the others.\n`,
  );
}

function promiseOf(test: TestCase) {
  const { taken } = test.meta();
  return taken ? [{ promise: test.name, transitions: taken }] : [];
}

/** Gathers what the walks and promises of a run tell, prints the coverage of every machine, and keeps all for the atlas, unless only a part was run. */
export default class WalkReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: TestRunEndReason): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const walks = tests.flatMap((test) => test.meta().walks ?? []);
    if (walks.length === 0) return;
    const report: WalkReport = {
      walks,
      promises: tests.flatMap(promiseOf),
      scenes: tests.flatMap((test) => test.meta().scenes ?? []),
      axe: Object.assign({}, ...tests.map((test) => test.meta().axe ?? {})),
    };
    if (!process.env.WALKED_FLOWS && report.promises.length > 0) {
      mkdirSync(dirname(REPORT), { recursive: true });
      writeFileSync(REPORT, JSON.stringify(report));
    }
    if (process.env.SHOWN_AGAIN && reason === 'passed') writeSpared(report.scenes);
    process.stdout.write(`\n${coverageTable(report)}\n`);
  }
}
