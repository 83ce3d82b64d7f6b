import type { Runtime } from '../../platform/runtime.ts';
import type { PictureFormat } from './pictureFormat.ts';
import type { PictureRenderer } from './pictureRenderer.ts';
import type { PictureSource } from './sync/pictureSource.ts';

/** What this module runs with. */
export interface ImageServices extends Runtime {
  readonly renderers: PictureRenderer;
  /** Where pictures of products come from, and what they are made as. */
  readonly pictureSource: PictureSource;
  readonly pictureFormat: PictureFormat;
}
