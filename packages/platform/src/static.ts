/** For drawing a page's frame at build time: no page loads it. */
export { StaticRouter } from 'react-router-dom';
