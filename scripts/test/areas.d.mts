export const AREAS: readonly string[];
export function areasOf(file: string): string[];
export function areaOf(file: string): string;
