interface ModuleInfo {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly isEntry: boolean;
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** Dynamically loaded parts of the program, and the files that they share. */
const SIGN_IN = /src\/features\/access\/login\/LoginScreen\.tsx$/;
const PRODUCT_LIST = /src\/(app\/shopParts|areas\/ordering\/orderingParts)\.ts$/;
const LANDING = /src\/areas\/landing\/landingParts\.ts$/;
const DIALOGS = /src\/components\/(dialogs\/ChakraDialog|frame\/MenuDrawer)\.tsx$/;
/** Loads before all others run, which wait for its texts: it must need none of them. */
const TEXTS = /domain\/texts\/\w+\/pages\.ts$/;
const MOTION = /src\/(components\/dialogs\/MovingNotice\.tsx|theme\/motionFeatures\.ts)$/;

/** The modules that can load this one in the browser: the entry, and dynamic imports. */
function rootsOf(id: string, graph: ModuleGraph): { isFrame: boolean; parts: readonly string[] } {
  const above = new Set([id]);
  const parts: string[] = [];
  let isFrame = false;
  for (const at of above) {
    const info = graph.getModuleInfo(at);
    if (!info) continue;
    if (info.isEntry) isFrame = true;
    if (info.dynamicImporters.length > 0) parts.push(at);
    for (const importer of info.importers) above.add(importer);
  }
  return { isFrame, parts };
}

/** The file of a module that several parts share: modules of a first visit are separate from the others. */
function sharedPart(id: string, graph: ModuleGraph): string | null {
  const info = graph.getModuleInfo(id);
  if (!info || info.isEntry || info.dynamicImporters.length > 0) return null;
  const { isFrame, parts } = rootsOf(id, graph);
  if (isFrame) return 'frame';
  if (parts.length < 2) return null;
  const isOf = (names: RegExp) => parts.some((part) => names.test(part));
  if (isOf(TEXTS)) return 'texts';
  if (isOf(PRODUCT_LIST)) return isOf(SIGN_IN) ? 'first' : 'shop';
  if (isOf(SIGN_IN)) return 'signIn';
  if (isOf(LANDING)) return 'landing';
  if (isOf(DIALOGS)) return 'dialogs';
  return isOf(MOTION) ? 'motion' : 'more';
}

/** The dependencies of a part come before it, so that it contains only its own code. */
const IN_ORDER = ['texts', 'frame', 'first', 'shop', 'signIn', 'landing', 'dialogs', 'motion', 'more'];

/** A file for each set of parts that share a module would be a hundred requests per visit; these are eight at most. */
export const sharedParts = IN_ORDER.map((part, place) => ({
  name: (id: string, graph: ModuleGraph) => (sharedPart(id, graph) === part ? `shared-${part}` : null),
  priority: IN_ORDER.length - place,
}));
