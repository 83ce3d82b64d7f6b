import { BaseSequencer, type TestSpecification } from 'vitest/node';

const DEAREST = /\/(walks|accessibility|quickEntry)\.test\.ts$/;

/** The files that take longest begin first: whoever ends last should not end alone. */
export class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const [, name] = DEAREST.exec(moduleId) ?? [];
      return name === undefined ? 3 : ['walks', 'accessibility', 'quickEntry'].indexOf(name);
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
