/** How the tests run a command that README, CONTRIBUTING, SECURITY or a guide in docs names. */
export type CommandForm = { text: string | RegExp } & (
  | {
      /** A test that runs it, or the program that is running while the tests are. */
      ranBy: string;
    }
  | {
      /** The same with less of everything; FOLDER is a temporary folder. */
      small: readonly string[];
      says: RegExp;
      /** In a temporary folder with nothing to work on but one file. */
      inFolder?: true;
    }
  | { onShop: RegExp }
);

const bench = (name: string): CommandForm => ({
  text: `npm run bench -- ${name}`,
  small: ['bench', '--', name, '--quick'],
  says: /\d/,
});

export const commandForms: readonly CommandForm[] = [
  { text: 'npm start', ranBy: 'test/deep/crash/start.test.ts' },
  { text: /^npm test( -- --changed)?$/, ranBy: 'scripts/test.mjs' },
  { text: 'npm run build', small: ['build'], says: /> node scripts\/start\.mjs --build/ },
  { text: 'npm ci', ranBy: 'scripts/start/packages.mjs' },
  { text: 'npm run check', ranBy: 'scripts/test.mjs' },
  { text: 'npm run check -- --report', small: ['check', '--', '--report'], says: /lines of domain/ },
  { text: /^npm run test:deep( -- (--ci|--shard 1\/4))?$/, ranBy: 'scripts/testDeep.mjs' },
  { text: 'npm run test:api', ranBy: 'scripts/test.mjs' },
  { text: /^npx vitest run --project api( test\/api\/\w+\/\w+\.test\.ts)+$/, ranBy: 'scripts/test.mjs' },
  { text: /^npm run admin -- (create --email you@example\.com|reset)$/, ranBy: 'test/deep/crash/start.test.ts' },
  {
    text: 'npm run admin -- two-step-off --username ada',
    ranBy: 'test/api/data/personCommand.test.ts',
  },
  {
    text: /^npm run (import|export) -- (data|out|templates)( --dry-run| --templates)?$/,
    ranBy: 'test/api/data/commands.test.ts',
  },
  {
    text: /^npm run token( -- (create --name erp --scopes [\w:,]+|list|revoke --name erp))?$/,
    ranBy: 'test/api/data/commands.test.ts',
  },
  {
    text: /^npm run person -- (export --username ada --to FOLDER|erase --username ada --yes)$/,
    ranBy: 'test/api/data/personCommand.test.ts',
  },
  {
    text: /^npm run (backup|restore)( -- FOLDER( --at (latest|[\d-]+T[\d:]+Z))?)?$/,
    ranBy: 'test/deep/crash/backup.test.ts',
  },
  { text: 'npm run doctor', small: ['doctor'], says: /ok +Migrations: all \d+ are applied\n[\s\S]*Nothing to fix/ },
  { text: 'npm sbom --sbom-format cyclonedx', ranBy: 'test/scripts/dependencies.test.ts' },
  { text: 'npm run release-fixture', ranBy: 'test/deep/crash/releases.test.ts' },
  { text: 'npm run schema', ranBy: 'test/api/shop/schema.test.ts' },
  {
    text: /^npm run texts( -- (--area cart|--check|--lacking es))?$/,
    small: ['texts', '--', '--area', 'cart'],
    says: /Cart is empty/,
  },
  {
    text: /^npm run replay -- (BCDF-GHJK|--file recording\.json --test)$/,
    ranBy: 'test/api/data/replayCommand.test.ts',
  },
  { text: 'npm run theme', ranBy: 'test/scripts/themeCss.test.ts' },
  { text: /^npm run atlas( -- --drawings)?$/, ranBy: 'test/atlas/everyDrawing.test.ts' },
  {
    text: 'npm run atlas -- --against main',
    small: ['atlas', '--', '--against', 'HEAD'],
    says: /\d+ charts? changed since [0-9a-f]{10}: \.atlas/,
  },
  {
    text: 'npm run demo-data -- --products 50000 --customers 2000 --orders 200000',
    small: [
      'demo-data',
      '--',
      '--products',
      '30',
      '--customers',
      '20',
      '--orders',
      '60',
      '--documents',
      '40',
      '--replace',
    ],
    says: /30 products\n.*\n20 customers with 60 order guides\n60 orders\n\d+ entries on their accounts\n[\s\S]*Demo data loaded in/,
  },
  {
    text: 'npm run demo-data',
    small: ['demo-data', '--', '--products', '9', '--customers', '2', '--orders', '0', '--documents', '0'],
    says: /The existing demo data has been deleted\n[\s\S]*Demo data loaded in/,
  },
  {
    text: 'npm run demo-data -- --remove',
    small: ['demo-data', '--', '--remove', '--yes'],
    says: /The demo data has been removed\. The next step: npm run admin -- create/,
  },
  { text: 'npm run format', small: ['format'], says: /Fixed \d files?/, inFolder: true },
  { text: 'npm run dev', small: ['dev'], says: /Storefront ready at http:\/\/localhost:\d+/ },
  {
    text: 'npm run walks',
    small: ['walks', '--', 'documentButton'],
    says: /documentButton/,
  },
  {
    text: /^npm run walks -- (checkout|<flow>)$/,
    small: ['walks', '--', 'documentButton'],
    says: /documentButton/,
  },
  {
    text: /^npm run mutants( -- cart-not-locked)?$/,
    small: ['mutants', '--', 'minimum-not-equal'],
    says: /1 caught, 0 not/,
  },
  {
    text: /^npm run mutants -- --charts( checkout)?$/,
    small: ['mutants', '--', '--charts', 'cartRows'],
    says: /cartRows: 5 killed, 0 not/,
  },
  {
    text: /^npm run mutants -- --draw 60 --seed 35$/,
    small: ['mutants', '--', '--draw', '2', '--seed', '35', '--out', 'FOLDER/drawn'],
    says: /written drawn-02-/,
  },
  {
    text: /^npm run chaos( -- --campaign (races --count 1000 --seed 7|payments))?$/,
    small: ['chaos', '--', '--campaign', 'races', '--count', '1', '--seed', '7'],
    says: /races: 1 races in .*, 0 problems/,
  },
  {
    text: /^npm run screenshots( -- (--colors '#fff176,#e0e0e0' cart|--pseudo cart|tokens))?$/,
    small: ['screenshots', '--', '--out', 'FOLDER/look', '--colors', '#fff176,#e0e0e0', 'access-denied'],
    says: /\d+ pictures of \d+ stories in/,
  },
  {
    text: /^npm run bench( -- (--quick|--out FOLDER))?$/,
    small: ['bench', '--', 'ratios', '--quick', '--out', 'FOLDER/bench'],
    says: /medians of 2 rounds/,
  },
  ...['catalogue', 'browser', 'journeys', 'reports', 'import'].map(bench),
  {
    text: /^curl -sS http:\/\/localhost:4000\/punchout\/cxml /,
    onShop: /<StartPage>\s*<URL>http:\/\/localhost:\d+\/\?ac=[^<]+<\/URL>/,
  },
  { text: /^curl -sS http:\/\/localhost:4000\/punchout\/oci /, onShop: /NEW_ITEM-DESCRIPTION\[1\]/ },
  { text: /^curl -sS http:\/\/localhost:4000\/orders\/cxml /, onShop: /<Status code="200"[^>]*>[\s\S]*\b5\d{5}\b/ },
];

export function formOf(text: string): CommandForm | undefined {
  return commandForms.find((form) => (typeof form.text === 'string' ? form.text === text : form.text.test(text)));
}

/** Programs of others: they reach for what only the reader has. */
export const OTHERS = /^(rclone|docker|sudo|git) /;
