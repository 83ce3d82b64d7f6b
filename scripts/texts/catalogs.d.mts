export type Catalogs = ReadonlyMap<string, Readonly<Record<string, string>>>;

export function argumentsOf(message: string): string[];
export function readCatalogs(language?: string): Catalogs;
export function translations(): string[];
