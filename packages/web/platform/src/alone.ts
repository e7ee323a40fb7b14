/** For a remote outside the site, in development or in a test. Not shared at run time. */
export { MemoryRouter } from 'react-router-dom';
export { RemoteAlone } from './RemoteAlone.tsx';
