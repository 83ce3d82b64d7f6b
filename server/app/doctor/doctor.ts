import { readStorage } from '../../modules/monitoring/storage.ts';
import { findTroubles, type Trouble } from '../../modules/monitoring/troubles.ts';
import { VERSION } from '../../platform/version.ts';
import { ConfigError } from '../config/values.ts';
import { type Config, readConfig } from '../config.ts';
import { watchedOf } from '../watchedOf.ts';
import { examineDatabase } from './examineDatabase.ts';
import { examineMail } from './examineMail.ts';
import { examineReplica } from './examineReplica.ts';
import { examineSettings } from './examineSettings.ts';
import { examineStorage } from './examineStorage.ts';
import { type Finding, fix, ok } from './finding.ts';

const OLDEST_NODE = [20, 19] as const;

const TOPICS: Readonly<Record<Trouble['kind'], string>> = {
  deadJobs: 'Jobs',
  unknownPayments: 'Payments',
  exportStopped: 'Orders',
  diskFull: 'Disk',
  oldBackup: 'Backups',
};

function examineVersions(node: string): Finding {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  const isOld = major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
  if (!isOld) return ok('Versions', `storefront ${VERSION} on Node.js ${node}`);
  return fix('Versions', `Node.js ${node} is too old. Install ${OLDEST_NODE.join('.')} or newer.`);
}

function readSettings(env: NodeJS.ProcessEnv): Config | Finding {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return fix('Settings', error.message);
    throw error;
  }
}

async function examineShop(config: Config): Promise<Finding[]> {
  const watched = watchedOf(config);
  const [storage, ofMail, { findings: ofDatabase, figures }, ofReplica] = await Promise.all([
    readStorage(watched.folders, watched.backupTo),
    examineMail(config),
    examineDatabase(config),
    examineReplica(config),
  ]);
  const troubles = findTroubles({ ...NOTHING_STORED, ...figures, ...storage, readAt: new Date() }, watched);
  return [
    ...ofDatabase,
    ...ofReplica,
    ...examineStorage(storage, config),
    ofMail,
    ...examineSettings(config),
    ...troubles.map(({ kind, text }) => fix(TOPICS[kind], text)),
  ];
}

/** Where the database cannot be read. */
const NOTHING_STORED = {
  jobsWaiting: 0,
  jobsDead: 0,
  ordersSubmitted: 0,
  ordersToExport: 0,
  oldestToExportAt: null,
  lastExportAt: null,
  paymentsUnknown: 0,
  oldestUnknownAt: null,
  imports: {},
  catalogVersion: 0,
};

/** Looks at everything that an operator can get wrong, and changes nothing. */
export async function examineAll(env: NodeJS.ProcessEnv, node: string): Promise<Finding[]> {
  const config = readSettings(env);
  const found = 'level' in config ? [config] : await examineShop(config);
  return [examineVersions(node), ...found];
}
