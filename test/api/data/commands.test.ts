import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchOrders } from '#domain/api/integration.ts';
import { putStock } from '#domain/api/integrationData.ts';
import { importTargets } from '#server/modules/dataImport/write/importTargets.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { type CommandEnd, runCommand } from '#test/support/shop/command.ts';

let api: Api;
let folder: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  folder = await mkdtemp(join(tmpdir(), 'storefront-command-'));
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(() => api.stop());

const run = (name: string, ...given: string[]): Promise<CommandEnd> => runCommand(name, given, api.url);
const put = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);
/** Seconds differ from machine to machine. */
const outputOf = ({ shown }: CommandEnd) => shown.replaceAll(/\(\d+\.\d s\)/g, '(0.0 s)').replaceAll(folder, 'FOLDER');
const results = async (kind: string) => (await readFile(join(folder, 'results', `${kind}.csv`), 'utf8')).split('\r\n');

async function read(query: string): Promise<unknown[]> {
  return (await sql.raw(query).execute(api.database)).rows;
}

/** All at once: each ends before it opens anything, or finds nothing to do. */
async function refused(name: string, cases: readonly { given: readonly string[]; why: string }[]): Promise<void> {
  const ended = await Promise.all(
    cases.map(({ given }) => run(name, ...given.map((one) => one.replace('FOLDER', folder)))),
  );
  expect(ended.map((end) => [end.code, outputOf(end)])).toEqual(
    cases.map(({ why }) => [1, expect.stringContaining(why)]),
  );
}

