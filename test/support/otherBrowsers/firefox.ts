import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'undici';
import { type DrivenBrowser, heardFrom, runProgram } from './drivenBrowser.ts';

interface Answer {
  id: number;
  result?: unknown;
  error?: string;
  message?: string;
}

interface LogEntry {
  method: 'log.entryAdded';
  params: { level: string; text: string | null };
}

type Send = <T>(method: string, params: Readonly<Record<string, unknown>>) => Promise<T>;

interface Connection {
  send: Send;
  takeComplaints(): string[];
  close(): void;
}

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  let complaints: string[] = [];
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Answer | LogEntry;
    if ('id' in message) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    } else if (message.method === 'log.entryAdded' && ['error', 'warn'].includes(message.params.level)) {
      complaints.push(`${message.params.level}: ${message.params.text}`);
    }
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', ({ error }) => reject(error));
  });
  return {
    send: async <T>(method: string, params: Readonly<Record<string, unknown>>) => {
      lastId += 1;
      const id = lastId;
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { result, error, message } = await answered;
      if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
      return result as T;
    },
    takeComplaints: () => {
      const taken = complaints;
      complaints = [];
      return taken;
    },
    close: () => socket.close(),
  };
}

type Evaluation =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** By WebDriver BiDi, which Firefox speaks without a driver beside it. */
export async function openFirefox(path: string): Promise<DrivenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'storefront-firefox-'));
  const firefox = runProgram(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']);
  const address = await heardFrom(firefox.child.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const { send, takeComplaints, close } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  // The tab that Firefox opens by itself never has the focus: it gets keys, but they press no button.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  const takePicture = async (method: string) =>
    Buffer.from((await send<{ data: string }>(method, { context })).data, 'base64');

  return {
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    run: async (source, parameters) => {
      const evaluated = await send<Evaluation>('script.callFunction', {
        functionDeclaration: `async () => JSON.stringify({ value: await (${source})(...${JSON.stringify(parameters)}) })`,
        target: { context },
        awaitPromise: true,
      });
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      return (JSON.parse(evaluated.result.value) as { value: unknown }).value;
    },
    act: (actions) => send('input.performActions', { context, actions }),
    takeComplaints: async () => takeComplaints(),
    photograph: () => takePicture('browsingContext.captureScreenshot'),
    printToPdf: () => takePicture('browsingContext.print'),
    close: async () => {
      await send('browser.close', {});
      close();
      await firefox.end();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
