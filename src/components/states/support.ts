import { type ComponentType, createContext } from 'react';

/** The control with which users send their last minutes to support; null where nothing is recorded. */
export const SupportContext = createContext<ComponentType | null>(null);