describe('import', () => {
  test('does a dry run of a whole folder, then imports it, and shows the result of each row', async () => {
    await put('products.csv', 'code,description,category,unit\nN1,New thing,1101,CS\n');
    await put('prices.csv', 'product,unit,price\nN1,CS,12.50\nP101,CS,cheap\n');
    const tried = await run('import', folder, '--dry-run');
    const [rows, open] = outputOf(tried).split('\nStill missing:\n');
    expect(rows).toBe(`
products.csv: Products
  CSV; utf-8; delimiter ,
  1 new, 0 changed, 0 same, 0 refused (0.0 s)

prices.csv: List prices
  CSV; utf-8; delimiter ,; decimal point
  line 3, refused: price "cheap" is not a valid number: Enter a number such as 12.50
  0 new, 1 changed, 0 same, 1 refused (0.0 s)

The result of each row is in FOLDER/results.
A dry run: nothing was changed.
`);
    expect(open).toMatch(/^( {2}[A-Z][\w ]+: .+\n)+$/);
    expect(tried.code).toBe(1);
    expect(await read(`select from product where product_code = 'N1'`)).toEqual([]);

    const done = await run('import', folder);
    expect(outputOf(done).split('\nStill missing:\n')[0]).toBe(
      rows?.replace(
        'A dry run: nothing was changed.',
        'The shop may stay running: buyers see the imported data from now on.',
      ),
    );
    expect(done.code).toBe(1);
    expect(await results('prices')).toEqual([
      '\ufeffline,result,column,value,reason,hint,code',
      '2,changed,,,,,',
      '3,refused,price,cheap,"price ""cheap"" is not a valid number",Enter a number such as 12.50,',
      '',
    ]);
    expect(
      await read(
        `select list_price::text as price from product_unit u join product p on p.product_key = u.product_key where product_code = 'N1'`,
      ),
    ).toEqual([{ price: '12.5000' }]);
    expect(await read(`select subject, detail, user_id from audit where action = 'data.import' order by id`)).toEqual([
      { subject: 'products', detail: '1 new, 0 changed, 0 same, 0 refused', user_id: null },
      { subject: 'prices', detail: '0 new, 1 changed, 0 same, 1 refused', user_id: null },
    ]);
  });

  test('stops at a file whose values can be read in two ways, and names the option', async () => {
    await put('prices.csv', 'product,unit,price\nP101,CS,"1,250"\n');
    const stopped = await run('import', folder);
    expect(outputOf(stopped)).toContain(
      'Some values can be read in two ways. price: "1,250" could be 1250 or 1.250. This file was not imported. Add --decimal point or --decimal comma.',
    );
    const result = await run('import', folder, '--decimal', 'comma', '--date-order', 'day-first');
    expect([stopped.code, result.code]).toEqual([1, 0]);
    expect(outputOf(result)).toContain('decimal comma; day first');
  });

  test('reads a file with the given options, and ends with 0 when nothing was refused', async () => {
    await put('products.csv', Buffer.from('Art. No|Bezeichnung|Rest\nP101|Käse|x\n', 'latin1'));
    await put('prices.csv', Buffer.from('Art. No|unit|price\nP101|CS|1.234,50\n', 'latin1'));
    const columns = [
      'products:Art. No=code',
      'Products:Bezeichnung=description',
      'products:Rest=',
      'prices:Art. No=',
    ].flatMap((choice) => ['--column', choice]);
    const first = await run('import', folder, '--encoding', 'windows-1252', '--delimiter', '|', ...columns);
    expect(outputOf(first)).toContain('CSV; windows-1252; delimiter |; left out: Rest\n  0 new, 1 changed');
    expect(outputOf(first)).toContain('There is no column for product. The headings are "Art. No", "unit", "price".');
    expect(outputOf(first)).toContain('Use an option such as --column "prices:Art. No=product".');
    expect(first.code).toBe(1);
    await rm(join(folder, 'products.csv'));
    const second = await run('import', folder, '--decimal', 'comma', '--column', 'Art. No=product');
    expect(outputOf(second)).toContain('CSV; utf-8; delimiter |; decimal comma\n  0 new, 1 changed, 0 same, 0 refused');
    expect(second.code).toBe(0);
    expect(
      await read(`select description, list_price::text as price from product p join product_unit u on u.product_key = p.product_key
      where product_code = 'P101' and unit = 'CS'`),
    ).toEqual([{ description: 'Käse', price: '1234.5000' }]);
  });

  test('sets a column for all rows of a file', async () => {
    await put('stock.csv', 'product,available\nP101,4\n');
    await put('prices.csv', 'Item,price\nP101,12.50\n');
    const done = await run('import', folder, '--constant', 'prices:unit=CS');
    expect(outputOf(done)).toContain('CSV; utf-8; delimiter ,; decimal point; all rows: unit CS\n  0 new, 1 changed');
    expect(done.code).toBe(0);
  });

  test('of several files asks which one a choice is for', async () => {
    await put('stock.csv', 'product,available\nP101,4\n');
    await put('prices.csv', 'Item,price\nP101,12.50\n');
    await refused('import', [
      {
        given: ['FOLDER', '--column', 'Item=product'],
        why: '--column "Item=product": the folder has several files. Name one, such as "prices:Item=product".',
      },
      {
        given: ['FOLDER', '--constant', 'units:unit=CS'],
        why: '--constant "units:unit=CS": the folder has no file of units.',
      },
      { given: ['FOLDER', '--constant', 'unit='], why: 'such as "prices:unit=EA".' },
    ]);
  });

  test('of complete files deactivates missing rows, where that is possible', async () => {
    await put('products.csv', 'code\nP101\n');
    await put('categories.csv', 'code,description\n1101,Fruit\n');
    const done = await run('import', folder, '--complete');
    expect(outputOf(done)).toMatch(
      /categories\.csv: Categories\n {2}Nothing is deactivated: this kind does not support --complete\./,
    );
    expect(outputOf(done)).toMatch(
      /products\.csv: Products\n.*\n {2}0 new, 0 changed, 1 same, 0 refused, \d+ deactivated/,
    );
    expect(done.code).toBe(0);
    expect(await read('select product_code from product where is_active and product_key <> 9')).toEqual([
      { product_code: 'P101' },
    ]);
  });

  test('creates missing categories of products on request, and says which', async () => {
    await put('products.csv', 'code,description,category,unit\nN1,Rye bread,Bakery,EA\n');
    const refusedRun = await run('import', folder, '--dry-run');
    expect([refusedRun.code, outputOf(refusedRun)]).toEqual([
      1,
      expect.stringContaining('or choose Create missing categories'),
    ]);
    const done = await run('import', folder, '--create-categories');
    expect([done.code, outputOf(done)]).toEqual([0, expect.stringContaining('  1 category is created: Bakery.\n')]);
    expect(await read(`select code from main_category where code = 'Bakery'`)).toHaveLength(1);
  });

  test('changes nothing with an unknown option, and shows why', async () => {
    const cases = [
      { given: [], why: 'Name one folder.' },
      { given: ['FOLDER', '--decimal', 'dot'], why: '--decimal is dot: it must be one of point comma.' },
      {
        given: ['FOLDER', '--column', 'Art. No'],
        why: '--column is Art. No: write a heading and its column, such as "products:Art. No=code".',
      },
      { given: ['FOLDER', '--dryrun'], why: "Unknown option '--dryrun'" },
      { given: ['FOLDER'], why: 'FOLDER has no file to import, such as products.csv.' },
    ];
    await refused('import', cases);
  });
});

