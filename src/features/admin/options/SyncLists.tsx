import Download from 'lucide-react/icons/download';
import type { ImageSyncProgress } from '#domain/api/images.ts';
import { adminTexts } from '#domain/settings/adminTexts.ts';
import { adminText } from '#domain/texts/adminText.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { saveFile } from '../../../components/saveFile.ts';
import styles from './Options.module.css';

const { sync } = adminTexts;

/** The files that match no product code, and those that could not be converted. */
export function SyncLists({ progress }: { progress: ImageSyncProgress }) {
  const { unmatched, unmatchedCount, problems, broken } = progress;
  const save = () => saveFile('unmatched-images.txt', 'text/plain;charset=utf-8', `${unmatched.join('\r\n')}\r\n`);
  if (unmatched.length + problems.length === 0) return null;
  return (
    <div className={styles.lists}>
      {unmatched.length > 0 && (
        <details className={styles.list}>
          <summary>{sync.unmatched(unmatchedCount)}</summary>
          {unmatched.length < unmatchedCount && <p>{sync.first(unmatched.length, unmatchedCount)}</p>}
          <ul>
            {unmatched.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
          <Button size="small" icon={<Download />} onClick={save}>
            {adminText('options.saveList')}
          </Button>
        </details>
      )}
      {problems.length > 0 && (
        <details className={styles.list}>
          <summary>{sync.problems(Math.max(broken, problems.length))}</summary>
          {problems.length < broken && <p>{sync.first(problems.length, broken)}</p>}
          <ul>
            {problems.map(({ file, reason }) => (
              <li key={file}>{`${file}: ${reason}`}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
