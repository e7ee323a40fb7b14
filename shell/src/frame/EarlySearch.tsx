import { SearchBox, SearchForm } from '@campusway/ui-kit';

/**
 * The search of a page that has not come, for publishing to fill in. Without any script it is a form that asks for the
 * page with the question as `q`; with one the question is kept for the page (keep-question.ts), which may answer it early.
 */
export function EarlySearch() {
  return (
    <search data-early="">
      <SearchForm method="get" fieldId="early" button="{search.button}" hint="{search.hint}">
        <SearchBox id="early" large name="q" placeholder="{search.placeholder}" required />
      </SearchForm>
      <div role="status" aria-label="Answer" />
    </search>
  );
}
