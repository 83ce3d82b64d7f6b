import { fileDownloadMachine } from '#machines/admin/fileDownload/fileDownloadMachine.ts';
import { fileImportMachine } from '#machines/admin/fileImport/fileImportMachine.ts';
import { importsMachine } from '#machines/admin/imports/importsMachine.ts';
import { verdictListMachine } from '#machines/admin/verdictList/verdictListMachine.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { ImportsScreen } from './ImportsScreen.tsx';
import { importPorts } from './importPorts.ts';

export const importsParts: PageParts<{ imports: typeof importsMachine; fileDownload: typeof fileDownloadMachine }> = ({
  api,
  notify,
}) => {
  const ports = importPorts(api);
  const verdictList = verdictListMachine.provide({ actors: ports.verdictList });
  const fileImport = fileImportMachine.provide({ actors: { ...ports.fileImport, verdictList } });
  return {
    Screen: ImportsScreen,
    flows: {
      imports: { logic: importsMachine.provide({ actors: { ...ports.imports, fileImport }, actions: { notify } }) },
      fileDownload: { logic: fileDownloadMachine.provide({ actors: ports.fileDownload, actions: { notify } }) },
    },
  };
};
