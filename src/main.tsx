import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { BrokenApp } from './app/bugs/BrokenApp.tsx';
import { startStorefront } from './app/startStorefront.ts';
import './theme/theme.css';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');

const storefront = startStorefront((started) => [
  { path: '*', element: <App storefront={started} />, errorElement: <BrokenApp problems={started.problems} /> },
]);

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={storefront.router} />
  </StrictMode>,
);
