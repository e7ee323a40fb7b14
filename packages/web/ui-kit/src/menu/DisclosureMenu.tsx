import { Link, type LinkProps } from '@campusway/platform';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { chevronDownIcon } from '../icon/icons.ts';
import lines from '../lines.module.css';
import { SignCode } from '../sign/SignCode.tsx';
import links from './MenuLink.module.css';
import css from './menu.module.css';

export interface DisclosureMenuProps {
  readonly label: ReactNode;
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
      className={classNames('screen-only', css.menu, className)}
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
        className={`${lines.box} ${css.button}`}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <span>{label}</span>
        <Icon of={chevronDownIcon} className={css.chevron} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a chosen link bubbles here, by key or by click */}
      <div
        ref={panel}
        id={panelId}
        className={classNames(lines.popup, css.panel)}
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

/** Row of menus. They open below it, as wide as it where a wider list would leave the window. */
export function MenuRow({ children }: { readonly children: ReactNode }) {
  return <section className={css.row}>{children}</section>;
}

/** Menu item: code as a sign, name, and optionally a secondary line. */
export function MenuLink({
  code,
  detail,
  className,
  children,
  ...link
}: LinkProps & { readonly code?: string; readonly detail?: ReactNode }) {
  return (
    <Link {...link} className={classNames(lines.item, links.link, className)}>
      {code && (
        <SignCode tone="outline" className={links.code}>
          {code}
        </SignCode>
      )}
      <span>
        <span className={lines.name}>{children}</span>
        {detail && <span className={lines.detail}>{detail}</span>}
      </span>
    </Link>
  );
}

/** While `open`, calls `dismiss` on a click outside the element. */
function useDismiss(element: RefObject<HTMLElement | null>, open: boolean, dismiss: () => void): void {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!open) return;
    function dismissOutside(event: PointerEvent) {
      if (event.target instanceof Node && !element.current?.contains(event.target)) onDismiss();
    }
    document.addEventListener('pointerdown', dismissOutside);
    return () => document.removeEventListener('pointerdown', dismissOutside);
  }, [element, open]);
}

/**
 * Moves the focus between the button and the links in `root` for the arrow keys, Home and End.
 * Returns whether the key was one of these.
 */
function moveFocus(root: HTMLElement, key: string): boolean {
  const stops = [...root.querySelectorAll<HTMLElement>('button, a[href]')];
  const here = document.activeElement instanceof HTMLElement ? stops.indexOf(document.activeElement) : -1;
  const target = targetOf(key, here, stops.length);
  if (target === undefined) return false;
  stops[target]?.focus();
  return true;
}

function targetOf(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(here + 1, count - 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(here - 1, 0);
  // Index 0 is the button; Home moves to the first link.
  if (key === 'Home') return Math.min(1, count - 1);
  if (key === 'End') return count - 1;
  return undefined;
}
