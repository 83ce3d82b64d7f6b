import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { AREAS, areaOf, areaOfMachine } from './areas.ts';

const DEAREST = 10;

/** What a file took of its worker, with loading what it tests. */
function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + duration) / 1000;
}

const secondsOfTest = (test: TestCase) => (test.diagnostic()?.duration ?? 0) / 1000;

/** A file counts for its area, a test that shows scenes of a flow for that of the flow. */
function secondsByArea(modules: readonly TestModule[]): Map<string, number> {
  const areas = new Map<string, number>(AREAS.map((area) => [area, 0]));
  const count = (area: string, seconds: number) => areas.set(area, (areas.get(area) ?? 0) + seconds);
  for (const module of modules) {
    const shown = [...module.children.allTests()].filter((test) => test.meta().flow);
    for (const test of shown) count(areaOfMachine(test.meta().flow ?? ''), secondsOfTest(test));
    const others = secondsOf(module) - shown.reduce((sum, test) => sum + secondsOfTest(test), 0);
    count(areaOf(relative(process.cwd(), module.moduleId)), others);
  }
  return areas;
}

const line = (seconds: number, what: string) => `${seconds.toFixed(1).padStart(8)} s  ${what}`;

/** Prints which projects, areas and files took the time, so that the author of a slow new file notices at once. */
export default class TimeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => ({
      project: module.project.name,
      file: relative(process.cwd(), module.moduleId),
      seconds: secondsOf(module),
    }));
    const projects = new Map<string, number>();
    for (const { project, seconds } of files) projects.set(project, (projects.get(project) ?? 0) + seconds);
    const dearest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, DEAREST);
    const lines = [
      'Time of all workers together, by project:',
      ...[...projects].map(([project, seconds]) => line(seconds, project)),
      'By what is tested:',
      ...[...secondsByArea(modules)].map(([area, seconds]) => line(seconds, area)),
      `The ${dearest.length} dearest files:`,
      ...dearest.map(({ seconds, file }) => line(seconds, file)),
    ];
    process.stdout.write(`\n${lines.join('\n')}\n`);
  }
}
