import css from './PageOpening.module.css';

export interface PageOpeningProps {
  readonly heading: string;
  /** The paragraph under the heading. */
  readonly lead?: string | undefined;
  readonly look?: 'plain' | 'hero' | 'column' | undefined;
}

/**
 * What a page begins with. A route may say it as its `opening`: the same component then shows it in the published page
 * and while the module loads, so that nothing moves when the page comes.
 */
export function PageOpening({ heading, lead, look = 'plain' }: PageOpeningProps) {
  return (
    <header className={css.opening} data-look={look}>
      <h1>{heading}</h1>
      {lead && <p>{lead}</p>}
    </header>
  );
}
