import { pictogramOf } from '../pictogram/pictograms.tsx';
import css from '../sign/SignPlate.module.css';
import { SignPlate } from '../sign/SignPlate.tsx';

interface QuickLink {
  readonly to: string;
  readonly label?: string | undefined;
  readonly pictogram?: string | undefined;
}

/** The places that a college links to from its home page. Publishing repeats the links of the prerendered shell. */
export function QuickLinks({ links }: { readonly links: readonly QuickLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Quick links">
      <ul className={`plain-list ${css.plates}`}>
        {links.map(({ to, label, pictogram }) => (
          <li key={to}>
            <SignPlate to={to} pictogram={pictogramOf({ pictogram })}>
              {label}
            </SignPlate>
          </li>
        ))}
      </ul>
    </nav>
  );
}
