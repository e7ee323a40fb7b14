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
  /** Whose it is. */
  readonly name: string;
}

/** A telephone number or an e-mail address: a link where it is one, plain text where it is not. */
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

/** An address may break behind its @, rather than anywhere. */
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
