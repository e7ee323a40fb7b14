import { RoomSearch } from '../lookup/RoomSearch.tsx';
import { DepartmentsMenu } from './DepartmentsMenu.tsx';
import { FloorsMenu } from './FloorsMenu.tsx';
import css from './HomePage.module.css';
import { PlanMotif } from './PlanMotif.tsx';
import { QuickLinks } from './QuickLinks.tsx';

/** The question, the box that answers it, and the ways for those who know where they want to go. */
export default function HomePage() {
  return (
    <div className={`page ${css.home}`}>
      <div className={css.desk}>
        <h1 className={css.question}>Lost your way in campus?</h1>
        <RoomSearch />
        <QuickLinks />
        <div className={css.menus}>
          <FloorsMenu />
          <DepartmentsMenu />
        </div>
      </div>
      <PlanMotif className={css.motif} />
    </div>
  );
}
