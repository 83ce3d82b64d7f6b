export interface Place {
  /** None: the overview. */
  machineId: string | null;
  stateId: string | null;
}

/** The address of a machine, or of one of its states. */
export function hrefOf(machineId: string, stateId: string | null = null): string {
  return stateId === null ? `#/${machineId}` : `#/${machineId}/${stateId}`;
}

export function placeOf(hash: string): Place {
  const [, machineId = '', stateId = ''] = decodeURIComponent(hash).split('/');
  return { machineId: machineId || null, stateId: stateId || null };
}
