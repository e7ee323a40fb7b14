import { paths } from '@campusway/contract';
import { college, collegeFile, Link } from '@campusway/platform';
import { styles } from '@campusway/ui-kit';
import { OfflineSection } from '../offline/OfflineSection.tsx';
import css from './AboutPage.module.css';

export default function AboutPage() {
  return (
    <article className={`page ${css.about}`}>
      <img src={collegeFile('campus.svg')} alt="" className={styles.banner} />
      <h1>About Us</h1>
      <p className={css.lead}>Navigate the campus with ease.</p>
      <p>
        Our mission is an efficient digital solution that helps students and faculty locate resources and
        navigate effortlessly. Parents and visitors are as welcome: classrooms, labs, staff and the essential
        facilities are one search away, and every answer leads to the door.
      </p>
      <h2>What you can do here</h2>
      <ul>
        <li>
          Type a room number on the <Link to={paths.home()}>home page</Link> and read which floor and
          department it belongs to.
        </li>
        <li>
          See who heads each of the <Link to={paths.departments()}>departments</Link> and on which floor.
        </li>
        <li>Get a route along the corridors from one door to another.</li>
      </ul>
      <h2>Signs for doors</h2>
      <p>
        A printed sign with a QR code shows visitors the way from its door. Caretakers choose the door as the
        start in <Link to={paths.navigate()}>Directions</Link> and print the page.
      </p>
      <OfflineSection />
      <h2>{college.facts.name}</h2>
      {college.facts.about.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}
