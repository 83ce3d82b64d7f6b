import { fromPromise } from 'xstate';
import * as endpoints from '#domain/api/imports.ts';
import { CODE_LIMIT } from '#domain/schema/limits.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { Download } from '#machines/admin/fileDownload/fileDownloadMachine.ts';
import type { Sending, Sent } from '#machines/admin/fileImport/fileImport.ts';
import type { Imports, RunPage, RunView } from '#machines/admin/imports/importsMachine.ts';
import type { ResultPage, ResultView } from '#machines/admin/resultList/resultListMachine.ts';
import { type Api, answerOf, countedAnswerOf } from '../../../api/client.ts';
import { uploading } from '../../../api/uploading.ts';
import { saveBlob } from '../../../components/saveFile.ts';

/** A browser stops reading a file that changed on the disk. */
function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

/** A JSON file is recognized by its extension. */
function shortName(name: string): string {
  const ending = name.slice(name.lastIndexOf('.'));
  return name.length <= CODE_LIMIT ? name : `${name.slice(0, CODE_LIMIT - ending.length)}${ending}`.slice(-CODE_LIMIT);
}

const FILE_CHANGED: Sent = { kind: 'refused', text: dataImportText('importPage.fileChanged') };

async function send(
  api: Api,
  {
    kind,
    file,
    isTrial,
    choices: { encoding, delimiter, decimal, dateOrder, columns, constants, isComplete, ...accepted },
    tell,
  }: Sending,
  signal: AbortSignal,
): Promise<Sent> {
  if (!(await isReadable(file))) return FILE_CHANGED;
  const query = {
    kind,
    dryRun: isTrial,
    complete: isComplete,
    fileName: shortName(file.name),
    ...(accepted.createCategories && { createCategories: true }),
    ...(accepted.acceptUnusual && { acceptUnusual: true }),
    ...(encoding !== '' && { encoding }),
    ...(delimiter !== '' && { delimiter }),
    ...(decimal !== '' && { decimal }),
    ...(dateOrder !== '' && { dateOrder }),
    ...(columns !== null && { columns: JSON.stringify(columns) }),
    ...(Object.keys(constants).length > 0 && { constants: JSON.stringify(constants) }),
  };
  try {
    const sent = await api.call(endpoints.startImport, { query, body: file, sender: uploading(tell), signal });
    if (sent.kind === 'refused')
      return { kind: 'refused', text: (sent.errors[0] ?? sent.message) || dataImportText('importPage.notTaken') };
    return sent.kind === 'answer'
      ? { kind: 'accepted', run: sent.answer }
      : { kind: 'refused', text: dataImportText('importPage.notTaken') };
  } catch (error) {
    if (!(await isReadable(file))) return FILE_CHANGED;
    throw error;
  }
}

async function fetchFile(api: Api, download: Download, signal: AbortSignal): Promise<void> {
  if (download.of === 'held') {
    const { kind } = download;
    saveBlob(`${kind}.csv`, await answerOf(api.call(endpoints.exportData, { query: { kind }, signal })));
    return;
  }
  const { runId } = download;
  const file = await answerOf(api.call(endpoints.getResultFile, { params: { id: runId }, signal }));
  saveBlob(`results-${runId}.csv`, file);
}

/** Checks and imports files, and reads their results. */
export function importPorts(api: Api) {
  const runsOn = (page: number, signal: AbortSignal): Promise<RunPage> =>
    countedAnswerOf(api.call(endpoints.listImports, { query: { page }, signal }));
  return {
    imports: {
      loadPage: fromPromise<Imports, RunView>(async ({ input: { page }, signal }) => {
        const [kinds, runs] = await Promise.all([
          answerOf(api.call(endpoints.listImportKinds, { signal })),
          runsOn(page, signal),
        ]);
        return { kinds, ...runs };
      }),
      loadRuns: fromPromise<RunPage, RunView>(({ input: { page }, signal }) => runsOn(page, signal)),
    },
    fileImport: {
      loadWork: fromPromise<endpoints.ImportRun, { id: number }>(({ input, signal }) =>
        answerOf(api.call(endpoints.getImport, { params: input, query: { result: 'refused' }, signal })),
      ),
      cancelWork: fromPromise<endpoints.ImportRun, { id: number }>(({ input, signal }) =>
        answerOf(api.call(endpoints.cancelImport, { params: input, signal })),
      ),
      sendFile: fromPromise<Sent, Sending>(({ input, signal }) => send(api, input, signal)),
    },
    resultList: {
      loadPage: fromPromise<ResultPage, ResultView>(async ({ input: { runId, result, page }, signal }) => {
        const query = { page, ...(result !== '' && { result }) };
        const { rows, total } = await countedAnswerOf(
          api.call(endpoints.getImport, { params: { id: runId }, query, signal }),
        );
        return { rows: rows.results, total };
      }),
    },
    fileDownload: {
      fetchFile: fromPromise<void, Download>(({ input, signal }) => fetchFile(api, input, signal)),
    },
  };
}
