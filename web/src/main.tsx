import './ui/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root to draw into.');

const page = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// A prerendered page is taken over; an empty one is drawn.
if (root.hasChildNodes()) hydrateRoot(root, page);
else createRoot(root).render(page);
