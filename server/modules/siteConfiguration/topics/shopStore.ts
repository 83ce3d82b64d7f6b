import { type Kysely, sql, type Transaction } from 'kysely';
import { fieldInvalid } from '#domain/fields/fieldReasons.ts';
import { PROGRAM_LOGO } from '#domain/settings/programLogo.ts';
import { colourOf } from '#domain/settings/theme.ts';
import type { ShopConfiguration } from '#domain/siteConfiguration/shopConfiguration.ts';
import type { Configuration } from '#domain/siteConfiguration/topics.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { refusedForm } from '../../accounts/newPassword.ts';
import { logoFile } from '../../images/ownLogo.ts';
import { siteDrawing } from '../../images/siteDrawings.ts';
import type { TopicStore } from './topicStore.ts';

async function find(database: Kysely<Database>): Promise<Omit<Configuration['shop'], 'version'>> {
  const { rows } = await sql<Omit<Configuration['shop'], 'version'>>`
    select distributor_name as name, distributor_address as address, distributor_phone as phone, logo_name as "logoName",
      theme, primary_color as "primaryColor", secondary_color as "secondaryColor", paper_size as "paperSize",
      terms, privacy
    from site`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('the database has no site row');
  return { ...row, logoName: logoFile(row) };
}

async function isKept(database: Kysely<Database>, file: string): Promise<boolean> {
  if (file === '' || siteDrawing(file)) return true;
  const { rows } = await sql`select from picture where file = ${file}`.execute(database);
  return rows.length > 0;
}

async function write(transaction: Transaction<Database>, change: ShopConfiguration): Promise<void> {
  const { name, address, phone, logoName, theme, primaryColor, secondaryColor, paperSize, terms, privacy } = change;
  if (!(await isKept(transaction, logoName))) {
    throw refusedForm([{ ...fieldInvalid(adminText('configuration.noLogo')), field: 'logoName' }]);
  }
  await transaction
    .updateTable('site')
    .set({
      distributor_name: name.trim(),
      distributor_address: address.trim(),
      distributor_phone: phone.trim(),
      logo_name: logoName || PROGRAM_LOGO,
      theme,
      primary_color: colourOf(primaryColor) ?? primaryColor,
      secondary_color: colourOf(secondaryColor) ?? secondaryColor,
      paper_size: paperSize,
      terms: terms.trim(),
      privacy: privacy.trim(),
    })
    .execute();
}

export const shopStore: TopicStore<'shop'> = { find, write };
