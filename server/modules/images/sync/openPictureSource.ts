import { join } from 'node:path';
import { folderSource } from './folderSource.ts';
import type { PictureSource } from './pictureSource.ts';
import { webSource } from './webSource.ts';

/** Where pictures are looked for when nothing else is said, and where those of the demo distributor lie. */
interface SourceConfig {
  readonly dataDir: string;
  /** A folder, or the address of an index; null means a folder of the data folder. */
  readonly imageSource: string | null;
}

export function pictureFolderOf({ dataDir }: Pick<SourceConfig, 'dataDir'>): string {
  return join(dataDir, 'pictures');
}

export function openPictureSource(config: SourceConfig): PictureSource {
  const { imageSource } = config;
  if (imageSource === null) return folderSource(pictureFolderOf(config));
  return /^https?:/i.test(imageSource) ? webSource(imageSource) : folderSource(imageSource);
}
