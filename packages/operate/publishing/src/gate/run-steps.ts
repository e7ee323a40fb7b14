import type { GateStep } from '@campusway/contract';
import type { Page } from 'playwright-core';
import type { PageWatch } from './page-watch.ts';
import { findPageError } from './visit-page.ts';

/** Limit for a control to become visible and clickable. */
const controlSeconds = 15;

/** Runs the interactions of a module's `src/gate.ts` on its page. Returns the first failed step with its error. */
export async function runSteps(
  page: Page,
  watch: PageWatch,
  steps: readonly GateStep[] = [],
): Promise<string | undefined> {
  for (const step of steps) {
    const { role, name } = 'click' in step ? step.click : step.into;
    const control = page.getByRole(role, { name, exact: true }).first();
    const timeout = controlSeconds * 1000;
    const action = 'click' in step ? control.click({ timeout }) : control.fill(step.type, { timeout });
    const actionError = await action.then(
      () => undefined,
      (error: Error) => error.message.split('\n', 1)[0],
    );
    const error = actionError ?? (await findPageError(page, watch));
    if (error)
      return `src/gate.ts, ${'click' in step ? 'click on' : 'type into'} ${role} "${name}": ${error}`;
  }
  return undefined;
}
