import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { findFreePort } from '../shop/shopProcess.ts';
import { type DrivenBrowser, heardFrom, runProgram } from './drivenBrowser.ts';

/** The buttons of MiniBrowser keep its window wider than a phone. */
const NARROW_WINDOW = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';
const SETTLES_MS = 20_000;

declare global {
  interface Window {
    /** Errors and warnings of the page that were not read yet. */
    heardComplaints?: string[];
  }
}

/** In the page. WebKit's driver has no command for what a page complains about. */
function listen(): void {
  if (window.heardComplaints) return;
  const complaints: string[] = [];
  window.heardComplaints = complaints;
  window.addEventListener('error', ({ message }) => {
    // It only reports that the rest is measured in the next frame, as every browser does.
    if (!message.startsWith('ResizeObserver loop')) complaints.push(`error: ${message}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(`error: ${reason}`));
  for (const level of ['error', 'warn'] as const) {
    const { [level]: write } = console;
    console[level] = (...parts) => {
      complaints.push(`${level}: ${parts.join(' ')}`);
      write.apply(console, parts);
    };
  }
}

interface Answered {
  value: unknown;
  complaints: string[];
}

/** Over WebDriver, as Debian's webkit2gtk-driver implements it, on a virtual screen. It begins at the address. */
export async function openWebKit(path: string, address: string): Promise<DrivenBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), NARROW_WINDOW);
  const screen = runProgram('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const display = await heardFrom(screen.child.stdio[3], /(\d+)\n/);
  const port = await findFreePort();
  const driver = runProgram(path, [`--port=${port}`], { DISPLAY: `:${display}`, XDG_CONFIG_HOME: folder });

  async function call<T>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: unknown): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${command}: ${value.error}: ${value.message}`);
    return value;
  }

  await vi.waitFor(() => call('GET', '/status'), { timeout: SETTLES_MS });
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none', unhandledPromptBehavior: 'accept' } },
  });
  const session = `/session/${sessionId}`;
  let complaints: string[] = [];

  async function run(source: string, parameters: readonly unknown[]): Promise<unknown> {
    const answered = await call<Answered>('POST', `${session}/execute/sync`, {
      script: `(${listen})();
        return (async () => ({
          value: (await (${source})(...${JSON.stringify(parameters)})) ?? null,
          complaints: window.heardComplaints.splice(0),
        }))();`,
      args: [],
    });
    complaints.push(...answered.complaints);
    return answered.value;
  }

  // The first address that a new window is sent to is lost at times.
  await vi.waitFor(
    async () => {
      const isThere = (await run('() => window.location.href', [])) === address;
      if (isThere) return;
      await call('POST', `${session}/url`, { url: address });
      throw new Error(`WebKit does not open ${address}.`);
    },
    { timeout: SETTLES_MS, interval: 1_000 },
  );

  return {
    resize: async (width, height) => {
      await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
      await vi.waitFor(
        async () => {
          const inner = await run('() => window.innerWidth', []);
          if (inner !== width) throw new Error(`The page is ${inner} pixels wide, not ${width}.`);
        },
        { timeout: SETTLES_MS },
      );
    },
    goTo: async (url) => {
      await run('() => void (window.isLeft = true)', []);
      await call('POST', `${session}/url`, { url });
      await vi.waitFor(
        async () => {
          if ((await run('() => window.isLeft === true', [])) === true) throw new Error(`${url} does not open.`);
        },
        { timeout: SETTLES_MS, interval: 5 },
      );
    },
    run,
    act: async (actions) => {
      await call('POST', `${session}/actions`, { actions });
    },
    takeComplaints: async () => {
      await run('() => null', []);
      const taken = complaints;
      complaints = [];
      return taken;
    },
    photograph: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => {
      await call('DELETE', session);
      await driver.end();
      await screen.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
