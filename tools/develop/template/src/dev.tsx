import '@campusway/ui-kit/global.css';
import { RemoteAlone } from '@campusway/platform/alone';
import { createRoot } from 'react-dom/client';
import module from './remote.tsx';
import { routes } from './routes.ts';

const root = document.getElementById('root');
if (root) createRoot(root).render(<RemoteAlone module={module} {...routes} />);
