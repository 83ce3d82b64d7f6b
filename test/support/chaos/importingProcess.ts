import { runImport } from '../../../server/modules/dataImport/runImport.ts';

/** What a worker of the server does of an import, in a process that can be killed. It reports when it begins. */
const [url = '', run = ''] = process.argv.slice(2);
process.stdout.write('begun\n');
await runImport({ url, run: Number(run), mayGiveWay: true });
process.stdout.write('ended\n');
