import { paths } from '@campusway/contract';
import {
  AuditoriumPictogram,
  LibraryPictogram,
  OfficePictogram,
  ParkingPictogram,
  SignPlate,
} from '@campusway/ui-kit';
import css from './QuickLinks.module.css';

/** Places of the campus plan that are asked for most, under the names by which people ask. */
const links = [
  { name: 'Library', place: 'central-library', pictogram: LibraryPictogram },
  { name: 'Auditorium', place: 'auditorium', pictogram: AuditoriumPictogram },
  { name: 'Parking', place: 'parking', pictogram: ParkingPictogram },
  { name: 'Admin Office', place: 'administration-block', pictogram: OfficePictogram },
] as const;

export function QuickLinks() {
  return (
    <nav aria-label="Quick links">
      <ul className={`plain-list ${css.links}`}>
        {links.map(({ name, place, pictogram }) => (
          <li key={place}>
            <SignPlate to={paths.campusNav({ to: place })} pictogram={pictogram} className={css.link}>
              {name}
            </SignPlate>
          </li>
        ))}
      </ul>
    </nav>
  );
}
