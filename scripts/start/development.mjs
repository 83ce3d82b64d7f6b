import { createServer as createProbe } from 'node:net';
import { relative } from 'node:path';
import { createApiProcess } from './apiProcess.mjs';

/** Vite serves the web with hot reload at PORT and passes the backend's paths to an API that restarts on change. */
export async function runDevelopment(root) {
  const config = await readConfig();
  const { createServer } = await import('vite');
  const apiPort = await findFreePort();
  const proxy = { target: `http://127.0.0.1:${apiPort}`, configure: answerWhileRestarting };
  const web = await createServer({
    root,
    clearScreen: false,
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      allowedHosts: [new URL(config.publicUrl).hostname],
      proxy: {
        '^/(api|img|doc|demo|punchout|sandbox)/': proxy,
        '^/(terms|privacy)$': proxy,
        '^/(openapi\\.json|healthz|readyz|orders/cxml)$': proxy,
      },
      watch: { ignored: ['**/dist/**', '**/.data/**', '**/.look/**', '**/coverage/**', `${config.dataDir}/**`] },
    },
  });
  await web.listen().catch((error) => {
    console.error(
      /already in use/.test(error.message)
        ? `PORT ${config.port} on ${config.host} is in use by another program. Stop it, or set another PORT.`
        : error.message,
    );
    process.exit(1);
  });
  const api = createApiProcess(root, { PORT: String(apiPort), HOST: '127.0.0.1', PUBLIC_URL: config.publicUrl });
  web.watcher.on('all', (_change, path) => {
    const name = relative(root, path);
    if (/^(server|domain)[\\/].*\.ts$/.test(name)) api.restart(name);
  });
  const stop = async () => {
    await api.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
}

async function readConfig() {
  const { tsImport } = await import('tsx/esm/api');
  const { readConfig } = await tsImport('../../server/app/config.ts', import.meta.url);
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}

function answerWhileRestarting(proxy) {
  proxy.on('error', (_error, _request, response) => {
    if (!('writeHead' in response) || response.headersSent) return;
    response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('The API is restarting.');
  });
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createProbe();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
