import { ensureBuild } from '../../../scripts/start/build.mjs';
import { runShop } from './shopProcess.ts';

export interface CommandEnd {
  code: number | null;
  /** What the person at the console sees, without the line that names the database. */
  shown: string;
}

/** Runs `npm run NAME -- ...` as a process of its own on a database. */
export async function runCommand(name: string, given: readonly string[], databaseUrl: string): Promise<CommandEnd> {
  await ensureBuild(process.cwd());
  const parameters = ['scripts/command.mjs', name, ...given];
  const command = runShop(process.execPath, parameters, process.cwd(), { DATABASE_URL: databaseUrl });
  const code = await command.ended;
  return { code, shown: command.output().replace(/^Database: .*\n/m, '') };
}
