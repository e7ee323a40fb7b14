import { paths } from '@campusway/contract';
import { college, collegeFile, Link, languageOf, siteRoutes } from '@campusway/platform';
import { OfflineSection } from '../offline/OfflineSection.tsx';
import css from './AboutPage.module.css';

export default function AboutPage() {
  const hasDepartments = siteRoutes().some(({ path, needs }) => path === paths.departments() && !needs);
  return (
    <article className={`page ${css.about}`}>
      <img src={collegeFile('campus.svg')} alt="" className="banner" />
      <h1>About Us</h1>
      <p className={css.lead}>Navigate the campus with ease.</p>
      <p>
        Our mission is an efficient digital solution that helps students and faculty locate resources and
        navigate effortlessly. Parents and visitors are as welcome: every answer leads to the door.
      </p>
      <h2>What you can do here</h2>
      <ul>
        <li>
          Type {college.facts.unnumbered ? 'the name of a room' : 'a room number'} on the{' '}
          <Link to={paths.home()}>home page</Link> for its floor and department.
        </li>
        {hasDepartments && (
          <li>
            See who heads each of the <Link to={paths.departments()}>departments</Link>, on which floor.
          </li>
        )}
        <li>Get a route from one door to another.</li>
        <li>
          Print a sign with a QR code for a door: choose it as the start in{' '}
          <Link to={paths.navigate()}>Directions</Link>.
        </li>
      </ul>
      <OfflineSection />
      <h2 lang={languageOf(college.facts.name)}>{college.facts.name}</h2>
      {college.facts.about.map((paragraph) => (
        <p key={paragraph} lang={languageOf(paragraph)}>
          {paragraph}
        </p>
      ))}
    </article>
  );
}
