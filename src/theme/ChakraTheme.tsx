import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { DEFAULT_COLOURS } from './palette.ts';
import { createStorefrontSystem } from './system.ts';

/** Built from the style sheet's colors; chosen colors override them in both themes (`showTones`). */
let system: ReturnType<typeof createStorefrontSystem> | null = null;

function storefrontSystem() {
  system ??= createStorefrontSystem(DEFAULT_COLOURS);
  return system;
}

/** The tokens and recipes of Chakra components. The theme of every page is in `theme.css`. */
export function ChakraTheme({ children }: { children: ReactNode }) {
  const [value] = useState(storefrontSystem);
  return <ChakraProvider value={value}>{children}</ChakraProvider>;
}
