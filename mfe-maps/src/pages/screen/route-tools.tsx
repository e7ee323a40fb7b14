import type { Step } from '@campusway/campus/directions';
import { StepSign } from '../../controls/StepSign.tsx';
import css from './screen-page.module.css';

// What only a route needs. The page loads this module, and the walking graph, when one is requested.
export { ShareBar } from '../../controls/ShareBar.tsx';
export { directionsFor, findRoute, pageRouter } from '../../journey/find-way.ts';
export { figuresOf, RoutePrint } from '../../print/JourneyPrint.tsx';

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
