import { titleOf } from '@campusway/campus';
import { formatMetres, formatMinutes } from '@campusway/campus/directions';
import { college, useClosedText } from '@campusway/platform';
import { classNames, styles } from '@campusway/ui-kit';
import { CardHead } from '../leaflet/MapCard.tsx';
import css from './CategoryChips.module.css';
import type { Category } from './use-category.ts';
import { stopOn, stopsText, type Walk } from './walks.ts';

interface WalkListProps {
  readonly category: Category;
  readonly isOnMap?: boolean;
}

/** The list of a category; without one, the live region that announces its count. */
export function WalkList(props: WalkListProps) {
  const { chip, walks, floor } = props.category;
  const here = walks.filter((walk) => stopOn(walk, floor)).length;
  return (
    <>
      <p role="status" className="visually-hidden">
        {chip && `${chip}: ${walks.length}, ${here || 'none'} on this floor`}
      </p>
      {chip && <Walks {...props} here={here} />}
    </>
  );
}

/** The places of a category by walking time from the current position, or else from the middle of the campus. */
function Walks({ category, here, isOnMap = false }: WalkListProps & { readonly here: number }) {
  const { chip, known, walks, list, stepFree, choose, close } = category;
  const closedText = useClosedText();
  const others = walks.length - here;
  return (
    <section
      ref={list}
      aria-label={chip}
      className={classNames(css.list, isOnMap && css.overMap)}
      data-covers={isOnMap ? '' : undefined}
      data-walks=""
    >
      <CardHead onClose={close}>
        <p>
          <b>
            {chip} from {known ? known.name : 'the middle of the campus'}
          </b>
          <span className={styles.detail}>
            {here === 0 ? 'None on this floor' : `${here} on this floor`}
            {others > 0 && `, ${others} elsewhere`}
          </span>
        </p>
      </CardHead>
      <ol className={`plain-list ${css.places}`}>
        {walks.map((walk, i) => (
          <li key={walk.place.id}>
            <button
              type="button"
              className={`${styles.lineButton} ${css.place}`}
              onClick={() => choose(walk.place)}
            >
              <span className={css.number}>{i + 1}</span>
              <span>
                <bdi>{walk.place.name}</bdi>
                <span className={styles.detail}>{whereText(walk, stepFree, closedText(walk.place))}</span>
              </span>
              {walk.way && <b>{formatMetres(walk.way.metres)}</b>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** `second floor, 2 minutes`, of a lift `stops at 1, 2, less than a minute`, of what is closed `. Closed until 17:00: painting`. */
function whereText(walk: Walk, stepFree: boolean, closed: string | undefined): string {
  const none = stepFree ? 'no step-free way' : 'no way';
  const where = stopsText(walk) ?? titleOf(college.levels, walk.place.level);
  if (closed && !walk.way) return `${where}. ${closed}`;
  return `${where}, ${walk.way ? formatMinutes(walk.way.seconds) : none}`;
}
