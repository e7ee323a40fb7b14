import type { CampusRoute } from '@campusway/campus/routing';
import { styles } from '@campusway/ui-kit';
import { StepSign } from '../../controls/StepSign.tsx';
import { directionsFor } from '../../journey/find-way.ts';
import css from './screen-page.module.css';

// What only a route needs. The page loads this module, and the walking graph, when one is requested.
export { ShareBar } from '../../controls/ShareBar.tsx';
export { findRoute, pageRouter } from '../../journey/find-way.ts';
export { figuresOf, RoutePrint } from '../../print/JourneyPrint.tsx';

export function StepTexts({ route }: { readonly route: CampusRoute }) {
  return (
    <section>
      <h2>Directions</h2>
      <ol className={`plain-list ${styles.stack} ${css.steps}`}>
        {directionsFor(route).map((step) => (
          <li key={`${step.first}-${step.kind}`}>
            <StepSign step={step} />
            {step.text}
          </li>
        ))}
      </ol>
    </section>
  );
}
