import css from './OverrideBadge.module.css';

interface OverrideBadgeProps {
  readonly modules: readonly { readonly name: string; readonly from: string }[];
  /** Origins that did not answer; the published module is used instead. */
  readonly missing: readonly string[];
  /** Values that are not URLs on this machine. */
  readonly refused: readonly string[];
  readonly onReset: () => void;
}

/** Names the modules that do not come from the published site. */
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
          {`"${text.slice(0, 80)}" is no address on this machine, such as http://localhost:5203`}
        </p>
      ))}
      <button type="button" onClick={onReset}>
        Reset
      </button>
    </aside>
  );
}
