import FileUp from 'lucide-react/icons/file-up';
import { useRef } from 'react';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { FileImportRef } from '#machines/admin/fileImport/fileImportMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';

interface FileChooserProps {
  readonly flow: FileImportRef;
  readonly children: string;
  readonly isMain?: boolean;
}

/** Chooses a file on the device. */
export function FileChooser({ flow, children, isMain = false }: FileChooserProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<FileUp />} variant={isMain ? 'primary' : 'secondary'} onClick={() => picker.current?.click()}>
        {children}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={dataImportText('imports.fileToImport')}
        accept=".csv,.tsv,.txt,.json,.xlsx,text/csv,text/tab-separated-values,application/json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) flow.send({ type: 'file.choose', file });
          currentTarget.value = '';
        }}
      />
    </>
  );
}
