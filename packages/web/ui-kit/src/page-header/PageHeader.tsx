import css from './PageHeader.module.css';

export interface PageHeaderProps {
  readonly heading: string;
  /** Paragraph below the heading. */
  readonly lead?: string | undefined;
  readonly look?: 'plain' | 'hero' | undefined;
}

/**
 * Page header. For a route with `intro` it is also part of the prerendered shell and of the loading state, so that the
 * layout does not shift when the page has loaded.
 */
export function PageHeader({ heading, lead, look = 'plain' }: PageHeaderProps) {
  return (
    <header className={css.header} data-look={look}>
      <h1>{heading}</h1>
      {lead && <p>{lead}</p>}
    </header>
  );
}
