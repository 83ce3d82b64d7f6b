import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import type { ThemeMode } from '#machines/theme/shownTheme.ts';
import { ChakraTheme } from '../../../src/theme/ChakraTheme.tsx';
import { applyColourMode } from '../../../src/theme/colourMode.ts';
import { deriveTones } from '../../../src/theme/deriveTones.ts';
import { showTones } from '../../../src/theme/showTones.ts';
import '../../../src/theme/theme.css';
import { Gallery } from './Gallery.tsx';

const query = new URLSearchParams(window.location.search);
const colours = { primary: query.get('primary') ?? '#008080', secondary: query.get('secondary') ?? '#f50057' };
const mode = (query.get('mode') ?? 'system') as ThemeMode;
const root = document.getElementById('root');

if (root) {
  applyColourMode(mode);
  showTones(deriveTones(colours));
  createRoot(root).render(
    <StrictMode>
      <ChakraTheme>
        <MemoryRouter>
          <Gallery sheet={query.get('sheet') ?? 'controls'} open={query.get('open') ?? ''} />
        </MemoryRouter>
      </ChakraTheme>
    </StrictMode>,
  );
}
