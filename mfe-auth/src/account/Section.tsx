import { type ReactNode, type Ref, useId } from 'react';
import css from './AccountPage.module.css';

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** Section of the account page. Its heading is focusable from scripts. */
export function Section({ title, lead, headingRef, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <header>
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
