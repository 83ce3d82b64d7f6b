import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const DEAREST = 10;

/** What a file took of its worker, with loading what it tests. */
function secondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + duration) / 1000;
}

const told = (seconds: number, what: string) => `${seconds.toFixed(1).padStart(8)} s  ${what}`;

/** Prints which projects and files took the time: of a new file that is dear, its author learns at once. */
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
      ...[...projects].map(([project, seconds]) => told(seconds, project)),
      `The ${dearest.length} dearest files:`,
      ...dearest.map(({ seconds, file }) => told(seconds, file)),
    ];
    process.stdout.write(`\n${lines.join('\n')}\n`);
  }
}
