import type {
  AnswerEarly,
  EarlySite,
  PageAssets,
  PublishedFile,
  RegisteredModule,
  Registry,
  RemoteRoute,
} from '@campusway/contract';
import { earlyAnswer } from '../records/module-record.ts';
import { inlineScript } from './inline-script.ts';

/** Files of the early answer of a page. */
export interface EarlyAnswer {
  /** The first script is its module. */
  readonly assets: PageAssets;
  /** Parts of the college by name. */
  readonly college: Readonly<Record<string, PublishedFile>>;
  /** The pages that the search finds, on a page with a search. */
  readonly routes?: EarlySite['routes'];
  /** As in the route. */
  readonly asks?: RemoteRoute['asks'];
  /** On a page that asks. */
  readonly pictures?: EarlySite['pictures'];
}

/** Id of the JSON element that lists the files of the early answer. */
export const earlyId = 'early-answer';

/** The early answer of a page; undefined when the module or the college lacks one of its files. */
export function earlyAnswerOf(
  { early = [], asks, intro }: RemoteRoute,
  { assets }: Pick<RegisteredModule, 'assets'>,
  parts: Readonly<Record<string, PublishedFile>> = {},
  { routes, pictures }: Omit<EarlySite, 'load'> = { routes: [], pictures: {} },
): EarlyAnswer | undefined {
  const files = early.flatMap((name) => (parts[name] ? [[name, parts[name]] as const] : []));
  const own = assets[earlyAnswer];
  const isMissing = early.some((name) => name !== 'closures' && !parts[name]);
  if (!own || files.length === 0 || isMissing) return undefined;
  const found = routes.flatMap(({ path, search }) => (search ? [{ path, search }] : []));
  return {
    assets: own,
    college: Object.fromEntries(files),
    ...(intro?.search && { routes: found }),
    ...(asks && { asks, pictures }),
  };
}

/**
 * Inlined at the end of the page, so it must be self-contained. Shows the answer to the query in the URL below the
 * search of the prerendered shell, or without a search that for the last part of the path, or for the query of an address
 * that asks, in place of the skeleton, until the page replaces both. Errors are ignored: the page answers again.
 */
function answerQuestion(importFile: (file: string) => Promise<{ readonly default: AnswerEarly }>): void {
  const read = <Content>(id: string): Content => JSON.parse(document.getElementById(id)?.textContent ?? '');
  const { assets, college, asks, routes = [], pictures = {} } = read<EarlyAnswer>('early-answer');
  let loading: Promise<(question: string) => ReturnType<AnswerEarly>> | undefined;
  const site = { load: loadParts as EarlySite['load'], routes, pictures };

  function addStyle(style: PageAssets['styles'][number]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const link = document.createElement('link');
      const on = { onload: resolve, onerror: reject };
      document.head.append(
        Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', ...style, ...on }),
      );
    });
  }

  async function fetchParts(files: EarlyAnswer['college']): Promise<Record<string, unknown>> {
    const parts = Object.entries(files).map(async ([name, { href, integrity }]) => {
      const response = await fetch(href, { integrity });
      return [name, await response.json()] as const;
    });
    return Object.fromEntries(await Promise.all(parts));
  }

  function loadParts(names: readonly string[]): Promise<Record<string, unknown>> {
    const { parts = {} } = read<Registry>('registry').college ?? {};
    return fetchParts(Object.fromEntries(names.map((name) => [name, parts[name] as PublishedFile])));
  }

  async function load() {
    // All at once: the module would request the scripts that it imports only when it has come itself.
    const [[module], , parts] = await Promise.all([
      Promise.all(assets.scripts.map(importFile)),
      Promise.all(assets.styles.map(addStyle)),
      fetchParts(college),
    ]);
    const content = parts as Parameters<AnswerEarly>[1];
    return (question: string) => module?.default(question, content, site);
  }

  async function answer(): Promise<void> {
    const question = () => {
      const { pathname, search } = location;
      const query = new URLSearchParams(search);
      if (asks) return asks.every((name) => query.get(name)) && search;
      return document.querySelector('[data-early] form')
        ? query.get('q')
        : decodeURIComponent(pathname.split('/').filter(Boolean).pop() ?? '');
    };
    if (question()) loading ??= load();
    const reply = await loading;
    const query = question();
    const place = document.querySelector('[data-early]');
    const group = place?.querySelector('[aria-label="Answer"]');
    group?.replaceChildren();
    const card = query && (await reply?.(query));
    if (!card || query !== question()) return;
    group?.replaceChildren(card);
    place?.querySelector('form')?.removeAttribute('aria-busy');
    if (group) return;
    // Before they are shown: they may load meanwhile.
    const pictures = Array.from(
      card.querySelectorAll('image'),
      (one) => new Promise((resolve) => Object.assign(one, { onload: resolve, onerror: resolve })),
    );
    // Another font later would move the lines of the page.
    await document.fonts.ready;
    place?.replaceChildren(card);
    await Promise.all(pictures);
  }

  function tryToAnswer(): void {
    if (document.querySelector('[data-early]'))
      answer()
        .catch(() => undefined)
        .finally(() => dispatchEvent(new Event('answered')));
    else removeEventListener('popstate', tryToAnswer);
  }
  addEventListener('popstate', tryToAnswer);
  tryToAnswer();
}

/** `import()` is in the string because test runners rewrite the imports of a module, which would change `toString()`. */
export const earlyScript = inlineScript(answerQuestion, '(file) => import(file)');
