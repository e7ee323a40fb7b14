import { classNames, styles } from '@campusway/ui-kit';
import { Fragment } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { toMailLink, toTelephoneLink } from './contact-links.ts';
import css from './PersonCard.module.css';

const kinds = {
  contact: { label: 'Contact', what: 'number', toLink: toTelephoneLink },
  email: { label: 'E-mail', what: 'e-mail address', toLink: toMailLink },
} as const;

interface ContactRowProps {
  readonly kind: keyof typeof kinds;
  readonly value: string;
  /** Name of the person. */
  readonly name: string;
}

/** Telephone number or e-mail address, linked if valid. */
export function ContactRow({ kind, value, name }: ContactRowProps) {
  const { label, what, toLink } = kinds[kind];
  const link = toLink(value);
  return (
    <div className={css.contact}>
      <dt className={styles.detail}>{label}</dt>
      <dd className={classNames(css.value, 'tabular')}>
        {link ? (
          // Chrome's name of a link has a space at each break.
          <a href={link} aria-label={value.trim()} className={styles.nameLink}>
            <Breakable text={value} />
          </a>
        ) : (
          value
        )}
        {link && <CopyButton what={what} whose={`of ${name}`} text={() => value.trim()} />}
      </dd>
    </div>
  );
}

/** Allows a line break after each dot and the @ of an e-mail address. */
function Breakable({ text }: { readonly text: string }) {
  if (!text.includes('@')) return text;
  return text.split(/(?<=[@.])/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
