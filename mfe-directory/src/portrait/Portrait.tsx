import type { StaffMember } from '@campusway/campus';
import { college } from '@campusway/platform';
import { classNames } from '@campusway/ui-kit';
import { useState } from 'react';
import css from './Portrait.module.css';
import { portraitUrl } from './portrait-url.ts';

interface PortraitProps {
  readonly person: Pick<StaffMember, 'id' | 'name' | 'photo'>;
  readonly className?: string | undefined;
}

/** Decorative photo of a person; a drawn portrait without a photo or when it does not load. */
export function Portrait({ person, className }: PortraitProps) {
  const [broken, setBroken] = useState<string>();
  const photo = college.photoOf(person);
  return (
    <img
      src={photo && photo !== broken ? photo : portraitUrl(person)}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={classNames(css.portrait, className)}
      onError={() => setBroken(photo)}
    />
  );
}
