import type { RegisteredModule, Registry } from '@campusway/contract';
import { createRoot } from 'react-dom/client';
import { OverrideBadge } from '../overrides/OverrideBadge.tsx';
import { chooseOverrides, forgetOverrides } from '../overrides/stored-overrides.ts';
import { parseRegistry } from './parse-registry.ts';

/** The registry with the overridden modules, and a badge on the page that lists them. */
export async function overrideRegistry(registry: Registry): Promise<Registry> {
  const { origins, refused } = chooseOverrides();
  const answers = await Promise.allSettled(origins.map(describeModule));
  const overrides = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const missing = origins.filter((_, index) => answers[index]?.status === 'rejected');
  if (origins.length + refused.length > 0) showBadge(overrides, missing, refused);
  const published = registry.modules.filter(({ name }) => !overrides.some((module) => module.name === name));
  return parseRegistry({ ...registry, modules: [...overrides, ...published] });
}

/** Build record served by `npm run override` at an origin; its URLs are relative to that origin. */
async function describeModule(origin: string): Promise<RegisteredModule> {
  const response = await fetch(new URL('/module.json', origin), { cache: 'no-store' });
  if (!response.ok) throw new Error(`${origin} answered ${response.status}`);
  return (await response.json()) as RegisteredModule;
}

function showBadge(
  overrides: readonly RegisteredModule[],
  missing: readonly string[],
  refused: readonly string[],
): void {
  const container = document.createElement('div');
  document.body.append(container);
  const modules = overrides.map(({ name, entry }) => ({ name, from: new URL(entry).host }));
  createRoot(container).render(
    <OverrideBadge modules={modules} missing={missing} refused={refused} onReset={reset} />,
  );
}

function reset(): void {
  forgetOverrides();
  location.reload();
}
