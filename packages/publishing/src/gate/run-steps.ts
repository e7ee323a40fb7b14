import type { GateStep } from '@campusway/contract';
import type { Page } from 'playwright-core';
import type { PageWatch } from './page-watch.ts';
import { findFault } from './visit-page.ts';

/** How long a control may take to be there and to be reached. */
const controlSeconds = 15;

/** Does on a page what its module asks for; otherwise says at which step that ended. */
export async function runSteps(
  page: Page,
  watch: PageWatch,
  steps: readonly GateStep[] = [],
): Promise<string | undefined> {
  for (const step of steps) {
    const { role, name } = 'click' in step ? step.click : step.into;
    const control = page.getByRole(role, { name, exact: true }).first();
    const timeout = controlSeconds * 1000;
    const doing = 'click' in step ? control.click({ timeout }) : control.fill(step.type, { timeout });
    const failure = await doing.then(
      () => undefined,
      (error: Error) => error.message.split('\n', 1)[0],
    );
    const fault = failure ?? (await findFault(page, watch));
    if (fault)
      return `src/gate.ts, ${'click' in step ? 'click on' : 'type into'} ${role} "${name}": ${fault}`;
  }
  return undefined;
}
