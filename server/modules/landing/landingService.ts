import { setImmediate } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Answer, Body } from '#domain/api/endpoint.ts';
import type { LandingConflict, StoredLanding, saveLanding } from '#domain/api/landing.ts';
import { formatMoment } from '#domain/formatDay.ts';
import { landingTexts } from '#domain/landing/landingTexts.ts';
import { KNOWN_VARIANTS, type LandingContent, type LandingLayout } from '#domain/landing/layout.ts';
import { layoutProblem, shownLayout } from '#domain/landing/layoutRules.ts';
import { readLayout } from '#domain/landing/readLayout.ts';
import type { Language } from '#domain/texts/languages.ts';
import type { Database } from '../../platform/database/schema.ts';
import { SaveRefused } from '../../platform/http/refused.ts';
import { languageNow } from '../../platform/text/spoken.ts';
import { cleanHtml } from './cleanHtml.ts';
import { findLanding, findLandingChange, insertLanding, type LandingRow, lockLanding } from './landingRepository.ts';

const NONE: LandingLayout = { enabled: true, title: '', cards: [], contents: [] };

/** A long text takes twenty milliseconds: other calls run between two texts. */
async function cleaned(layout: LandingLayout): Promise<LandingLayout> {
  const contents: LandingContent[] = [];
  for (const content of layout.contents) {
    const isText = content.variant === 'text' && 'value' in content;
    if (isText) await setImmediate();
    contents.push(isText ? { ...content, value: cleanHtml(content.value) } : content);
  }
  return { ...layout, contents };
}

async function storedLanding(row: LandingRow | null): Promise<StoredLanding> {
  return row ? { ...(await cleaned(readLayout(row.layout))), version: row.version } : { ...NONE, version: 0 };
}

/** The landing page as JSON: for its editors, and for visitors, without hidden parts. */
interface LandingTexts {
  whole: string;
  shown: string;
}

/** Returns the newest landing page; the response of a version is built once for each language. */
export function landingPages(database: Kysely<Database>): () => Promise<LandingTexts> {
  const known = new Map<Language, { key: string; texts: LandingTexts }>();
  return async () => {
    const row = await findLanding(database);
    const key = JSON.stringify(row);
    const kept = known.get(languageNow());
    if (kept?.key === key) return kept.texts;
    const landing = await storedLanding(row);
    const texts = {
      whole: JSON.stringify(landing),
      shown: JSON.stringify({ ...shownLayout(landing), version: landing.version }),
    };
    known.set(languageNow(), { key, texts });
    return texts;
  };
}

function isUnknown({ variant }: Pick<LandingContent, 'variant'>): boolean {
  return !KNOWN_VARIANTS.some((known) => known === variant);
}

/** Contents of a newer shop version keep the fields that this version does not know. */
function withKept(contents: readonly LandingContent[], row: LandingRow | null): readonly object[] {
  const stored = (row?.layout as { contents?: unknown } | undefined)?.contents;
  const before = new Map((Array.isArray(stored) ? stored : []).map((content) => [content?.id, content]));
  return contents.map((content) => {
    const kept = before.get(content.id);
    return isUnknown(content) && kept?.variant === content.variant ? { ...kept, ...content } : content;
  });
}

/** The second of two editors learns who saved first. */
async function changedElsewhere(
  transaction: Transaction<Database>,
  row: LandingRow | null,
  timeZone: string,
): Promise<SaveRefused> {
  const change = row && (await findLandingChange(transaction, row.version));
  const moment = change && formatMoment(change.at.toISOString(), timeZone);
  const extra: LandingConflict = {
    landing: await storedLanding(row),
    changedBy: change?.by ?? null,
    changedAt: change?.at.toISOString() ?? null,
  };
  return new SaveRefused(409, 'staleVersion', landingTexts.changedElsewhere(extra.changedBy, moment), { extra });
}

/** Saves the page that was read at `version`; without a version it replaces the newest one. */
export async function saveLandingPage(
  database: Kysely<Database>,
  { userId, timeZone, at }: { userId: number; timeZone: string; at: Date },
  { version, ...sent }: Body<typeof saveLanding>,
): Promise<Answer<typeof saveLanding>> {
  const problem = layoutProblem(sent);
  if (problem !== null) throw new SaveRefused(409, 'invalidLayout', problem.text, { reasons: [problem] });
  const layout = await cleaned(readLayout(sent));
  return await database.transaction().execute(async (transaction) => {
    const row = await lockLanding(transaction);
    const newest = row?.version ?? 0;
    if (version !== undefined && version !== newest) {
      throw await changedElsewhere(transaction, row, timeZone);
    }
    const saved = { ...layout, contents: withKept(layout.contents, row) };
    await insertLanding(transaction, { version: newest + 1, layout: saved, userId, at });
    return { isSuccess: true, errorReason: null, errorCode: 0, version: newest + 1 };
  });
}
