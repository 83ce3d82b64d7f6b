import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

export interface Compressed {
  brotli: Uint8Array;
  gzip: Uint8Array;
}

/** Brotli's quality: a small response is cached and sent often, a large one must not take long. */
const QUALITY = { compact: 9, large: 5 };
const WINDOW_BITS = 22;

/** Compresses a text stream with both encodings that a caller may accept. */
export function compressor(size: keyof typeof QUALITY): {
  write(text: string): Promise<void>;
  end(): Promise<Compressed>;
} {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[size],
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
  };
  const streams = [createBrotliCompress({ params }), createGzip()] as const;
  const [brotli, gzip] = [buffer(streams[0]), buffer(streams[1])];
  return {
    write: async (text) => {
      const bytes = Buffer.from(text);
      await Promise.all(streams.map((stream) => stream.write(bytes) || once(stream, 'drain')));
    },
    end: async () => {
      for (const stream of streams) stream.end();
      return { brotli: await brotli, gzip: await gzip };
    },
  };
}
