import { escapeScript } from './html.ts';

/** What a page needs to let its tab choose between the live build of a module and a canary. */
export interface CanaryChoice {
  /** Percentage of tabs that get the canary. */
  readonly share: number;
  /** URL of a `CanaryFile`. */
  readonly href: string;
  readonly integrity: string;
  /** URL of the live build's folder; undefined for a new module. */
  readonly stable?: string | undefined;
}

/** What replaces the texts of a page in a tab of the canary. */
export interface CanaryFile {
  readonly importMap: string;
  readonly registry: object;
  /** Files of the canary's early answer. */
  readonly early?: object | undefined;
}

/** Id of the template with the end of a page that has a canary. */
export const choiceId = 'choice';

/**
 * Inlined at the end of the page, so it must be self-contained. Inserts the rest of the page from its template: as it is,
 * or with the canary's import map and registry, and without preloads of the live build. Each tab draws a number from 0 to
 * 100 once, and has the canary below the share; the live build without storage, and once the file did not load.
 */
function chooseBuild({ share, href, integrity, stable }: CanaryChoice): void {
  const key = 'campusway:canary';
  const { content } = document.getElementById('choice') as HTMLTemplateElement;
  const find = (selector: string) => content.querySelector(selector) as HTMLElement;
  function replaceTexts({ importMap, registry, early: assets }: CanaryFile): void {
    find('[type=importmap]').textContent = importMap;
    find('#registry').textContent = JSON.stringify(registry);
    const links = (find('#start') as HTMLTemplateElement).content.querySelectorAll(`[href^="${stable}/"]`);
    for (const link of links) link.remove();
    const early = find('#early-answer');
    if (early?.textContent.includes(`${stable}/`))
      early.textContent = JSON.stringify({ ...JSON.parse(early.textContent), assets });
  }
  let drawn: unknown;
  try {
    drawn = sessionStorage[key] ??= Math.random() * 100;
  } catch {}
  const insert = () => document.body.append(content);
  if (Number(drawn) < share)
    fetch(href, { integrity })
      .then((response) => response.json())
      .then(replaceTexts, () => {
        sessionStorage[key] = 100;
      })
      .then(insert);
  else insert();
}

export function choiceScript(choice: CanaryChoice): string {
  return `(${chooseBuild})(${escapeScript(JSON.stringify(choice))})`;
}
