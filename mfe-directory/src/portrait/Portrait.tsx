import { classNames } from '@campusway/ui-kit';
import { useState } from 'react';
import { initialsOf } from '../staff/person-name.ts';
import css from './Portrait.module.css';

interface PortraitProps {
  readonly name: string;
  /** URL of the picture; empty where there is none. */
  readonly photo: string;
  readonly className?: string | undefined;
}

/** The initials, and over them the picture unless it fails. Decoration: the name stands beside it. */
export function Portrait({ name, photo, className }: PortraitProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span aria-hidden="true" className={classNames(css.portrait, className)}>
      {initialsOf(name)}
      {photo && photo !== broken && (
        <img
          src={photo}
          alt=""
          loading="lazy"
          decoding="async"
          className={css.picture}
          onError={() => setBroken(photo)}
        />
      )}
    </span>
  );
}
