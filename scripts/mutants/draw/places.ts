/** The files of each area for drawn mutants. Texts and test servers are excluded. */
const AREAS: Readonly<Record<string, RegExp>> = {
  ports: /^src\/.*(Ports?|Store|Records)\.ts$/,
  admin: /^machines\/admin\/(?!landingEditing\/)/,
  import: /^(server\/modules\/dataImport|domain\/dataImport)\//,
  integration: /^(server\/modules|domain)\/integration\//,
  receivables: /^(server\/modules\/receivables|domain\/receivable)\//,
  landing: /^(machines\/admin\/landingEditing|domain\/landing|server\/modules\/landing)\//,
  punchout: /^(server\/modules|domain)\/punchout\//,
  documents: /^(server\/modules\/documents|domain\/document|machines\/documents)\//,
  theme: /^(src\/theme|machines\/theme)\/|^domain\/settings\/.*(theme|colour)/i,
};
const LEFT_OUT = /(Texts|[wW]ords)\.ts$|\/demo\/|\.tsx$/;

export const AREA_NAMES = Object.keys(AREAS);

export function areaOf(file: string): string | null {
  if (LEFT_OUT.test(file)) return null;
  return AREA_NAMES.find((area) => AREAS[area]?.test(file)) ?? null;
}
