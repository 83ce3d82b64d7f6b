import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest files of their projects, the longest first. */
const DEAREST = [
  'deep/stories/ordering',
  'deep/stories/guidesAndHistory',
  'deep/stories/admin',
  'deep/stories/access',
  'deep/stories/paying',
  'deep/crash/backup',
  'deep/crash/start',
  'chaos',
  'journeys/ordering/stories',
  'journeys/payment/stories',
  'journeys/access/stories',
  'api/shop/access',
  'api/shop/demoData',
  'api/data/commands',
  'api/shop/campaigns',
  'api/reports/longReports',
  'api/data/replayCommand',
].map((name) => `/${name}.test.ts`);

/** The longest files start first, so that no worker is left alone with one at the end. */
export class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = DEAREST.findIndex((end) => moduleId.endsWith(end));
      return place === -1 ? DEAREST.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
