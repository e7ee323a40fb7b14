import { apartFrom, type Place, placeOfRoom, unpackGraph } from '@campusway/campus';
import { createWays, formatMinutes } from '@campusway/campus/directions';
import { isForWheelchairs } from '@campusway/campus/lookup';
import type { AnswerEarly } from '@campusway/contract';
import { styles } from '@campusway/ui-kit';
import button from '@campusway/ui-kit/button.module.css';
import { createElement } from '@campusway/ui-kit/create-element';
import { parseLink, readParameters, stepFreeKey } from '../journey/parse-link.ts';
import { detailOf, nameOfPlace, noteOn, signOf } from '../journey/words.ts';
import peek from '../pages/directions/sheet/Peek.module.css';
import sheet from '../pages/directions/sheet/Sheet.module.css';
import css from './early.module.css';
import { earlyMap } from './early-map.ts';

/** What only the page shows. */
const pageOnly = ['walking', 'step', 'floor', 'category'];

/**
 * Heading and map of `JourneyPage` with a route, without React; undefined unless both ends are ids of places and a way
 * leads from one to the other.
 */
const answerEarly: AnswerEarly<'closures' | 'graph' | 'levels' | 'places' | 'rooms'> = (
  question,
  { graph, rooms, ...college },
  { pictures },
) => {
  const { places, levels } = college;
  const query = readParameters(new URLSearchParams(question));
  const link = parseLink(query);
  const [from, to] = [link.from, link.to].map((end) => places.find(({ id }) => id === end));
  if (!from || !to || pageOnly.some((name) => query.has(name))) return undefined;
  // As in useJourney().
  const isWanted = () => isForWheelchairs(to) || localStorage.getItem(stepFreeKey) === '1';
  const stepFree = link.stepFree ?? (!history.state?.usr?.isQuickest && isWanted());
  // No text has a time of day.
  const ways = createWays({ ...college, graph: unpackGraph(graph) }, { now: Date.now, timeZone: 'UTC' });
  const route = ways.findShown({ from: from.id, to: to.id, stepFree });
  if (route.status !== 'found') return undefined;
  const nameOf = ({ id, kind, code, room = code, name }: Place) =>
    (kind === 'room' &&
      rooms.find(({ number }) => (room ? number === room : placeOfRoom(number) === id))?.name) ||
    name;
  const [start, goal] = [
    signOf(from) + apartFrom(from, to, levels),
    signOf(to) + apartFrom(to, from, levels),
  ];
  const what = createElement('span', peek.what, `, ${nameOfPlace(to, nameOf(to), levels)}`);
  const line = createElement(
    'header',
    peek.line,
    createElement('h1', 'tabular', `${start} to ${goal}, ${formatMinutes(route.seconds)}`),
    createElement('p', styles.detail, detailOf(ways.walkOf(route)), what),
  );
  // The page's button leads on.
  line.insertAdjacentHTML(
    'beforeend',
    `<button class="${button.button} ${button.primary}" data-opens-walking disabled>Start</button>`,
  );
  const note = noteOn(from, to, stepFree);
  const text = note ? [createElement('p', `${styles.detail} ${peek.note}`, note)] : [];
  const stage = createElement('div', `screen-only ${sheet.stage} ${css.stage}`);
  stage.innerHTML = `<section class="${sheet.scroller}"><div class="${sheet.low}"></div><div class="${sheet.half}"></div>
    <div class="${sheet.sheet}"><div class="${sheet.head}"><div class="${sheet.handle}"></div></div></div></section>`;
  const level = ways.directionsFor(route)[0]?.level ?? from.level;
  stage.append(createElement('div', sheet.behind, earlyMap(route, { ...ways, levels, level, pictures })));
  const head = stage.querySelector<HTMLElement>(`.${sheet.head}`);
  head?.append(createElement('div', `${styles.stack} ${peek.peek}`, line, ...text));
  // The map begins above the text.
  new ResizeObserver(() => stage.style.setProperty('--peek', `${head?.offsetHeight}px`)).observe(
    head as Element,
  );
  return stage;
};

export default answerEarly;
