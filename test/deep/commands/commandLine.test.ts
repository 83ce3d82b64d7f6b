import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { runShop, type ShopProcess } from '../../support/shop/shopProcess.ts';

const root = join(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);

/** A command line that is wrong, and the line that explains it. */
const refused: readonly [command: string, says: string][] = [
  ['start -- --nosuch', "Unknown option '--nosuch'."],
  ['build -- --nosuch', "Unknown option '--nosuch'."],
  ['dev -- nosuch', "Unexpected argument 'nosuch'. This command does not take positional arguments."],
  ['check -- --nosuch', "Unknown option '--nosuch'."],
  ['schema -- --nosuch', "Unknown option '--nosuch'."],
  ['theme -- --nosuch', "Unknown option '--nosuch'."],
  ['admin', 'Name a command: create, reset or two-step-off. See npm run admin -- --help.'],
  ['admin -- create', '--email is missing. See npm run admin -- --help.'],
  ['admin -- two-step-off', '--username is missing. See npm run admin -- --help.'],
  ['person', 'Name a command: export or erase. See npm run person -- --help.'],
  ['person -- export', '--username is missing. See npm run person -- --help.'],
  ['person -- export --username chef', '--to is missing. See npm run person -- --help.'],
  [
    'person -- erase --username chef',
    'This erases chef and cannot be undone. Add --yes to agree. See npm run person -- --help.',
  ],
  ['token -- --nosuch', "Unknown option '--nosuch'. See npm run token -- --help."],
  ['import -- data --nosuch', "Unknown option '--nosuch'. See npm run import -- --help."],
  ['import -- no-such-folder', 'no-such-folder is not a folder.'],
  ['export -- data --nosuch', "Unknown option '--nosuch'. See npm run export -- --help."],
  ['export -- package.json/data', 'package.json/data cannot be used: a part of it is a file.'],
  ['backup', 'Name one folder for backups. See npm run backup -- --help.'],
  [
    'restore -- data --at noon',
    '--at is noon: it must be a time with its zone, such as 2026-11-29T14:30:00Z, or latest. See npm run restore -- --help.',
  ],
  ['doctor -- --nosuch', "Unknown option '--nosuch'. See npm run doctor -- --help."],
  [
    'doctor -- now',
    "Unexpected argument 'now'. This command does not take positional arguments. See npm run doctor -- --help.",
  ],
  ['demo-data -- --nosuch', "Unknown option '--nosuch'. See npm run demo-data -- --help."],
  [
    'demo-data -- --orders many',
    '--orders is many: it must be a whole number from 0 to 1000000. See npm run demo-data -- --help.',
  ],
  [
    'bench -- nosuch',
    'There is no benchmark nosuch. They are ratios, landing, import, stalls, catalogue, browser, journeys, reports. See npm run bench -- --help.',
  ],
  ['bench -- landing heap', 'landing has no parts. See npm run bench -- --help.'],
  ['bench -- --nosuch', "Unknown option '--nosuch'. See npm run bench -- --help."],
  ['walks -- nosuch', 'There is no nosuch in machines/. Name folders of it.'],
  ['walks -- --nosuch', "Unknown option '--nosuch'."],
  ['mutants -- nosuch', 'There is no nosuch in test/mutants: name files of it, without .patch.'],
  ['mutants -- --nosuch', "Unknown option '--nosuch'."],
  [
    'mutants -- --charts nosuch',
    'There is no chart nosuch: name checkout, payment, session, cart, quickEntry, punchout, or one of their machines.',
  ],
  [
    'chaos -- --campaign nosuch',
    'There is no campaign nosuch. They are access, tampered, races, paidTwice, client, signInTimes, faults, payments, imageSync, exports, imports, accountPayments, night. See npm run chaos -- --help.',
  ],
  [
    'chaos -- --campaign races --count x',
    '--count is x: it must be a whole number from 1. See npm run chaos -- --help.',
  ],
  ['chaos -- --nosuch', "Unknown option '--nosuch'. See npm run chaos -- --help."],
  [
    'screenshots -- --colors red',
    "--colors is red: it must be two colors such as '#fff176,#e0e0e0'. See npm run screenshots -- --help.",
  ],
  ['screenshots -- --nosuch', "Unknown option '--nosuch'. See npm run screenshots -- --help."],
  ['replay', 'Name one code, or a file with --file. See npm run replay -- --help.'],
  ['replay -- --nosuch', "Unknown option '--nosuch'. See npm run replay -- --help."],
  ['replay -- --file no-such-file.json', 'no-such-file.json cannot be read.'],
  ['replay -- --file README.md', 'README.md is not valid JSON.'],
  ['replay -- --file package.json', 'package.json is not a recording, or it is damaged.'],
  ['atlas -- --nosuch', "Unknown option '--nosuch'. See npm run atlas -- --help."],
  ['atlas -- --against nosuch', 'There is no commit nosuch in this checkout.'],
  ['atlas -- --against HEAD --check', '--against goes alone. See npm run atlas -- --help.'],
];

/** What npm would run, without the time that npm takes to start. */
function runScript(command: string): ShopProcess {
  const [name = '', , ...given] = command.split(' ');
  const [program = '', ...parameters] = String(scripts[name]).split(' ');
  return runShop(program, [...parameters, ...given], root, { PATH });
}

test.each(refused)('npm run %s is refused with one line', async (command, says) => {
  const run = runScript(command);
  expect([await run.ended, run.output()]).toEqual([1, `${says}\n`]);
});

test('a story that is not there is refused with the names of some that are', async () => {
  const run = runScript('screenshots -- nosuch');
  expect([await run.ended, run.output()]).toEqual([
    1,
    expect.stringMatching(/^No story has nosuch in its name\. Examples of names: [\w-]+, [\w-]+, [\w-]+\. .*\n$/),
  ]);
});
