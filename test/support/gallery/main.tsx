import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { ChakraTheme } from '../../../src/theme/ChakraTheme.tsx';
import { applyColourMode, type ColourMode } from '../../../src/theme/colourMode.ts';
import '../../../src/theme/theme.css';
import { Gallery } from './Gallery.tsx';

const query = new URLSearchParams(window.location.search);
const colours = { primary: query.get('primary') ?? '#008080', secondary: query.get('secondary') ?? '#f50057' };
const mode = (query.get('mode') ?? 'system') as ColourMode;
const root = document.getElementById('root');

if (root) {
  applyColourMode(mode);
  createRoot(root).render(
    <StrictMode>
      <ChakraTheme colours={colours}>
        <MemoryRouter>
          <Gallery sheet={query.get('sheet') ?? 'controls'} open={query.get('open') ?? ''} />
        </MemoryRouter>
      </ChakraTheme>
    </StrictMode>,
  );
}
