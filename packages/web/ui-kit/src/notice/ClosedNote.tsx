import { useClosedText } from '@campusway/platform';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { triangleAlertIcon } from '../icon/icons.ts';
import css from './Notice.module.css';

type Place = Parameters<ReturnType<typeof useClosedText>>[0];

/** `Closed until Friday 17:00: painting`, for as long as the place is closed. */
export function ClosedNote({ place }: { readonly place: Place }) {
  const text = useClosedText()(place);
  if (!text) return null;
  return (
    <p data-closed={place?.id} className={classNames(css.notice, css.warning)}>
      <Icon of={triangleAlertIcon} />
      <span className={css.text}>{text}</span>
    </p>
  );
}
