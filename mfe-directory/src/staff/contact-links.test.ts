import { expect, test } from 'vitest';
import { isProvided, toMailLink, toTelephoneLink } from './contact-links.ts';

test.each([
  ['+91 00000 10107', 'tel:+910000010107'],
  ['(040) 555-0100', 'tel:0405550100'],
  ['Not Provided', undefined],
  ['', undefined],
  ['ext. 12', undefined],
  ['1234567890123456', undefined],
])('toTelephoneLink() of %j', (contact, link) => {
  expect(toTelephoneLink(contact)).toBe(link);
});

test.each([
  ['jyothi.pandey@college.example', 'mailto:jyothi.pandey@college.example'],
  [' a%b@college.example ', 'mailto:a%25b@college.example'],
  ['Not Provided', undefined],
  ['nobody@', undefined],
  ['"><script>@x.example', undefined],
])('toMailLink() of %j', (email, link) => {
  expect(toMailLink(email)).toBe(link);
});

test('isProvided() is false for empty text and Not Provided', () => {
  expect(['', ' ', 'Not Provided', 'not provided', '205'].map(isProvided)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});
