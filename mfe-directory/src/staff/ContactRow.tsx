import { CopyButton } from '../copy/CopyButton.tsx';
import css from './ContactRow.module.css';
import { toMailLink, toTelephoneLink } from './contact-links.ts';

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
    <div className={css.row}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>
        {link ? (
          <a href={link}>
            <Breakable text={value} />
          </a>
        ) : (
          value
        )}
        {link && <CopyButton what={`${what} of ${name}`} text={() => value.trim()} />}
      </dd>
    </div>
  );
}

/** Allows a line break after the @ of an e-mail address. */
function Breakable({ text }: { readonly text: string }) {
  const [user, host] = text.split('@');
  if (!host) return text;
  return (
    <>
      {user}@<wbr />
      {host}
    </>
  );
}
