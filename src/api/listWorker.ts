import { listParts } from './listParts.ts';

addEventListener('message', ({ data: { bytes, schema } }) => {
  for (const part of listParts(bytes, schema)) postMessage(part);
});
