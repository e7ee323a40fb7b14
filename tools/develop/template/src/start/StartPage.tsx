import css from './StartPage.module.css';

export default function StartPage() {
  return (
    <div className={`page ${css.start}`}>
      <h1>Sample</h1>
      <p>This page comes from mfe-sample.</p>
    </div>
  );
}
