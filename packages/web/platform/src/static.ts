/** For prerendering the shell at build time only. */
export { StaticRouter } from 'react-router-dom';
