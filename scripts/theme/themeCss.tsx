import { join } from 'node:path';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { renderToStaticMarkup } from 'react-dom/server';
import { globalStyles } from '../../src/theme/globalStyles.ts';
import { DEFAULT_COLOURS } from '../../src/theme/palette.ts';
import { createStorefrontSystem } from '../../src/theme/system.ts';

export const THEME_CSS = join(import.meta.dirname, '../../src/theme/theme.css');

/** The style sheet of the theme: reset, tokens and the styles of plain elements, in the layers that recipes are laid over. */
export function themeCss(): string {
  const system = createStorefrontSystem(DEFAULT_COLOURS, { preflight: true, globalCss: globalStyles });
  const page = renderToStaticMarkup(<ChakraProvider value={system}>{null}</ChakraProvider>);
  const sheets = [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, sheet]) => sheet ?? '');
  return `/* Written by npm run theme. */\n${sheets.join('\n').replaceAll('}', '}\n')}`;
}
