import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';

/** Prints one line and ends the process with 1. */
export function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

function commandName() {
  const [, script = ''] = process.argv;
  return basename(script, extname(script));
}

/** Refuses wrong options with one line, which names `--help` if the command has a usage text. */
export function refuseOptions(reason, usage) {
  const sentence = /[.!?]$/.test(reason) ? reason : `${reason}.`;
  refuse(usage ? `${sentence} See npm run ${commandName()} -- --help.` : sentence);
}

/** Options and positionals of the command line. With a usage, `--help` prints it and ends the process with 0. */
export function readOptions(config, usage) {
  const options = usage ? { ...config.options, help: { type: 'boolean' } } : config.options;
  let parsed;
  try {
    parsed = parseArgs({ ...config, options });
  } catch (error) {
    // Node's message goes on to explain how to pass such a text, which is left out.
    const [reason] = error.message.split(/\. To |\n/);
    return refuseOptions(reason, usage);
  }
  if (usage && parsed.values.help) {
    console.log(usage);
    process.exit(0);
  }
  return parsed;
}
