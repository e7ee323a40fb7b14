import css from './OverrideBadge.module.css';

interface OverrideBadgeProps {
  readonly modules: readonly { readonly name: string; readonly from: string }[];
  /** Addresses where nothing answered; the module of the site stands there. */
  readonly missing: readonly string[];
  /** What was asked for and is no address on this machine. */
  readonly refused: readonly string[];
  readonly onReset: () => void;
}

/** Whoever sees a page that is not the site's own must know it at a glance. */
export function OverrideBadge({ modules, missing, refused, onReset }: OverrideBadgeProps) {
  return (
    <aside className={css.badge} aria-label="Overrides">
      {modules.map(({ name, from }) => (
        <p key={name}>
          {name} comes from {from}
        </p>
      ))}
      {missing.map((origin) => (
        <p key={origin}>Nothing answers at {origin}</p>
      ))}
      {refused.map((text) => (
        <p key={text}>
          {`"${text.slice(0, 80)}" is no address on this machine, such as http://localhost:5203: nothing comes from there`}
        </p>
      ))}
      <button type="button" onClick={onReset}>
        Reset
      </button>
    </aside>
  );
}
