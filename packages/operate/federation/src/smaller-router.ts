import { changeSource, emptyFunctions } from './smaller-source.ts';

/**
 * Source of react-router (7.18.5) without what only a data router or a framework provides, which `BrowserRouter` is not:
 * forms, prefetched links, pending navigation, errors of loaders.
 */
export function smallerRouter(source: string): string {
  const code = changeSource(source, [
    ['\nForm.displayName = "Form";', ''],
    ['\nHistoryRouter.displayName = "unstable_HistoryRouter";', ''],
    ['\nScrollRestoration.displayName = "ScrollRestoration";', ''],
    ['\nRenderErrorBoundary.contextType = RSCRouterContext;', ''],
    [
      `let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(
      prefetch,
      rest
    );`,
      '',
    ],
    ['...prefetchHandlers,', ''],
    ['mergeRefs(forwardedRef, prefetchRef)', 'forwardedRef'],
    ['return shouldPrefetch && !isAbsolute ? ', 'return false ? '],
    ['let routerState = React10.useContext(DataRouterStateContext);', 'const routerState = null;'],
    ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = null;'],
    ['isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()'],
  ]);
  return emptyFunctions(code, ['RSCErrorHandler']);
}
