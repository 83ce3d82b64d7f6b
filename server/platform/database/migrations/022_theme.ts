import { type Kysely, sql } from 'kysely';

const colour = (name: string, standard = '') => `${name} text not null ${standard} check (${name} ~ '^#[0-9a-f]{6}$')`;
const theme = (standard = '') => `theme smallint not null ${standard} check (theme in (0, 1))`;

const statements = [
  // The site's theme for users without an own one. Light 0, Dark 1.
  `alter table site
     add column ${theme('default 0')},
     add column ${colour('primary_color', "default '#008080'")},
     add column ${colour('secondary_color', "default '#f50057'")}`,
  `create table user_theme (
     user_id integer primary key references app_user on delete cascade,
     ${theme()},
     ${colour('primary_color')},
     ${colour('secondary_color')}
   )`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
