/** For a remote outside the site: alone in development, or in a test. Not part of what is shared at run time. */
export { MemoryRouter } from 'react-router-dom';
export { RemoteAlone } from './RemoteAlone.tsx';
