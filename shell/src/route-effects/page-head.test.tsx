// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { useNameOfMain } from './page-head.ts';

function Page() {
  const main = useRef<HTMLElement>(null);
  useNameOfMain(main);
  return <main ref={main} aria-label="Campus directions" />;
}

test('useNameOfMain() names the main part like the document, also once a page has extended the title', async () => {
  onTestFinished(cleanup);
  document.title = 'Campus directions';
  render(<Page />);
  for (const title of ['To Auditorium · Campus directions', 'Campus directions']) {
    document.title = title;
    expect(await screen.findByRole('main', { name: title })).toBeTruthy();
  }
});
