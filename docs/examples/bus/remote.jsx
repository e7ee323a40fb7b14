import { lazy } from 'react';

export default {
  contract: 1,
  pages: { line: lazy(() => import(/* webpackChunkName: "line" */ './line.jsx')) },
};
