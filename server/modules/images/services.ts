import type { Runtime } from '../../platform/runtime.ts';
import type { PictureFormat } from './pictureFormat.ts';
import type { PictureRenderer } from './pictureRenderer.ts';
import type { PictureSource } from './sync/pictureSource.ts';

/** The services that this module needs. */
export interface ImageServices extends Runtime {
  readonly renderers: PictureRenderer;
  /** The source of product pictures, and their output format. */
  readonly pictureSource: PictureSource;
  readonly pictureFormat: PictureFormat;
}
