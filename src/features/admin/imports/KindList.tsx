import FileUp from 'lucide-react/icons/file-up';
import type { ImportKind } from '#domain/api/imports.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { ImportsRef } from '#machines/admin/imports/importsMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import styles from './Imports.module.css';

interface KindListProps {
  readonly page: ImportsRef;
  readonly kinds: readonly ImportKind[];
}

/** The kinds of data in the order of import. */
export function KindList({ page, kinds }: KindListProps) {
  return (
    <Panel title={dataImportText('imports.supportedFiles')}>
      <p className={styles.intro}>{`${dataImportText('importPage.intro')} ${dataImportText('importPage.order')}`}</p>
      <ol className={styles.kinds}>
        {kinds.map(({ name, title, about }, at) => (
          <li key={name} className={styles.kind}>
            <span className={styles.place} aria-hidden="true">
              {at + 1}
            </span>
            <div className={styles.kindWords}>
              <h3 className={styles.kindName}>{title}</h3>
              <p className={styles.muted}>{about}</p>
            </div>
            <Button size="small" icon={<FileUp />} onClick={() => page.send({ type: 'file.begin', kind: name })}>
              {dataImportText('imports.import')}
              <VisuallyHidden>{` ${title}`}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
