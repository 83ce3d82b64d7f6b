import { fileDownloadMachine } from '#machines/admin/fileDownload/fileDownloadMachine.ts';
import { fileImportMachine } from '#machines/admin/fileImport/fileImportMachine.ts';
import { importsMachine } from '#machines/admin/imports/importsMachine.ts';
import { resultListMachine } from '#machines/admin/resultList/resultListMachine.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { ImportsScreen } from './ImportsScreen.tsx';
import { importPorts } from './importPorts.ts';

export const importsParts: PageParts<{ imports: typeof importsMachine; fileDownload: typeof fileDownloadMachine }> = ({
  api,
  notify,
}) => {
  const ports = importPorts(api);
  const resultList = resultListMachine.provide({ actors: ports.resultList });
  const fileImport = fileImportMachine.provide({ actors: { ...ports.fileImport, resultList } });
  return {
    Screen: ImportsScreen,
    flows: {
      imports: { logic: importsMachine.provide({ actors: { ...ports.imports, fileImport }, actions: { notify } }) },
      fileDownload: { logic: fileDownloadMachine.provide({ actors: ports.fileDownload, actions: { notify } }) },
    },
  };
};
