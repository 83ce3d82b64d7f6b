import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';

type Listener = (() => void) | null;

/** The network between a page and the server while a file is uploaded. */
export interface UploadLine {
  /** Nothing gets through. */
  isDown: boolean;
  /** Method, address and status of the answers, in order. */
  readonly answered: string[];
}

/** `XMLHttpRequest` of a browser before this server: half of the file leaves, then all. */
export function stubUpload(app: () => FastifyInstance): UploadLine {
  const line: UploadLine = { isDown: false, answered: [] };
  class Upload {
    readonly upload: { onprogress: ((progress: { loaded: number; total: number }) => void) | null } = {
      onprogress: null,
    };
    onload: Listener = null;
    onerror: Listener = null;
    onabort: Listener = null;
    responseType = '';
    response: unknown = null;
    status = 0;
    readonly #headers: Record<string, string> = {};
    #address = { method: '', url: '' };
    #type = '';
    #isOver = false;

    open(method: string, url: string): void {
      this.#address = { method, url };
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }

    getResponseHeader(name: string): string | null {
      return name === 'content-type' ? this.#type : null;
    }

    abort(): void {
      this.#isOver = true;
      this.onabort?.();
    }

    send(file: Blob): void {
      void this.#send(file);
    }

    async #send(file: Blob): Promise<void> {
      this.upload.onprogress?.({ loaded: file.size / 2, total: file.size });
      const bytes = await file.arrayBuffer().catch(() => null);
      if (bytes === null || line.isDown) return this.onerror?.();
      this.upload.onprogress?.({ loaded: file.size, total: file.size });
      const { method, url } = this.#address;
      const { pathname, search } = new URL(url, 'http://localhost');
      const { statusCode, headers, rawPayload } = await app().inject({
        method: method as 'POST',
        url: pathname + search,
        headers: { 'content-type': 'text/csv', ...this.#headers },
        payload: Buffer.from(bytes),
      });
      line.answered.push(`${method} ${pathname}${search} ${statusCode}`);
      if (this.#isOver) return;
      this.status = statusCode;
      this.#type = String(headers['content-type']);
      this.response = rawPayload;
      this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  return line;
}
