import { join } from 'node:path';
import type { Config } from '../../../app/config.ts';
import { folderSource } from './folderSource.ts';
import type { PictureSource } from './pictureSource.ts';
import { webSource } from './webSource.ts';

/** Where pictures are looked for when nothing else is said, and where those of the demo distributor lie. */
export function pictureFolderOf({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'pictures');
}

export function openPictureSource(config: Pick<Config, 'dataDir' | 'imageSource'>): PictureSource {
  const { imageSource } = config;
  if (imageSource === null) return folderSource(pictureFolderOf(config));
  return /^https?:/i.test(imageSource) ? webSource(imageSource) : folderSource(imageSource);
}
