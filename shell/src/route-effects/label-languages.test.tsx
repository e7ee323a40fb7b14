// @vitest-environment jsdom
import { textLanguage } from '@campusway/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { labelLanguages } from './label-languages.ts';

const languages = ['en', 'te', 'ja'];

function Room({ name, own }: { readonly name: string; readonly own?: string }) {
  return (
    <p>
      Room of <b>{name}</b>, floor {own && <i lang={own}>{name}</i>}
    </p>
  );
}

test('labelLanguages() labels names in another script, where they are added and changed, and nothing else', async () => {
  onTestFinished(cleanup);
  const stop = labelLanguages(document.body, (text) => textLanguage(text, languages));
  onTestFinished(stop);
  const { rerender } = render(<Room name="గ్రంథాలయం" />);
  const labels = () =>
    [...document.querySelectorAll('[lang]')].map((one) => `${one.localName} ${one.getAttribute('lang')}`);
  await expect.poll(labels).toEqual(['b te']);
  rerender(<Room name="実験室" own="zh" />);
  await expect.poll(labels).toEqual(['b ja', 'i zh']);
  rerender(<Room name="Library" />);
  await expect.poll(labels).toEqual([]);
  expect(screen.getByText('Library')).toBeTruthy();
});

test('labelLanguages() labels what is on the page already', () => {
  onTestFinished(cleanup);
  render(<Room name="గ్రంథాలయం" />);
  onTestFinished(labelLanguages(document.body, (text) => textLanguage(text, languages)));
  expect(screen.getByText('గ్రంథాలయం').lang).toBe('te');
});
