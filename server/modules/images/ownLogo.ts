import type { Kysely } from 'kysely';
import { PROGRAM_LOGO } from '#domain/settings/programLogo.ts';
import { DEMO_DISTRIBUTOR } from '#domain/settings/shopNames.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { RenderedPicture } from './pictureRenderer.ts';
import { findPicture, isKept } from './pictureStore.ts';
import { siteDrawing } from './siteDrawings.ts';

interface Site {
  name: string;
  logoName: string;
}

/** Whether the distributor uploaded a logo; the bundled logo belongs to the demo's distributor. */
const hasLogo = ({ name, logoName }: Site): boolean => logoName !== PROGRAM_LOGO || name === DEMO_DISTRIBUTOR;

/** The logo's file of /img; '' without a logo. */
export const logoFile = (site: Site): string => (hasLogo(site) ? site.logoName : '');

/** The distributor's file of /img; null without one, or when it is deleted. */
export async function ownLogo(database: Kysely<Database>, site: Site): Promise<string | null> {
  if (!hasLogo(site)) return null;
  const { logoName } = site;
  return siteDrawing(logoName) || (await isKept(database, [logoName])) ? logoName : null;
}

/** The contents of this file. */
export async function logoPicture(database: Kysely<Database>, logo: string | null): Promise<RenderedPicture | null> {
  return logo === null ? null : (siteDrawing(logo) ?? (await findPicture(database, logo)));
}
