import { formatMetres, formatMinutes, type Step, summarizeRoute } from '@campusway/campus/directions';
import type { CampusRoute } from '@campusway/campus/routing';
import { StepSign } from '../../controls/StepSign.tsx';
import css from './screen-page.module.css';

// What only a route needs. The page loads this module, and the walking graph, when one is requested.
export { ShareBar } from '../../controls/ShareBar.tsx';
export { directionsFor } from '../../journey/directions-for.ts';
export { findRoute, pageRouter } from '../../journey/find-way.ts';
export { RoutePrint } from '../../print/JourneyPrint.tsx';

/** `190 m, 3 minutes, by stairs`: with the kind of route, as another may have the same figures. */
export function figuresOf(route: CampusRoute, steps: readonly Step[], stepFree: boolean): string {
  const { metres, seconds, how } = summarizeRoute(route, steps);
  return [formatMetres(metres), formatMinutes(seconds), stepFree && 'step-free', how]
    .filter(Boolean)
    .join(', ');
}

/** The route in words. */
export function StepTexts({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <section>
      <h2>Directions</h2>
      <ol className={`plain-list ${css.steps}`}>
        {steps.map((step) => (
          <li key={`${step.first}-${step.kind}`}>
            <StepSign step={step} />
            {step.text}
          </li>
        ))}
      </ol>
    </section>
  );
}
