import '#styles/office.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { browserLanguage, loadEntryLanguage } from '#i18n/i18n.ts';
import { followTheme } from '#shared/theme.ts';

followTheme();
await loadEntryLanguage(browserLanguage());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
