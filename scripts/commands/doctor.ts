import { examineAll } from '#server/app/doctor/doctor.ts';
import { readOptions } from '../options.mjs';

readOptions(
  {},
  `Looks at the settings, the database, disks, clocks, mail, payments, proxy, backups and jobs. Changes nothing.
  npm run doctor
A line that begins with fix says what to do; the exit code is then 1. The shop may run or not.`,
);

// PostgreSQL ends with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
const findings = await examineAll(process.env, process.versions.node);
for (const { level, topic, text } of findings) console.log(`${level.padEnd(5)} ${topic}: ${text}`);
const toFix = findings.filter(({ level }) => level === 'fix').length;
console.log(toFix === 0 ? 'Nothing to fix.' : `To fix: ${toFix}`);
process.exitCode = toFix === 0 ? 0 : 1;
