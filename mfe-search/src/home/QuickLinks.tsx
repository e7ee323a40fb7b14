import { paths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { pictogramOf, SignPlate } from '@campusway/ui-kit';
import css from './home.module.css';

/** Links to the places in `quickLinks` of the college. */
export function QuickLinks() {
  const { quickLinks } = college.facts;
  if (quickLinks.length === 0) return null;
  return (
    <nav aria-label="Quick links">
      <ul className={`plain-list ${css.quickLinks}`}>
        {quickLinks.map(({ label, place, pictogram, onCampusMap }) => (
          <li key={place}>
            <SignPlate
              to={(onCampusMap ? paths.campusNav : paths.navigate)({ to: place })}
              pictogram={pictogramOf({ pictogram })}
            >
              {label}
            </SignPlate>
          </li>
        ))}
      </ul>
    </nav>
  );
}
