import { changeSource, emptyFunctions } from './smaller-source.ts';

/**
 * Source of react-router (7.18.5) without what only a data router or a framework provides, which `BrowserRouter` is not:
 * forms, prefetched links, pending navigation, errors of loaders.
 */
export function smallerRouter(source: string): string {
  const code = changeSource(source, [
    [/^(?:Form|HistoryRouter|ScrollRestoration)\.displayName = .*;$/gm, ''],
    [/^RenderErrorBoundary\.contextType = .*;$/gm, ''],
    [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/g, ''],
    ['...prefetchHandlers,', ''],
    ['mergeRefs(forwardedRef, prefetchRef)', 'forwardedRef'],
    [/return shouldPrefetch && !isAbsolute \? .* : link;/g, 'return link;'],
    [/let routerState = React\d+\.useContext\(DataRouterStateContext\);/g, 'const routerState = null;'],
    ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = null;'],
    ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()'],
  ]);
  return emptyFunctions(code, ['RSCErrorHandler']);
}
