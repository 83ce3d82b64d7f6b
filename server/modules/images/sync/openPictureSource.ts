import { join } from 'node:path';
import { folderSource } from './folderSource.ts';
import type { PictureSource } from './pictureSource.ts';
import { webSource } from './webSource.ts';

/** The default source of pictures, and the folder of the demo distributor's pictures. */
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
