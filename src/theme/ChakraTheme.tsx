import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type ReactNode, useMemo } from 'react';
import { DEFAULT_COLOURS, type ThemeColours } from './palette.ts';
import { createStorefrontSystem } from './system.ts';

export interface ChakraThemeProps {
  readonly colours?: ThemeColours;
  readonly children: ReactNode;
}

/** The tokens and recipes for what is drawn by Chakra. What every page needs of the theme is in `theme.css`. */
export function ChakraTheme({ colours = DEFAULT_COLOURS, children }: ChakraThemeProps) {
  const { primary, secondary } = colours;
  const system = useMemo(() => createStorefrontSystem({ primary, secondary }), [primary, secondary]);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
