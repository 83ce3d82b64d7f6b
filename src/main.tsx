import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { BrokenApp } from './app/bugs/BrokenApp.tsx';
import { BugBoundary } from './app/bugs/BugBoundary.tsx';
import { startStorefront } from './app/startStorefront.ts';
import { SupportContext } from './components/states/support.ts';
import './theme/theme.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

const storefront = startStorefront();
const { problems, history, support } = storefront;

createRoot(root).render(
  <StrictMode>
    <HistoryRouter history={history}>
      <SupportContext value={support}>
        <BugBoundary onBug={problems.ofScreen} face={() => <BrokenApp />}>
          <App storefront={storefront} />
        </BugBoundary>
      </SupportContext>
    </HistoryRouter>
  </StrictMode>,
);
