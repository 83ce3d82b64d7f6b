interface MachineReport {
  readonly lines: number;
  /** Lines, too. */
  readonly ceremony: number;
  /** Charts that only load, show and fail. */
  readonly onlyLoading: number;
}

export function machineReport(files: readonly { readonly file: string; readonly text: string }[]): MachineReport;
