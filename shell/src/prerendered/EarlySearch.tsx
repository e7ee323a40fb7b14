import { SearchBox, SearchForm } from '@campusway/ui-kit';

/**
 * Search form in the prerendered shell, usable before the page has loaded. Publishing replaces the placeholders in
 * braces. Without scripts it submits a GET request with the query as `q`; with scripts `keep-query.ts` puts the query
 * into the URL.
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
