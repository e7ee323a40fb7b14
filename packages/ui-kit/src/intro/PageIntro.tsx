import css from './PageIntro.module.css';

export interface PageIntroProps {
  readonly heading: string;
  /** The paragraph under the heading. */
  readonly lead?: string | undefined;
  readonly look?: 'plain' | 'hero' | undefined;
}

/**
 * What a page begins with. A route may say it as its `intro`: the same component then shows it in the published page
 * and while the module loads, so that nothing moves when the page comes.
 */
export function PageIntro({ heading, lead, look = 'plain' }: PageIntroProps) {
  return (
    <header className={css.intro} data-look={look}>
      <h1>{heading}</h1>
      {lead && <p>{lead}</p>}
    </header>
  );
}
