import type { Department } from '@campusway/campus';
import { collegeFile } from '@campusway/platform';
import { ButtonLink, classNames } from '@campusway/ui-kit';
import type { ReactNode } from 'react';
import css from './PictureCard.module.css';

interface PictureCardProps {
  readonly code: Department['code'];
  /** Name of the department, for the accessible name of the button. */
  readonly name: string;
  readonly to: string;
  /** Text of the button. */
  readonly button: string;
  /** Classes for the card of one page. */
  readonly own: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** Card of a department: decorative picture of the building with its rooms in colour, text, and a button. */
export function PictureCard({ code, name, to, button, own, children }: PictureCardProps) {
  return (
    <li className={classNames(css.card, own.card)}>
      <div className={classNames(css.picture, own.picture)}>
        <img
          src={collegeFile(`departments/${code}.svg`)}
          alt=""
          loading="lazy"
          decoding="async"
          width={224}
          height={150}
        />
      </div>
      {children}
      <ButtonLink to={to} className={own.button}>
        {button} <span className="visually-hidden">of {name}</span>
      </ButtonLink>
    </li>
  );
}
