import { ensureBuild } from './build.mjs';
import { requireNode } from './nodeVersion.mjs';
import { ensurePackages } from './packages.mjs';
import { endStepsOnSignal, StepFailed } from './steps.mjs';

/** Installs packages and builds the shop where that is due. Ends the process with 1 if it fails. */
export async function prepare(root, { isBuildNeeded = true } = {}) {
  requireNode('20.19.0');
  const leaveSignals = endStepsOnSignal();
  try {
    await ensurePackages(root);
    if (isBuildNeeded) await ensureBuild(root);
  } catch (error) {
    console.error(error instanceof StepFailed ? error.message : error);
    process.exit(1);
  }
  leaveSignals();
}
