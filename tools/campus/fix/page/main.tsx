import { applyStoredTheme } from '@campusway/ui-kit/stored-theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { FixPage } from './FixPage.tsx';

applyStoredTheme();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <FixPage />
    </StrictMode>,
  );
