import type { Kysely } from 'kysely';
import type { CardTokenService } from '#domain/payment/cardTokenService.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/schema.ts';
import type { HumanCheck } from './humanCheck/humanCheck.ts';
import type { Ids } from './ids.ts';
import type { PictureFormat } from './images/pictureFormat.ts';
import type { PictureSource } from './images/sync/pictureSource.ts';
import type { OrderTarget } from './integration/outgoing/orderTarget.ts';
import type { Letters } from './mail/letters.ts';
import type { Mail } from './mail/mail.ts';
import type { PaymentGateway } from './payments/gateway.ts';
import type { CatalogueBuilds } from './rendering/catalogueBuilds.ts';
import type { Imports } from './rendering/imports.ts';
import type { Renderers } from './rendering/renderers.ts';
import type { ReportBuilds } from './rendering/reportBuilds.ts';

/** Offered on the sign-in page while demo data is loaded. */
export interface DemoAccount {
  username: string;
  role: string;
  password: string;
}

/** What routes need from outside. */
export interface Services {
  database: Kysely<Database>;
  clock: Clock;
  /** Where the shop is found, without a trailing slash. */
  publicUrl: string;
  ids: Ids;
  renderers: Renderers;
  catalogueBuilds: CatalogueBuilds;
  reportBuilds: ReportBuilds;
  imports: Imports;
  /** A report of more lines is made when it is opened, while its tab shows how far it has come. */
  shortPaperLines: number;
  /** Where pictures of products come from, and what they are made as. */
  pictureSource: PictureSource;
  pictureFormat: PictureFormat;
  letters: Letters;
  mail: Mail;
  humanCheck: HumanCheck;
  payments: PaymentGateway;
  /** To whom browsers give cards; null where they send them to the shop. */
  cardTokens: CardTokenService | null;
  /** Where orders go by themselves; null where they wait to be fetched. */
  orderTarget: OrderTarget | null;
  demoAccounts: readonly DemoAccount[];
}
