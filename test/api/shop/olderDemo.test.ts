import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCatalogue } from '#domain/api/products.ts';
import { DEMO_DISTRIBUTOR } from '#domain/settings/shopNames.ts';
import { applyMigrations, prepareDemoData } from '#server/app/prepareDatabase.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { bookEntry } from '#test/support/api/receivables.ts';
import { withoutWork } from '#test/support/database/olderWork.ts';

let api: Api;
let folder: string;
const log: string[] = [];

const named = (code: string, list: string, details: string[]) =>
  sql`update product set list_image = ${`${list}-list.webp`}, mobile_image = ${`${list}-mobile.webp`},
    card_image = ${`${list}-card.webp`}, detail_images = ${details.map((name) => `${name}-detail.webp`)}
    where product_code = ${code}`.execute(api.database);

async function imagesOf(code: string) {
  const { rows } = await sql<{ list: string; mobile: string; card: string; details: string[] }>`
    select list_image as list, mobile_image as mobile, card_image as card, detail_images as details
    from product where product_code = ${code}`.execute(api.database);
  return rows[0];
}

const isShown = async (file: string) => {
  const { statusCode, rawPayload } = await api.app.inject({ url: `/img/${file}` });
  return statusCode === 200 && (await sharp(rawPayload).metadata()).format === 'webp';
};

const start = async () => {
  await applyMigrations(api.url, () => undefined);
  await prepareDemoData(api.url, folder, (line) => log.push(line));
};

/** The demo distributor as a release left it that drew pictures by the names of their files. */
beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(join(tmpdir(), 'storefront-older-'));
  await sql`drop table drawing, picture, image_file, product_picture, image_sync, landing`.execute(api.database);
  await sql`drop table partner_message, partner_payload, punchout_transfer, partner_identity`.execute(api.database);
  await sql`alter table session drop column punchout_visit_id, drop column id, drop column user_agent`.execute(
    api.database,
  );
  await sql`alter table cart drop column punchout_visit_id, add unique (user_id, customer_key)`.execute(api.database);
  await sql`drop table punchout_visit, trading_partner`.execute(api.database);
  await sql`drop table invoice_line, invoice, order_shipment_line, order_shipment, order_export cascade`.execute(
    api.database,
  );
  await sql`alter table audit drop column service_token_id`.execute(api.database);
  await sql`alter table audit drop column changes`.execute(api.database);
  await sql`drop table service_token`.execute(api.database);
  await sql`drop table holiday, warehouse_cutoff, setting_version`.execute(api.database);
  await sql`alter table site drop column delivery_weekdays`.execute(api.database);
  await sql`alter table customer drop column minimum_order_amount`.execute(api.database);
  await sql`alter table app_user drop column version`.execute(api.database);
  await sql`alter table sales_order_line drop column billed_quantity cascade`.execute(api.database);
  await sql`drop table conditional_price`.execute(api.database);
  await sql`alter table payment_attempt drop column issuer`.execute(api.database);
  await sql`drop table alert, approval, customer_write, flow_number, recording, team_member`.execute(api.database);
  await sql`alter table site drop column terms, drop column privacy`.execute(api.database);
  await sql`alter table app_user drop column language`.execute(api.database);
  await sql`alter table customer drop column language`.execute(api.database);
  for (const table of ['product', 'category', 'main_category'])
    await sql`create or replace function ${sql.ref(`note_${table}`)}() returns trigger language plpgsql
      as 'begin return null; end'`.execute(api.database);
  for (const table of ['product', 'category', 'main_category'])
    await sql`alter table ${sql.table(table)} drop column translations cascade`.execute(api.database);
  await sql`drop table recovery_code, two_factor`.execute(api.database);
  await sql`alter table order_guide drop column changed_at`.execute(api.database);
  await sql`alter table cart_line drop column place`.execute(api.database);
  await sql`alter table site drop column search_words, drop column search_words_version`.execute(api.database);
  for (const column of ['exact_numerator', 'exact_denominator'])
    await sql`alter table product_unit drop column ${sql.ref(column)} cascade`.execute(api.database);
  await sql`drop index product_code_without_case, customer_code_without_case, order_number_without_case`.execute(
    api.database,
  );
  await sql`drop index audit_of_user`.execute(api.database);
  await sql`alter table audit drop column detail`.execute(api.database);
  await sql`drop table import_result, import_piece, import_run, import_columns`.execute(api.database);
  await withoutWork(api.database);
  await sql`delete from kysely_migration where name >= '023'`.execute(api.database);
  await api.database.updateTable('site').set({ distributor_name: DEMO_DISTRIBUTOR }).execute();
  await bookEntry(api.database, { reference: 'A1', initial: '10' });
  await named('P101', 'tomato-7b', ['tomato-7']);
  await named('P110', 'tomato-3c', ['tomato-3', 'tomato-3c']);
  await named('P111', 'no-such-thing-7', ['no-such-thing-7']);
  await sql`update product set list_image = 'own-list.webp', card_image = 'other.webp', mobile_image = 'own-mobile.webp'
    where product_code = 'P112'`.execute(api.database);
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

test('a demo distributor of an older release has its pictures after the first start, and a folder to sync from', async () => {
  const catalogue = async () => (await api.call(getCatalogue, { token: tokenOf('chef') })).headers.etag;
  const before = await catalogue();
  await start();
  expect(log).toContain('Demo data: pictures added');
  expect(await catalogue()).not.toBe(before);

  const single = await imagesOf('P101');
  const gallery = await imagesOf('P110');
  expect(single?.details).toEqual([single?.list.replace('-list', '-detail')]);
  expect(gallery?.details).toEqual([gallery?.list.replace('-list', '-detail'), expect.any(String)]);
  for (const file of [single?.mobile, single?.card, gallery?.list, gallery?.details[1]])
    expect([file, await isShown(file ?? '')]).toEqual([file, true]);
  expect((await imagesOf('P111'))?.list).toBe('no-such-thing-7-list.webp');
  expect(await imagesOf('P112')).toMatchObject({ list: 'own-list.webp', card: 'other.webp' });
  expect((await readdir(folder)).toSorted()).toEqual(['P101.svg', 'P110-2.svg', 'P110.svg']);

  log.length = 0;
  await start();
  expect(log).toEqual([]);
  expect(await imagesOf('P101')).toEqual(single);
});
