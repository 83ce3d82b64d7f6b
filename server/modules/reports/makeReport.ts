import type { Kysely } from 'kysely';
import { serverText } from '#domain/texts/serverText.ts';
import { connect } from '../../platform/database/connect.ts';
import type { Database } from '../../platform/database/schema.ts';
import { withLogo } from '../../platform/pdf/pdfLogo.ts';
import { Abandoned, advanceWork, endWork, restWork, type Work } from '../../platform/work/work.ts';
import { findLetterhead } from '../documents/letterhead.ts';
import { drawList, type ListPart } from '../documents/pdf/listPdf.ts';
import { pdfFile } from '../documents/pdfFile.ts';
import { keepContent } from '../documents/storedDocuments.ts';
import { logoPicture } from '../images/ownLogo.ts';
import { documentExpiry, documentsOpenSince } from '../retention/retention.ts';
import { planReport } from './planReport.ts';
import { findAskedReport, type Report } from './report.ts';
import type { ReportTask } from './reportBuilds.ts';
import { MAKE_REPORT } from './reportJob.ts';
import { pdfHead, pdfPart } from './reportPdf.ts';

const REPORT_EVERY_MS = 400;

async function* partsOf(report: Report): AsyncGenerator<ListPart> {
  for await (const part of report.parts()) yield pdfPart(part);
}

/** Reports progress, but not for every part; throws when the report is no longer wanted. */
function progressReporter(database: Kysely<Database>, work: Work, count: number) {
  let reportedAt = Number.NEGATIVE_INFINITY;
  let pages = 0;
  return {
    pages: () => pages,
    onPart: async (drawn: { rows: number; pages: number }) => {
      pages = drawn.pages;
      if (performance.now() - reportedAt < REPORT_EVERY_MS) return;
      reportedAt = performance.now();
      const percent = Math.min(99, Math.floor((100 * drawn.rows) / Math.max(1, count)));
      await advanceWork(database, MAKE_REPORT, work, { percent, pages });
    },
  };
}

/** A tagged document is in memory as a whole; of a longer one only a page is, and the rest is in a file. */
async function drawReport(
  database: Kysely<Database>,
  { url: _url, readUrl: _readUrl, madeAt, taggedLines, ...work }: ReportTask,
  report: Report,
): Promise<{ content: Buffer; pages: number }> {
  const [letterhead, widest] = await Promise.all([findLetterhead(database), report.widest()]);
  const logo = await logoPicture(database, letterhead.logo);
  const head = pdfHead(report, await withLogo(letterhead, logo?.body ?? null));
  const { onPart, pages } = progressReporter(database, work, report.count);
  const drawing = { madeAt, widest: widest.map(({ cells }) => cells), onPart };
  if (report.count <= taggedLines) return { content: await drawList(head, partsOf(report), drawing), pages: pages() };
  const file = await pdfFile();
  try {
    await drawList(head, partsOf(report), { ...drawing, writeTo: file.write });
    return { content: await file.read(), pages: pages() };
  } finally {
    await file.remove();
  }
}

async function makeAndKeep(database: Kysely<Database>, reading: Kysely<Database>, task: ReportTask): Promise<void> {
  const { id, turn, madeAt } = task;
  const asked = await findAskedReport(database, String(id));
  if (!asked) throw new Abandoned();
  const report = await planReport(reading, asked);
  if (!report) throw new Error('what the report was to tell of is gone');
  const { content, pages } = await drawReport(database, task, report);
  const contentKey = `${id}/${turn}`;
  await keepContent(database, { key: contentKey, content }, { now: madeAt, unusedSince: documentsOpenSince(madeAt) });
  const made = { content_key: contentKey, pages, expires_at: documentExpiry(madeAt) };
  await endWork(database, MAKE_REPORT, task, { failure: null, ...made });
}

/** Makes a long report from the current data in a thread of its own, and stores it under its id. */
export async function makeReport(task: ReportTask): Promise<void> {
  const database = connect(task.url, { connections: 2 });
  const replica = task.readUrl === null ? null : connect(task.readUrl, { connections: 2 });
  try {
    await makeAndKeep(database, replica ?? database, task);
  } catch (error) {
    if (error instanceof Abandoned) return await restWork(database, MAKE_REPORT, task, { pages: 0 });
    // What fails on a replica is tried on the primary.
    if (!replica) await endWork(database, MAKE_REPORT, task, { failure: serverText('request.failed') });
    throw error;
  } finally {
    await Promise.all([database.destroy(), replica?.destroy()]);
  }
}
