import type { StaffMember } from '@campusway/campus';
import { college } from '@campusway/platform';
import { useState } from 'react';
import css from './person.module.css';
import { portraitUrl } from './portrait-url.ts';

/** Decorative photo of a person; a drawn portrait without a photo or when it does not load. */
export function Portrait({ person }: { readonly person: StaffMember }) {
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
      className={css.portrait}
      onError={() => setBroken(photo)}
    />
  );
}
