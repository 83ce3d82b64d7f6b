import { BaseSequencer, type TestSpecification } from 'vitest/node';

const DEAREST = /\/(deep\/stories\/\w+|stories|chaos|quickEntry|shop\/access|demoData|backup|start)\.test\.ts$/;

/** The longest files start first, so that no worker is left alone with one at the end. */
export class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (DEAREST.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
