import { placeOfRoom, type RoomNumber } from '@campusway/campus';
import { formatRoomCode, parseRoomCode } from '@campusway/campus/lookup';
import { useLocation, useNavigationType, useSearchParams } from '@campusway/platform';
import { useTitle } from '@campusway/ui-kit';
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isRoom, nameOf } from '../rooms/known-rooms.ts';

interface Sides {
  readonly plan: RefObject<HTMLElement | null>;
  readonly lists: RefObject<HTMLElement | null>;
}

/** Room selected in plan and tables, stored in the URL. */
export function useChosenRoom({ plan, lists }: Sides) {
  const [search, setSearch] = useSearchParams();
  const chosen = toRoomNumber(search.get('room'));
  useTitle(chosen && isRoom(chosen) ? nameOf(chosen) : undefined);

  const pressed = useRef<Element>(null);

  function choose(room: RoomNumber, from: 'plan' | 'row'): void {
    pressed.current = document.activeElement;
    setSearch({ room }, { replace: true });
    // Scrolls the other side into view.
    if (from === 'row') plan.current?.scrollIntoView({ block: 'nearest' });
    else if (areSideBySide(plan, lists)) scrollToRow(lists, room);
  }

  /** Its button disappears: a keyboard goes on where the room was chosen, else in a row of the room or at the plan. */
  function clear({ detail }: MouseEvent): void {
    setSearch({}, { replace: true });
    if (detail > 0) return;
    const buttons = [...(lists.current?.querySelectorAll<HTMLElement>('[aria-pressed="true"]') ?? [])];
    (buttons.find((button) => button === pressed.current) ?? buttons[0] ?? plan.current)?.focus();
  }

  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  const showFirst = useEffectEvent(() => {
    if (chosen === undefined || isReturn) return undefined;
    const isPlanShown = (plan.current?.querySelector('[data-plan]')?.childElementCount ?? 0) > 0;
    if (isPlanShown) return keepInView(plan.current?.lastElementChild, plan.current);
    return scrollToRow(lists, chosen);
  });
  useEffect(() => showFirst(), []);

  return { chosen, choose, clear };
}

/** Shows the card with the plan above or beside it, whose parts load later, until the visitor moves the page. */
function keepInView(card: Element | null | undefined, plan: Element | null): () => void {
  const sizes = new ResizeObserver(() => {
    for (const element of [plan, card]) element?.scrollIntoView({ block: 'nearest' });
  });
  if (plan) sizes.observe(plan);
  const leave = () => sizes.disconnect();
  const moves = ['pointerdown', 'wheel', 'keydown'] as const;
  for (const move of moves) window.addEventListener(move, leave, { once: true, passive: true });
  return () => {
    leave();
    for (const move of moves) window.removeEventListener(move, leave);
  };
}

/** Normalises a room number from the URL: `230A` for `230a`. Other text is returned unchanged, for the message. */
function toRoomNumber(text: string | null): RoomNumber | undefined {
  if (!text) return undefined;
  if (isRoom(text)) return text;
  const code = parseRoomCode(text);
  return code ? formatRoomCode(code) : text;
}

function areSideBySide(plan: Sides['plan'], lists: Sides['lists']): boolean {
  const [left, right] = [plan, lists].map((side) => side.current?.getBoundingClientRect());
  return left !== undefined && right !== undefined && left.width > 0 && left.right <= right.left;
}

function scrollToRow(lists: Sides['lists'], room: RoomNumber): void {
  const row = lists.current?.querySelector(`tr[data-rooms~="${CSS.escape(placeOfRoom(room))}"]`);
  row?.scrollIntoView({ block: 'nearest' });
}
