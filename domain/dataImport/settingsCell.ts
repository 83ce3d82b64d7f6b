import { UserSettings } from '../settings/settings.ts';
import type { CellReader } from './cell.ts';
import { importTexts } from './importTexts.ts';

/** Settings that the menu column or the user's kind decide. */
const ELSEWHERE: ReadonlySet<string> = new Set(['menu', 'sessionType']);

interface Shape {
  anyOf?: readonly Shape[];
  const?: unknown;
  type?: string;
  properties?: Readonly<Record<string, Shape>>;
}

const SETTINGS: Readonly<Record<string, Shape>> = UserSettings.properties;

function fits(shape: Shape | undefined, value: unknown): boolean {
  if (!shape) return false;
  if (shape.anyOf) return shape.anyOf.some((one) => fits(one, value));
  if ('const' in shape) return shape.const === value;
  if (shape.type === 'null') return value === null;
  if (shape.type !== 'object') return typeof value === shape.type;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, inner]) => fits(shape.properties?.[name], inner));
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Settings as text for files and comparison: their names in order; null when there are none. */
export function settingsText(stored: string): string | null {
  const entries = Object.entries(parsed(stored) ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length === 0 ? null : JSON.stringify(Object.fromEntries(entries));
}

/** The settings of specification 3 that differ, as a JSON object. */
export const settingsCell: CellReader = (typed, column) => {
  const settings = parsed(typed);
  if (!settings) return { refusal: importTexts.notSettings(column) };
  for (const [name, value] of Object.entries(settings)) {
    if (ELSEWHERE.has(name) || !Object.hasOwn(SETTINGS, name)) return { refusal: importTexts.noSetting(column, name) };
    if (!fits(SETTINGS[name], value)) return { refusal: importTexts.noValueOf(column, name, JSON.stringify(value)) };
  }
  return { value: settingsText(typed) ?? '' };
};
