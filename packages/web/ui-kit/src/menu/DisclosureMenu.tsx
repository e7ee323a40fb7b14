import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { chevronDownIcon } from '../icon/icons.ts';
import css from './DisclosureMenu.module.css';
import { moveFocus } from './move-focus.ts';
import { useDismiss } from './use-dismiss.ts';

export interface DisclosureMenuProps {
  readonly label: string;
  /** Links, usually `MenuLink`s. Choosing one closes the menu. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A button that discloses a list of links (ARIA Authoring Practices, disclosure navigation): Tab and the arrow keys
 * move through the links, Escape and a click outside close. On narrow screens the list spans the nearest positioned
 * ancestor, so give the row of menus `position: relative`.
 */
export function DisclosureMenu({ label, children, className }: DisclosureMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useDismiss(root, open, () => setOpen(false));

  // Scrolls a list into view that opens below the viewport.
  useEffect(() => {
    if (open) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus bubble here from the button and the links
    <div
      ref={root}
      className={classNames(css.menu, className)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          setOpen(false);
          button.current?.focus();
        } else if (open && root.current && moveFocus(root.current, event.key)) event.preventDefault();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon of={chevronDownIcon} className={css.chevron} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a chosen link bubbles here, by key or by click */}
      <div
        ref={panel}
        id={panelId}
        className={css.panel}
        hidden={!open}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
        }}
      >
        {children}
      </div>
    </div>
  );
}
