/** `npm run walks` walks every machine, `npm run walks -- cart checkout` these. Prints what was reached of each. */
import { startVitest } from 'vitest/node';

const flows = process.argv.slice(2);
const filters = flows.length === 0 ? ['.walk.test.ts', 'everyMachine'] : flows.map((flow) => `machines/${flow}.walk`);

const vitest = await startVitest('test', filters, { run: true, project: ['unit'] });
await vitest.close();
