import type { PageAssets, Registry } from '@campusway/contract';

/** What a page needs to let its tab choose between the live build of a module and a canary. */
export interface CanaryChoice {
  /** Percentage of tabs that get the canary. */
  readonly share: number;
  /** URL of the canary's script. */
  readonly src: string;
  readonly integrity: string;
}

/** What replaces the texts of a page in a tab of the canary. */
export interface CanaryTexts {
  readonly importMap: string;
  readonly registry: Registry;
  /** URL of the folder of the live build; undefined for a new module. */
  readonly live?: string | undefined;
  /** Files of the canary's early answer. */
  readonly early?: PageAssets | undefined;
}

/** Name of the canary's script. */
export const canaryFile = 'canary.js';

/** Id of the template with the end of a page that has a canary. */
export const choiceId = 'choice';

/**
 * Inlined at the end of the page, so it must be self-contained. Inserts the rest of the page from its template: as it is,
 * or after the canary's script has changed it. Each tab draws a number from 0 to 100 once, and has the canary below the
 * share; the live build without storage, and for good once the script did not load.
 */
function chooseBuild({ share, ...script }: CanaryChoice): void {
  const key = 'campusway:canary';
  const { content } = document.getElementById('choice') as HTMLTemplateElement;
  const onload = () => document.body.append(content);
  function onerror(): void {
    sessionStorage[key] = 100;
    onload();
  }
  let drawn: unknown;
  try {
    drawn = sessionStorage[key] ??= Math.random() * 100;
  } catch {}
  const element = document.createElement('script');
  if (Number(drawn) < share)
    document.head.append(Object.assign(element, { crossOrigin: '', onload, onerror }, script));
  else onload();
}

export function choiceScript({ share, src, integrity }: CanaryChoice): string {
  return `(${chooseBuild})(${JSON.stringify({ share, src, integrity })})`;
}

/** The canary's script, self-contained too: the page gets the texts of the canary, and no preloads of the live build. */
function useCanary({ importMap, registry, live, early: assets }: CanaryTexts): void {
  const { content } = document.getElementById('choice') as HTMLTemplateElement;
  const find = (selector: string) => content.querySelector(selector) as HTMLElement;
  const start = find('#start') as HTMLTemplateElement;
  for (const link of start.content.querySelectorAll(`[href^="${live}/"]`)) link.remove();
  const early = find('#early-answer');
  if (early?.textContent.includes(`${live}/`))
    early.textContent = JSON.stringify({ ...JSON.parse(early.textContent), assets });
  find('[type=importmap]').textContent = importMap;
  find('#registry').textContent = JSON.stringify(registry);
}

export function canaryScript(texts: CanaryTexts): string {
  return `(${useCanary})(${JSON.stringify(texts)})\n`;
}