describe('export', () => {
  test('writes a template of each kind, and refuses a folder that is not empty', async () => {
    expect(await run('export', folder, '--templates')).toEqual({
      code: 0,
      shown: `Wrote a template of each kind to ${folder}.\n`,
    });
    const names = importTargets.map(({ kind }) => `${kind.name}.csv`).sort();
    expect((await readdir(folder)).sort()).toEqual(names);
    const [headings = '', example = ''] = (await readFile(join(folder, 'stock.csv'), 'utf8')).split('\r\n');
    expect([headings, example]).toEqual(['\ufeffproduct,available', '10226,240']);
    const again = await run('export', folder);
    expect(again).toEqual({ code: 1, shown: `${folder} is not empty: name another folder.\n` });
  });

  test('exports the current data, and importing that changes nothing', async () => {
    const out = join(folder, 'out');
    const written = await run('export', out);
    expect(written).toEqual({
      code: 0,
      shown: importTargets.map(({ kind }) => `${join(out, kind.name)}.csv\n`).join(''),
    });
    for (const { kind } of importTargets) {
      const [, ...rows] = (await readFile(join(out, `${kind.name}.csv`), 'utf8')).split('\r\n');
      if (rows.length < 2) await rm(join(out, `${kind.name}.csv`));
    }
    expect((await readdir(out)).sort()).toContain('contractPrices.csv');
    const back = await run('import', out);
    const counts = [...back.shown.matchAll(/^ {2}(\d+ new, \d+ changed), (\d+) same, (\d+) refused/gm)];
    expect(counts.map(([, moved, , refused]) => [moved, refused])).toEqual(counts.map(() => ['0 new, 0 changed', '0']));
    expect(back.code).toBe(0);
  });
});

describe('token', () => {
  test('is shown once, opens what it was made for, is listed, and is refused once it is revoked', async () => {
    expect(await run('token', 'list')).toEqual({ code: 0, shown: 'There are no tokens.\n' });
    const made = await run('token', 'create', '--name', 'erp', '--scopes', 'orders:read,prices:write');
    const [token = ''] = /svc_[\w-]{43}/.exec(made.shown) ?? [];
    expect(made).toEqual({
      code: 0,
      shown: `${token}\n\nThe token is shown only once. Send it in the header "Authorization: Bearer …" of each call.\n`,
    });
    expect((await api.call(fetchOrders, { token })).status).toBe(200);
    expect((await api.call(putStock, { token, body: [] })).status).toBe(403);
    const listed = await run('token', 'list');
    expect(listed.shown).toMatch(/^erp {2}orders:read,prices:write {2}last used \d{4}-.*Z\n$/);
    expect(listed.shown).not.toContain('svc_');
    const twice = await run('token', 'create', '--name', 'ERP', '--scopes', 'orders:read');
    expect(twice.code).toBe(1);
    expect(twice.shown).toContain('A token named ERP is already in use. Revoke it first, or choose another name.');
    expect(await run('token', 'revoke', '--name', 'Erp')).toEqual({ code: 0, shown: 'Token Erp revoked.\n' });
    expect((await api.call(fetchOrders, { token })).status).toBe(401);
    expect((await run('token', 'list')).shown).toMatch(/, revoked \d{4}-.*Z\n$/);
  });

  test('creates and revokes no token with an unknown option, and shows why', async () => {
    const cases = [
      {
        given: ['create', '--name', 'erp', '--scopes', 'orders:all'],
        why: '--scopes has "orders:all": each must be one of orders:read',
      },
      { given: ['create', '--name', 'erp'], why: '--scopes has "": each must be one of orders:read' },
      { given: ['create', '--scopes', 'orders:read'], why: '--name must be 1 to 60 letters' },
      { given: ['revoke', '--name', 'erp'], why: 'No token named erp is in use.' },
      { given: ['make'], why: 'Name a command: create, list or revoke.' },
    ];
    await refused('token', cases);
    expect(await read('select name from service_token')).toEqual([]);
  });
});
